/** One game under way: its state, and what is derived from it or happening around it. */
import type { ActiveAbility, Board, Characteristics } from '../queries/board.ts';
import type { GameEvent } from './events.ts';
import type { History } from './history.ts';
import type { CardLibrary } from './library.ts';
import type { LogBook } from '../log/log-book.ts';
import type { ManualAct } from './manual-acts.ts';
import type { Destruction } from '../rules/steps/destroy.ts';
import type { Fight } from '../rules/steps/fight.ts';
import type { Answer, Message, Question, Step } from '../prompts/question.ts';
import { faceIn } from './face.ts';
import type { CardState, GameState, LastKnown, PlayerState } from './state.ts';
import type { Automation, CardId, CardSlug, PlayerId, Zone } from '../vocabulary.ts';

/** A question that waits for its answer, with the name by which the answer refers to it. */
export interface OpenQuestion {
  id: string;
  question: Question;
  answer: Answer | null;
}

/** What changed since the views were last brought up to date. */
export interface Changes {
  cards: Set<CardId>;
  events: GameEvent[];
}

/** A decision as the journal keeps it: cards by their id in the game. */
export type RecordedDecision =
  | { kind: 'card'; card: CardId }
  | { kind: 'control'; control: string }
  | { kind: 'name'; name: string }
  | { kind: 'tide' }
  | { kind: 'prophecy'; card: CardId }
  | MetaDecision;

/** A decision of a player, or of whoever runs the game for them, that no prompt asks for. */
export type MetaDecision<Card = CardId> =
  | { kind: 'concede' }
  /** Corrections by hand are switched on, with the opponent's consent, or off [17]. */
  | { kind: 'manual-mode' }
  | { kind: 'manual'; act: ManualAct<Card> }
  /** Takes back the player's last move, or what was taken back. */
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'setting'; setting: keyof Automation; on: boolean }
  /** The time of the game is up [16.5]. */
  | { kind: 'time-up' }
  /** The opponent has been away for too long: their turn ends [16.8]. */
  | { kind: 'force-pass' }
  /** The player would like to play on after the end; play goes on when both have said so [16.6]. */
  | { kind: 'continue' };

export interface JournalEntry {
  player: PlayerId;
  decision: RecordedDecision;
}

/** What the running rule has noted on the game for the rules that it calls. */
export type ResolutionContext = Pick<
  Game,
  | 'viewedAsOf'
  | 'destruction'
  | 'fight'
  | 'triggering'
  | 'loopExit'
  | 'stopped'
  | 'leavePlayAbilities'
  | 'replacing'
>;

/** A rule that waits until something else is done. */
export interface Suspended {
  step: Step | null;
  open: OpenQuestion[];
  /** Where the cards of its questions were. */
  zones: ReadonlyMap<CardId, Zone>;
  context: ResolutionContext;
}

export interface Game {
  readonly library: CardLibrary;
  state: GameState;
  automation: Record<PlayerId, Automation>;
  /** Questions that wait for answers; empty once the game is over. */
  open: OpenQuestion[];
  journal: JournalEntry[];
  log: LogBook;
  /** Called after every event, e.g. by the feeds of viewers. */
  changes: Changes[];
  /** The rule under way. */
  runningStep: Step | null;
  /** Rules that wait beneath it, the next one last. */
  suspended: Suspended[];
  history: History;
  /** The players who have voted to continue after the end. */
  continueVotes: readonly PlayerId[];
  /** Characteristics of all cards in play; `null` when they must be computed again. */
  board: Board | null;
  /** What is printed on cards that this turn has asked about. */
  printed: Map<CardId, Characteristics>;
  /** The abilities printed on cards in play, with what they depend on: the face, the player and the parent. */
  printedAbilities: Map<
    CardId,
    { slug: CardSlug; you: PlayerId; parent: CardId | null; abilities: readonly ActiveAbility[] }
  >;
  /** A card that queries see as it was, or as it would be, instead of as it is. */
  viewedAsOf: { card: CardId; known: LastKnown } | null;
  /** The destruction window that is open now. */
  destruction: Destruction | null;
  /** The fight under way, the innermost one. */
  fight: Fight | null;
  /** Abilities that others have set off and that are not finished, the innermost last. */
  triggering: readonly Pick<ActiveAbility, 'key' | 'bearer'>[];
  /** The card whose ability continues an optional loop: its player may end the loop instead [0.13]. */
  loopExit: CardId | null;
  /** The event that is being interrupted will not happen. */
  stopped: boolean;
  /** The abilities that cards had when they left play: they still react to that [9.1]. */
  leavePlayAbilities: Map<CardId, readonly ActiveAbility[]>;
  /** Replacement effects under way; none applies to what it causes itself [9.7]. */
  replacing: string[];
  /** Events since the last decision: a loop that never asks anybody is stopped by their number. */
  eventsSinceDecision: number;
  /** How often abilities have resolved since the last decision, by their keys: a loop is noticed by that [0.13]. */
  resolvedSinceDecision: Map<string, number>;
}

export function card(game: Game, id: CardId): CardState {
  const found = game.state.cards[id];
  if (!found) throw new Error(`no card ${id} in this game`);
  return found;
}

export function player(game: Game, id: PlayerId): PlayerState {
  const found = game.state.players[id];
  if (!found) throw new Error(`no player ${id} in this game`);
  return found;
}

export function opponentOf(game: Game, id: PlayerId): PlayerId {
  return player(game, id).opponent;
}

/** Active player first: the order in which simultaneous things are listed. */
export function activeFirst(game: Game): [PlayerId, PlayerId] {
  const active = game.state.activePlayer;
  return [active, opponentOf(game, active)];
}

export function cardArg(game: Game, id: CardId): Exclude<Message['args'], undefined>[string] {
  return { card: id, slug: faceOf(game, id) };
}

/** The face a card shows now: of a token creature, that of its reference card. */
export function faceOf(game: Game, id: CardId): CardSlug {
  return faceIn(game.state, id);
}
