import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Cosmic Recompense deals 3 damage twice and steals 1 amber for a creature that survives', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['cosmic-recompense'] },
    p2: { amber: 4, battleline: ['troll', 'krump'] },
  });

  p1.play('cosmic-recompense');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(6);
  expect([p1.amber, p2.amber]).toEqual([2, 2]);
});

test('Cosmic Recompense steals nothing for a creature that it destroys, and still repeats once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['cosmic-recompense'] },
    p2: { amber: 4, battleline: ['umbra', 'troll'] },
  });

  p1.play('cosmic-recompense');
  p1.choose(p2.card('umbra'));
  p1.choose(p2.card('troll'));

  expect(p2.discard).toEqual(['umbra']);
  expect([p1.amber, p2.amber]).toEqual([1, 3]);
});

test.each([
  [['krump'], ['urchin'], []],
  [['krump', 'bumpsy'], [], ['urchin']],
])('Yondar’s Log against %j', (battleline, hand, archives) => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', hand: ['yondar-s-log', 'urchin'], battleline: ['troll'] },
    p2: { battleline },
  });

  p1.play('yondar-s-log');

  expect([p1.hand, p1.archives]).toEqual([hand, archives]);
});

test('Digital Signal archives a card for each card in the opponent’s archives, and discards those', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['digital-signal', 'troll', 'krump', 'bumpsy'] },
    p2: { archives: ['urchin', 'umbra'] },
  });

  p1.play('digital-signal');
  p1.choose('troll');
  p1.choose('bumpsy');

  expect(p1.archives.toSorted()).toEqual(['bumpsy', 'troll']);
  expect(p1.hand).toEqual(['krump']);
  expect([p2.archives, p2.discard.toSorted()]).toEqual([[], ['umbra', 'urchin']]);
});

test('Further Investigations archives a card for each creature that is destroyed', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['further-investigations', 'urchin', 'umbra', 'dodger'],
      battleline: ['troll', 'krump', 'bumpsy'],
    },
  });

  p1.play('further-investigations');
  p1.choose('troll', 'krump');
  p1.choose('urchin');
  p1.choose('dodger');

  expect(p1.archives.toSorted()).toEqual(['dodger', 'urchin']);
  expect(p1.battleline).toEqual(['bumpsy']);
});

test('Galactic Tariff lets its creature capture 1 amber from its own side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', amber: 2, battleline: [{ card: 'krump', upgrades: ['galactic-tariff'] }] },
    p2: { amber: 2 },
  });

  p1.reap('krump');

  expect([p1.card('krump').amber, p1.amber, p2.amber]).toEqual([1, 2, 2]);
});

test('Gleaming the Cube readies and uses a friendly creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['gleaming-the-cube'],
      battleline: [{ card: 'krump', exhausted: true }],
    },
  });

  p1.play('gleaming-the-cube');
  p1.choose('krump');

  expect(p1.amber).toBe(2);
  expect(p1.card('krump').exhausted).toBe(true);
});

test('Strategic Feint deals 1 damage to two enemy creatures and exhausts them', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['strategic-feint'], battleline: ['troll'] },
    p2: { battleline: ['krump', 'bumpsy', 'valdr'] },
  });

  p1.play('strategic-feint');
  p1.choose(p2.card('krump'), p2.card('valdr'));

  expect(['krump', 'bumpsy', 'valdr'].map((slug) => p2.card(slug).damage)).toEqual([1, 0, 1]);
  expect(['krump', 'bumpsy', 'valdr'].map((slug) => p2.card(slug).exhausted)).toEqual([true, false, true]);
});

describe('Recovery Operation', () => {
  test('discards the bottom 3 cards and puts any number of them on top of the deck', () => {
    const { p1 } = scenario({
      p1: {
        house: 'staralliance',
        hand: ['recovery-operation'],
        deck: ['urchin', 'troll', 'krump', 'bumpsy'],
      },
    });

    p1.play('recovery-operation');
    p1.choose('krump');

    expect(p1.deck).toEqual(['krump', 'urchin']);
    expect(p1.discard.toSorted()).toEqual(['bumpsy', 'recovery-operation', 'troll']);
  });
});

test('Refit moves an upgrade to another creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['refit'], battleline: ['krump'] },
    p2: { battleline: [{ card: 'troll', upgrades: ['heavy-adornment'] }] },
  });

  p1.play('refit');
  p1.press('card');
  p1.choose(p2.card('heavy-adornment'));
  expect(p1.choices).toEqual(['krump']);
  p1.choose('krump');

  expect(p1.card('krump').upgrades).toEqual([p2.card('heavy-adornment').id]);
});
