/** How often somebody may do something, over all their connections to whichever process of the site. */
import type { Bus } from '../bus/bus.ts';
import { RefusedMessage } from './refusal.ts';

export interface PersonLimitsParts {
  bus: Pick<Bus, 'allow'>;
  limitFactor: number;
}

const TOO_FAST = 'You are sending messages too fast. Please wait a moment.';
const WAIT = 'Please wait a moment.';

/** `chat` in the lobby and before games start; `tableChat` at tables, where commands of manual mode are lines as well. */
const LIMITS = {
  chat: { max: 5, windowMs: 10_000, text: TOO_FAST },
  tableChat: { max: 5, windowMs: 10_000, text: TOO_FAST },
  /** To take a move back the game is played again, which takes its time. */
  undo: { max: 10, windowMs: 10_000, text: WAIT },
  /** Games that are opened, and others are told of. */
  games: { max: 10, windowMs: 60_000, text: WAIT },
  /** Passwords of games that are tried. */
  passwords: { max: 10, windowMs: 60_000, text: WAIT },
  /** By address: they have nothing else in common. */
  guests: { max: 30, windowMs: 60_000, text: WAIT },
} as const;

export class PersonLimits {
  readonly #parts: PersonLimitsParts;

  constructor({ bus, limitFactor }: PersonLimitsParts) {
    this.#parts = { bus, limitFactor };
  }

  /** Notes that it is done once more under `name`. @throws {RefusedMessage} when that is too often */
  async check(what: keyof typeof LIMITS, name: string): Promise<void> {
    const { bus, limitFactor } = this.#parts;
    const { max, windowMs, text } = LIMITS[what];
    const { isAllowed } = await bus.allow(`${what} ${name}`, Math.ceil(max * limitFactor), windowMs);
    if (!isAllowed) throw new RefusedMessage('RATE_LIMITED', text);
  }
}
