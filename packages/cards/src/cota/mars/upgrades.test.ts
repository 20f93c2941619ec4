import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Biomatrix Backup: a destroyed creature goes to its owner’s archives without a question', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: [{ card: 'blypyp', upgrades: ['biomatrix-backup'] }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('blypyp', p2.card('troll'));

  expect(p1.archives).toEqual(['blypyp']);
  expect(p1.discard).toEqual(['biomatrix-backup']);
});

test('Biomatrix Backup: an enemy creature goes to its owner’s archives on either player’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { battleline: [{ card: 'blypyp', upgrades: ['biomatrix-backup'] }] },
  });

  p1.fight('troll', p2.card('blypyp'));

  expect(p1.archives).toEqual([]);
  expect(p2.archives).toEqual(['blypyp']);
});

test('Biomatrix Backup: a saved creature still counts as destroyed [11.3.7]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: ['grommid'] },
    p2: { amber: 2, battleline: [{ card: 'blypyp', upgrades: ['biomatrix-backup'] }] },
  });

  p1.fight('grommid', p2.card('blypyp'));

  expect(p2.archives).toEqual(['blypyp']);
  expect(p2.amber).toBe(1);
});

test('Brain Stem Antenna: after a Mars creature is played, its creature readies and belongs to Mars this turn', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      battleline: [{ card: 'troll', exhausted: true, upgrades: ['brain-stem-antenna'] }],
      hand: ['blypyp'],
    },
  });

  p1.play('blypyp');

  expect(p1.card('troll').exhausted).toBe(false);
  expect(p1.card('troll').houses).toEqual(['brobnar', 'mars']);
  expect(p1.actions('troll')).toEqual(['reap']);
});

test('Brain Stem Antenna: the creature belongs to Mars for this turn only', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      battleline: [{ card: 'troll', upgrades: ['brain-stem-antenna'] }],
      hand: ['blypyp'],
    },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('blypyp');
  p1.endTurn();
  p2.press('brobnar');

  expect(p1.card('troll').houses).toEqual(['brobnar']);
});

test('Brain Stem Antenna: on an enemy creature it counts the creatures of that creature’s controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['brain-stem-antenna', 'blypyp'] },
    p2: { battleline: [{ card: 'troll', exhausted: true }] },
  });

  p1.play('brain-stem-antenna', { on: p2.card('troll') });
  p1.play('blypyp');

  expect(p2.card('troll').exhausted).toBe(true);
});

test('Jammer Pack: keys of its creature’s opponent cost 2 more', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'zorg', upgrades: ['jammer-pack'] }] },
  });

  expect(p1.keyCost).toBe(6);
  expect(p2.keyCost).toBe(8);
});

test('Jammer Pack: on an enemy creature it raises the cost of its own player’s keys', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['jammer-pack'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('jammer-pack', { on: p2.card('troll') });

  expect(p1.keyCost).toBe(8);
  expect(p2.keyCost).toBe(6);
});

test('Red Planet Ray Gun: after its creature reaps, it deals 1 damage for each Mars creature in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: [{ card: 'zorg', upgrades: ['red-planet-ray-gun'] }, 'tunk'] },
    p2: { battleline: ['troll', 'blypyp'] },
  });

  p1.reap('zorg');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
});

test('Red Planet Ray Gun: it deals no damage without a Mars creature in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['red-planet-ray-gun'] }] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.reap('troll');

  expect(p2.card('bumpsy').damage).toBe(0);
  expect(p1.amber).toBe(1);
});
