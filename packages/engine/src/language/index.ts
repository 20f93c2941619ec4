/** The card language: the tree that every reader of a card shares, and the traits that it refers to. */
export * from './abilities.ts';
export * from './comparison.ts';
export * from './effects.ts';
export * from './events.ts';
export * from './node-table.ts';
export * from './nouns.ts';
export * from './numbers.ts';
export { speaksOfIt } from './pronouns.ts';
export * from './statements.ts';
export * from './traits.ts';
