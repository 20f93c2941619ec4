/** The last part of the address of a shared deck. */
import { randomBytes } from 'node:crypto';
import type { DeckSharing } from '@amberhall/protocol';
import { nameKeyOf } from './deck-store.ts';

/** Nobody can guess 16 random bytes. */
const LINK_BYTES = 16;
const NAME_LETTERS = 40;

/**
 * A public deck is always found under its name and id, a link is new each time. Only public keys have a hyphen, so
 * that the two kinds are never equal.
 */
export function shareKeyOf({ id, name }: { id: number; name: string }, sharing: DeckSharing): string | null {
  if (sharing === 'private') return null;
  if (sharing === 'link') return randomBytes(LINK_BYTES).toString('hex');
  const words = nameKeyOf(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return `${words.join('-').slice(0, NAME_LETTERS) || 'deck'}-${id}`;
}
