/** The rules of the game. What others need of the engine goes through this door. */
export type { Checkpoint, Decided, Decision, Rejection } from './course.ts';
export type { Game, JournalEntry, OpenQuestion, RecordedDecision } from './game.ts';
export type { CardEntry, CardFacts, CardLibrary } from './library.ts';
export type { MessageKey } from './messages.ts';
export type { DeckEntry, Opening, OpeningDeck, PlayerOpening } from './opening.ts';
export { checkpoint, decide, decideAs, replay, resume, startGame } from './course.ts';
export { MESSAGES } from './messages.ts';
export { NO_AUTOMATION } from './opening.ts';
export { openFeed } from './view/feed.ts';
export type { Feed } from './view/feed.ts';
export { viewFor } from './view/table.ts';
export { linesFor } from './view/texts.ts';
