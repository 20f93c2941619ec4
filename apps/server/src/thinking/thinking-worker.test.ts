import { playOut, sensibleBot } from '@amberhall/bots';
import { library, STARTER_DECKS } from '@amberhall/cards';
import type { DeckList } from '@amberhall/cards/data';
import { NO_AUTOMATION } from '@amberhall/engine';
import type { Opening } from '@amberhall/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { analyse, playGame } from './thinking-worker.ts';

const [deck, otherDeck] = STARTER_DECKS;
if (deck === undefined || otherDeck === undefined) throw new Error('there are no starter decks');

const pauses = vi.spyOn(Atomics, 'wait');
afterEach(() => void pauses.mockClear());

test('a thread pauses in a game of a trial', () => {
  playGame({ deck, number: 0 });

  expect(pauses.mock.calls.length).toBeGreaterThan(5);
});

test('a thread pauses in a step of an analysis', () => {
  const seat = (id: string, list: DeckList) => ({ id, deck: list, automation: NO_AUTOMATION });
  const opening: Opening = { seed: 'a game', players: [seat('one', deck), seat('other', otherDeck)] };
  const bots = [sensibleBot('one'), sensibleBot('other')] as const;
  const { journal } = playOut(library, opening, bots, 150).game;

  analyse({ kind: 'find', input: { opening, journal, player: 'one', turn: 5 } });

  expect(pauses).toHaveBeenCalled();
});
