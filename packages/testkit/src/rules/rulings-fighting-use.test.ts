import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[A75] Edict of Nerotaurus forbids the next creature to reap even after the artifact leaves play', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['krump', 'troll'],
      artifacts: ['edict-of-nerotaurus', 'cannon'],
    },
    p2: { battleline: ['urchin'] },
  });

  p1.reap('krump');
  expect(p1.actions('troll')).not.toContain('reap');
  p1.game.edit.move(p1.card('edict-of-nerotaurus').id, 'discard');

  expect(p1.actions('troll')).not.toContain('reap');
  expect(p1.actions('troll')).toContain('fight');
});

test('[A75] Edict of Nerotaurus restricts only the next creature, and the one after it may reap again', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['krump', 'troll', 'bumpsy'],
      artifacts: ['edict-of-nerotaurus'],
    },
    p2: { battleline: ['urchin', 'umbra'] },
  });

  p1.reap('krump');
  expect(p1.actions('bumpsy')).toEqual(['fight']);
  p1.fight('troll', p2.card('urchin'));

  expect(p1.actions('bumpsy')).toEqual(['reap']);
});

test('[A75] using an artifact does not end the restriction of Edict of Nerotaurus', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: ['krump', 'bumpsy'],
      artifacts: ['edict-of-nerotaurus', 'cannon'],
    },
    p2: { battleline: ['troll'] },
  });

  p1.reap('krump');
  p1.use('cannon');
  p1.choose(p2.card('troll'));

  expect(p1.actions('bumpsy')).not.toContain('reap');
});

test('[A55] Bonerot Venom deals 2 damage for each use, and none for exhausting', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['nocturnal-maneuver'],
      battleline: [
        { card: 'mighty-tiger', upgrades: ['bonerot-venom'] },
        { card: 'flaxia', stunned: true, upgrades: ['bonerot-venom'] },
      ],
    },
    p2: { battleline: [{ card: 'troll', upgrades: ['bonerot-venom'] }] },
  });

  p1.play('nocturnal-maneuver');
  p1.choose(p2.card('troll'));
  expect(p2.card('troll').damage).toBe(0);
  p1.reap('mighty-tiger');
  expect(p1.card('mighty-tiger').damage).toBe(2);
  p1.removeStun('flaxia');

  expect(p1.card('flaxia').damage).toBe(2);
});

test('[A68] a creature that must fight must do so even without a text', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy', 'little-rapscal'] },
    p2: { battleline: ['troll'] },
  });

  expect(p1.actions('bumpsy')).toEqual(['fight']);
});
