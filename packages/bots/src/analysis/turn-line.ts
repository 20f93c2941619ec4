import { decide, forkOf, linesFor } from '@amberhall/engine';
import type { Decided, Game, RecordedDecision } from '@amberhall/engine';
import type { CardId, House, LogLine, PlayerId } from '@amberhall/engine/vocabulary';
import { MAX_DECISIONS, nextView } from '../strong/look-ahead.ts';
import type { Policy } from '../strong/look-ahead.ts';

/** A choice of a house or of an action, with the answers to what is asked after it. */
export type TurnAction = readonly RecordedDecision[];

/** What a player did in a turn, or would have done. */
export interface TurnLine {
  /** `null` if no house was active. */
  house: House | null;
  actions: readonly TurnAction[];
  /** The part of the log that its player could read, up to the end of the main step. */
  lines: readonly LogLine[];
}

/** Records what a player does in a game that goes on from a fork of the player's turn. */
export class TurnRecorder {
  readonly #game: Game;
  readonly #player: PlayerId;
  readonly #actions: RecordedDecision[][] = [];
  #house: House | null = null;

  constructor(game: Game, player: PlayerId) {
    this.#game = game;
    this.#player = player;
  }

  /** Takes a decision and records it, if it is the player's. @returns whether it was legal */
  take(who: PlayerId, take: () => Decided): boolean {
    const { state, journal } = this.#game;
    const isChoice = forkOf(this.#game) !== null;
    if (!take().ok) return false;
    const taken = journal.at(-1);
    if (who === this.#player && taken !== undefined) {
      if (isChoice) this.#actions.push([]);
      this.#actions.at(-1)?.push(taken.decision);
    }
    if (state.step === 'main') this.#house ??= state.players[this.#player]?.activeHouse ?? null;
    return true;
  }

  line(logLength = this.#game.log.length): TurnLine {
    const lines = linesFor(this.#game, { kind: 'player', player: this.#player }, 0, logLength);
    const end = lines.findIndex(({ kind, text }) => kind === 'turn' || text.key === AFTER_MAIN_STEP);
    return {
      house: this.#house,
      actions: this.#actions,
      lines: lines.slice(0, end === -1 ? undefined : end).filter(({ kind }) => kind !== 'step'),
    };
  }
}

const AFTER_MAIN_STEP = 'log.step.ready';

/**
 * Plays the actions of a line, in a game that goes on from the fork at which they began. `policy` answers what the line
 * does not. An action that is not possible is left out, and so is one that begins with a card of `hidden`.
 */
export function followLine(
  game: Game,
  player: PlayerId,
  {
    actions,
    hidden,
    policy,
  }: { actions: readonly TurnAction[]; hidden: ReadonlySet<CardId>; policy: Policy },
): void {
  const waiting = actions.filter(([first]) => first?.kind !== 'card' || !hidden.has(first.card));
  const { turn } = game.state;
  let answers: TurnAction = [];
  for (let count = 0; count < MAX_DECISIONS && game.state.turn === turn; count++) {
    if (forkOf(game) !== null) {
      const action = waiting.shift();
      if (action === undefined) return;
      answers = action;
    }
    const next = nextView(game);
    if (next === undefined) return;
    const [answer, ...others] = answers;
    if (answer !== undefined && next.player === player && decide(game, player, answer).ok) answers = others;
    else if (forkOf(game) === null && !policy(next)) return;
  }
}
