import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  ['reaped', false],
  ['fought', true],
])('Bramble Lynx after a friendly creature %s: exhausted is %s', (act, exhausted) => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['bramble-lynx'], battleline: ['moor-wolf'] },
    p2: { battleline: ['dust-pixie'] },
  });

  if (act === 'reaped') p1.reap('moor-wolf');
  else p1.fight('moor-wolf', p2.card('dust-pixie'));
  p1.play('bramble-lynx', { flank: 'right' });

  expect(p1.card('bramble-lynx').exhausted).toBe(exhausted);
});

test.each(['play', 'reap'])('Deepwood Druid (%s) fully heals a neighbor', (act) => {
  const line = [
    { card: 'troll', damage: 3 },
    { card: 'krump', damage: 2 },
  ];
  const { p1 } = scenario({
    p1:
      act === 'play'
        ? { house: 'untamed', hand: ['deepwood-druid'], battleline: line }
        : { house: 'untamed', battleline: ['deepwood-druid', ...line] },
  });

  if (act === 'play') p1.play('deepwood-druid', { flank: 'left' });
  else p1.reap('deepwood-druid');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect([p1.card('troll').damage, p1.card('krump').damage]).toEqual([0, 2]);
});

describe('Ghosthawk', () => {
  test('reaps with both neighbors only if its player wants to', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', hand: ['ghosthawk'], battleline: ['troll', 'krump'] },
    });

    p1.play('ghosthawk', { rightOf: 'troll' });
    p1.press('done');

    expect(p1.amber).toBe(0);
  });

  test('reaps with an enraged neighbor, which stays enraged [13.3]', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', hand: ['ghosthawk'], battleline: [{ card: 'troll', enraged: true }] },
      p2: { battleline: ['urchin'] },
    });

    p1.play('ghosthawk', { flank: 'right' });
    p1.choose('ghosthawk');

    expect(p1.amber).toBe(1);
    expect(p1.card('troll')).toMatchObject({ enraged: true, exhausted: true });
  });
});

test.each([
  [['troll', 'krump'], 1],
  [['troll'], 0],
])('Harmonia sees her own play against %j and gains %i amber [A330]', (enemies, amber) => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['harmonia'] },
    p2: { battleline: enemies },
  });

  p1.play('harmonia');

  expect(p1.amber).toBe(amber);
});

test('Imprinted Murmook makes keys of its controller cost 1 less', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['imprinted-murmook'] } });

  expect([p1.keyCost, p2.keyCost]).toEqual([5, 6]);
});

test('Molephin deals 1 damage to each enemy creature for each amber stolen from its controller', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['trust-no-one', 'bait-and-switch'], battleline: ['troll', 'krump'], house: 'shadows' },
    p2: { amber: 6, battleline: ['molephin', 'bumpsy'] },
  });

  p1.play('bait-and-switch');

  expect([p1.card('troll').damage, p1.card('krump').damage]).toEqual([2, 2]);
  expect(p2.card('bumpsy').damage).toBe(0);
});

test('Musthic Murmook makes all keys cost 1 more and deals 4 damage when it is played', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['musthic-murmook'] }, p2: { battleline: ['troll'] } });

  p1.play('musthic-murmook');
  p1.choose(p2.card('troll'));

  expect([p1.keyCost, p2.keyCost]).toEqual([7, 7]);
  expect(p2.card('troll').damage).toBe(4);
});

describe('Gebuk', () => {
  test('brings a creature from the top of the deck into its place', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['punch'] },
      p2: { battleline: ['troll', { card: 'gebuk', damage: 3 }, 'krump'], deck: ['bumpsy', 'urchin'] },
    });

    p1.play('punch');
    p1.choose(p2.card('gebuk'));

    expect(p2.battleline).toEqual(['troll', 'bumpsy', 'krump']);
    expect(p2.card('bumpsy').exhausted).toBe(true);
    expect(p2.discard).toEqual(['gebuk']);
  });

  test('leaves any other card in the discard pile', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['punch'] },
      p2: { battleline: [{ card: 'gebuk', damage: 3 }, 'krump'], deck: ['anger'] },
    });

    p1.play('punch');
    p1.choose(p2.card('gebuk'));

    expect(p2.battleline).toEqual(['krump']);
    expect(p2.discard.toSorted()).toEqual(['anger', 'gebuk']);
  });
});

test('Kangaphant: each creature is destroyed after it reaps', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'krump'] },
    p2: { battleline: ['kangaphant'] },
  });

  p1.reap('troll');

  expect(p1.discard).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});

test('Mab the Mad is shuffled into the deck after it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['mab-the-mad'] } });

  p1.reap('mab-the-mad');

  expect(p1.deck).toEqual(['mab-the-mad']);
});

test.each(['reap', 'fight'])('The Feathered Shaman wards its neighbors by %s', (act) => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', battleline: ['troll', 'the-feathered-shaman', 'krump', 'bumpsy'] },
    p2: { battleline: ['dust-pixie'] },
  });

  if (act === 'reap') p1.reap('the-feathered-shaman');
  else p1.fight('the-feathered-shaman', p2.card('dust-pixie'));

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).warded)).toEqual([true, true, false]);
});

test.each([
  [['eldest-bear'], 2],
  [['eldest-bear', 'troll'], 0],
])('Eldest Bear in %j gains %i amber before it fights', (battleline, amber) => {
  const { p1, p2 } = scenario({ p1: { battleline }, p2: { battleline: ['valdr'] } });

  p1.fight('eldest-bear', p2.card('valdr'));
  if (amber > 0) p1.press('auto-resolve');

  expect(p1.amber).toBe(amber);
});

describe('Giant Gnawbill', () => {
  test('destroys an artifact of the house that a player chooses', () => {
    const { p1, p2 } = scenario({
      p1: { house: null, houses: ['brobnar', 'logos'], artifacts: ['cannon', 'library-of-babble'] },
      p2: { battleline: ['giant-gnawbill'], artifacts: ['the-warchest'] },
    });

    p1.press('brobnar');
    expect(p1.choices).toEqual(['cannon', 'the-warchest']);
    p1.choose('cannon');

    expect(p1.artifacts).toEqual(['library-of-babble']);
    expect(p2.artifacts).toEqual(['the-warchest']);
  });
});

test('Moor Wolf readies each other Wolf creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['moor-wolf'],
      battleline: [
        { card: 'moor-wolf', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
    },
    p2: { battleline: [{ card: 'moor-wolf', exhausted: true }] },
  });

  p1.play(p1.card('moor-wolf', 2), { flank: 'right' });

  expect([p1.card('moor-wolf', 1).exhausted, p1.card('troll').exhausted]).toEqual([false, true]);
  expect(p2.card('moor-wolf').exhausted).toBe(false);
});

test('Xenos Bloodshadow: the hazardous damage destroys the attacker, and elusive is used up [A38]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy', 'troll'] },
    p2: { battleline: ['xenos-bloodshadow'] },
  });

  p1.fight('bumpsy', p2.card('xenos-bloodshadow'));
  expect(p1.discard).toEqual(['bumpsy']);
  expect(p2.card('xenos-bloodshadow').damage).toBe(0);
  p1.fight('troll', p2.card('xenos-bloodshadow'));

  expect(p2.discard).toEqual(['xenos-bloodshadow']);
});

test('Toad cannot reap', () => {
  const { p1 } = scenario({ p1: { battleline: ['toad'] }, p2: { battleline: ['troll'] } });

  expect(p1.actions('toad')).toEqual(['fight']);
});
