/** The card language: the tree every reader of a card agrees on, and the traits it speaks of. */
export * from './abilities.ts';
export * from './comparison.ts';
export * from './effects.ts';
export * from './events.ts';
export * from './node-table.ts';
export * from './nouns.ts';
export * from './numbers.ts';
export * from './statements.ts';
export * from './traits.ts';
