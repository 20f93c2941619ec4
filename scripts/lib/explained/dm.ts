import type { Explained } from '../explained-differences.ts';

export const DRACONIAN_MEASURES: Explained = [
  ['forged-currency', '"that much" is the total of counters and amber; the minimum is a cost in amber'],
  ['hemogrith', 'an enemy creature is one that your opponent controls'],
  ['malina', '"more powerful" compares power'],
  ['prime-authority', 'a friendly creature is one that you control, an enemy creature one of your opponent'],
  ['tranquil-reiner', 'what does not ready in the step cannot ready in it'],
];
