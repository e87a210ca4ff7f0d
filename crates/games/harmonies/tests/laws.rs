//! The laws of every game of the house, tried on Harmonies.

engawa_kernel::laws!(engawa_harmonies::Harmonies);
