import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Jehu the Bureaucrat: gains 2 amber after its player chooses Sanctum', () => {
  const { p1 } = scenario({
    p1: { house: null, houses: ['sanctum', 'brobnar', 'dis'], battleline: ['jehu-the-bureaucrat'] },
  });

  p1.press('sanctum');

  expect(p1.amber).toBe(2);
});

test('Jehu the Bureaucrat: gains nothing after its player chooses another house, or after the opponent’s choice', () => {
  const { p1, p2 } = scenario({
    p1: { house: null, houses: ['sanctum', 'brobnar', 'dis'], battleline: ['jehu-the-bureaucrat'] },
    p2: { houses: ['sanctum', 'logos', 'mars'] },
  });

  p1.press('brobnar');
  p1.endTurn();
  p2.press('sanctum');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test('Lady Maxena: stuns a creature when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['lady-maxena'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('lady-maxena');
  expect(p1.choices).toEqual(['lady-maxena', 'troll']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').stunned).toBe(true);
});

test('Lady Maxena: her action returns her to her owner’s hand', () => {
  const { p1 } = scenario({ p1: { battleline: ['lady-maxena'] } });

  p1.use('lady-maxena');

  expect(p1.hand).toEqual(['lady-maxena']);
  expect(p1.battleline).toEqual([]);
});

test('Lord Golgotha: before it fights it deals 3 damage to each neighbor of its target', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['lord-golgotha'] },
    p2: { battleline: ['dextre', 'bumpsy', 'troll', 'krump'] },
  });

  p1.fight('lord-golgotha', p2.card('bumpsy'));

  expect(p2.battleline).toEqual(['troll', 'krump']);
  expect(p2.card('troll').damage).toBe(3);
  expect(p2.card('krump').damage).toBe(0);
  expect(p1.card('lord-golgotha').damage).toBe(5 - 2);
});

test('Lord Golgotha: deals no damage before a fight with a target without neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['lord-golgotha'] },
    p2: { battleline: ['dextre'] },
  });

  p1.fight('lord-golgotha', p2.card('dextre'));

  expect(p2.battleline).toEqual([]);
});

test('Numquid the Fair: destroys an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['numquid-the-fair'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('numquid-the-fair');
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('Numquid the Fair: repeats as long as the opponent controls more creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['numquid-the-fair'] },
    p2: { battleline: ['troll', 'bumpsy', 'dextre', 'krump'] },
  });

  p1.play('numquid-the-fair');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('bumpsy'));
  p1.choose(p2.card('krump'));

  expect(p2.battleline).toEqual(['dextre']);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('Protectrix: fully heals a creature, which then cannot be dealt damage this turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['protectrix', { card: 'francus', damage: 4 }] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('protectrix');
  p1.choose('protectrix');
  p1.choose('francus');
  p1.fight('francus', p2.card('troll'));

  expect(p1.card('francus').damage).toBe(0);
  expect(p1.card('francus').armor).toBe(1);
});

test('Protectrix: a creature that needed no healing is not protected [9.5]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['protectrix', 'francus'] },
    p2: { battleline: [{ card: 'bumpsy', damage: 1 }] },
  });

  p1.reap('protectrix');
  p1.choose('protectrix');
  p1.choose('francus');
  p1.fight('francus', p2.card('bumpsy'));

  expect(p1.card('francus').damage).toBe(4);
});

test('Protectrix: nobody is asked if no creature is damaged [9.3]', () => {
  const { p1 } = scenario({ p1: { battleline: ['protectrix', 'francus'] }, p2: { battleline: ['bumpsy'] } });

  p1.reap('protectrix');

  expect(p1.prompt.purpose).toBe('main-step');
});

test('Protectrix: its player may decline', () => {
  const { p1 } = scenario({ p1: { battleline: ['protectrix', { card: 'francus', damage: 4 }] } });

  p1.reap('protectrix');
  p1.press('done');

  expect(p1.card('francus').damage).toBe(4);
});

test('Raiding Knight: captures 1 amber when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['raiding-knight'] },
    p2: { amber: 2 },
  });

  p1.play('raiding-knight');

  expect(p1.card('raiding-knight').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Raiding Knight: captures nothing from an empty pool', () => {
  const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['raiding-knight'], amber: 3 } });

  p1.play('raiding-knight');

  expect(p1.card('raiding-knight').amber).toBe(0);
  expect(p1.amber).toBe(3);
});

test('Sanctum Guardian: swaps with another friendly creature after a reap', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['sanctum-guardian', 'troll', 'sequis'] },
  });

  p1.reap('sanctum-guardian');
  expect(p1.choices).toEqual(['troll', 'sequis']);
  p1.choose('sequis');

  expect(p1.battleline).toEqual(['sequis', 'troll', 'sanctum-guardian']);
});

test('Sanctum Guardian: swaps with another friendly creature after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: ['sanctum-guardian', 'troll', 'sequis'] },
    p2: { battleline: ['dextre'] },
  });

  p1.fight('sanctum-guardian', p2.card('dextre'));
  p1.choose('troll');

  expect(p1.battleline).toEqual(['troll', 'sanctum-guardian', 'sequis']);
});

test('[A132] Sanctum Guardian: Replicator swaps it only with creatures of the same battleline', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['replicator', 'dextre', 'sanctum-guardian'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('replicator');
  p1.choose('sanctum-guardian');
  expect(p1.choices).toEqual(['replicator', 'dextre']);
  p1.choose('dextre');

  expect(p1.battleline).toEqual(['replicator', 'sanctum-guardian', 'dextre']);
  expect(p2.battleline).toEqual(['troll']);
});

test('Sanctum Guardian: stays where it is without another friendly creature, and has taunt', () => {
  const { p1 } = scenario({ p1: { battleline: ['sanctum-guardian'] } });

  p1.reap('sanctum-guardian');

  expect(p1.amber).toBe(1);
  expect(p1.card('sanctum-guardian').keywords).toHaveProperty('taunt');
});

test('Sequis: captures 1 amber after a reap', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['sequis'] }, p2: { amber: 2 } });

  p1.reap('sequis');

  expect(p1.amber).toBe(1);
  expect(p1.card('sequis').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Sequis: the amber goes to the opponent when it leaves play [4.4.1]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['the-spirit-s-way'], battleline: [{ card: 'sequis', amber: 2 }] },
    p2: { amber: 1 },
  });

  p1.play('the-spirit-s-way');

  expect(p2.amber).toBe(3);
});

test('Sergeant Zakiel: may ready and fight with a neighboring creature when played', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['sergeant-zakiel'],
      battleline: ['francus', { card: 'troll', exhausted: true }],
    },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('sergeant-zakiel');
  p1.choose('sergeant-zakiel');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');
  p1.choose(p2.card('bumpsy'));

  expect(p2.battleline).toEqual([]);
  expect(p1.card('troll').exhausted).toBe(true);
});

test('Sergeant Zakiel: its player may decline', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['sergeant-zakiel'], battleline: [{ card: 'troll', exhausted: true }] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('sergeant-zakiel');
  p1.press('done');

  expect(p1.card('troll').exhausted).toBe(true);
});

test('Staunch Knight: gets +2 power while it is on a flank', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['troll', 'staunch-knight'], hand: ['sequis'] },
  });

  expect(p1.card('staunch-knight').power).toBe(6);
  p1.play('sequis', { flank: 'right' });

  expect(p1.card('staunch-knight').power).toBe(4);
});

test('Staunch Knight: is destroyed by its damage when it is no longer on a flank [9.6]', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['troll', { card: 'staunch-knight', damage: 4 }], hand: ['sequis'] },
  });

  p1.play('sequis', { flank: 'right' });

  expect(p1.battleline).toEqual(['troll', 'sequis']);
});

test('The Vaultkeeper: its player’s amber cannot be stolen, but it can be captured', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['noddy-the-thief'], hand: ['old-bruno'] },
    p2: { amber: 4, battleline: ['the-vaultkeeper'] },
  });

  p1.use('noddy-the-thief');
  expect(p2.amber).toBe(4);
  p1.play('old-bruno');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(1);
});

test('The Vaultkeeper: its player can still steal', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['noddy-the-thief', 'the-vaultkeeper'] },
    p2: { amber: 4 },
  });

  p1.use('noddy-the-thief');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(3);
});

test('Veemos Lightbringer: destroys each elusive creature when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['veemos-lightbringer'], battleline: ['dew-faerie', 'sequis'] },
    p2: { battleline: ['urchin', 'troll', { card: 'bumpsy', upgrades: ['ring-of-invisibility'] }] },
  });

  p1.play('veemos-lightbringer');

  expect(p1.battleline).toEqual(['sequis', 'veemos-lightbringer']);
  expect(p2.battleline).toEqual(['troll']);
});
