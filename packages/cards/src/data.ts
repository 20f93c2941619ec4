/** Facts, decks and texts of cards, for code that does not play them. It loads no rules. */

export { FACTS, factsOf } from './facts/facts.ts';
export { loadNames } from './facts/names.ts';
export { SETS, setWithCode } from './facts/sets.ts';
export { RARITIES } from './facts/types.ts';
export type { CardFacts, CardSet, NameLanguage, PrintedHouse, Printing, Rarity } from './facts/types.ts';
export { deckOfPods } from './decks/deck.ts';
export type { DeckCard, DeckList, Pods } from './decks/deck.ts';
export { restrictionViolations } from './decks/alliance.ts';
export type { RestrictionViolation } from './decks/alliance.ts';
export { cardByTitle } from './decks/titles.ts';
export { CARDS_PER_HOUSE, deckProblems, MAX_ICONS, PROPHECIES_PER_DECK } from './decks/problems.ts';
export type { DeckProblem } from './decks/problems.ts';
export { FIRST_DECKS, STARTER_DECKS } from './decks/starter.ts';
export type { StarterDeck } from './decks/starter.ts';
export { houseTitle } from './text/house-title.ts';
