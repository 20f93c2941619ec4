import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { LocalBus } from '../bus/local-bus.ts';
import { STANDALONE_DECKS } from '../decks/standalone.ts';
import { openTestStorage } from '../testing/storage.ts';
import { GameDirectoryStore } from './game-directory-store.ts';
import { GameDirectory } from './game-directory.ts';
import { GameService } from './game-service.ts';
import type { GameServiceParts } from './game-service.ts';
import { guestOrBot } from '../accounts/person.ts';

test('a player who requests a sealed deck on two pages at once gets the same one on both', async () => {
  const storage = await openTestStorage();
  const now = () => new Date();
  const parts = { bus: new LocalBus(), now, logger: pino({ level: 'silent' }) };
  const directory = await GameDirectory.open({ ...parts, store: new GameDirectoryStore(storage.database) });
  const [first, second] = STANDALONE_DECKS;
  const dealt = [first, second];
  const deckSelection = { checkFormat: () => {}, sealed: async () => dealt.shift() };
  const games = new GameService({ directory, deckSelection, now } as unknown as GameServiceParts); // All that a deal needs.
  const anna = guestOrBot('anna', 'guest');
  const options = { ...DEFAULT_GAME, name: 'Sealed', gameFormat: 'sealed' } as const;
  const { id } = await games.open(anna, options, new Set());

  await Promise.all([games.dealSealedDeck(anna, id), games.dealSealedDeck(anna, id)]);

  expect(directory.get(id)?.seats[0]?.deck?.deck.uuid).toBe(first?.deck.uuid);
  directory.stop();
  await storage.close();
});
