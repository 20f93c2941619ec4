import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Orb of Invidius: a creature of either player is stunned after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['orb-of-invidius'], battleline: ['pit-demon'], houses: ['dis'] },
    p2: { battleline: ['dodger'], houses: ['shadows'] },
  });

  p1.reap('pit-demon');
  p1.endTurn();
  p2.press('shadows');
  p2.reap('dodger');

  expect(p1.card('pit-demon').stunned).toBe(true);
  expect(p2.card('dodger').stunned).toBe(true);
});

describe('Shard of Pain', () => {
  test('Action: deals 1 damage to an enemy creature for each friendly Shard, each to a creature of its player’s choice', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['shard-of-pain', 'shard-of-strength'], battleline: ['pit-demon'] },
      p2: { artifacts: ['shard-of-strength'], battleline: ['dodger', 'umbra'] },
    });

    p1.use('shard-of-pain');
    expect(p1.choices).toEqual(['dodger', 'umbra']);
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('umbra'));

    expect(p2.card('dodger').damage).toBe(1);
    expect(p2.card('umbra').damage).toBe(1);
  });

  test('[9.5] all damage to one creature is one event, and a ward prevents all of it', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['shard-of-pain', 'shard-of-strength'] },
      p2: { battleline: [{ card: 'troll', warded: true }, 'umbra'] },
    });

    p1.use('shard-of-pain');
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
  });

  test('nothing happens without an enemy creature', () => {
    const { p1 } = scenario({ p1: { artifacts: ['shard-of-pain'], battleline: ['pit-demon'] } });

    p1.use('shard-of-pain');

    expect(p1.card('pit-demon').damage).toBe(0);
    expect(p1.card('shard-of-pain').exhausted).toBe(true);
  });
});

describe('Wretched Doll', () => {
  test('Action: puts a doom counter on a creature if there is none in play', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['wretched-doll'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger'] },
    });

    p1.use('wretched-doll');
    expect(p1.choices).toEqual(['pit-demon', 'dodger']);
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').counters).toEqual({ doom: 1 });
  });

  test('Action: destroys each creature with a doom counter if there is one, and puts no counter', () => {
    const { p1, p2 } = scenario({
      p1: {
        artifacts: ['wretched-doll'],
        battleline: ['pit-demon', { card: 'charette', counters: { doom: 1 } }],
      },
      p2: { battleline: [{ card: 'dodger', counters: { doom: 1 } }, 'umbra'] },
    });

    p1.use('wretched-doll');

    expect(p1.battleline).toEqual(['pit-demon']);
    expect(p2.battleline).toEqual(['umbra']);
    expect(p1.card('pit-demon').counters).toEqual({});
  });
});
