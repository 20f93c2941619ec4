/** The card language: the tree every reader of a card agrees on, and the traits it speaks of. */
export * from './traits.ts';
export * from './tree.ts';
