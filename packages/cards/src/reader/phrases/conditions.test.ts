import { expect, test } from 'vitest';
import { reading } from '../reading.ts';

test.each([
  [
    'Reap: If it is the first time a creature has reaped this turn, gain 2{amber}.',
    'reap(when(thisTurn(a.creature.reaps).times.exactly(1), gain(2)))',
  ],
  [
    'Reap: If Subtle Chain is in your discard pile, gain 2{amber}.',
    "reap(when(thereIs(an.action.named('subtle-chain').from(you.discardPile)), gain(2)))",
  ],
  [
    'Reap: If you have 4 or fewer cards in your hand, draw 2 cards.',
    'reap(when(count(any.card.from(you.hand)).atMost(4), draw(2)))',
  ],
  [
    'Reap: If you control creatures from 4 different houses, gain 2{amber}.',
    'reap(when(housesAmong(friendly.creature).atLeast(4), gain(2)))',
  ],
  [
    'Reap: Discard the top 5 cards of your deck. If you discard 3 or more creatures this way, steal 2{amber}.',
    "reap(discardFromDeck(5), when(count(any.creature.thisWay('discarded')).atLeast(3), steal(2)))",
  ],
  [
    'At the start of each player’s turn, if they have 4{amber} or more, they draw 2 cards.',
    "atStartOfTurnOf('each', when(thatPlayer.amber.atLeast(4), thatPlayer.draws(2)))",
  ],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});
