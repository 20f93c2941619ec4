import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Soulkeeper', () => {
  test('Destroyed: destroys the most powerful enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'charette', upgrades: ['soulkeeper'] }] },
      p2: { battleline: ['umbra', 'troll', 'dodger'] },
    });

    p1.fight('charette', p2.card('dodger'));

    expect(p2.battleline).toEqual(['umbra', 'dodger']);
    expect(p2.discard).toEqual(['troll']);
    expect(p1.discard.toSorted()).toEqual(['charette', 'soulkeeper']);
  });

  test('on an enemy creature, it destroys the most powerful enemy of that creature’s controller [0.6]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['soulkeeper', 'cull-the-weak'], battleline: ['pit-demon', 'charette'] },
      p2: { battleline: ['umbra', 'troll'] },
    });

    p1.play('soulkeeper', { on: p2.card('umbra') });
    p1.play('cull-the-weak');

    expect(p2.battleline).toEqual(['troll']);
    expect(p1.battleline).toEqual(['charette']);
  });

  test('[A76] no other creature is destroyed if the only most powerful enemy is already being destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'pit-demon', upgrades: ['soulkeeper'] }] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.fight('pit-demon', p2.card('dodger'));

    expect(p2.battleline).toEqual(['umbra']);
    expect(p1.battleline).toEqual([]);
  });

  test('[A77] it takes one of several most powerful enemies that is not already being destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'pit-demon', upgrades: ['soulkeeper'] }] },
      p2: { battleline: ['dodger', 'bumpsy', 'umbra'] },
    });

    p1.fight('pit-demon', p2.card('dodger'));

    expect(p2.battleline).toEqual(['umbra']);
  });
});
