/** The rules of the game. What others need of the engine goes through this door. */
export type { Beginning, CardChanges, Copy, Place, PlayerChanges } from './arrange.ts';
export type { Checkpoint, Decided, Decision, Rejection } from './course.ts';
export { undoFor } from './history.ts';
export { CARD_ITEMS, DRAG_ZONES, TOKEN_KINDS } from './manual/acts.ts';
export type { CardItem, DragZone, ManualAct, TokenKind } from './manual/acts.ts';
export { itemsOf } from './manual/card-menu.ts';
export { COMMANDS, readCommand } from './manual/command.ts';
export type { Command, RoomCommand } from './manual/command.ts';
export type { Game, JournalEntry, OpenQuestion, RecordedDecision } from './game.ts';
export type { CardEntry, CardFacts, CardLibrary } from './library.ts';
export type { MessageKey } from './messages.ts';
export type { UndoRule } from './state/state.ts';
export type { DeckEntry, Opening, OpeningDeck, PlayerOpening } from './opening.ts';
export {
  addCopy,
  arrangeToken,
  arrangedTable,
  beginAt,
  changeAutomation,
  changeCard,
  changePlayer,
  moveTo,
  setZone,
} from './arrange.ts';
export { checkpoint, decide, decideAs, replay, resume, startGame } from './course.ts';
export { actionsFor, faceFacts, isVisible, playerFacts } from './inspect.ts';
export type { FaceFacts, PlayerFacts } from './inspect.ts';
export { MESSAGES } from './messages.ts';
export { NO_AUTOMATION } from './opening.ts';
export { openFeed } from './view/feed.ts';
export type { Feed } from './view/feed.ts';
export { viewFor } from './view/table.ts';
export { linesFor } from './view/texts.ts';
export { waypoint } from './waypoint.ts';
export type { Waypoint } from './waypoint.ts';
export { randomBelow, seedRandom, shuffle } from './state/random.ts';
export type { RandomState } from './state/random.ts';
