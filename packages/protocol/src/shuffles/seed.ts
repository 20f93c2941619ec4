/** The seed of a game: made of a secret of the server and a share of each player. */
import { sha256Hex } from '@amberhall/engine/vocabulary';
import { z } from 'zod';
import { Hex32 } from './hex32.ts';

/** A part of the seed. `server`: the client of the player sent none in time, so it follows from the secret. */
export const SeedShare = z.object({ share: Hex32, from: z.enum(['player', 'server']) });
export type SeedShare = z.infer<typeof SeedShare>;

/** Everything that the seed of a game is made of, in the order of the seats. */
export const SeedParts = z.object({ secret: Hex32, shares: z.tuple([SeedShare, SeedShare]) });
export type SeedParts = z.infer<typeof SeedParts>;

/** Returns the hash that is shown before the game. It fixes the secret without telling it. */
export function commitmentTo(secret: string): string {
  return sha256Hex(secret);
}

/** Returns the share of a seat whose client has sent none. The server cannot choose it once the secret is fixed. */
export function substituteShare(secret: string, seat: 0 | 1): SeedShare {
  return { share: sha256Hex(`${secret} share ${seat + 1}`), from: 'server' };
}

/** @param sent the share of each seat's client; `undefined` if it has sent none */
export function seedPartsOf(secret: string, sent: readonly (string | undefined)[]): SeedParts {
  const shareOf = (seat: 0 | 1): SeedShare => {
    const share = sent[seat];
    return share === undefined ? substituteShare(secret, seat) : { share, from: 'player' };
  };
  return { secret, shares: [shareOf(0), shareOf(1)] };
}

/** Returns the seed from which all streams of the game follow. */
export function seedOf({ secret, shares: [one, other] }: SeedParts): string {
  return sha256Hex(`${secret} ${one.share} ${other.share}`);
}
