/** Numbers that are fixed before something happens, and limits of numbers. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { asLongAs, atLeast, atMost, card, discard, each, forgeKey, friendly, gain, per, play } = language;
const { power, self, you } = language;

test('[4.5.7] a refill keeps its number of cards when a reshuffle ends being haunted', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      discard: Array.from({ length: 12 }, () => 'troll'),
      deck: ['krump', 'krump'],
      artifacts: ['carrier-brobnar-artifact'],
    },
    p2: { houses: ['dis'] },
    texts: [card('carrier-brobnar-artifact', asLongAs(you.areHaunted, you.refillsHandTo(1)))],
  });

  p1.endTurn();

  expect(p1.hand).toHaveLength(7);
});

test('[4.6.5] a further key has no color and is forged after the three others', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'brobnar',
      keys: 2,
      amber: 12,
      aside: ['carrier-archon-power'],
      hand: ['carrier-brobnar-action', 'carrier-brobnar-action'],
    },
    texts: [
      card('carrier-archon-power', you.mustForgeFurtherKeysToWin(1)),
      card('carrier-brobnar-action', play(forgeKey())),
    ],
  });

  p1.play('carrier-brobnar-action');
  expect(game.player('p1').keys).toEqual({ red: true, blue: true, yellow: true });
  expect(game.state().winner).toBeNull();
  p1.play('carrier-brobnar-action');

  expect(game.state().winner).toBe('p1');
});

test.each([
  ['first', [2, 4]],
  ['last', [4, 2]],
] as const)(
  '[9.8.1] the smaller of two limits of fight damage applies if it stands %s',
  (_, [one, other]) => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', battleline: ['carrier-saurian-creature'] },
      p2: { battleline: ['troll'] },
      facts: { 'carrier-saurian-creature': { power: 9 } },
      texts: [
        card('carrier-saurian-creature', self.onlyDealsWhenFighting(one), self.onlyDealsWhenFighting(other)),
      ],
    });

    p1.fight('carrier-saurian-creature', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
  },
);

test('[15.3.1] a printed power of X has its value in hand', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', amber: 3, hand: ['carrier-brobnar-action', 'kaspara'], discard: [] },
    p2: { amber: 4 },
    texts: [
      card('carrier-brobnar-action', play(discard(each.creature.with(power.atLeast(7)).from(you.hand)))),
    ],
  });

  p1.play('carrier-brobnar-action');

  expect(p1.discard).toContain('kaspara');
});

test.each([
  { creatures: 0, least: 1, most: 0 },
  { creatures: 1, least: 1, most: 1 },
  { creatures: 2, least: 2, most: 1 },
])('[9.5] a number with a limit: for $creatures creatures at least $least, at most $most', (row) => {
  const gained = (amount: ReturnType<typeof atLeast>) => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        hand: ['carrier-brobnar-action'],
        battleline: Array.from({ length: row.creatures }, () => 'troll'),
      },
      texts: [card('carrier-brobnar-action', play(gain(amount)))],
    });
    p1.play('carrier-brobnar-action');
    return p1.amber;
  };

  expect(gained(atLeast(1, per(friendly.creature)))).toBe(row.least);
  expect(gained(atMost(1, per(friendly.creature)))).toBe(row.most);
});
