import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Emerald Duelist lets each of its neighbors capture 1 amber after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: ['troll', 'emerald-duelist', 'krump', 'bumpsy'] },
    p2: { amber: 3, battleline: ['dust-pixie'] },
  });

  p1.fight('emerald-duelist', p2.card('dust-pixie'));

  expect(['troll', 'emerald-duelist', 'krump', 'bumpsy'].map((slug) => p1.card(slug).amber)).toEqual([
    1, 0, 1, 0,
  ]);
  expect(p2.amber).toBe(1);
});

test('Oracle Zan heals 2 damage for each amber of one friendly creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['oracle-zan', { card: 'troll', amber: 2, damage: 3 }] },
    p2: { battleline: [{ card: 'krump', damage: 2 }] },
  });

  p1.reap('oracle-zan');
  p1.choose('troll');
  p1.choose('troll');
  p1.choose(p2.card('krump'));

  expect([p1.card('troll').amber, p1.card('troll').damage, p2.card('krump').damage]).toEqual([0, 1, 0]);
  expect(p1.amber).toBe(1);
});

describe('Chanel the Wise', () => {
  test('gives each other friendly creature +3 power', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['chanel-the-wise', 'troll'] },
      p2: { battleline: ['krump'] },
    });

    expect([p1.card('chanel-the-wise').power, p1.card('troll').power]).toEqual([2, 11]);
    expect(p2.card('krump').power).toBe(6);
  });

  test('discarded from hand, puts five +1 power counters on a friendly creature', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', hand: ['chanel-the-wise'], battleline: ['troll', 'krump'] },
      p2: { battleline: ['bumpsy'] },
    });

    p1.discardCard('chanel-the-wise');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('krump');

    expect(p1.card('krump').power).toBe(11);
  });
});

test.each([
  [2, 1, 1],
  [0, 0, 0],
])('Garnet Squire with %i damage at the end of the turn', (damage, left, amber) => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'garnet-squire', damage }] } });

  p1.endTurn();

  expect([p1.card('garnet-squire').damage, p1.amber]).toEqual([left, amber]);
});

test.each([
  [['grey-warden', 'brigadier-ols', 'grey-warden', 'grey-warden'], 4],
  [['troll', 'brigadier-ols', 'grey-warden'], 2],
  [['troll', 'brigadier-ols'], 0],
])('Brigadier Ols in %j', (battleline, armor) => {
  const { p1 } = scenario({ p1: { battleline } });

  expect(p1.card('brigadier-ols').armor).toBe(armor);
});

test.each([0, 1, 2] as const)('Dame Margaret against %i forged keys of the opponent', (keys) => {
  const { p1 } = scenario({ p1: { battleline: ['dame-margaret'], keys: 1 }, p2: { keys } });

  expect(p1.card('dame-margaret').armor).toBe(2 * keys);
});

test('Grey Warden readies a Sanctum neighbor after a reap', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      battleline: [
        { card: 'garnet-squire', exhausted: true },
        'grey-warden',
        { card: 'troll', exhausted: true },
        { card: 'emerald-duelist', exhausted: true },
      ],
    },
  });

  p1.reap('grey-warden');
  expect(p1.choices).toEqual(['garnet-squire']);
  p1.choose('garnet-squire');

  expect(['garnet-squire', 'troll', 'emerald-duelist'].map((slug) => p1.card(slug).exhausted)).toEqual([
    false,
    true,
    true,
  ]);
});

describe('Jayne the Bard', () => {
  test('deals 2 damage once more if the creature has amber on it [9.5]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['jayne-the-bard'] },
      p2: { battleline: [{ card: 'troll', amber: 1 }, 'krump'] },
    });

    p1.reap('jayne-the-bard');
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(4);
  });

  test('does not deal damage again if the creature has no amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['jayne-the-bard'] },
      p2: { battleline: [{ card: 'troll', amber: 1 }, 'krump'] },
    });

    p1.reap('jayne-the-bard');
    p1.choose(p2.card('krump'));

    expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([0, 2]);
  });

  test('discarded from hand, exalts 2 friendly creatures', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['jayne-the-bard'], battleline: ['troll', 'krump', 'bumpsy'] },
      p2: { battleline: ['valdr'] },
    });

    p1.discardCard('jayne-the-bard');
    p1.choose('troll', 'bumpsy');

    expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).amber)).toEqual([1, 0, 1]);
    expect(p2.card('valdr').amber).toBe(0);
  });
});

test.each([
  ['a creature', 'krump', ['krump'], []],
  ['another card', 'cannon', [], ['cannon']],
])('Lightbearer Kelvin discards %s from the bottom of a deck', (_, bottom, taken, discarded) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['lightbearer-kelvin'], deck: ['troll'] },
    p2: { battleline: ['dust-pixie'], deck: ['bumpsy', bottom] },
  });

  p1.fight('lightbearer-kelvin', p2.card('dust-pixie'));
  p1.press('player:opponent');
  if (taken.length > 0) p1.press('right');

  expect(p1.battleline).toEqual(['lightbearer-kelvin', ...taken]);
  expect(p2.discard.filter((slug) => slug !== 'dust-pixie')).toEqual(discarded);
  expect(p2.deck).toEqual(['bumpsy']);
});
