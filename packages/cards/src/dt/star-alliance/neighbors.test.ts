import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test.each([
  ['troll', 1],
  ['com-officer-gross', 0],
])('CR Officer Hawkins: played next to %s, it gains %d Æmber', (neighbor, gained) => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['cr-officer-hawkins'],
      battleline: ['krump', neighbor],
    },
  });

  p1.play('cr-officer-hawkins', { flank: 'right' });

  expect(p1.amber).toBe(gained);
});

test.each([
  ['troll', 2],
  ['bumpsy', 1],
])('Colonist Chapman: the reap of %s yields %d Æmber', (reaper, gained) => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['colonist-chapman', 'troll', 'bumpsy'] },
  });

  p1.reap(reaper);

  expect(p1.amber).toBe(gained);
});

test.each([
  ['neutral', false],
  ['low', false],
  ['high', true],
] as const)('Agent Sepdia: while the tide is %s, the creature it damages is stunned: %s', (tide, stunned) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'staralliance', battleline: ['agent-sepdia'] },
    p2: { battleline: ['troll'] },
  });
  game.edit.setPlayer('p1', { tide });

  p1.reap('agent-sepdia');
  p1.choose(p2.card('troll'));

  expect([p2.card('troll').damage, p2.card('troll').stunned]).toEqual([1, stunned]);
});

test.each([
  ['troll', 2],
  ['com-officer-gross', 3],
])('CR Officer Hawkins (Evil Twin): next to %s, the opponent keeps %d of 3 Æmber', (neighbor, left) => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['cr-officer-hawkins-evil-twin'],
      battleline: ['krump', neighbor],
    },
    p2: { amber: 3 },
  });

  p1.play('cr-officer-hawkins-evil-twin', { flank: 'right' });

  expect(p2.amber).toBe(left);
});

test.each([
  ['neutral', true],
  ['high', false],
] as const)(
  'Rocketeer Tryska (Evil Twin): while the tide is %s, it enters play exhausted: %s',
  (tide, exhausted) => {
    const { p1, game } = scenario({
      p1: { house: 'staralliance', hand: ['rocketeer-tryska-evil-twin'] },
    });
    game.edit.setPlayer('p1', { tide });

    p1.play('rocketeer-tryska-evil-twin');

    expect(p1.card('rocketeer-tryska-evil-twin').exhausted).toBe(exhausted);
  },
);
