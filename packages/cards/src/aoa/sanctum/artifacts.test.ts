import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Hallowed Shield', () => {
  test('Action: a creature of either player cannot be dealt damage this turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', artifacts: ['hallowed-shield'], battleline: ['francus'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('hallowed-shield');
    p1.choose('francus');
    p1.fight('francus', p2.card('troll'));

    expect(p1.card('francus').damage).toBe(0);
    expect(p2.card('troll').damage).toBe(6);
  });

  test('the protection ends with the turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', artifacts: ['hallowed-shield'], battleline: ['francus'] },
      p2: { houses: ['brobnar'], battleline: ['troll'] },
    });

    p1.use('hallowed-shield');
    p1.choose('francus');
    p1.endTurn();
    p2.press('brobnar');
    p2.fight('troll', p1.card('francus'));

    expect(p1.discard).toEqual(['francus']);
  });
});

test('Haedroth’s Wall: each friendly flank creature gets +2 power', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['haedroth-s-wall'], battleline: ['francus', 'sequis', 'troll'] },
    p2: { battleline: ['krump'] },
  });

  expect(p1.card('francus').power).toBe(8);
  expect(p1.card('sequis').power).toBe(4);
  expect(p1.card('troll').power).toBe(10);
  expect(p2.card('krump').power).toBe(6);
});

describe('Eye of Judgment', () => {
  test('Action: purges a creature from a discard pile of either player', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', artifacts: ['eye-of-judgment'], discard: ['francus', 'charge'] },
      p2: { discard: ['troll', 'cannon'] },
    });

    p1.use('eye-of-judgment');
    expect(p1.choices).toEqual(['francus', 'troll']);
    p1.choose(p2.card('troll'));

    expect(p2.purged).toEqual(['troll']);
    expect(p2.discard).toEqual(['cannon']);
  });

  test('it only exhausts without a creature in a discard pile', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', artifacts: ['eye-of-judgment'], discard: ['charge'] },
    });

    p1.use('eye-of-judgment');

    expect(p1.card('eye-of-judgment').exhausted).toBe(true);
    expect(p1.discard).toEqual(['charge']);
  });
});

describe('Proclamation 346E', () => {
  test('the opponent’s keys cost 2 more while they do not control creatures of 3 houses', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['proclamation-346e'], battleline: ['francus'] },
      p2: { battleline: ['troll', 'krump', 'pitlord'], artifacts: ['safe-place'] },
    });

    expect(p2.keyCost).toBe(8);
    expect(p1.keyCost).toBe(6);
  });

  test('the opponent’s keys cost the usual amount while they control creatures of 3 houses', () => {
    const { p2 } = scenario({
      p1: { artifacts: ['proclamation-346e'] },
      p2: { battleline: ['troll', 'dodger', 'pitlord'] },
    });

    expect(p2.keyCost).toBe(6);
  });

  test('it is checked again each time a creature leaves play', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['proclamation-346e'], battleline: ['troll'] },
      p2: { battleline: ['bumpsy', 'dodger', 'snudge'] },
    });

    expect(p2.keyCost).toBe(6);
    p1.fight('troll', p2.card('snudge'));

    expect(p2.keyCost).toBe(8);
  });
});

describe('Shard of Hope', () => {
  test('Action: a friendly creature captures 1 amber for each friendly Shard', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'sanctum',
        artifacts: ['shard-of-hope', 'shard-of-greed'],
        battleline: ['francus', 'troll'],
      },
      p2: { artifacts: ['shard-of-pain'], battleline: ['krump'], amber: 5 },
    });

    p1.use('shard-of-hope');
    expect(p1.choices).toEqual(['francus', 'troll']);
    p1.choose('troll');

    expect(p1.card('troll').amber).toBe(2);
    expect(p2.amber).toBe(3);
  });

  test('no amber is captured without a friendly creature', () => {
    const { p1, p2 } = scenario({ p1: { artifacts: ['shard-of-hope'] }, p2: { amber: 5 } });

    p1.use('shard-of-hope');

    expect(p2.amber).toBe(5);
  });
});
