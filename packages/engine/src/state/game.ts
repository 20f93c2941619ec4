/** A running game: its state, what is derived from it, and the running rules. */
import type { ActiveAbility, Base, Board, Characteristics } from '../queries/board.ts';
import type { AmberAdded, GameEvent } from './events.ts';
import type { History } from './history.ts';
import type { CardLibrary } from './library.ts';
import type { LogBook } from '../log/log-book.ts';
import type { ManualAct } from './manual-acts.ts';
import type { Position } from './position.ts';
import type { Destruction } from '../rules/steps/destroy.ts';
import type { Fight } from '../rules/steps/fight.ts';
import type { Answer, Message, Question, Step } from '../prompts/question.ts';
import { faceIn } from './face.ts';
import type { CardState, GameState, LastKnown, PlayerState } from './state.ts';
import type { Automation, CardId, CardSlug, PlayerId } from '../vocabulary.ts';
import type { AbilityKey } from './ability-key.ts';

/** An open prompt, with the id by which answers refer to it. */
export interface OpenQuestion {
  id: string;
  question: Question;
  answer: Answer | null;
}

/** The changes since the views were last updated. */
export interface Changes {
  cards: Set<CardId>;
  events: GameEvent[];
}

/** A decision as the journal stores it: cards by their id in the game. */
export type RecordedDecision =
  | { kind: 'card'; card: CardId }
  | { kind: 'control'; control: string }
  | { kind: 'name'; name: string }
  | { kind: 'tide' }
  | { kind: 'prophecy'; card: CardId }
  | MetaDecision;

/** A decision of a player, or of the site that runs the game, that no prompt asks for. */
export type MetaDecision<Card = CardId> =
  | { kind: 'concede' }
  /** Switches manual mode on, with the opponent's consent, or off [17]. */
  | { kind: 'manual-mode' }
  | { kind: 'manual'; act: ManualAct<Card> }
  /** Takes back the player's last move, or repeats what was taken back. */
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'setting'; setting: keyof Automation; on: boolean }
  /** The time of the game is up [16.5]. */
  | { kind: 'time-up' }
  /** The opponent has been absent for too long: their turn ends [16.8]. */
  | { kind: 'force-pass' }
  /** The player wants to play on after the end. Play continues when both do [16.6]. */
  | { kind: 'continue' };

export interface JournalEntry {
  player: PlayerId;
  decision: RecordedDecision;
}

/** What the running rule stores on the game for the rules that it calls. */
export type ResolutionContext = Pick<
  Game,
  | 'viewedAsOf'
  | 'destruction'
  | 'fight'
  | 'triggering'
  | 'loopExit'
  | 'interruption'
  | 'leavePlayAbilities'
  | 'replacing'
>;

/** A rule that is suspended until something else is done. */
export interface Suspended {
  step: Step | null;
  open: OpenQuestion[];
  /** Says whether a card on offer still is where it was when the prompt was asked. */
  isThere: (id: CardId) => boolean;
  context: ResolutionContext;
}

/** A position of the game, kept for undo. */
export interface KeptPosition {
  /** Indices in the journal of the decisions that led to it. */
  line: readonly number[];
  /** Returns a copy of the position each time. */
  read: () => Position & { history: Pick<History, 'moves' | 'sealed'> };
}

export interface Game {
  readonly library: CardLibrary;
  state: GameState;
  automation: Record<PlayerId, Automation>;
  /** Open prompts; empty once the game is over. */
  open: OpenQuestion[];
  journal: JournalEntry[];
  log: LogBook;
  /** Called after every event, for example by the feeds of viewers. */
  changes: Changes[];
  /** The running rule. */
  runningStep: Step | null;
  /** The suspended rules beneath it, the next one last. */
  suspended: Suspended[];
  history: History;
  /** Positions that undo can begin at instead of the opening, the latest one last. */
  keptPositions: readonly KeptPosition[];
  /** The players who have voted to continue after the end. */
  continueVotes: readonly PlayerId[];
  /** Characteristics of all cards in play; `null` when they must be computed again. */
  board: Board | null;
  /** The printed characteristics of cards that were read this turn. */
  printed: Map<CardId, Characteristics>;
  /** What cards in play were this turn before any effect. */
  bases: Map<CardId, Base>;
  /** A card that queries read in another state than its current one, such as its last known state. */
  readonly viewedAsOf: { card: CardId; known: LastKnown } | null;
  /** The open destruction window. */
  readonly destruction: Destruction | null;
  /** The running fight, the innermost one. */
  readonly fight: Fight | null;
  /** Triggered abilities that have not finished, the innermost last. */
  readonly triggering: readonly Pick<ActiveAbility, 'key' | 'bearer'>[];
  /** The card whose ability continues an optional loop. Its player may end the loop instead [0.13]. */
  readonly loopExit: CardId | null;
  /** The innermost interruption of an event, and whether it stops the event. */
  readonly interruption: { stopped: boolean } | null;
  /** The abilities that cards had when they left play. They still react to leaving [9.1]. */
  readonly leavePlayAbilities: Map<CardId, readonly ActiveAbility[]>;
  /** Running replacement effects. None applies to events that it causes itself [9.7]. */
  readonly replacing: readonly AbilityKey[];
  /** The number of events since the last decision, which stops a loop that never asks anybody. */
  eventsSinceDecision: number;
  /** How often each ability has resolved since the last decision, by key, which detects a loop [0.13]. */
  resolvedSinceDecision: Map<string, number>;
  /** How much of the amber of each gain abilities have captured that react to it [4.4.5]. */
  readonly takenFromGains: WeakMap<AmberAdded, number>;
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

/** Returns the players with the active one first: the order of simultaneous effects. */
export function activeFirst(game: Game): [PlayerId, PlayerId] {
  const active = game.state.activePlayer;
  return [active, opponentOf(game, active)];
}

export function cardArg(game: Game, id: CardId): Exclude<Message['args'], undefined>[string] {
  return { card: id, slug: faceOf(game, id) };
}

/** Returns the face a card shows now: for a token creature, that of its reference card. */
export function faceOf(game: Game, id: CardId): CardSlug {
  return faceIn(game.state, id);
}
