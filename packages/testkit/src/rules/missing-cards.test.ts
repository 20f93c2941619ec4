import { language } from '@amberhall/cards';
import type { Effect } from '@amberhall/engine/language';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, card, deal, destroy, discardFromDeck, exactly, exhaust, gain } = language;
const { ifYouDo, it, itsController, itsOpponent, itsOwner, not, play, powerOf } = language;
const { steal, when } = language;

test('[9.5] a condition about a creature that was never chosen is false, and so is its opposite', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['carrier-shadows-action'] },
    p2: { amber: 2 },
    texts: [
      card('carrier-shadows-action', play(deal(2, a.creature), when(not(it.destroyedThisWay), steal(1)))),
    ],
  });

  p1.play('carrier-shadows-action');

  expect(p2.amber).toBe(2);
});

test('[9.5] a condition about the card of an empty deck is false, and so is its opposite', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['carrier-shadows-action'] },
    texts: [card('carrier-shadows-action', play(discardFromDeck(), when(not(it.isOf('logos')), gain(2))))],
  });

  p1.play('carrier-shadows-action');

  expect(p1.amber).toBe(0);
});

test('[9.5] a comparison with the power of a creature that was never chosen is false', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['carrier-shadows-action'] },
    texts: [card('carrier-shadows-action', play(exhaust(a.creature), when(powerOf(it).atMost(3), gain(2))))],
  });

  p1.play('carrier-shadows-action');

  expect(p1.amber).toBe(0);
});

const gains: [who: string, Effect][] = [
  ['controller', itsController.gains(1)],
  ['owner', itsOwner.gains(1)],
  ['opponent', itsOpponent.gains(1)],
];
test.each(gains)('[0.8] a creature that was never chosen has no %s', (_, effect) => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    texts: [card('carrier-saurian-action', play(destroy(a.creature), effect))],
  });

  p1.play('carrier-saurian-action');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test('[0.8] the opponent of a creature that was never chosen forges and discards nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action', 'troll'] },
    p2: { hand: ['dodger'], amber: 6 },
    texts: [
      card(
        'carrier-saurian-action',
        play(destroy(a.creature), itsOpponent.discards(a.card.from(itsOpponent.hand)), itsOpponent.steals(1)),
      ),
    ],
  });

  p1.play('carrier-saurian-action');

  expect(p1.hand).toEqual(['troll']);
  expect(p2.hand).toEqual(['dodger']);
  expect(p2.amber).toBe(6);
});

test('[9.5] “destroy another creature and this one; if you do” is false without another creature', () => {
  const { p1 } = scenario({ p1: { battleline: ['chauncey'] } });

  p1.use('chauncey');

  expect(p1.battleline).toEqual([]);
  expect(p1.amber).toBe(0);
});

test('[9.5] “destroy another creature and this one; if you do” is true with both', () => {
  const { p1 } = scenario({ p1: { battleline: ['chauncey', 'troll'] } });

  p1.use('chauncey');
  p1.choose('troll');

  expect(p1.battleline).toEqual([]);
  expect(p1.amber).toBe(3);
});

test('[9.5] “exhaust two creatures; if you do” is false with one creature', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], battleline: ['troll'] },
    texts: [card('carrier-saurian-action', play(exhaust(exactly(2).creatures), ifYouDo(gain(3))))],
  });

  p1.play('carrier-saurian-action');
  p1.choose('troll');

  expect(p1.card('troll').exhausted).toBe(true);
  expect(p1.amber).toBe(0);
});

test('[0.8] a token creature that has left play counts as a token creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      tokenCreature: 'grunt',
      hand: ['carrier-saurian-action'],
      battleline: [{ card: 'troll', facedown: true }],
    },
    texts: [
      card('carrier-saurian-action', play(destroy(a.friendly.creature), when(it.is('token'), gain(2)))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('grunt');

  expect(p1.discard).toContain('troll');
  expect(p1.amber).toBe(2);
});

test('[0.8] an artifact that has left play was not on a flank', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], artifacts: ['cannon'] },
    texts: [card('carrier-saurian-action', play(destroy(an.artifact), when(it.is('flank'), gain(2))))],
  });

  p1.play('carrier-saurian-action');
  p1.choose('cannon');

  expect(p1.amber).toBe(0);
});

test.each(['enraged', 'center'] as const)(
  '[0.8] a creature that has left play was %s as it left',
  (state) => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['carrier-saurian-action'],
        battleline: [{ card: 'troll', enraged: true }],
      },
      texts: [card('carrier-saurian-action', play(destroy(a.creature), when(it.is(state), gain(2))))],
    });

    p1.play('carrier-saurian-action');
    p1.choose('troll');

    expect(p1.amber).toBe(2);
  },
);
