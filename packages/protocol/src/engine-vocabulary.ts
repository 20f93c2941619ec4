/** The engine's words of the game and its view types, re-exported. */
export type * from '@amberhall/engine/vocabulary';
export { applyChanges, CARD_TYPES, HOUSES, KEY_COLORS } from '@amberhall/engine/vocabulary';
