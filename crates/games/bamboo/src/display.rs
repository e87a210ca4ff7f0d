//! A column of a display (BA-7.7): no gaps from below; what is taken lets those above move down.

/// A column of `N` spaces, bottom first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Column<T, const N: usize> {
    spaces: [Option<T>; N],
}

impl<T: Copy + PartialEq, const N: usize> Column<T, N> {
    pub(crate) const EMPTY: Column<T, N> = Column { spaces: [None; N] };

    /// What lies there, bottom first; the first gap ends it.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = T> + use<T, N> {
        self.spaces.into_iter().flatten()
    }

    /// The space on which it lies, from 0 at the bottom.
    #[inline]
    pub(crate) fn row_of(&self, wanted: T) -> Option<usize> {
        self.spaces.iter().position(|&there| there == Some(wanted))
    }

    /// What lies on the bottom space.
    pub(crate) const fn bottom(&self) -> Option<T> {
        self.spaces[0]
    }

    /// Takes what lies on a space; those above move down.
    #[inline]
    pub(crate) fn take(&mut self, row: usize) -> Option<T> {
        let taken = self.spaces.get_mut(row)?.take()?;
        self.spaces[row..].rotate_left(1);
        Some(taken)
    }

    /// Whether a space is free.
    #[inline]
    pub(crate) const fn has_gap(&self) -> bool {
        self.spaces[N - 1].is_none()
    }

    /// Puts one more on the lowest free space.
    #[inline]
    pub(crate) fn add(&mut self, new: T) {
        if let Some(space) = self.spaces.iter_mut().find(|space| space.is_none()) {
            *space = Some(new);
        }
    }
}
