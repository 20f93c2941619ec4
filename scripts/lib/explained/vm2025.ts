import type { Explained } from '../explained-differences.ts';

export const VAULT_MASTERS_2025: Explained = [
  ['mind-your-elders', 'an enemy creature is one that your opponent controls'],
];
