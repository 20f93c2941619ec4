/** The testkit for tests outside of this repository. Tests inside use `@amberhall/testkit/scenario`. */
export { MOUSE_DIRECTOR, PALE_RUFFIAN, PRINTED_DECKS, THIRSTY_READER } from './decks.ts';
export { IllegalInputError, MissingCardsError } from './interface.ts';
export type * from './interface.ts';
export { createTestkit } from './testkit.ts';
