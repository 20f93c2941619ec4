import type { Explained } from '../explained-differences.ts';

export const WORLDS_COLLIDE: Explained = [
  ['borr-nit', 'the other revealed cards lie in the deck that is shuffled'],
  ['borr-nit-s-touch', 'the other revealed cards lie in the deck that is shuffled'],
  ['orb-of-wonder', 'a deck that was searched is always shuffled'],
];
