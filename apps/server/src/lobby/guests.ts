/** People without an account. Their page stores a signed pass by which they are recognized. */
import { randomBytes } from 'node:crypto';
import type { GuestPass } from '@amberhall/protocol';
import type { Tokens } from '../accounts/tokens.ts';
import { nameOf, guestOrBot } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

/** The lifetime of a pass in seconds. Every practice game issues a new one. */
export const GUEST_PASS_SECONDS = 24 * 60 * 60;
/** Large enough that no two guests of a day have the same name. */
const NAME_BYTES = 4;

export class Guests {
  readonly #tokens: Tokens;

  constructor({ tokens }: { tokens: Tokens }) {
    this.#tokens = tokens;
  }

  /** Creates a guest with a name that no account can have. */
  newGuest(): Person {
    return guestNamed(`Guest-${randomBytes(NAME_BYTES).toString('hex')}`);
  }

  /** @returns the guest of a pass; `null` if it is invalid or expired */
  async byPass(token: string): Promise<Person | null> {
    const name = await this.#tokens.readGuest(token);
    return name === null ? null : guestNamed(name);
  }

  async passFor(guest: Person): Promise<GuestPass> {
    const name = nameOf(guest);
    return { name, token: await this.#tokens.signGuest(name, GUEST_PASS_SECONDS) };
  }
}

function guestNamed(name: string): Person {
  return guestOrBot(name, 'guest');
}
