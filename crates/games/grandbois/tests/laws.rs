//! What holds in every game of the house.

engawa_kernel::laws!(engawa_grandbois::GrandBois);
