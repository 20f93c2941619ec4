import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  'alaka-s-brew',
  'chieftain-s-brew',
  'cowfyne-s-brew',
  'groke-s-brew',
  'gron-s-brew',
  'mogghunter-s-brew',
  'narp-s-brew',
  'shorty-s-brew',
])('%s puts two +1 power counters on a creature of either side', (slug) => {
  const { p1, p2 } = scenario({
    p1: { hand: [slug], battleline: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.play(slug);
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').power).toBe(8);
});

test('Ballcano deals 4 damage to each creature and gives 2 chains', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['ballcano'], battleline: ['troll'] },
    p2: { battleline: ['krump', 'urchin'] },
  });

  p1.play('ballcano');

  expect([p1.card('troll').damage, p2.card('krump').damage]).toEqual([4, 4]);
  expect(p2.discard).toEqual(['urchin']);
  expect(p1.chains).toBe(2);
});

test('Barn Razing makes the opponent lose 1 amber each time a friendly creature fights', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['barn-razing'], battleline: ['troll', 'krump'] },
    p2: { amber: 5, battleline: ['valdr'] },
  });

  p1.play('barn-razing');
  p1.fight('troll', p2.card('valdr'));
  expect(p2.amber).toBe(4);
});

describe('Berserker Slam', () => {
  test('makes the controller of a destroyed flank creature lose 1 amber', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['berserker-slam'] },
      p2: { amber: 2, battleline: ['urchin', 'troll', 'krump'] },
    });

    p1.play('berserker-slam');
    expect(p1.choices).toEqual(['urchin', 'krump']);
    p1.choose(p2.card('urchin'));

    expect(p2.amber).toBe(1);
  });

  test('takes no amber if the creature survives', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['berserker-slam'] },
      p2: { amber: 2, battleline: ['urchin', 'krump'] },
    });

    p1.play('berserker-slam');
    p1.choose(p2.card('krump'));

    expect(p2.card('krump').damage).toBe(4);
    expect(p2.amber).toBe(2);
  });
});

test('Irestaff enrages a creature and puts a +1 power counter on the same one', () => {
  const { p1, p2 } = scenario({ p1: { artifacts: ['irestaff'] }, p2: { battleline: ['troll', 'krump'] } });

  p1.use('irestaff');
  p1.choose(p2.card('krump'));

  expect(p2.card('krump')).toMatchObject({ enraged: true, power: 7 });
  expect(p2.card('troll').enraged).toBe(false);
});

test('Warriors’ Refrain stuns each creature with power 3 or lower', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['warriors--refrain'], battleline: ['stilt-kin'] },
    p2: { battleline: ['sköll', 'shorty'] },
  });

  p1.play('warriors--refrain');

  expect(p1.card('stilt-kin').stunned).toBe(true);
  expect(p2.card('sköll').stunned).toBe(true);
  expect(p2.card('shorty').stunned).toBe(false);
});

test('Fyre-Breath gives +3 power and 2 damage to each neighbor of the creature that is fought', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', upgrades: ['fyre-breath'] }] },
    p2: { battleline: ['krump', 'dust-pixie', 'bumpsy'] },
  });
  expect(p1.card('troll').power).toBe(11);

  p1.fight('troll', p2.card('dust-pixie'));

  expect([p2.card('krump').damage, p2.card('bumpsy').damage]).toEqual([2, 2]);
});

describe('Overrun', () => {
  const three = { battleline: ['dust-pixie', 'urchin', 'sköll'], amber: 3 } as const;

  test('takes 2 amber if three enemy creatures were destroyed this turn [A72]', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['ballcano', 'overrun'] }, p2: three });

    p1.play('ballcano');
    p1.play('overrun');

    expect(p2.amber).toBe(1);
  });

  test('takes nothing after two', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['ballcano', 'overrun'] },
      p2: { ...three, battleline: ['dust-pixie', 'urchin', 'troll'] },
    });

    p1.play('ballcano');
    p1.play('overrun');

    expect(p2.amber).toBe(3);
  });
});

test('Power of Fire takes half of the power of the destroyed creature from each player, rounded down', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['power-of-fire'], amber: 6, battleline: ['bumpsy'] },
    p2: { amber: 1 },
  });

  p1.play('power-of-fire');
  p1.choose('bumpsy');

  expect([p1.amber, p2.amber]).toEqual([4, 0]);
  expect(p1.chains).toBe(1);
});

test('Ragwarg deals 2 damage to the first creature that reaps in a turn only', () => {
  const { p1 } = scenario({ p1: { artifacts: ['ragwarg'], battleline: ['bumpsy', 'krump'] } });

  p1.reap('bumpsy');
  p1.reap('krump');

  expect([p1.card('bumpsy').damage, p1.card('krump').damage]).toEqual([2, 0]);
});

test('Shattered Throne: a creature that fought captures 1 amber, also in a fight that was cut short [A44]', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['shattered-throne'], battleline: ['troll'] },
    p2: { amber: 2, battleline: ['dust-pixie'] },
  });

  p1.fight('troll', p2.card('dust-pixie'));

  expect(p1.card('troll').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Ragnarok forbids reaping, pays for fights and destroys each creature at the end of the turn', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['ragnarok'], battleline: ['troll', 'bumpsy'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('ragnarok');
  expect(p1.actions('bumpsy')).toEqual(['fight']);
  p1.fight('troll', p2.card('krump'));
  expect(p1.amber).toBe(1);
  p1.endTurn();

  expect([p1.battleline, p2.battleline]).toEqual([[], []]);
});

describe('The Big One', () => {
  test('gets a fuse counter for each creature that either player plays', () => {
    const { p1 } = scenario({ p1: { hand: ['troll'], artifacts: ['the-big-one'] } });

    p1.play('troll');

    expect(p1.card('the-big-one').counters).toEqual({ fuse: 1 });
  });

  test('destroys each creature and each artifact with ten of them', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['troll'], artifacts: [{ card: 'the-big-one', counters: { fuse: 9 } }, 'irestaff'] },
      p2: { battleline: ['krump'] },
    });

    p1.play('troll');

    expect([p1.battleline, p1.artifacts, p2.battleline]).toEqual([[], [], []]);
  });
});

test('The Floor is Lava deals 1 damage to a creature of each side at the start of its controller’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['the-floor-is-lava'], battleline: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.endTurn();
  expect([p1.card('troll').damage, p2.card('krump').damage]).toEqual([0, 0]);
  p2.press('brobnar');
  p2.endTurn();
  p1.choose('troll');
  p1.choose(p2.card('krump'));

  expect([p1.card('troll').damage, p2.card('krump').damage]).toEqual([1, 1]);
});
