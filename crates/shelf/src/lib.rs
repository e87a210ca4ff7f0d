//! All games behind one closed enum.
