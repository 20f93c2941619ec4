/** A continuous effect whose condition looks at what happens is right at once [15.1]. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { factsOfCard, scenario } from '../scenario.ts';
import type { TestPlayer } from '../test-player.ts';

const { a, activeHouseIs, any, asLongAs, card, count, draw, play, plusPower, self, thisTurn, you } = language;

const WATCHER = 'carrier-saurian-creature';
const ACTION = 'carrier-saurian-action';

const reap = (p1: TestPlayer) => p1.reap('troll');
const playAction = (p1: TestPlayer) => p1.play(ACTION);
const discard = (p1: TestPlayer) => p1.discardCard(ACTION);

const NINE = Array.from({ length: 9 }, () => 'urchin');

/** A creature of p1 that is stronger by 5 as long as the condition holds. */
function watching(condition: Parameters<typeof asLongAs>[0], discarded: readonly string[] = []) {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: [ACTION, 'krump'],
      battleline: [WATCHER, { card: 'troll', house: 'saurian' }],
      deck: ['urchin', 'dodger', 'krump'],
      discard: discarded,
    },
    p2: { houses: ['brobnar'] },
    texts: [card(WATCHER, asLongAs(condition, self.gains(plusPower(5)))), card(ACTION, play(draw(2)))],
  });
  const usual = factsOfCard(WATCHER).power ?? 0;
  return { p1, p2, bonus: () => p1.card(WATCHER).power - usual };
}

test.each([
  { what: 'a card that is exhausted', condition: count(any.exhausted.creature).atLeast(1), act: reap },
  { what: 'the amber in a pool', condition: you.amber.atLeast(1), act: reap },
  { what: 'a creature that has reaped', condition: thisTurn(you.useToReap(a.creature)), act: reap },
  { what: 'a reap', condition: thisTurn(a.creature.reaps), act: reap },
  { what: 'a card that was used', condition: thisTurn(you.use(a.creature)), act: reap },
  { what: 'a card that was played', condition: thisTurn(you.play(a.card)), act: playAction },
  { what: 'a card that was discarded', condition: thisTurn(you.discard(a.card)), act: discard },
  {
    what: 'the cards in a discard pile',
    condition: count(any.card.from(you.discardPile)).atLeast(1),
    act: discard,
  },
  { what: 'the tenth card of a discard pile', condition: you.areHaunted, discard: NINE, act: playAction },
  { what: 'a card that was drawn', condition: thisTurn(you.drawCards), act: playAction },
  { what: 'the cards in a hand', condition: count(any.card.from(you.hand)).atLeast(3), act: playAction },
])('[15.1] “as long as …” notices $what', ({ condition, discard: discarded, act }) => {
  const { p1, bonus } = watching(condition, discarded);
  expect(bonus()).toBe(0);

  act(p1);

  expect(bonus()).toBe(5);
});

test('[15.1] “as long as …” notices the house that a player chooses', () => {
  const { p1, p2, bonus } = watching(activeHouseIs('saurian'));
  expect(bonus()).toBe(5);
  p1.endTurn();
  p2.press('brobnar');
  expect(bonus()).toBe(0);
  p2.endTurn();

  p1.press('saurian');

  expect(bonus()).toBe(5);
});
