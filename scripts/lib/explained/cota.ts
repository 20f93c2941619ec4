import type { Explained } from '../explained-differences.ts';

export const CALL_OF_THE_ARCHONS: Explained = [
  ['twin-bolt-emission', 'the printed text names the two creatures one after the other; ours counts them'],
  ['shatter-storm', 'three times the lost amber is 3 for each lost amber'],
  ['doorstep-to-heaven', 'a player with 5 or less who loses all but 5 loses nothing'],
  ['sneklifter', 'a deck has three houses'],
  ['a-fair-game', 'the effect that the opponent repeats is written again'],
  ['bigtwig', 'to fight only some creatures is to be unable to attack the others'],
  ['dimension-door', 'stealing instead of gaining is written as an instruction'],
  ['ether-spider', 'added to a pool is gained'],
  ['evasion-sigil', 'a creature that fights is exhausted already'],
  ['foggify', 'the creatures that the opponent would use are enemy creatures'],
  ['horseman-of-war', 'to be used only to fight is a permission and a prohibition'],
  ['scout', 'the fights are written without their order'],
  ['spangler-box', 'what returns to play enters exhausted'],
  ['tireless-crocag', 'enemy creatures are the creatures of the opponent'],
  ['transposition-sandals', 'the other creature is the one that was swapped'],
  ['unguarded-camp', 'a set of creatures has each of them once'],
];
