import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Archon’s Revenge: steals 1 amber for each of up to two Shadows creatures it exhausted', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['archon-s-revenge'], battleline: ['umbra', 'dodger', 'troll'] },
    p2: { amber: 5 },
  });

  p1.use('archon-s-revenge');
  expect(p1.choices).toEqual(['umbra', 'dodger']);
  p1.choose('umbra', 'dodger');

  expect([p1.card('umbra').exhausted, p1.card('dodger').exhausted]).toEqual([true, true]);
  expect([p1.amber, p2.amber]).toEqual([2, 3]);
});

describe('Dead Man’s Chest', () => {
  test('enters with 4 amber of the supply and deals 2 damage to a creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['dead-man-s-chest'], battleline: ['bumpsy'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('dead-man-s-chest');
    p1.choose(p2.card('troll'));

    expect(p1.card('dead-man-s-chest').amber).toBe(4);
    expect(p2.card('troll').damage).toBe(2);
  });

  const chestOfOther = (victims: number, exhausted: boolean) => ({
    p1: { house: 'saurian', hand: ['crushing-charge'] } as const,
    p2: {
      battleline: Array.from({ length: victims }, () => 'umbra'),
      artifacts: [{ card: 'dead-man-s-chest', amber: 4, exhausted }],
    },
  });

  test('gives its amber to the active player after six creatures are destroyed in a turn', () => {
    const { p1, p2 } = scenario(chestOfOther(6, false));

    p1.play('crushing-charge');
    p1.press('auto-resolve');

    expect([p1.amber, p2.card('dead-man-s-chest').amber]).toEqual([4, 0]);
  });

  test.each([
    [5, false],
    [6, true],
  ])('keeps its amber after %i creatures are destroyed, exhausted: %j', (victims, exhausted) => {
    const { p1, p2 } = scenario(chestOfOther(victims, exhausted));

    p1.play('crushing-charge');

    expect([p1.amber, p2.card('dead-man-s-chest').amber]).toEqual([0, 4]);
  });
});

describe('Ransom', () => {
  test('forbids the use of the creature', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'troll', upgrades: ['ransom'] }, 'krump'] } });

    expect(p1.actions('troll')).toEqual([]);
    expect(p1.actions('krump')).toContain('reap');
  });

  test('is destroyed for 2 amber to the opponent at the start of the turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bumpsy'] },
      p2: { amber: 3, houses: ['mars'], battleline: [{ card: 'troll', upgrades: ['ransom'] }] },
    });

    p1.endTurn();
    p2.choose('troll');

    expect([p1.amber, p2.amber]).toEqual([2, 1]);
    expect(p2.discard).toEqual(['ransom']);
  });
});

test.each([
  ['high', 0],
  ['low', 1],
] as const)('Submersible: with a %s tide an attack on a friendly Thief deals %i damage', (tide, damage) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', battleline: ['dust-pixie', 'bumpsy'] },
    p2: { artifacts: ['submersible'], battleline: ['carrier-shadows-creature'] },
    facts: { 'carrier-shadows-creature': { traits: ['thief'], power: 9 } },
  });
  game.edit.setPlayer('p2', { tide });

  p1.fight('bumpsy', p2.card('carrier-shadows-creature'));

  expect(p2.card('carrier-shadows-creature').damage).toBe(damage * 5);
});

test('Hand Cannon: its creature takes no damage by fighting, and 1 amber of the foe', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'krump', upgrades: ['hand-cannon'] }] },
    p2: { amber: 1, battleline: [{ card: 'troll', amber: 2 }] },
  });

  p1.fight('krump', p2.card('troll'));

  expect(p1.card('krump').damage).toBe(0);
  expect([p2.card('troll').amber, p1.amber, p2.amber]).toEqual([1, 1, 1]);
});

describe('The Flyin’ Specter', () => {
  test.each([
    ['high', 1],
    ['low', 0],
  ] as const)('with a %s tide steals %i', (tide, amber) => {
    const { p1, game } = scenario({
      p1: { house: 'shadows', artifacts: ['the-flyin--specter'] },
      p2: { amber: 2 },
    });
    game.edit.setPlayer('p1', { tide });

    p1.use('the-flyin--specter');

    expect(p1.amber).toBe(amber);
  });

  test('is destroyed after the opponent raises the tide, not after its own player does', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'shadows', hand: ['trickle-down-theory'], artifacts: ['the-flyin--specter'] },
      p2: { artifacts: ['the-flyin--specter'] },
    });
    game.edit.setPlayer('p1', { tide: 'low' });

    p1.play('trickle-down-theory');

    expect(p1.artifacts).toContain('the-flyin--specter');
    expect(p2.artifacts).toEqual([]);
  });
});

test.each([
  [6, 1],
  [5, 0],
])('Trickle-Down Theory: with an opponent of %i amber, gains %i', (amber, gained) => {
  const { p1 } = scenario({ p1: { house: 'brobnar', artifacts: ['trickle-down-theory'] }, p2: { amber } });

  p1.use('trickle-down-theory');

  expect(p1.amber).toBe(gained);
});

test('Trickle-Down Theory: raises the tide when it is played', () => {
  const { p1, game } = scenario({ p1: { house: 'shadows', hand: ['trickle-down-theory'] } });
  game.edit.setPlayer('p1', { tide: 'low' });

  p1.play('trickle-down-theory');

  expect(game.player('p1').tide).toBe('high');
});
