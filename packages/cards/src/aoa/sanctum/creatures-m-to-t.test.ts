import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Maruck the Marked', () => {
  test('captures as much amber as its armor prevents damage', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['maruck-the-marked'] },
      p2: { battleline: ['urchin', 'umbra'], amber: 4 },
    });

    p1.fight('maruck-the-marked', p2.card('umbra'));

    expect(p1.card('maruck-the-marked')).toMatchObject({ amber: 1, damage: 1 });
    expect(p2.amber).toBe(3);
  });

  test('more armor captures more amber, even if armor prevents all damage', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['bulwark', 'maruck-the-marked'] },
      p2: { battleline: ['umbra'], amber: 4 },
    });

    p1.fight('maruck-the-marked', p2.card('umbra'));

    expect(p1.card('maruck-the-marked')).toMatchObject({ amber: 2, damage: 0 });
    expect(p2.amber).toBe(2);
  });

  test('armor that was used this turn captures nothing more [1.5]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: [{ card: 'maruck-the-marked', armorUsed: 1 }] },
      p2: { battleline: ['umbra'], amber: 4 },
    });

    p1.fight('maruck-the-marked', p2.card('umbra'));

    expect(p1.card('maruck-the-marked')).toMatchObject({ amber: 0, damage: 2 });
  });

  test('it captures nothing if it is destroyed by the rest of the damage', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'], amber: 2 },
      p2: { battleline: ['maruck-the-marked'] },
    });

    p1.fight('troll', p2.card('maruck-the-marked'));

    expect(p2.discard).toEqual(['maruck-the-marked']);
    expect(p1.amber).toBe(2);
  });

  test('the armor of another creature does not count', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['maruck-the-marked', 'sequis'] },
      p2: { battleline: ['umbra'], amber: 2 },
    });

    p1.fight('sequis', p2.card('umbra'));

    expect(p1.card('sequis').damage).toBe(0);
    expect(p2.amber).toBe(2);
  });
});

describe('Sir Marrows', () => {
  test('captures the amber that the opponent gains by reaping', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['krump'] },
      p2: { battleline: ['sir-marrows'] },
    });

    p1.reap('krump');

    expect(p1.amber).toBe(0);
    expect(p2.card('sir-marrows').amber).toBe(1);
  });

  test('it does not capture amber that the opponent gains in another way', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['dust-pixie'], battleline: ['hunting-witch'] },
      p2: { battleline: ['sir-marrows'] },
    });

    p1.play('dust-pixie');

    expect(p1.amber).toBe(3);
    expect(p2.card('sir-marrows').amber).toBe(0);
  });

  test('its own player gains amber by reaping as usual', () => {
    const { p1 } = scenario({ p1: { battleline: ['sir-marrows'] }, p2: { amber: 2 } });

    p1.reap('sir-marrows');

    expect(p1.amber).toBe(1);
    expect(p1.card('sir-marrows').amber).toBe(0);
  });
});

describe('The Grey Rider', () => {
  test('Play: may ready and fight with a neighboring creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['the-grey-rider'],
        battleline: [{ card: 'troll', exhausted: true }, 'bumpsy', 'francus'],
      },
      p2: { battleline: ['umbra'] },
    });

    p1.play('the-grey-rider', { rightOf: 'troll' });
    p1.choose('the-grey-rider');
    expect(p1.choices).toEqual(['troll', 'bumpsy']);
    p1.choose('troll');
    p1.choose(p2.card('umbra'));

    expect(p2.discard).toEqual(['umbra']);
    expect(p1.battleline).toEqual(['troll', 'the-grey-rider', 'bumpsy', 'francus']);
  });

  test('After Reap: may ready and fight with a neighboring creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['the-grey-rider', 'troll'] },
      p2: { battleline: ['umbra'] },
    });

    p1.reap('the-grey-rider');
    p1.press('done');

    expect(p2.battleline).toEqual(['umbra']);
    expect(p1.amber).toBe(1);
  });

  test('After Fight: may ready and fight with a neighboring creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['the-grey-rider', 'troll'] },
      p2: { battleline: ['urchin', 'krump'] },
    });

    p1.fight('the-grey-rider', p2.card('urchin'));
    p1.choose('the-grey-rider');
    p1.choose('troll');
    p1.choose(p2.card('krump'));

    expect(p2.battleline).toEqual(['urchin']);
    expect(p2.discard).toEqual(['krump']);
  });
});

describe('Shadows Ambassador', () => {
  test('no card may be used after a card was played by it', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        battleline: ['shadows-ambassador', 'dodger'],
        hand: ['urchin', 'umbra', 'francus'],
      },
    });

    p1.reap('shadows-ambassador');
    p1.play('urchin');

    expect(p1.battleline).toEqual(['shadows-ambassador', 'dodger', 'urchin']);
    expect(p1.actions('dodger')).toEqual([]);
    expect(p1.actions('umbra')).toEqual([]);
    expect(p1.actions('francus')).toEqual(['play', 'discard']);
  });

  test('After Fight: one card of that house may be played or used', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', battleline: ['shadows-ambassador', 'dodger'] },
      p2: { battleline: ['urchin'] },
    });

    p1.fight('shadows-ambassador', p2.card('urchin'));

    expect(p1.actions('dodger')).toEqual(['fight', 'reap']);
  });

  test('an artifact may be used by it', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'sanctum',
        battleline: ['shadows-ambassador', 'dodger'],
        artifacts: ['seeker-needle'],
      },
      p2: { battleline: ['troll'] },
    });

    p1.reap('shadows-ambassador');
    p1.use('seeker-needle');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(1);
    expect(p1.actions('dodger')).toEqual([]);
  });

  test('using a card of the active house does not use up the permission [3.4.1]', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['golden-aura'],
        battleline: ['shadows-ambassador', 'dodger', 'silvertooth', 'umbra'],
      },
    });

    p1.reap('shadows-ambassador');
    p1.play('golden-aura');
    p1.choose('dodger');
    p1.reap('dodger');
    p1.reap('silvertooth');

    expect(p1.amber).toBe(3);
    expect(p1.actions('umbra')).toEqual([]);
  });

  test('two copies allow two cards', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        battleline: ['shadows-ambassador', 'shadows-ambassador', 'dodger', 'umbra', 'silvertooth'],
      },
    });

    p1.reap(p1.card('shadows-ambassador', 1));
    p1.reap(p1.card('shadows-ambassador', 2));
    p1.reap('dodger');
    p1.reap('umbra');

    expect(p1.actions('silvertooth')).toEqual([]);
    expect(p1.amber).toBe(4);
  });

  test('the permission ends with the turn', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['sanctum'], house: 'sanctum', battleline: ['shadows-ambassador', 'umbra'] },
      p2: { houses: ['dis'] },
    });

    p1.reap('shadows-ambassador');
    p1.endTurn();
    p2.press('dis');
    p2.endTurn();
    p1.press('sanctum');

    expect(p1.actions('umbra')).toEqual([]);
  });
});

describe('Prince Derric, Unifier', () => {
  test('Play: gains 3 amber with creatures of 3 houses, itself included', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', hand: ['prince-derric-unifier'], battleline: ['troll', 'pitlord'] },
    });

    p1.play('prince-derric-unifier');

    expect(p1.amber).toBe(3);
  });

  test('enemy creatures and artifacts do not count', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['prince-derric-unifier'],
        battleline: ['troll'],
        artifacts: ['safe-place'],
      },
      p2: { battleline: ['pitlord'] },
    });

    p1.play('prince-derric-unifier');

    expect(p1.amber).toBe(0);
  });
});

describe('Mother Northelle', () => {
  test('[10.3] After Reap: moves 1 amber from a friendly creature, which may have none, to its player’s pool', () => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: ['mother-northelle', { card: 'francus', amber: 2 }, { card: 'troll', amber: 1 }],
      },
      p2: { battleline: [{ card: 'krump', amber: 1 }] },
    });

    p1.reap('mother-northelle');
    expect(p1.choices).toEqual(['mother-northelle', 'francus', 'troll']);
    p1.choose('francus');

    expect(p1.card('francus').amber).toBe(1);
    expect(p1.amber).toBe(2);
    expect(p2.card('krump').amber).toBe(1);
  });

  test('nothing moves without amber on friendly creatures', () => {
    const { p1 } = scenario({ p1: { battleline: ['mother-northelle', 'francus'] } });

    p1.reap('mother-northelle');

    expect(p1.amber).toBe(1);
  });
});

describe('Opal Knight', () => {
  test('Play: destroys each creature with even power on both sides', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['opal-knight'], battleline: ['francus', 'bumpsy'] },
      p2: { battleline: ['troll', 'sergeant-zakiel', 'grey-monk'] },
    });

    p1.play('opal-knight');

    expect(p1.battleline).toEqual(['bumpsy', 'opal-knight']);
    expect(p2.battleline).toEqual(['grey-monk']);
  });

  test('it is destroyed itself if its power is even at that time', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['opal-knight'],
        artifacts: ['round-table'],
      },
    });

    p1.play('opal-knight');

    expect(p1.battleline).toEqual([]);
  });
});

test('Rothais the Fierce: hazardous 4 deals damage to the attacker before the fight [12]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dodger'] },
    p2: { battleline: [{ card: 'rothais-the-fierce', armorUsed: 2 }, 'sequis'] },
  });

  p1.fight('dodger', p2.card('rothais-the-fierce'));

  expect(p1.discard).toEqual(['dodger']);
  expect(p2.discard).toEqual(['rothais-the-fierce']);
});
