/** The cards as the engine plays them and as people read them. Plain data alone is at `@amberhall/cards/data`. */
export { canGenerate, generateDeck, housesOf } from './decks/generator.ts';
export type { DeckRecipe } from './decks/generator.ts';
export { STARTER_DECKS } from './decks/starter.ts';
export type { StarterDeck } from './decks/starter.ts';
export { definitions } from './definitions.ts';
export { FACTS, factsOf } from './facts/facts.ts';
export { library } from './library.ts';
export { glossaryIn } from './text/glossary.ts';
export type { GlossaryEntry } from './text/glossary.ts';
export { renderText } from './text/render.ts';
export { termsOf } from './text/terms.ts';
export * as language from './language/index.ts';
