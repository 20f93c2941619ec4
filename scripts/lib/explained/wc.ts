import type { Explained } from '../explained-differences.ts';

export const WORLDS_COLLIDE: Explained = [
  ['borr-nit', 'the other revealed cards lie in the deck that is shuffled'],
  ['borr-nit-s-touch', 'the other revealed cards lie in the deck that is shuffled'],
  ['orb-of-wonder', 'a deck that was searched is always shuffled'],
  ['reassembling-automaton', '“another creature” is said for “any other creatures”'],
  ['self-bolstering-automata', '“another creature” is said for “any other creatures”'],
  ['gargantodon', 'the steal of each player is written as a sentence of its own'],
  ['auto-legionary', 'versatile is the permission to use it with any active house'],
  ['cincinnatus-rex', 'enemy creatures are the creatures of the opponent'],
  ['good-of-the-many', '“another” is written as “no other”'],
  ['saurus-rex', 'a deck that was searched is always shuffled'],
  ['triumph', 'enemy creatures are the creatures of the opponent'],
  ['inky-gloom', 'the creatures that the opponent would use are enemy creatures'],
  ['general-order-24', '“otherwise” says the opposite of the condition'],
  ['harmonia', 'enemy creatures are the creatures of the opponent'],
  ['molephin', 'only the opponent steals from you'],
  ['unnatural-selection', 'the other creatures are all except the chosen ones'],
];
