import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { LocalBus } from '../bus/local-bus.ts';
import { STANDALONE_DECKS } from '../decks/standalone.ts';
import { openTestStorage } from '../testing/storage.ts';
import { BookStore } from './game-directory-store.ts';
import { Book } from './game-directory.ts';
import { Games } from './game-service.ts';
import type { GamesParts } from './game-service.ts';
import { guestOrBot } from '../accounts/person.ts';

test('a player who asks for a sealed deck on two pages at once has the first one on both', async () => {
  const storage = await openTestStorage();
  const now = () => new Date();
  const parts = { bus: new LocalBus(), now, logger: pino({ level: 'silent' }) };
  const book = await Book.open({ ...parts, store: new BookStore(storage.database) });
  const [first, second] = STANDALONE_DECKS;
  const dealt = [first, second];
  const deckDesk = { checkFormat: () => {}, sealed: async () => dealt.shift() };
  const games = new Games({ book, deckDesk, now } as unknown as GamesParts); // All that a deal needs.
  const anna = guestOrBot('anna', 'guest');
  const options = { ...DEFAULT_GAME, name: 'Sealed', gameFormat: 'sealed' } as const;
  const { id } = await games.open(anna, options, new Set());

  await Promise.all([games.dealSealedDeck(anna, id), games.dealSealedDeck(anna, id)]);

  expect(book.get(id)?.seats[0]?.deck?.deck.uuid).toBe(first?.deck.uuid);
  book.stop();
  await storage.close();
});
