/** Reads printed texts into definitions. Only scripts use it; games do not need it. */
export { differences } from './reader/differences.ts';
export type { Difference } from './reader/differences.ts';
export { draft } from './reader/draft.ts';
export type { Draft, PrintedCard } from './reader/draft.ts';
export { evaluated } from './reader/source/evaluate.ts';
export { source } from './reader/source/abilities.ts';
