import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Golden Aura', () => {
  test('Play: fully heals a creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['golden-aura'], battleline: [{ card: 'troll', damage: 6 }] },
      p2: { battleline: [{ card: 'krump', damage: 2 }] },
    });

    p1.play('golden-aura');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('troll');

    expect(p1.card('troll').damage).toBe(0);
    expect(p2.card('krump').damage).toBe(2);
  });

  test('the creature belongs to Sanctum this turn and can be used with it', () => {
    const { p1, p2 } = scenario({
      p1: {
        houses: ['sanctum', 'brobnar'],
        house: 'sanctum',
        hand: ['golden-aura'],
        battleline: ['troll', 'bumpsy'],
      },
      p2: { houses: ['brobnar'] },
    });

    expect(p1.actions('troll')).toEqual([]);
    p1.play('golden-aura');
    p1.choose('troll');
    expect(p1.card('troll').houses).toContain('sanctum');
    expect(p1.actions('bumpsy')).toEqual([]);
    p1.reap('troll');
    expect(p1.amber).toBe(1);

    p1.endTurn();
    p2.press('brobnar');
    expect(p1.card('troll').houses).toEqual(['brobnar']);
  });

  test('the creature cannot be dealt damage this turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['golden-aura'], battleline: ['troll'] },
      p2: { battleline: ['krump'] },
    });

    p1.play('golden-aura');
    p1.choose('troll');
    p1.fight('troll', p2.card('krump'));

    expect(p1.card('troll').damage).toBe(0);
    expect(p2.discard).toEqual(['krump']);
  });

  test('nothing happens without a creature in play', () => {
    const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['golden-aura'] } });

    p1.play('golden-aura');

    expect(p1.discard).toEqual(['golden-aura']);
  });
});

describe('Healing Blast', () => {
  test('Play: fully heals a creature and gains 2 amber for 4 damage healed', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', hand: ['healing-blast'], battleline: [{ card: 'troll', damage: 4 }] },
    });

    p1.play('healing-blast');
    p1.choose('troll');

    expect(p1.card('troll').damage).toBe(0);
    expect(p1.amber).toBe(3);
  });

  test('no amber is gained for 3 damage healed', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', hand: ['healing-blast'], battleline: [{ card: 'troll', damage: 3 }] },
    });

    p1.play('healing-blast');
    p1.choose('troll');

    expect(p1.card('troll').damage).toBe(0);
    expect(p1.amber).toBe(1);
  });

  test('an enemy creature can be healed for the amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['healing-blast'] },
      p2: { battleline: [{ card: 'troll', damage: 7 }] },
    });

    p1.play('healing-blast');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(0);
    expect(p1.amber).toBe(3);
  });
});

describe('Smite', () => {
  test('Play: readies and fights with a friendly creature, then deals 2 damage to the neighbors of the attacked creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['smite'], battleline: [{ card: 'francus', exhausted: true }] },
      p2: { battleline: ['krump', 'troll', 'bumpsy', 'headhunter'] },
    });

    p1.play('smite');
    p1.choose('francus');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(6);
    expect(p2.card('krump').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(2);
    expect(p2.card('headhunter').damage).toBe(0);
  });

  test('the former neighbors of a destroyed creature are dealt damage [0.8]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['smite'], battleline: [{ card: 'francus', exhausted: true }] },
      p2: { battleline: ['krump', 'umbra', 'bumpsy', 'headhunter'] },
    });

    p1.play('smite');
    p1.choose('francus');
    p1.choose(p2.card('umbra'));

    expect(p1.card('francus')).toMatchObject({ exhausted: true, damage: 1 });
    expect(p2.card('krump').damage).toBe(2);
    expect(p2.card('bumpsy').damage).toBe(2);
    expect(p2.card('headhunter').damage).toBe(0);
  });

  test('the neighbors are dealt damage even if the fighter is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['smite'], battleline: ['sequis'] },
      p2: { battleline: ['krump', 'troll'] },
    });

    p1.play('smite');
    p1.choose('sequis');
    p1.choose(p2.card('troll'));

    expect(p1.battleline).toEqual([]);
    expect(p2.card('krump').damage).toBe(2);
  });

  test('a stunned creature loses its stun and attacks no creature [8.1.1]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['smite'], battleline: [{ card: 'francus', stunned: true }] },
      p2: { battleline: ['krump', 'troll'] },
    });

    p1.play('smite');
    p1.choose('francus');

    expect(p1.card('francus').stunned).toBe(false);
    expect(p2.card('krump').damage + p2.card('troll').damage).toBe(0);
  });
});

describe('Equalize', () => {
  test('Play: its player redistributes the amber on friendly creatures, then the amber on enemy creatures', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['equalize'], battleline: [{ card: 'francus', amber: 2 }, 'sequis'] },
      p2: { battleline: ['troll', { card: 'krump', amber: 1 }, { card: 'bumpsy', amber: 1 }] },
    });

    p1.play('equalize');
    expect(p1.choices).toEqual(['francus', 'sequis']);
    expect(p1.prompt.purpose).toBe('allot-amber');
    p1.choose('sequis');
    p1.choose('sequis');
    expect(p1.choices).toEqual(['troll', 'krump', 'bumpsy']);
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('krump'));

    expect([p1.card('francus').amber, p1.card('sequis').amber]).toEqual([0, 2]);
    expect([p2.card('troll').amber, p2.card('krump').amber, p2.card('bumpsy').amber]).toEqual([1, 1, 0]);
    expect(p1.amber).toBe(1);
  });

  test('a lone creature keeps its amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['equalize'], battleline: [{ card: 'francus', amber: 2 }] },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.play('equalize');

    expect(p1.card('francus').amber).toBe(2);
    expect(p2.card('troll').amber).toBe(0);
    expect(p1.discard).toEqual(['equalize']);
  });
});

describe('Free Markets', () => {
  test('Play: gains 1 amber for each house among cards in play of both players, except Sanctum', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['free-markets'],
        battleline: ['francus', 'troll'],
        artifacts: ['cannon', 'safe-place'],
      },
      p2: { battleline: ['pitlord', 'bumpsy'], artifacts: ['pocket-universe'] },
    });

    p1.play('free-markets');

    expect(p1.amber).toBe(4);
  });

  test('the house of an upgrade counts', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['free-markets'],
        battleline: [{ card: 'francus', upgrades: ['duskrunner'] }],
      },
    });

    p1.play('free-markets');

    expect(p1.amber).toBe(1);
  });

  test('it never gains more than 6', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', hand: ['free-markets'], battleline: ['troll', 'pitlord', 'dextre', 'zorg'] },
      p2: { battleline: ['dodger', 'bigtwig', 'drummernaut'], artifacts: ['cannon'] },
    });

    p1.play('free-markets');

    expect(p1.amber).toBe(6);
  });

  test('it gains nothing if only Sanctum cards are in play', () => {
    const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['free-markets'], battleline: ['francus'] } });

    p1.play('free-markets');

    expect(p1.amber).toBe(0);
  });
});

describe('Martyr’s End', () => {
  test('Play: destroys any number of friendly creatures and gains 1 amber for each', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'sanctum', hand: ['martyr-s-end'], battleline: ['francus', 'sequis', 'troll'] },
      p2: { battleline: ['krump'] },
    });

    p1.play('martyr-s-end');
    expect(p1.choices).toEqual(['francus', 'sequis', 'troll']);
    p1.choose('francus', 'troll');

    expect(p1.battleline).toEqual(['sequis']);
    expect(p2.battleline).toEqual(['krump']);
    expect(p1.amber).toBe(3);
  });

  test('its player may destroy no creature', () => {
    const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['martyr-s-end'], battleline: ['francus'] } });

    p1.play('martyr-s-end');
    p1.press('done');

    expect(p1.battleline).toEqual(['francus']);
    expect(p1.amber).toBe(1);
  });

  test('a warded creature loses its ward and gives no amber [13.2]', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['martyr-s-end'],
        battleline: [{ card: 'francus', warded: true }, 'sequis'],
      },
    });

    p1.play('martyr-s-end');
    p1.choose('francus', 'sequis');

    expect(p1.battleline).toEqual(['francus']);
    expect(p1.card('francus').warded).toBe(false);
    expect(p1.amber).toBe(2);
  });
});
