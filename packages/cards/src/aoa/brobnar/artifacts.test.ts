import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Flamethrower: 1 damage to a creature and 1 to each of its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['flamethrower'], battleline: ['bumpsy'] },
    p2: { battleline: ['dodger', 'troll', 'krump'] },
  });

  p1.use('flamethrower');
  p1.choose(p2.card('dodger'));

  expect(p2.card('dodger').damage).toBe(1);
  expect(p2.card('troll').damage).toBe(1);
  expect(p2.card('krump').damage).toBe(0);
  expect(p1.card('flamethrower').exhausted).toBe(true);
});

describe('Grump Buggy', () => {
  test('each player’s keys cost 1 more for each creature of power 5 or more the other controls', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['grump-buggy'], battleline: ['troll', 'bumpsy', 'grenade-snib'] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    expect(p2.keyCost).toBe(8);
    expect(p1.keyCost).toBe(7);
  });

  test('+1 power counters count', () => {
    const { p2 } = scenario({
      p1: { artifacts: ['grump-buggy'], battleline: [{ card: 'grenade-snib', powerCounters: 3 }] },
    });

    expect(p2.keyCost).toBe(7);
  });
});

describe('Shard of Strength', () => {
  test('Action: puts a +1 power counter on a friendly creature for each friendly Shard', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['shard-of-strength', 'shard-of-pain'], battleline: ['troll', 'bumpsy'] },
      p2: { artifacts: ['shard-of-pain'], battleline: ['krump'] },
    });

    p1.use('shard-of-strength');
    expect(p1.choices).toEqual(['troll', 'bumpsy']);
    p1.choose('troll');
    p1.choose('troll');

    expect(p1.card('troll').powerCounters).toBe(2);
  });

  test('its player may spread the counters over several creatures', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['shard-of-strength', 'shard-of-pain'], battleline: ['troll', 'bumpsy'] },
    });

    p1.use('shard-of-strength');
    p1.choose('troll');
    p1.choose('bumpsy');

    expect(p1.card('troll').powerCounters).toBe(1);
    expect(p1.card('bumpsy').powerCounters).toBe(1);
  });
});

describe('Signal Fire', () => {
  test('Omni: is destroyed, and friendly Brobnar creatures may fight whatever the active house is [8.4]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', artifacts: ['signal-fire'], battleline: ['troll', 'headhunter', 'ancient-bear'] },
      p2: { battleline: ['umbra', 'dodger'] },
    });

    expect(p1.actions('troll')).toEqual([]);
    p1.use('signal-fire');

    expect(p1.discard).toEqual(['signal-fire']);
    expect(p1.actions('troll')).toEqual(['fight']);
    expect(p1.actions('ancient-bear')).toEqual([]);
    p1.fight('troll', p2.card('umbra'));
    p1.fight('headhunter', p2.card('dodger'));

    expect(p1.amber).toBe(0);
    expect(p2.battleline).toEqual([]);
  });
});
