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
  [
    'After you play a card, if it is a Mars Giant card, draw 2 cards.',
    'after(you.play(a.card), when(it.isA(a.mars.giant.card), draw(2)))',
  ],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});

test.each([
  ['If an enemy Giant is not in play, destroy Troll.', 'asSoonAs(none(enemy.giant.creature), destroy(self))'],
  [
    'Reap: If Hyde has not been purged, draw a card.',
    "reap(when(none(any.creature.named('hyde').from(eachPlayer.purgedCards)), draw(1)))",
  ],
  [
    'Reap: If there is a doom counter in play, draw a card.',
    "reap(when(thereIs(a.card.with(counterOnIt('doom'))), draw(1)))",
  ],
  [
    'At the start of each player’s turn, if they control 5 or more Giants, they draw a card.',
    "atStartOfTurnOf('each', when(count(any.giant.creature.controlledBy('that-player')).atLeast(5), thatPlayer.draws(1)))",
  ],
  [
    'At the start of each player’s turn, if they control creatures with total power 15 or higher, they lose 1{amber}.',
    "atStartOfTurnOf('each', when(powerOf(each.creature.controlledBy('that-player')).atLeast(15), thatPlayer.loses(1)))",
  ],
  [
    'Reap: If there are more ready friendly Giants than ready enemy Giants, draw a card.',
    'reap(when(you.controlMore(any.ready.giant.creature), draw(1)))',
  ],
  [
    'Play: If each player has the same number of artifacts, draw a card.',
    'play(when(count(friendly.artifact).exactly(count(enemy.artifact)), draw(1)))',
  ],
  [
    'Play: If you and your opponent have the same number of forged keys, draw a card.',
    'play(when(you.forgedKeys.exactly(opponent.forgedKeys), draw(1)))',
  ],
  [
    'Reap: If Troll has fewer than 3{amber} on it, draw a card.',
    'reap(when(amberOn(self).lessThan(3), draw(1)))',
  ],
  [
    'Reap: If you exalted an enemy creature this turn, draw a card.',
    'reap(when(thisTurn(you.exalt(an.enemy.creature)), draw(1)))',
  ],
  [
    'Reap: If the tide is high, draw 2 cards. Otherwise draw a card.',
    'reap(when(tide.isHigh, draw(2)), otherwise(draw(1)))',
  ],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});
