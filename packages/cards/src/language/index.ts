/** Every word for card definitions. `packages/engine/src/language` documents what the words mean. */
export * from './amounts.ts';
export * from './card.ts';
export * from './composition.ts';
export * from './conditions.ts';
export * from './grants.ts';
export * from './headings.ts';
export {
  ifYouDo,
  insteadIf,
  mayRepeatBy,
  mayRepeatWhileBy,
  mayRepeatWhilePossible,
  otherwise,
  repeatIf,
  repeatOnce,
  repeatWhile,
} from './links.ts';
export { attacked, recipient, either, it, self, them, thisCreature } from './nouns.ts';
export * from './line-places.ts';
export * from './phrases.ts';
export * from './players.ts';
export * from './lifespans.ts';
export * from './statements.ts';
export * from './verbs-amber.ts';
export * from './verbs-cards.ts';
export * from './verbs-creatures.ts';
export * from './verbs-game.ts';
export { aDiscardPile, aHand, anArchives, aPurgedZone, under } from './zones.ts';
