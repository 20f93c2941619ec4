/** The cards: their definitions for the engine and their texts. `@amberhall/cards/data` has the facts alone. */
export { canGenerate, generateDeck, housesOf } from './decks/generator.ts';
export type { DeckRecipe } from './decks/generator.ts';
export { PLAYABLE_SETS, generatePlayableDeck, isImplemented } from './decks/playable.ts';
export { FIRST_DECKS, STARTER_DECKS } from './decks/starter.ts';
export type { StarterDeck } from './decks/starter.ts';
export { DEFINED_SETS } from './defined-sets.ts';
export type { DefinedSet } from './defined-sets.ts';
export { definitions } from './definitions.ts';
export { FACTS, factsOf } from './facts/facts.ts';
export { library } from './library.ts';
export { glossaryIn } from './text/glossary.ts';
export type { GlossaryEntry } from './text/glossary.ts';
export { renderCard, renderText, TEXT_LANGUAGES } from './text/render.ts';
export type { CardText } from './text/render.ts';
export { termsOf } from './text/terms.ts';
export * as language from './language/index.ts';
