//! One running table: commands in, messages out.
