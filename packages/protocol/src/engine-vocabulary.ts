/** The words of the game and the table as one person may see it: the engine's, passed on as they are. */
export type * from '@amberhall/engine/vocabulary';
export { applyChanges, CARD_TYPES, HOUSES, KEY_COLORS } from '@amberhall/engine/vocabulary';
