/** The shares of seeds that this browser has drawn, by the commitment that it saw before it sent them. */
import { Hex32 } from '@amberhall/protocol';
import type { PendingGame } from '@amberhall/protocol';
import { z } from 'zod';
import { readStored, writeStored } from './storage.ts';

const STORAGE_KEY = 'seedShares';
const SHARES_KEPT = 100;
const SHARE_BYTES = 32;

const StoredShares = z.array(z.object({ commitment: Hex32, share: Hex32 }));

function storedShares(): z.infer<typeof StoredShares> {
  return StoredShares.safeParse(readStored(STORAGE_KEY)).data ?? [];
}

/** The share that this browser has drawn for a game; `undefined` if it has drawn none or its storage was cleared. */
export function ownShareFor(commitment: string): string | undefined {
  return storedShares().find((stored) => stored.commitment === commitment)?.share;
}

/** Returns the share to send for the user's own game; `undefined` if the server has one or wants none. */
export function shareToSend({ seed, players }: PendingGame, user: string): SeedShareToSend | undefined {
  if (!seed || players[user] === undefined || seed.shares.includes(user)) return undefined;
  const { commitment } = seed;
  return { commitment, share: ownShareFor(commitment) ?? drawShare(commitment) };
}

interface SeedShareToSend {
  commitment: string;
  share: string;
}

/** Draws a share and keeps it, also for other tabs. */
function drawShare(commitment: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SHARE_BYTES));
  const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStored(STORAGE_KEY, [{ commitment, share }, ...storedShares()].slice(0, SHARES_KEPT));
  return share;
}
