import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  ['2 cards', 4, 2],
  ['1 card', 5, 0],
])('Luis Compère, after the opponent drew %s in their draw step', (_, held, stolen) => {
  const { p1, p2 } = scenario({
    p1: { amber: 3, hand: Array.from({ length: held }, () => 'troll'), deck: ['krump', 'krump', 'krump'] },
    p2: { battleline: ['luis-compère'] },
  });

  p1.endTurn();

  expect([p1.hand.length, p1.amber, p2.amber]).toEqual([6, 3 - stolen, stolen]);
});

test('The Watch keeps its player’s amber from being stolen while it is exhausted', () => {
  const steals = (exhausted: boolean) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['nightmare-urchin'] },
      p2: { amber: 2, battleline: [{ card: 'the-watch', exhausted }] },
    });
    p1.reap('nightmare-urchin');
    return p2.amber;
  };

  expect([steals(true), steals(false)]).toEqual([2, 1]);
});

describe('Vaelra Whisperfang', () => {
  test('deals 2 damage to each creature that the opponent plays', () => {
    const { p1 } = scenario({
      p1: { hand: ['krump', 'cannon'] },
      p2: { battleline: ['vaelra-whisperfang'] },
    });

    p1.play('krump');
    p1.play('cannon');

    expect(p1.card('krump').damage).toBe(2);
  });

  test('does nothing to creatures that its player plays', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', battleline: ['vaelra-whisperfang'], hand: ['urchin'] },
    });

    p1.play('urchin');

    expect(p1.battleline).toEqual(['vaelra-whisperfang', 'urchin']);
  });
});

describe('Victor Flux', () => {
  const table = (purged: string) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['victor-flux'], discard: [purged] },
      p2: {
        houses: ['brobnar', 'staralliance'],
        hand: ['troll', 'punch', 'explo-rover'],
        battleline: ['krump'],
      },
    });
    p1.reap('victor-flux');
    p1.choose(purged);
    p1.endTurn();
    return { p1, p2 };
  };

  test('forbids the opponent cards of the purged card’s type for a turn', () => {
    const { p1, p2 } = table('urchin');
    p2.press('brobnar');

    expect(p1.purged).toEqual(['urchin']);
    expect(p2.actions('troll')).not.toContain('play');
    expect(p2.actions('punch')).toContain('play');
  });

  test.each([
    ['urchin', ['play-as-upgrade']],
    ['dapper-chapeau', ['play']],
  ])('after %s a creature that may be an upgrade can be played otherwise [A149]', (purged, ways) => {
    const { p2 } = table(purged);
    p2.press('staralliance');

    expect(p2.actions('explo-rover').filter((action) => action.startsWith('play'))).toEqual(ways);
  });
});

test('Achromatic Basilisk exhausts an enemy creature after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['achromatic-basilisk', 'urchin'] },
    p2: { battleline: ['dust-pixie', 'troll', 'krump'] },
  });

  p1.fight('achromatic-basilisk', p2.card('dust-pixie'));
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('krump'));

  expect([p2.card('troll').exhausted, p2.card('krump').exhausted]).toEqual([false, true]);
});

test('Clay More deals 2 damage to each enemy flank creature when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'krump', 'bumpsy'] },
    p2: { battleline: ['clay-more', 'urchin'] },
  });

  p1.fight('krump', p2.card('clay-more'));

  expect(['troll', 'bumpsy'].map((slug) => p1.card(slug).damage)).toEqual([2, 2]);
  expect(p1.card('krump').damage).toBe(1);
  expect(p2.battleline).toEqual(['urchin']);
});

test('Colt Sleven allots 1 damage for each +1 power counter on all creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['colt-sleven'], battleline: [{ card: 'troll', powerCounters: 1 }] },
    p2: { battleline: [{ card: 'krump', powerCounters: 2 }, 'bumpsy'] },
  });

  p1.play('colt-sleven');
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect([p2.card('krump').damage, p2.card('bumpsy').damage]).toEqual([2, 1]);
});

test.each([true, false])('Grammy Taps, exhausted %s, makes its neighbors elusive', (exhausted) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bumpsy'] },
    p2: { battleline: ['troll', { card: 'grammy-taps', exhausted }] },
  });

  p1.fight('bumpsy', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(exhausted ? 0 : 5);
});

test.each([
  [['troll'], 1],
  [['troll', 'krump'], 2],
])('Nightmare Urchin against %j steals %i', (battleline, stolen) => {
  const { p1, p2 } = scenario({ p1: { battleline: ['nightmare-urchin'] }, p2: { amber: 3, battleline } });

  p1.reap('nightmare-urchin');

  expect(p2.amber).toBe(3 - stolen);
});

test.each([
  [2, 3, 2],
  [3, 3, 0],
])('Pincher Malloy with %i amber against %i steals %i', (own, theirs, stolen) => {
  const { p1, p2 } = scenario({ p1: { amber: own, hand: ['pincher-malloy'] }, p2: { amber: theirs } });

  p1.play('pincher-malloy');

  expect([p1.amber, p2.amber]).toEqual([own + stolen, theirs - stolen]);
});
