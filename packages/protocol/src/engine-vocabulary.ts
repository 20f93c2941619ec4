/** The engine's words of the game and its view types, re-exported. */
export type * from '@amberhall/engine/vocabulary';
export {
  applyChanges,
  BONUS_ICONS,
  CARD_TYPES,
  HOUSES,
  KEY_COLORS,
  KEYWORDS,
} from '@amberhall/engine/vocabulary';
