/** Time in a room: the time limit, the clocks of the players, and players who keep the other one waiting. */
import type { PlayerId } from '@amberhall/engine/vocabulary';
import { CLAIM_AFTER } from '@amberhall/protocol';
import type { PersonView } from '@amberhall/protocol';
import type { StoredClock } from '../../database/schema.ts';
import { RefusedMessage } from '../../sockets/refusal.ts';
import type { GameHeader } from '../feed/view-source.ts';
import type { Play } from '../journal/play-engine.ts';
import { idleMsOf, IdleTimer, MINUTE_MS } from './idle-timer.ts';
import type { GameSetup } from '../journal/node-types.ts';
import type { Participants } from './participants.ts';
import { isBot, isSecondSeatOfSamePlayer } from '../feed/seat.ts';
import { PersonalClocks } from './personal-clocks.ts';
import { TimeLimit } from './time-limit.ts';
import type { StoredLimit } from './time-limit.ts';
import type { Viewpoints } from '../feed/viewpoints.ts';
import type { TrackedClock } from '../../tournaments/round-clocks.ts';

const ROUND_CLOCK = 'Only organizers can change this clock because it runs for all games of the round.';

export interface ClocksParts {
  setup: GameSetup;
  participants: Participants;
  viewpoints: Viewpoints;
  now: () => Date;
  /** The clock when the game was lost. */
  clock: StoredClock | null;
  saveClock: (clock: StoredClock) => void;
  /** The time of the game is up. */
  onTimeUp: () => void;
  /** The time of a player is up. */
  onPlayerTimeUp: (player: PlayerId) => void;
  /** Something visible has changed. */
  onChange: () => void;
}

export class Clocks {
  readonly #parts: ClocksParts;
  #limit: TimeLimit | null;
  readonly #personal: PersonalClocks | null;
  readonly #idle: IdleTimer;
  readonly #idleMs: number;
  /** The players whom the idle timer watches. It is off in hot-seat games. */
  readonly #watched: readonly PlayerId[];
  /** When the setup was over; `null` before. */
  #setUpAt: Date | null = null;
  #stored: StoredClock;

  constructor(parts: ClocksParts) {
    this.#parts = parts;
    this.#stored = parts.clock ?? { startedAt: null, stoppedAt: null };
    this.#limit = limitOf(parts, (limit) => this.#save(limit));
    this.#personal = personalClocksOf(parts, (personalMs) => this.#save({ personalMs }));
    this.#idleMs = idleMsOf(parts.setup.options.gameType);
    const { seats } = parts.participants;
    this.#watched = seats.some(isSecondSeatOfSamePlayer)
      ? []
      : seats.filter((seat) => !isBot(seat)).map(({ player }) => player);
    this.#idle = new IdleTimer({
      idleMs: this.#idleMs,
      onReminder: (player) => this.#notice('room.idle', player),
      onAway: (player) => this.#notice('room.inactive', player),
      onGone: () => parts.onChange(),
      now: parts.now,
    });
  }

  get limit(): GameHeader['timeLimit'] {
    return this.#limit?.view ?? null;
  }

  /** The player's own clock. */
  personalOf(player: PlayerId): PersonView['clock'] {
    return this.#personal?.viewOf(player);
  }

  isAway(player: PlayerId): boolean {
    return this.#idle.isAway(player);
  }

  /** This player's opponent keeps the game waiting and is idle. */
  canForcePass(player: PlayerId): boolean {
    return this.#idle.canBePassed(this.#parts.participants.opponentOf(player).player);
  }

  /** This player's opponent is idle and disconnected, or does not return. */
  canClaim(player: PlayerId): boolean {
    const opponent = this.#parts.participants.opponentOf(player);
    if (opponent.left || !this.#idle.isAway(opponent.player)) return false;
    return opponent.lostAt !== null || this.#idle.isGone(opponent.player);
  }

  /** Starts the clocks at the end of the setup, and the idle timer if a player is asked. */
  update(play: Play, at: Date): void {
    const { isSetUp, waitingFor } = play;
    if (isSetUp) {
      this.#setUpAt ??= at;
      this.#limit?.start(at);
      this.#personal?.update(play, at);
    }
    this.#idle.waitFor(waitingFor.filter((player) => this.#watched.includes(player)));
  }

  /** Who keeps the game waiting for a minute or longer, and when the opponent may do something about it. */
  get idle(): GameHeader['idle'] {
    const { waiting } = this.#idle;
    if (waiting === null) return null;
    const { player, since } = waiting;
    const after = (ms: number) => new Date(since.getTime() + ms).toISOString();
    const { lostAt } = this.#parts.participants.seatOf(player) ?? { lostAt: null };
    return {
      player,
      since: since.toISOString(),
      passAt: after(this.#idleMs),
      claimAt: after(lostAt === null ? CLAIM_AFTER * this.#idleMs : this.#idleMs),
    };
  }

  /** A player was active. */
  noteActive(player: PlayerId): void {
    const before = this.#idle.noteActive(player);
    if (before === undefined) return;
    if (before !== 'reminded') this.#parts.viewpoints.notice('room.active', { player });
    this.#parts.onChange();
  }

  change(player: PlayerId, how: 'modify' | 'stop' | 'resume', seconds: number): void {
    const clocks = [this.#limit, this.#personal].filter((clock) => clock !== null);
    if (clocks.length === 0) throw new RefusedMessage('NOT_OFFERED', 'This game has no time limit.');
    if (this.#limit?.isShared) throw new RefusedMessage('NOT_OFFERED', ROUND_CLOCK);
    for (const clock of clocks) clock[how](seconds);
    const { viewpoints, onChange } = this.#parts;
    if (how === 'modify') viewpoints.notice('room.clockModified', { player, number: seconds });
    else viewpoints.notice(how === 'stop' ? 'room.clockStopped' : 'room.clockStarted', { player });
    onChange();
  }

  /** Uses the clock of the round from now on. */
  follow(clock: TrackedClock): void {
    const { now, onTimeUp, onChange } = this.#parts;
    this.#limit ??= new TimeLimit({ minutes: clock.minutes, now, onTimeUp });
    this.#limit.follow(clock);
    if (this.#setUpAt !== null) this.#limit.start(this.#setUpAt);
    onChange();
  }

  /** Stops all measuring until play continues. */
  end(): void {
    this.#limit?.end();
    this.#personal?.end();
    this.#idle.end();
  }

  #save(changed: Partial<StoredClock>): void {
    this.#stored = { ...this.#stored, ...changed };
    this.#parts.saveClock(this.#stored);
  }

  #notice(key: 'room.idle' | 'room.inactive', player: PlayerId): void {
    const { viewpoints, participants, onChange } = this.#parts;
    const opponent = participants.opponentOf(player).player;
    const minutes = key === 'room.inactive' && { number: this.#idleMs / MINUTE_MS };
    viewpoints.notice(key, { player, opponent, ...minutes });
    onChange();
  }
}

/** Practice games have no clocks. */
function limitOf(
  { setup, now, onTimeUp, clock }: ClocksParts,
  save: (limit: StoredLimit) => void,
): TimeLimit | null {
  const { useGameTimeLimit, gameTimeLimit } = setup.options;
  if (!useGameTimeLimit || gameTimeLimit === undefined || setup.practice) return null;
  return new TimeLimit({ minutes: gameTimeLimit, now, onTimeUp, saved: clock, save });
}

function personalClocksOf(
  { setup, participants, now, onPlayerTimeUp, clock }: ClocksParts,
  save: (leftMs: readonly number[]) => void,
): PersonalClocks | null {
  const { personalClock } = setup.options;
  const { seats } = participants;
  if (personalClock === undefined || setup.practice || seats.some(isSecondSeatOfSamePlayer)) return null;
  const players = seats.map(({ player }) => player);
  const saved = clock?.personalMs;
  return new PersonalClocks({ ...personalClock, players, now, onTimeUp: onPlayerTimeUp, saved, save });
}
