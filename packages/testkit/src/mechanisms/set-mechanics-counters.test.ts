import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, any, card, chooseNumberUpTo, draw, each, gain, moveCounters, per, pick, play } = language;
const { exactly, forEach, ifYouDo, it, moveAmberUpTo, moveAnyNumberOfCounters, on, ready } = language;
const { reap, removeCounters, supply, swapContents, thatMuch } = language;

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card('carrier-saurian-action', play(...does));

test('[13.9] two creatures exchange their amber, damage, counters and upgrades', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: [
        { card: 'krump', amber: 2, damage: 1, upgrades: ['duskrunner'] },
        { card: 'troll', damage: 3, powerCounters: 1 },
      ],
    },
    texts: [anAction(pick(a.creature, (one) => [swapContents(one, a.creature.otherThan(one))]))],
  });

  p1.play('carrier-saurian-action');
  p1.choose('krump');
  p1.choose('troll');

  expect(p1.card('krump')).toMatchObject({ amber: 0, damage: 3, powerCounters: 1, upgrades: [] });
  expect(p1.card('troll')).toMatchObject({ amber: 2, damage: 1, powerCounters: 0 });
  expect(p1.card('duskrunner').parent).toBe(p1.card('troll').id);
});

test('[13.4] counters can be moved from all creatures to one, and a player can choose how many are removed', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2'],
      battleline: [
        { card: 'krump', powerCounters: 2 },
        { card: 'troll', powerCounters: 1 },
      ],
    },
    p2: { battleline: ['bumpsy'] },
    texts: [
      anAction(moveCounters('power', 'all', each.friendly.creature, an.enemy.creature)),
      card(
        'carrier-saurian-action-2',
        play(chooseNumberUpTo(3), removeCounters('power', thatMuch, an.enemy.creature), draw(per(thatMuch))),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('bumpsy'));
  expect(p2.card('bumpsy').powerCounters).toBe(3);
  p1.play('carrier-saurian-action-2');
  expect(p1.buttons).toEqual([0, 1, 2, 3]);
  p1.press(2);
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy').powerCounters).toBe(1);
});

const JARTA = card('carrier-saurian-creature', reap(gain(1)));

test('[13.9] all power counters of a creature can be moved to another', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action-2'],
      battleline: [{ card: 'carrier-saurian-creature', powerCounters: 3 }, 'carrier-saurian-creature-2'],
    },
    texts: [
      JARTA,
      card('carrier-saurian-creature-2', reap(gain(per(any.creature)))),
      card('carrier-saurian-action-2', play(moveCounters('power', 'all', a.creature, a.creature))),
    ],
  });

  p1.play('carrier-saurian-action-2');
  p1.choose('carrier-saurian-creature');
  p1.choose('carrier-saurian-creature-2');

  expect(p1.card('carrier-saurian-creature').powerCounters).toBe(0);
  expect(p1.card('carrier-saurian-creature-2').powerCounters).toBe(3);
});

test('[13.9] a player chooses how many counters are moved', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: [{ card: 'troll', powerCounters: 3 }, 'krump'],
    },
    texts: [
      anAction(pick(a.creature, (one) => [moveAnyNumberOfCounters('power', one, a.creature.otherThan(one))])),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('troll');
  p1.choose('krump');
  expect(p1.buttons).toEqual([0, 1, 2, 3]);
  p1.press(2);

  expect([p1.card('troll').powerCounters, p1.card('krump').powerCounters]).toEqual([1, 2]);
});

test.each([
  [0, 0],
  [1, 5],
])('[9.5] “up to 3” is done by any amount above zero: %i amber moved', (moved, gained) => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: [{ card: 'troll', amber: 2 }],
    },
    texts: [anAction(moveAmberUpTo(3, on(a.creature), supply), ifYouDo(gain(5)))],
  });
  const before = p1.amber;

  p1.play('carrier-saurian-action');
  p1.choose('troll');
  expect(p1.buttons).toEqual([0, 1, 2]);
  p1.press(moved);

  expect([p1.card('troll').amber, p1.amber - before]).toEqual([2 - moved, gained]);
});

test.each([
  [['troll', 'krump'], 5],
  [['troll'], 0],
])('[9.5] “two creatures, one at a time. If you do” wants two: with %j', (battleline, gained) => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: battleline.map((card) => ({ card, exhausted: true })),
    },
    texts: [anAction(forEach(exactly(2).friendly.creatures, ready(it)), ifYouDo(gain(5)))],
  });

  p1.play('carrier-saurian-action');
  for (const slug of battleline) p1.choose(slug);

  expect(p1.amber).toBe(gained);
});

test('[13.9] counters are moved from a card that has some: no other one can be chosen', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: [{ card: 'krump', powerCounters: 2 }, 'troll', { card: 'bumpsy', powerCounters: 1 }],
    },
    texts: [anAction(moveCounters('power', 1, a.creature, a.creature))],
  });

  p1.play('carrier-saurian-action');

  expect(p1.prompt.selectable).toEqual([p1.card('krump').id, p1.card('bumpsy').id]);
  p1.choose('bumpsy');
  p1.choose('troll');
  expect(p1.card('troll').powerCounters).toBe(1);
});
