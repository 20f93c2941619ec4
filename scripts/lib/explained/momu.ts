import type { Explained } from '../explained-differences.ts';

export const MORE_MUTATION: Explained = [
  ['spare-arm-carmine', 'enemy creatures are the creatures of the opponent'],
];
