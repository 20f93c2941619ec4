import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Emperor Memrox', () => {
  test.each([
    ['the center', ['troll', 'emperor-memrox', 'krump'], 0],
    ['a flank', ['emperor-memrox', 'troll'], 4],
  ])('at %s takes its damage', (_, line, damage) => {
    const { p1, p2 } = scenario({ p1: { battleline: ['ember-imp', 'pit-demon'] }, p2: { battleline: line } });

    p1.fight('ember-imp', p2.card('emperor-memrox'));

    expect(p2.card('emperor-memrox').damage > 0).toBe(damage > 0);
  });

  test('archives a card and gains 1 amber for each archived card', () => {
    const { p1 } = scenario({
      p1: { battleline: ['emperor-memrox'], hand: ['troll'], archives: ['krump', 'urchin'] },
      p2: { archives: ['bumpsy'] },
    });

    p1.reap('emperor-memrox');
    p1.choose('troll');

    expect([p1.archives.length, p1.amber]).toEqual([3, 4]);
  });
});

describe('Monster Zero', () => {
  test('enters anywhere with as many counters as the most powerful friendly creature has power', () => {
    const { p1 } = scenario({
      p1: { house: 'mars', hand: ['monster-zero', 'monster-zero2'], battleline: ['troll', 'krump'] },
      p2: { battleline: ['the-golden-queen'] },
    });

    p1.play('monster-zero', { leftOf: 'krump' });

    expect(p1.battleline).toEqual(['troll', 'monster-zero', 'krump']);
    expect(p1.card('monster-zero').power).toBe(9);
  });

  test('makes its neighbors Mars creatures instead of others', () => {
    const { p1 } = scenario({
      p1: {
        house: 'mars',
        houses: ['mars', 'brobnar'],
        battleline: ['troll', 'monster-zero', 'krump', 'bumpsy'],
      },
    });

    expect(p1.card('krump').houses).toEqual(['mars']);
    expect(p1.card('bumpsy').houses).toEqual(['brobnar']);
    expect(p1.actions('troll')).toContain('reap');
    expect(p1.actions('bumpsy')).not.toContain('reap');
  });
});

describe('Empowered Zark', () => {
  const table = (amber: number) =>
    scenario({
      p1: {
        battleline: [
          { card: 'empowered-zark', amber },
          { card: 'lyylyug', exhausted: true },
          { card: 'agent-buuff', exhausted: true },
          { card: 'troll', exhausted: true },
        ],
      },
      p2: { amber: 4, battleline: ['dust-pixie'] },
    });

  test('returns 3 amber to ready each Mars creature that is no Agent', () => {
    const { p1, p2 } = table(1);

    p1.fight('empowered-zark', p2.card('dust-pixie'));
    p1.press('yes');

    expect([p1.card('empowered-zark').amber, p1.amber, p2.amber]).toEqual([0, 0, 2]);
    expect(p1.card('lyylyug').exhausted).toBe(false);
    expect(p1.card('agent-buuff').exhausted).toBe(true);
    expect(p1.card('troll').exhausted).toBe(true);
  });

  test('asks nothing with less than 3 amber', () => {
    const { p1, p2 } = table(0);

    p1.fight('empowered-zark', p2.card('dust-pixie'));

    expect(p1.card('empowered-zark').amber).toBe(2);
    expect(p1.card('lyylyug').exhausted).toBe(true);
  });
});

test.each([
  [true, 2],
  [false, 1],
])('Golden K1-TT13, exhausted %s: its neighbor gains %i amber by a reap', (exhausted, amber) => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', { card: 'golden-k1-tt13', exhausted }] },
  });

  p1.reap('troll');

  expect(p1.amber).toBe(amber);
});

test('lyylyug makes the least powerful enemy creature capture from its own side', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['lyylyug'] },
    p2: { amber: 2, battleline: ['troll', 'urchin'] },
  });

  p1.reap('lyylyug');

  expect([p1.amber, p2.amber, p2.card('urchin').amber]).toEqual([3, 1, 1]);
});

describe('Agent Buuff', () => {
  test('gives each friendly creature a +1 power counter', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['agent-buuff', 'troll'] },
      p2: { battleline: ['krump', 'bumpsy'] },
    });

    p1.reap('agent-buuff');

    expect([p1.card('agent-buuff').power, p1.card('troll').power, p2.card('krump').power]).toEqual([5, 9, 6]);
  });

  test('gives one friendly creature three if its player is overwhelmed', () => {
    const { p1 } = scenario({
      p1: { battleline: ['agent-buuff', 'troll'] },
      p2: { battleline: ['krump', 'bumpsy', 'urchin'] },
    });

    p1.reap('agent-buuff');
    p1.choose('troll');

    expect([p1.card('agent-buuff').power, p1.card('troll').power]).toEqual([4, 11]);
  });
});

test('Arbiter Vyynx destroys a friendly creature that is not Mars to take an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['arbiter-vyynx', 'lyylyug', 'urchin'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('arbiter-vyynx');
  expect(p1.choices).toEqual(['urchin']);
  p1.choose('urchin');
  p1.choose(p2.card('troll'));
  p1.press('right');

  expect(p1.battleline).toEqual(['arbiter-vyynx', 'lyylyug', 'troll']);
});

test('Arbiter Vyynx takes nothing if nothing is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['arbiter-vyynx', 'lyylyug'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('arbiter-vyynx');

  expect(p2.battleline).toEqual(['troll']);
});

describe('Klyyhnug', () => {
  test.each([
    ['with counters', 2, 1],
    ['without counters', 0, 0],
  ])('removes the counters of a creature %s, and archives a card for them', (_, powerCounters, archived) => {
    const { p1 } = scenario({
      p1: {
        battleline: ['klyyhnug', { card: 'troll', powerCounters }, { card: 'krump', powerCounters: 1 }],
        hand: ['urchin'],
      },
    });

    p1.reap('klyyhnug');
    p1.choose('klyyhnug');
    p1.choose('troll');
    if (archived > 0) p1.choose('urchin');

    expect([p1.card('troll').power, p1.card('krump').power]).toEqual([8, 7]);
    expect(p1.archives).toHaveLength(archived);
  });
});

test.each([
  [true, 9],
  [false, 6],
])('Operator Olluyyg, exhausted %s: the opponent’s keys cost %i', (exhausted, cost) => {
  const { p1, p2 } = scenario({ p1: { battleline: [{ card: 'operator-olluyyg', exhausted }] } });

  expect([p1.keyCost, p2.keyCost]).toEqual([6, cost]);
});

describe('Replacement Targ', () => {
  test('returns a neighbor that is no Soldier, and the most powerful friendly creature captures 2', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['replacement-targ'], battleline: ['klyyhnug', 'urchin', 'troll'], house: 'mars' },
      p2: { amber: 3 },
    });

    p1.play('replacement-targ', { leftOf: 'urchin' });
    expect(p1.choices).toEqual(['urchin']);
    p1.choose('urchin');

    expect(p1.hand).toEqual(['urchin']);
    expect([p1.card('troll').amber, p2.amber]).toEqual([2, 1]);
  });
});

describe('Ujkyytr Prime', () => {
  test('stuns a creature', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['ujkyytr-prime'] }, p2: { battleline: ['troll'] } });

    p1.reap('ujkyytr-prime');
    expect(p1.choices).toEqual(['ujkyytr-prime', 'troll']);
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').stunned).toBe(true);
  });

  test('stuns an enemy creature and its neighbors if its player is overwhelmed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ujkyytr-prime'] },
      p2: { battleline: ['troll', 'krump', 'bumpsy'] },
    });

    p1.reap('ujkyytr-prime');
    expect(p1.choices).toEqual(['troll', 'krump', 'bumpsy']);
    p1.choose(p2.card('troll'));

    expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).stunned)).toEqual([true, true, false]);
  });
});
