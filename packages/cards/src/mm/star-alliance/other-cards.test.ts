import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  ['access-denied', 'reap', 'fight'],
  ['detention-coil', 'fight', 'reap'],
] as const)('%s keeps its creature from using %s, not %s', (slug, banned, left) => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', upgrades: [slug] }, 'krump'] },
    p2: { battleline: ['bumpsy'] },
  });

  expect(p1.actions('troll')).not.toContain(banned);
  expect(p1.actions('troll')).toContain(left);
  expect(p1.actions('krump')).toContain(banned);
});

describe('Blast Shielding', () => {
  test('gives +2 armor', () => {
    const { p1 } = scenario({
      p1: { battleline: [{ card: 'krump', upgrades: ['blast-shielding'] }, 'bumpsy'] },
    });

    expect(p1.card('krump').armor).toBe(2);
    expect(p1.card('bumpsy').armor).toBe(0);
  });

  test('may move to a neighbor after its creature was used', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        battleline: ['bumpsy', { card: 'krump', upgrades: ['blast-shielding'] }, 'valdr', 'smaaash'],
      },
    });

    p1.reap('krump');
    p1.choose('krump');
    expect(p1.choices).toEqual(['bumpsy', 'valdr']);
    p1.choose('valdr');

    expect(p1.card('blast-shielding').parent).toBe(p1.card('valdr').id);
    expect(p1.card('krump').armor).toBe(0);
    expect(p1.card('valdr').armor).toBe(2);
  });

  test('stays where it is if its player declines', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', battleline: ['bumpsy', { card: 'krump', upgrades: ['blast-shielding'] }] },
    });

    p1.reap('krump');
    p1.press('done');

    expect(p1.card('krump').armor).toBe(2);
  });
});

test('Hadron Collision removes a ward first, and its 3 damage ignores armor', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['hadron-collision'] },
    p2: { battleline: [{ card: 'champion-anaphiel', warded: true }] },
  });

  p1.play('hadron-collision');
  p1.choose(p2.card('champion-anaphiel'));

  expect(p2.card('champion-anaphiel')).toMatchObject({ warded: false, damage: 3 });
});

test('Hadron Collision deals its damage to a creature without a ward, too', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['hadron-collision'] }, p2: { battleline: ['troll'] } });

  p1.play('hadron-collision');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
});

test.each(['reap', 'fight'] as const)('Observ-u-Max lets its creature capture 1 amber by %s', (act) => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'krump', upgrades: ['observ-u-max'] }] },
    p2: { amber: 3, battleline: ['urchin'] },
  });

  if (act === 'reap') p1.reap('krump');
  else p1.fight('krump', p2.card('urchin'));

  expect(p1.card('krump').amber).toBe(1);
  expect(p2.amber).toBe(2);
});

test('Subdue deals 1 damage to a creature and stuns it', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['subdue'] }, p2: { battleline: ['troll', 'krump'] } });

  p1.play('subdue');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ damage: 1, stunned: true });
  expect(p2.card('krump')).toMatchObject({ damage: 0, stunned: false });
});

test('Survey discards one of the top 2 cards and leaves the other', () => {
  const { p1 } = scenario({ p1: { hand: ['survey'], deck: ['troll', 'krump', 'bumpsy'] } });

  p1.play('survey');
  expect(p1.buttons).toHaveLength(2);
  p1.choose('krump');

  expect(p1.deck).toEqual(['troll', 'bumpsy']);
  expect(p1.discard).toContain('krump');
});

test('New Frontiers archives the revealed cards of the chosen house and discards the others', () => {
  const { p1 } = scenario({
    p1: { hand: ['new-frontiers'], deck: ['troll', 'urchin', 'punch', 'krump'] },
  });

  p1.play('new-frontiers');
  p1.press('brobnar');

  expect(p1.archives.toSorted()).toEqual(['punch', 'troll']);
  expect(p1.discard.toSorted()).toEqual(['new-frontiers', 'urchin']);
  expect(p1.deck).toEqual(['krump']);
});

describe('Particle Sweep', () => {
  test('deals 2 damage to a creature', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['particle-sweep'] }, p2: { battleline: ['troll'] } });

    p1.play('particle-sweep');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(2);
  });

  test('destroys a Mutant creature instead', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['particle-sweep'] },
      p2: { battleline: ['gladiodontus', 'troll'] },
    });

    p1.play('particle-sweep');
    p1.choose(p2.card('gladiodontus'));

    expect(p2.battleline).toEqual(['troll']);
  });
});

test.each([
  ['1 creature more', ['troll', 'krump'], 1],
  ['as many creatures', ['troll'], 0],
])('Hold the Line draws the difference if the opponent has %s', (_, battleline, drawn) => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['hold-the-line'],
      battleline: ['bumpsy'],
      deck: ['urchin', 'umbra', 'valdr'],
    },
    p2: { battleline },
  });

  p1.play('hold-the-line');

  expect(p1.hand).toHaveLength(drawn);
});

test('Matter Maker lets its player play upgrades of any house', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      artifacts: ['matter-maker'],
      battleline: ['troll'],
      hand: ['opportunist', 'painmail', 'krump'],
    },
  });

  p1.play('opportunist', { on: 'troll' });
  p1.play('painmail', { on: 'troll' });

  expect(p1.card('troll').upgrades).toHaveLength(2);
  expect(p1.actions('krump')).not.toContain('play');
});

test('Z-Particle Tracker searches the deck for an upgrade after a fight', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: [{ card: 'troll', upgrades: ['z-particle-tracker'] }],
      deck: ['krump', 'mole', 'bumpsy'],
    },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('troll', p2.card('dust-pixie'));
  expect(p1.choices).toEqual(['mole']);
  p1.choose('mole');

  expect(p1.hand).toEqual(['mole']);
});

test('Z-Ray Blaster gives +3 power and deals 3 damage to each neighbor of the creature it fights', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['z-ray-blaster'] }] },
    p2: { battleline: ['krump', 'bumpsy', 'valdr', 'smaaash'] },
  });
  expect(p1.card('troll').power).toBe(11);

  p1.fight('troll', p2.card('bumpsy'));

  expect(p2.card('krump').damage).toBe(3);
  expect(p2.card('valdr').damage).toBe(3);
  expect(p2.card('smaaash').damage).toBe(0);
});

test('Z-Wave Emitter wards its creature at the start of its player’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['brobnar'], battleline: [{ card: 'troll', upgrades: ['z-wave-emitter'] }, 'krump'] },
    p2: { houses: ['mars'] },
  });

  p1.endTurn();
  p2.press('mars');
  expect(p1.card('troll').warded).toBe(false);
  p2.endTurn();

  expect(p1.card('troll').warded).toBe(true);
  expect(p1.card('krump').warded).toBe(false);
});
