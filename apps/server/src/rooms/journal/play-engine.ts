/** The engine as rooms use it: starting and replaying games, feeds, journal entries. */
import { library } from '@amberhall/cards';
import {
  asOrigin,
  checkpoint,
  decideAs,
  forecastFights,
  forkOf,
  keepPosition,
  linesFor,
  obstacleForNamed,
  openFeed,
  replay,
  startGame,
  viewFor,
} from '@amberhall/engine';
import type { Checkpoint, Decision, Fork, Game, JournalEntry, Opening, Rejection } from '@amberhall/engine';
import type {
  EventView,
  FightForecast,
  LogLine,
  PlayerId,
  TableView,
  Text,
  ViewChanges,
  Viewer,
  ViewId,
  WinReason,
} from '@amberhall/engine/vocabulary';
import { fingerprintOf, hasFingerprint } from './fingerprint.ts';

export type { Decision, JournalEntry, Opening };

/** The result of a decision; a refused one changed nothing. */
export type Decided = { ok: true } | { ok: false; code: Rejection };

/** Records changes of the table for one viewer, until it is closed. */
export interface TableFeed {
  full(): TableView;
  /** The changes since the last call; `undefined` without changes for this viewer. */
  next(): { changes: ViewChanges; events: EventView[] } | undefined;
  close(): void;
}

/** A running game. Everything except `decide` only reads. */
export interface Play {
  /** @throws when the engine fails; the game must then be replayed from its journal */
  decide(player: PlayerId, decision: Decision, promptId: string | undefined): Decided;
  readonly journal: readonly JournalEntry[];
  readonly over: { winner: PlayerId | null; reason: WinReason } | null;
  feed(viewer: Viewer): TableFeed;
  /** Log lines from line `from`, 0 being the first of the game, up to before line `to`. */
  lines(viewer: Viewer, from: number, to?: number): LogLine[];
  readonly lineCount: number;
  /** The fingerprint of the current position. A replay of the same game reaches the same number. */
  readonly fingerprint: number;
  /** Whether the current position has this fingerprint, which another version of the program may have stored. */
  hasFingerprint(fingerprint: number): boolean;
  view(viewer: Viewer): TableView;
  /**
   * The position as text from which the game can continue; `null` while rules are running. From then on, moves are taken
   * back from this position instead of from the beginning.
   */
  position(): string | null;
  /** The players could continue after the end. */
  readonly canContinue: boolean;
  /** Each player plays the deck that the other brought. */
  readonly decksExchanged: boolean;
  readonly isManual: boolean;
  readonly isSetUp: boolean;
  readonly activePlayer: PlayerId;
  readonly turn: number;
  /** Players with an open prompt. */
  readonly waitingFor: readonly PlayerId[];
  /** The remaining cards of the player's deck, sorted by house and name. */
  deckOf(player: PlayerId): DeckCard[];
  /** Why the player cannot act with a card, named as in their view; `null` if they can. */
  obstacleFor(player: PlayerId, card: ViewId): Text | null;
  /** How each fight would end that the player can choose now. */
  forecastFights(player: PlayerId): FightForecast[];
  /** The game as a bot can copy it; `null` while neither an action nor a house is being chosen. */
  fork(): Fork | null;
}

/** A card in a deck that its player may look through without its order [1.3]. */
export interface DeckCard {
  slug: string;
  house: string;
}

export interface PlayEngine {
  begin(opening: Opening): Play;
  /**
   * @param from where the rest is replayed from; default: the beginning
   * @throws when the journal does not fit the current rules, or the position does not fit the journal
   */
  replay(opening: Opening, journal: readonly JournalEntry[], from?: StartingPosition): Play;
}

/** The position of a checkpoint. */
export interface StartingPosition {
  text: string;
  /** The decisions before it cannot be replayed, so that no move before it can be taken back. */
  isOrigin: boolean;
}

export const engine: PlayEngine = {
  begin: (opening) => playOf(startGame(library, opening)),
  replay: (opening, journal, from) => playOf(replay(library, opening, journal, from && checkpointOf(from))),
};

/** The type is trusted, because only this program writes checkpoints. */
function checkpointOf({ text, isOrigin }: StartingPosition): Checkpoint {
  const point = JSON.parse(text) as Checkpoint;
  return isOrigin ? asOrigin(point) : point;
}

function playOf(game: Game): Play {
  return {
    decide: (player, decision, promptId) => decideAs(game, player, decision, promptId),
    feed: (viewer) => openFeed(game, viewer),
    lines: (viewer, from, to) => linesFor(game, viewer, from, to),
    view: (viewer) => viewFor(game, viewer),
    deckOf: (player) => deckContents(game, player),
    forecastFights: (player) => forecastFights(game, player),
    fork: () => forkOf(game),
    hasFingerprint: (fingerprint) => hasFingerprint(game, fingerprint),
    obstacleFor: (player, card) => obstacleForNamed(game, player, card),
    position: () => {
      const point = checkpoint(game);
      if (point === null) return null;
      const { log, ...position } = point;
      const text = JSON.stringify(position);
      keepPosition(game, () => JSON.parse(text) as typeof position);
      return `${text.slice(0, -1)},"log":${JSON.stringify(log)}}`;
    },
    get canContinue() {
      return game.state.winner !== null;
    },
    get decksExchanged() {
      return game.state.decksExchanged;
    },
    get isManual() {
      return game.state.agreements.manual;
    },
    get isSetUp() {
      return game.state.step !== 'setup';
    },
    get turn() {
      return game.state.turn;
    },
    get activePlayer() {
      return game.state.activePlayer;
    },
    get waitingFor() {
      return game.open.filter(({ answer }) => answer === null).map(({ question }) => question.player);
    },
    get journal() {
      return game.journal;
    },
    get lineCount() {
      return game.log.length;
    },
    get fingerprint() {
      return fingerprintOf(game);
    },
    get over() {
      const { winner, winReason } = game.state;
      return winReason === null ? null : { winner, reason: winReason };
    },
  };
}

function deckContents({ state }: Game, player: PlayerId): DeckCard[] {
  const cards = (state.players[player]?.deck ?? []).flatMap((id) => state.cards[id] ?? []);
  return cards
    .map(({ slug, house }) => ({ slug, house }))
    .toSorted((one, other) => one.house.localeCompare(other.house) || one.slug.localeCompare(other.slug));
}
