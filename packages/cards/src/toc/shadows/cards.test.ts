import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = (card: string) => ({ card, facedown: true });

describe('The Long Con', () => {
  const stooges = (number: number) => Array.from({ length: number }, () => token('troll'));

  test('forbids friendly Stooges to reap, and purges itself for a key at the price of 6', () => {
    const { p1 } = scenario({
      p1: {
        artifacts: ['the-long-con'],
        house: 'shadows',
        tokenCreature: 'stooge',
        battleline: stooges(5),
        deck: ['krump', 'bumpsy'],
      },
    });
    expect(p1.actions(p1.card('stooge'))).not.toContain('reap');

    p1.use('the-long-con');
    p1.press('right');
    p1.choose(...[1, 2, 3, 4, 5, 6].map((which) => p1.card('stooge', which)));
    p1.press('red');

    expect([p1.keys, p1.purged, p1.battleline]).toEqual([1, ['the-long-con'], []]);
  });

  test('forges nothing for 5', () => {
    const { p1 } = scenario({
      p1: {
        artifacts: ['the-long-con'],
        house: 'shadows',
        tokenCreature: 'stooge',
        battleline: stooges(5),
        deck: ['krump', 'bumpsy'],
      },
    });

    p1.use('the-long-con');
    p1.press('right');
    p1.choose(...[1, 2, 3, 4, 5].map((which) => p1.card('stooge', which)));

    expect([p1.keys, p1.purged, p1.battleline]).toEqual([0, [], ['stooge']]);
  });
});

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
])(
  'Rich Score beside %i token creatures makes one and steals half their number, rounded up: %i',
  (others, stolen) => {
    const { p1, p2 } = scenario({
      p1: {
        hand: ['rich-score'],
        house: 'shadows',
        tokenCreature: 'cleaner',
        battleline: ['urchin', ...Array.from({ length: others }, () => token('troll'))],
        deck: ['krump'],
      },
      p2: { amber: 5 },
    });

    p1.play('rich-score');
    p1.press('right');

    expect(p2.amber).toBe(5 - stolen);
  },
);

test('Cover Operation makes a ready token creature', () => {
  const { p1 } = scenario({ p1: { hand: ['cover-operation'], tokenCreature: 'cleaner', deck: ['krump'] } });

  p1.play('cover-operation');

  expect(p1.card('cleaner').exhausted).toBe(false);
});

test.each([
  ['a neighbor', 'urchin', false],
  ['another creature', 'dodger', true],
])('Slipshot is readied after %s is destroyed', (_, slug, exhausted) => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'slipshot', exhausted: true }, 'urchin', 'dodger'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight(slug, p2.card('troll'));

  expect(p1.card('slipshot').exhausted).toBe(exhausted);
});

test.each([
  [true, ['sneaky-feats']],
  [false, []],
])('Sneaky Feats is archived if amber was stolen this turn: %s', (stole, archives) => {
  const { p1 } = scenario({
    p1: {
      hand: ['sneaky-feats', 'urchin'],
      tokenCreature: 'cleaner',
      deck: ['krump'],
      battleline: ['dodger'],
    },
    p2: { amber: 3 },
  });

  if (stole) p1.play('urchin');
  p1.play('sneaky-feats');
  p1.press('left');

  expect(p1.archives).toEqual(archives);
  expect(p1.battleline[0]).toBe('cleaner');
});

test('Stooge on a flank makes a token creature as an action, and nothing elsewhere', () => {
  const { p1 } = scenario({
    p1: {
      tokenCreature: 'stooge',
      battleline: [token('troll'), 'urchin'],
      house: 'shadows',
      deck: ['krump'],
    },
  });
  p1.use('stooge');
  p1.press('right');
  expect(p1.battleline).toEqual(['stooge', 'urchin', 'stooge']);

  const middle = scenario({
    p1: { tokenCreature: 'stooge', battleline: ['urchin', token('troll'), 'dodger'], deck: ['krump'] },
  });
  middle.p1.use('stooge');
  expect(middle.p1.battleline).toHaveLength(3);
});

test('Cleaner deals 3 damage to a creature as an action', () => {
  const { p1, p2 } = scenario({
    p1: { tokenCreature: 'cleaner', battleline: [token('troll')], house: 'shadows' },
    p2: { battleline: ['krump'] },
  });

  p1.use('cleaner');
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').damage).toBe(3);
});

test.each([
  [3, 2],
  [1, 1],
])('Prowler, after the reap has given 1 amber, leaves the opponent %i: %i', (theirs, left) => {
  const { p1, p2 } = scenario({
    p1: { tokenCreature: 'prowler', battleline: [token('troll')], house: 'shadows' },
    p2: { amber: theirs },
  });

  p1.reap('prowler');

  expect(p2.amber).toBe(left);
});

test('Yardbird readies another Yardbird before it fights', () => {
  const { p1, p2 } = scenario({
    p1: {
      tokenCreature: 'yardbird',
      battleline: [
        token('troll'),
        { card: 'krump', facedown: true, exhausted: true },
        { card: 'urchin', exhausted: true },
      ],
      house: 'shadows',
    },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight(p1.card('yardbird', 1), p2.card('dust-pixie'));
  expect(p1.choices).toEqual(['yardbird']);
  p1.choose(p1.card('yardbird', 2));

  expect(p1.card('yardbird', 2).exhausted).toBe(false);
  expect([p1.card('yardbird', 1).exhausted, p1.card('urchin').exhausted]).toEqual([true, true]);
});
