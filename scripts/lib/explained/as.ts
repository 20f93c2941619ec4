import type { Explained } from '../explained-differences.ts';

export const AEMBER_SKIES: Explained = [
  ['akugyo', 'every way in which a player gets amber is a gain for a text that replaces it'],
  ['phantasmaquid', '“your opponent controls” and “enemy” are the same'],
  ['slayer', '“your opponent controls” and “enemy” are the same'],
  ['barter-and-games', 'an amount equal to a number is 1 for each'],
  ['change-agent', 'an amount equal to a number is 1 for each'],
  ['reap-the-wild-wind', 'an amount equal to a number is 1 for each'],
  ['empyrean-charge', 'a number of cards is 1 for each card'],
  ['de-doss', 'a more powerful creature has higher power'],
  ['skippy-the-glorious', 'an artifact of the opponent is an enemy artifact'],
  ['harmonic-pack', 'all damage of one ability is dealt at once, 2 and 3 together'],
  ['against-all-flags', 'creatures that share a house are 2 or more of that house'],
  ['raiding-party', 'two keys of one color are forged if both players have forged it'],
  ['shard-of-courage', 'one instance follows the other'],
];
