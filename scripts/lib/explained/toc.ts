import type { Explained } from '../explained-differences.ts';

export const TOKENS_OF_CHANGE: Explained = [
  ['savant', '“other” is part of “otherwise”'],
  ['sneaky-feats', 'whoever stole amber stole at least 1'],
];
