//! The laws of every game of the house, tried on Bamboo.

engawa_kernel::laws!(engawa_bamboo::Bamboo);
