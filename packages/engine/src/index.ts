/** The rules of the game. Other packages import from this file only. */
export type { Beginning, CardChanges, Copy, Place, PlayerChanges } from './session/arrange.ts';
export type { Decided, Decision, Rejection } from './session/decide.ts';
export { CARD_ITEMS, DRAG_ZONES, TOKEN_KINDS } from './state/manual-acts.ts';
export type { CardItem, DragZone, ManualAct, TokenKind } from './state/manual-acts.ts';
export { itemsOf } from './manual/card-menu.ts';
export { COMMANDS, readCommand } from './manual/command.ts';
export type { Command, RoomCommand } from './manual/command.ts';
export type { Game, JournalEntry, OpenQuestion, RecordedDecision } from './state/game.ts';
export type { CardEntry, CardFacts, CardLibrary } from './state/library.ts';
export type { MessageKey } from './messages.ts';
export { MOST_CHAINS } from './state/state.ts';
export type { UndoRule } from './state/state.ts';
export type { ArrangedCard, ArrangedSide, Arrangement } from './state/arrangement.ts';
export type { DeckEntry, Opening, OpeningDeck, PlayerOpening } from './state/opening.ts';
export {
  addCopy,
  arrangeToken,
  arrangedGame,
  beginAt,
  changeAutomation,
  changeCard,
  changePlayer,
  moveTo,
  setZone,
} from './session/arrange.ts';
export { decide, decideAs } from './session/decide.ts';
export { actionsFor, faceFacts, isVisible, playerFacts } from './session/inspect.ts';
export type { FaceFacts, PlayerFacts } from './session/inspect.ts';
export { forecastFights } from './session/forecast.ts';
export { MESSAGES } from './messages.ts';
export { NO_AUTOMATION } from './state/opening.ts';
export { openFeed } from './view/feed.ts';
export type { Feed } from './view/feed.ts';
export { obstacleFor, obstacleForNamed } from './view/obstacles.ts';
export { viewFor } from './view/table.ts';
export { linesFor } from './view/texts.ts';
export { asOrigin, checkpoint, positionOf } from './session/checkpoint.ts';
export type { Checkpoint } from './session/checkpoint.ts';
export { forkOf, sampleFor } from './session/sample.ts';
export type { Fork } from './session/sample.ts';
export type { Position } from './state/position.ts';
export { randomBelow, seedRandom, shuffle } from './state/random.ts';
export type { RandomState } from './state/random.ts';
export type { Draw } from './state/streams.ts';
export { undoFor } from './queries/undo-offer.ts';
export { resume, startGame } from './session/start.ts';
export { keepPosition } from './session/undo.ts';
export { replay } from './session/replay.ts';
export { drawsOf } from './session/draws.ts';
export type { Draws } from './session/draws.ts';
