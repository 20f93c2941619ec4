/** Rate limits per person, over all their connections to all processes of the site. */
import type { Bus } from '../bus/bus.ts';
import { RefusedMessage } from './refusal.ts';

export interface PersonLimitsParts {
  bus: Pick<Bus, 'allow'>;
  limitFactor: number;
}

const TOO_FAST = 'You are sending messages too fast. Please wait a moment.';
const WAIT = 'Please wait a moment.';

/**
 * `chat` is for the lobby and unstarted games; `tableChat` for tables, where manual-mode commands are lines as
 * well.
 */
const LIMITS = {
  chat: { max: 5, windowMs: 10_000, text: TOO_FAST },
  tableChat: { max: 5, windowMs: 10_000, text: TOO_FAST },
  /** An undo replays the game, which is expensive. */
  undo: { max: 10, windowMs: 10_000, text: WAIT },
  /** A forecast plays each fight that is on offer. */
  forecasts: { max: 20, windowMs: 10_000, text: WAIT },
  /** Opened games, which are broadcast. */
  games: { max: 10, windowMs: 60_000, text: WAIT },
  /** Challenges of one player. */
  challenges: { max: 20, windowMs: 600_000, text: WAIT },
  /** Challenges of one player to another. */
  challengesToOne: { max: 5, windowMs: 600_000, text: WAIT },
  /** Password attempts for private games. */
  passwords: { max: 10, windowMs: 60_000, text: WAIT },
  /** By address, because guests have nothing else in common. */
  guests: { max: 30, windowMs: 60_000, text: WAIT },
} as const;

export class PersonLimits {
  readonly #parts: PersonLimitsParts;

  constructor({ bus, limitFactor }: PersonLimitsParts) {
    this.#parts = { bus, limitFactor };
  }

  /** Counts one more action under `name`. @throws {RefusedMessage} above the limit */
  async check(what: keyof typeof LIMITS, name: string): Promise<void> {
    const { bus, limitFactor } = this.#parts;
    const { max, windowMs, text } = LIMITS[what];
    const { isAllowed } = await bus.allow(`${what} ${name}`, Math.ceil(max * limitFactor), windowMs);
    if (!isAllowed) throw new RefusedMessage('RATE_LIMITED', text);
  }
}
