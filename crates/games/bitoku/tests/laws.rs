//! The laws of the kernel.

engawa_kernel::laws!(engawa_bitoku::Bitoku);
