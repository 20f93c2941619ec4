import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

const martyr = () => ({
  p1: {
    house: 'sanctum' as const,
    hand: ['the-spirit-s-way'],
    battleline: [{ card: 'duma-the-martyr', upgrades: ['armageddon-cloak'] }],
    deck: ['sequis', 'francus'],
  },
});

test('Armageddon Cloak: this creature has hazardous 2', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dextre'] },
    p2: { battleline: [{ card: 'troll', upgrades: ['armageddon-cloak'] }] },
  });

  expect(p2.card('troll').keywords).toMatchObject({ hazardous: 2 });
  p1.fight('dextre', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
  expect(p1.battleline).toEqual([]);
});

test('[A85] Armageddon Cloak: is destroyed instead of the creature, and the creature is fully healed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: [{ card: 'batdrone', upgrades: ['armageddon-cloak'] }] },
  });

  p1.fight('troll', p2.card('batdrone'));

  expect(p2.battleline).toEqual(['batdrone']);
  expect(p2.card('batdrone').damage).toBe(0);
  expect(p2.card('batdrone').upgrades).toEqual([]);
  expect(p2.discard).toEqual(['armageddon-cloak']);
});

test('Armageddon Cloak: nothing counts as destroyed [A85]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['krump'] },
    p2: { amber: 2, battleline: [{ card: 'batdrone', upgrades: ['armageddon-cloak'] }] },
  });

  p1.fight('krump', p2.card('batdrone'));

  expect(p2.amber).toBe(2);
});

test('Armageddon Cloak: saves the creature from an effect that would destroy it', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['the-spirit-s-way'],
      battleline: ['sequis', { card: 'troll', damage: 2, upgrades: ['armageddon-cloak'] }],
    },
  });

  p1.play('the-spirit-s-way');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.card('troll').damage).toBe(0);
});

test('Armageddon Cloak: its player orders it with the "Destroyed:" abilities [11.3.3]', () => {
  const early = scenario(martyr());
  const late = scenario(martyr());

  early.p1.play('the-spirit-s-way');
  early.p1.press(1);
  late.p1.play('the-spirit-s-way');
  late.p1.press(0);

  // Saved first, she was never destroyed; saved afterwards, her own ability has resolved.
  expect(early.p1.battleline).toEqual(['duma-the-martyr']);
  expect(early.p1.hand).toEqual([]);
  expect(late.p1.battleline).toEqual(['duma-the-martyr']);
  expect(late.p1.hand).toEqual(['sequis', 'francus']);
});

test('Armageddon Cloak: saves only its creature, and the other creature of the fight is destroyed once', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      artifacts: ['soul-snatcher'],
      battleline: [{ card: 'francus', damage: 1, upgrades: ['armageddon-cloak'] }],
    },
    p2: { amber: 2, battleline: ['krump'] },
  });

  p1.fight('francus', p2.card('krump'));
  p1.choose('francus');

  expect(p1.battleline).toEqual(['francus']);
  expect(p2.discard).toEqual(['krump']);
  expect(p1.card('francus').amber).toBe(1);
  // 1 captured, 1 from Soul Snatcher.
  expect(p2.amber).toBe(2 - 1 + 1);
});

test('Armageddon Cloak: does not save a creature that leaves play in another way', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['the-harder-they-come'] },
    p2: { battleline: [{ card: 'troll', upgrades: ['armageddon-cloak'] }] },
  });

  p1.play('the-harder-they-come');
  p1.choose(p2.card('troll'));

  expect(p2.purged).toEqual(['troll']);
  expect(p2.discard).toEqual(['armageddon-cloak']);
});

test('Mantle of the Zealot: this creature may be used whatever the active house is', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['dextre', 'bumpsy'], hand: ['mantle-of-the-zealot'] },
  });

  p1.play('mantle-of-the-zealot', { on: 'dextre' });
  p1.reap('dextre');

  expect(p1.amber).toBe(1);
  expect(p1.actions('bumpsy')).toEqual([]);
});

test('Protect the Weak: this creature gets +1 armor and taunt', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: ['dextre'], hand: ['protect-the-weak'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('protect-the-weak', { on: p2.card('troll') });

  expect(p2.card('troll').armorTotal).toBe(1);
  expect(p2.card('troll').keywords).toHaveProperty('taunt');
  expect(p1.card('dextre').keywords).not.toHaveProperty('taunt');
});

test('Shoulder Armor: this creature gets +2 armor and +2 power while it is on a flank', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      battleline: ['sequis', { card: 'bumpsy', upgrades: ['shoulder-armor'] }],
      hand: ['francus'],
    },
  });

  expect(p1.card('bumpsy').power).toBe(7);
  expect(p1.card('bumpsy').armorTotal).toBe(2);
  p1.play('francus', { flank: 'right' });

  expect(p1.card('bumpsy').power).toBe(5);
  expect(p1.card('bumpsy').armorTotal).toBe(0);
});
