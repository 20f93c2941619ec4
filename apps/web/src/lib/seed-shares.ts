/** The shares of seeds that this browser has drawn, by the commitment that it saw before. */
import { commitmentTo, Hex32 } from '@amberhall/protocol';
import type { PendingGame } from '@amberhall/protocol';
import { z } from 'zod';
import { readStored, writeStored } from './storage.ts';

const STORAGE_KEY = 'seedShares';
const SHARES_KEPT = 100;
const SHARE_BYTES = 32;
const PLAYERS = 2;

const StoredShare = z.object({
  commitment: Hex32,
  share: Hex32,
  /** The other player's hash before this browser sent its share; `null` if there was none. Absent before that. */
  otherHash: Hex32.nullable().optional(),
});
type StoredShare = z.infer<typeof StoredShare>;
const StoredShares = z.array(StoredShare);

function storedShares(): StoredShare[] {
  return StoredShares.safeParse(readStored(STORAGE_KEY)).data ?? [];
}

/** What this browser has drawn for a game; `undefined` if it has drawn nothing or its storage was cleared. */
export function ownShareFor(commitment: string): StoredShare | undefined {
  return storedShares().find((stored) => stored.commitment === commitment);
}

/** A message to the server: the hash of the share, or the share itself. */
export interface SeedMessage {
  event: 'seedhash' | 'seedshare';
  commitment: string;
  value: string;
}

/**
 * Returns what to send next for the user's own game; `undefined` if there is nothing to send now. The share follows only
 * when the other player can no longer choose theirs.
 */
export function seedMessage({ seed, players }: PendingGame, user: string): SeedMessage | undefined {
  if (!seed || players[user] === undefined || seed.shares.includes(user)) return undefined;
  const { commitment, hashes } = seed;
  const ownHash = hashes[user];
  if (ownHash === undefined) {
    const { share } = ownShareFor(commitment) ?? drawShare(commitment);
    return { event: 'seedhash', commitment, value: commitmentTo(share) };
  }
  const own = ownShareFor(commitment);
  // Another browser of the user may have sent the hash.
  if (own === undefined || ownHash !== commitmentTo(own.share)) return undefined;
  const other = Object.keys(players).find((name) => name !== user) ?? '';
  if (Object.keys(hashes).length !== PLAYERS || hashes[other] === undefined) return undefined;
  if (own.otherHash === undefined) store({ ...own, otherHash: hashes[other] });
  return { event: 'seedshare', commitment, value: own.share };
}

/** Draws a share and keeps it, also for other tabs. */
function drawShare(commitment: string): StoredShare {
  const bytes = crypto.getRandomValues(new Uint8Array(SHARE_BYTES));
  const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return store({ commitment, share });
}

function store(kept: StoredShare): StoredShare {
  const others = storedShares().filter(({ commitment }) => commitment !== kept.commitment);
  writeStored(STORAGE_KEY, [kept, ...others].slice(0, SHARES_KEPT));
  return kept;
}
