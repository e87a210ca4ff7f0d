//! The laws of every game of the house, tried on The White Castle.

engawa_kernel::laws!(engawa_white_castle::WhiteCastle);
