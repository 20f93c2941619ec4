import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, any, card, chooseNumberUpTo, draw, each, gain, moveCounters, per, pick, play } = language;
const { reap, removeCounters, swapContents, thatMuch } = language;

/** A Saurian action that does this when it is played. */
const stomp = (...does: Parameters<typeof play>) => card('stomp', play(...does));

test('[13.9] two creatures exchange their amber, damage, counters and upgrades', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['stomp'],
      battleline: [
        { card: 'krump', amber: 2, damage: 1, upgrades: ['duskrunner'] },
        { card: 'troll', damage: 3, powerCounters: 1 },
      ],
    },
    texts: [stomp(pick(a.creature, (one) => [swapContents(one, a.creature.otherThan(one))]))],
  });

  p1.play('stomp');
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
      hand: ['stomp', 'imperium'],
      battleline: [
        { card: 'krump', powerCounters: 2 },
        { card: 'troll', powerCounters: 1 },
      ],
    },
    p2: { battleline: ['bumpsy'] },
    texts: [
      stomp(moveCounters('power', 'all', each.friendly.creature, an.enemy.creature)),
      card(
        'imperium',
        play(chooseNumberUpTo(3), removeCounters('power', thatMuch, an.enemy.creature), draw(per(thatMuch))),
      ),
    ],
  });

  p1.play('stomp');
  p1.choose(p2.card('bumpsy'));
  expect(p2.card('bumpsy').powerCounters).toBe(3);
  p1.play('imperium');
  expect(p1.buttons).toEqual([0, 1, 2, 3]);
  p1.press(2);
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy').powerCounters).toBe(1);
});

const JARTA = card('questor-jarta', reap(gain(1)));

test('[13.9] all power counters of a creature can be moved to another', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['imperium'],
      battleline: [{ card: 'questor-jarta', powerCounters: 3 }, 'legatus-raptor'],
    },
    texts: [
      JARTA,
      card('legatus-raptor', reap(gain(per(any.creature)))),
      card('imperium', play(moveCounters('power', 'all', a.creature, a.creature))),
    ],
  });

  p1.play('imperium');
  p1.choose('questor-jarta');
  p1.choose('legatus-raptor');

  expect(p1.card('questor-jarta').powerCounters).toBe(0);
  expect(p1.card('legatus-raptor').powerCounters).toBe(3);
});
