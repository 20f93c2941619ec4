/** The seed of a game: made of a secret of the server and a share of each player. */
import { sha256Hex } from '@amberhall/engine/vocabulary';
import { z } from 'zod';
import { Hex32 } from './hex32.ts';

/**
 * A part of the seed. `server`: the client of the player sent none in time, so it follows from the secret. `hash`: what
 * the client had sent before any share was sent; absent if it sent none, and in older games.
 */
export const SeedShare = z.object({
  share: Hex32,
  from: z.enum(['player', 'server']),
  hash: Hex32.optional(),
});
export type SeedShare = z.infer<typeof SeedShare>;

/** Everything that the seed of a game is made of, in the order of the seats. */
export const SeedParts = z.object({ secret: Hex32, shares: z.tuple([SeedShare, SeedShare]) });
export type SeedParts = z.infer<typeof SeedParts>;

/** Returns the hash that is shown before the game. It fixes the secret, or a share, without telling it. */
export function commitmentTo(secret: string): string {
  return sha256Hex(secret);
}

/** Returns the share of a seat whose client has sent none. The server cannot choose it once the secret is fixed. */
export function substituteShare(secret: string, seat: 0 | 1): SeedShare {
  return { share: sha256Hex(`${secret} share ${seat + 1}`), from: 'server' };
}

/** What the client of a seat has sent. */
export interface SentShare {
  hash?: string | undefined;
  share?: string | undefined;
}

/** @param sent by seat; `undefined` for a seat without a client */
export function seedPartsOf(secret: string, sent: readonly (SentShare | undefined)[]): SeedParts {
  const shareOf = (seat: 0 | 1): SeedShare => {
    const { hash, share } = sent[seat] ?? {};
    const used: SeedShare = share === undefined ? substituteShare(secret, seat) : { share, from: 'player' };
    return hash === undefined ? used : { ...used, hash };
  };
  return { secret, shares: [shareOf(0), shareOf(1)] };
}

/** Returns the seed from which all streams of the game follow. */
export function seedOf({ secret, shares: [one, other] }: SeedParts): string {
  return sha256Hex(`${secret} ${one.share} ${other.share}`);
}
