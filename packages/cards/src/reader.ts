/** The way from printed texts to definitions, for whoever adds cards: nothing that runs a game needs it. */
export { differences } from './reader/differences.ts';
export type { Difference } from './reader/differences.ts';
export { draft } from './reader/draft.ts';
export type { Draft, PrintedCard } from './reader/draft.ts';
export { source } from './reader/source/abilities.ts';
