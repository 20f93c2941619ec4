/** People without an account: their page keeps a signed pass, by which they are known when they come back. */
import { randomBytes } from 'node:crypto';
import type { GuestPass } from '@amberhall/protocol';
import type { Tokens } from '../accounts/tokens.ts';
import { nameOf, guestOrBot } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

/** Seconds a pass is good for; with every practice game there is a new one. */
export const GUEST_PASS_SECONDS = 24 * 60 * 60;
/** So many that no two guests of a day have the same name. */
const NAME_BYTES = 4;

export class Guests {
  readonly #tokens: Tokens;

  constructor({ tokens }: { tokens: Tokens }) {
    this.#tokens = tokens;
  }

  /** Somebody new, under a name that no account can have. */
  newGuest(): Person {
    return guestNamed(`Guest-${randomBytes(NAME_BYTES).toString('hex')}`);
  }

  /** @returns who comes back with the pass; `null` if it is none of ours, or too old */
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
