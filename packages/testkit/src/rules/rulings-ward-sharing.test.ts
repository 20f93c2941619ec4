import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[A16] damage shared by Friendship ignores the wards of the neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['lava-ball'] },
    p2: {
      battleline: [
        { card: 'troll', warded: true },
        { card: 'dodger', upgrades: ['friendship'] },
        { card: 'bumpsy', warded: true },
      ],
    },
  });

  p1.play('lava-ball');
  p1.choose(p2.card('dodger'));

  // The splash of 2 removes the wards, and the 4 damage to Dodger is shared.
  expect(p2.card('dodger').damage).toBe(0);
  expect([p2.card('troll').damage, p2.card('bumpsy').damage]).toEqual([2, 2]);
});

test('[A16] shared damage does not remove the wards of the neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['cannon'] },
    p2: {
      battleline: [
        { card: 'troll', warded: true },
        { card: 'dodger', upgrades: ['friendship'] },
        { card: 'bumpsy', warded: true },
      ],
    },
  });

  p1.use('cannon');
  p1.choose(p2.card('dodger'));

  expect([p2.card('troll'), p2.card('bumpsy')].map(({ damage, warded }) => [damage, warded])).toEqual([
    [1, true],
    [1, true],
  ]);
});

test('[A17] the active player chooses the neighbor that takes the odd damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { battleline: ['troll', { card: 'dodger', upgrades: ['friendship'] }, 'bumpsy'] },
  });

  p1.play('punch');
  p1.choose(p2.card('dodger'));
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));

  expect([p2.card('troll').damage, p2.card('dodger').damage, p2.card('bumpsy').damage]).toEqual([1, 0, 2]);
});

test('[A18] two neighbors with Friendship divide damage once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['cannon'] },
    p2: {
      battleline: [
        'troll',
        { card: 'dodger', upgrades: ['friendship'] },
        { card: 'bumpsy', upgrades: ['friendship'] },
        'headhunter',
      ],
    },
  });

  p1.use('cannon');
  p1.choose(p2.card('dodger'));

  expect(['troll', 'dodger', 'bumpsy', 'headhunter'].map((slug) => p2.card(slug).damage)).toEqual([
    1, 0, 1, 0,
  ]);
});

test('[A17] a single neighbor takes all shared damage, and without neighbors the creature keeps it', () => {
  const one = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { battleline: ['troll', { card: 'dodger', upgrades: ['friendship'] }] },
  });
  const none = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { battleline: [{ card: 'dodger', upgrades: ['friendship'] }] },
  });

  for (const { p1, p2 } of [one, none]) {
    p1.play('punch');
    p1.choose(p2.card('dodger'));
  }

  expect([one.p2.card('troll').damage, one.p2.card('dodger').damage]).toEqual([3, 0]);
  expect(none.p2.card('dodger').damage).toBe(3);
});
