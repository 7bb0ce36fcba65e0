//! Sets of cats and of lessons.

use game::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Cat, N_CATS};
use crate::lessons::Lesson;

#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CatSet(u128);

impl CatSet {
    pub const NONE: Self = Self(0);

    #[inline]
    pub const fn contains(self, cat: Cat) -> bool {
        self.0 >> cat.number() & 1 == 1
    }

    #[inline]
    #[must_use]
    pub const fn with(self, cat: Cat) -> Self {
        Self(self.0 | 1 << cat.number())
    }

    #[inline]
    #[must_use]
    pub const fn without(self, cat: Cat) -> Self {
        Self(self.0 & !(1 << cat.number()))
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// A bit for each of them, by its number.
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, colour by colour.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros() as usize;
            (number < N_CATS).then(|| {
                left &= left - 1;
                Cat::numbered(number)
            })
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct LessonSet(u32);

impl LessonSet {
    pub const NONE: Self = Self(0);

    /// All lessons (C4).
    pub const ALL: Self = Self((1 << Lesson::ALL.len()) - 1);

    pub fn contains(self, lesson: Lesson) -> bool {
        self.0 >> lesson.number() & 1 == 1
    }

    #[must_use]
    pub fn with(self, lesson: Lesson) -> Self {
        Self(self.0 | 1 << lesson.number())
    }

    #[must_use]
    pub fn without(self, lesson: Lesson) -> Self {
        Self(self.0 & !(1 << lesson.number()))
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// A bit for each of them, by its number.
    pub(crate) const fn bits(self) -> u64 {
        self.0 as u64
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes a random one of them out; there is one.
    pub(crate) fn draw(&mut self, rng: &mut Rng) -> Lesson {
        let nth = rng.below(u32::from(self.len())) as usize;
        let lesson = self.iter().nth(nth).expect("there are as many lessons as were counted");
        *self = self.without(lesson);
        lesson
    }

    /// Each of them, in the order of [`Lesson::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Lesson> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lesson = Lesson::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*lesson)
        })
    }
}

/// On the wire a set is the list of what is in it.
macro_rules! wire {
    ($set:ty, $item:ty) => {
        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::NONE, Self::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter().collect::<Vec<_>>())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}
wire!(CatSet, Cat);
wire!(LessonSet, Lesson);
