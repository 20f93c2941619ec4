/** The options of the last challenge, stored in the browser: the next one begins with them. */
import { ChallengeOptions, DEFAULT_GAME, defaultGameName } from '@amberhall/protocol';
import { readStored, writeStored } from '../../lib/storage.ts';

const KEY = 'challengeOptions';

export function storedChallenge(username: string): ChallengeOptions {
  const stored = ChallengeOptions.safeParse(readStored(KEY));
  return { ...DEFAULT_GAME, ...(stored.success && stored.data), name: defaultGameName(username) };
}

export function storeChallenge(options: ChallengeOptions): void {
  writeStored(KEY, options);
}
