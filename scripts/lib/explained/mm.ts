import type { Explained } from '../explained-differences.ts';

export const MASS_MUTATION: Explained = [
  ['it-s-coming', 'a deck that was searched is always shuffled'],
  ['z-particle-tracker', 'a deck that was searched is always shuffled'],
  ['niffle-kong', 'a deck that was searched is always shuffled'],
  ['book-of-malefaction', 'only the opponent steals from you'],
  ['lady-loreena', 'the neighbors of a neighbor are at most two places away'],
  ['purifier-of-souls', 'an ability that is lost cannot resolve'],
  ['high-priest-torvus', 'the action is named by its way to the discard pile'],
  ['shadowsaurus', 'all of no amber is not moved'],
  ['teleporter-chief-tink', 'the other creature is the one that was swapped'],
  ['new-frontiers', 'the archived cards have left the deck'],
  ['hold-the-line', 'enemy creatures are the creatures of the opponent'],
  ['pismire', 'enemy creatures are the creatures of the opponent'],
  ['blossom-drake', 'a blank text box is a loss of abilities'],
];
