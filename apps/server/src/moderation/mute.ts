/** What a mute means for the person. */
import type { Measure } from '@amberhall/protocol';
import type { Person } from '../accounts/person.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { isInForce } from './measures-in-force.ts';

/** The mute of a person that is in force; `null` if there is none. */
export function muteInForce({ mute }: Person, now: Date): Measure | null {
  return mute !== undefined && isInForce(mute, now) ? mute : null;
}

/** @throws {RefusedMessage} while staff have muted the person */
export function checkNotMuted(person: Person, now: Date): void {
  if (muteInForce(person, now) !== null) {
    throw new RefusedMessage('ACCOUNT_MUTED', 'Staff have muted you: you cannot write at the moment.');
  }
}
