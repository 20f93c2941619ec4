import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Lieutenant Valmart: raises the key cost of the opponent by 3 while the tide is high', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'staralliance', battleline: ['lieutenant-valmart'] },
    p2: { amber: 8 },
  });
  game.edit.setPlayer('p1', { tide: 'high' });

  p1.reap('lieutenant-valmart');
  p1.endTurn();

  expect([p2.keys, p2.keyCost]).toEqual([0, 9]);
});

test('Diplomat Agung: a friendly creature belongs to a second house for the turn', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', battleline: ['diplomat-agung', 'troll'] },
  });

  p1.reap('diplomat-agung');
  p1.choose('troll');
  p1.press('staralliance');

  expect(p1.card('troll').houses.toSorted()).toEqual(['brobnar', 'staralliance']);
});

test.each([
  ['5c077', 'bumpsy', 0],
  ['5c077-evil-twin', 'bumpsy', 0],
] as const)('%s: may get or lose a power counter after it has reaped', (slug, other, before) => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', battleline: [slug, other] },
  });
  expect(p1.card(slug).powerCounters).toBe(before);

  p1.reap(slug);
  p1.press('yes');
  p1.press(0);

  expect(p1.card(slug).powerCounters).toBe(1);
});

test.each([
  ['high', 'ch-337a', 'elusive'],
  ['high', 'ch-337a-evil-twin', 'skirmish'],
  ['low', 'ch-337a', undefined],
] as const)('with a %s tide, the neighbors of %s have %s', (tide, slug, keyword) => {
  const { p1, game } = scenario({
    p1: { house: 'staralliance', battleline: ['troll', slug, 'krump', 'bumpsy'] },
  });
  game.edit.setPlayer('p1', { tide });

  const keywords = ['troll', 'krump', 'bumpsy'].map((each) => Object.keys(p1.card(each).keywords)[0]);

  expect(keywords).toEqual([keyword, keyword, undefined]);
});

test('Colonist Chapman (Evil Twin): captures all amber of both pools', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['colonist-chapman-evil-twin'], amber: 2 },
    p2: { amber: 3 },
  });

  p1.play('colonist-chapman-evil-twin');

  expect(p1.card('colonist-chapman-evil-twin').amber).toBe(5);
  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

describe('Operative Espion', () => {
  test('lets the player who raises the tide use a creature, here by a card with an amber icon', () => {
    const { p1, game } = scenario({
      p1: { house: 'staralliance', battleline: ['operative-espion', 'troll'], hand: ['biome-discovery'] },
    });
    game.edit.setPlayer('p1', { tide: 'low' });

    p1.play('biome-discovery');
    p1.choose('operative-espion');
    p1.choose('troll');

    expect([p1.amber, p1.card('troll').exhausted]).toEqual([2, true]);
  });

  test('the evil twin lets the player who raises the tide deal 3 damage', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'staralliance', battleline: ['operative-espion-evil-twin'], hand: ['biome-discovery'] },
      p2: { battleline: ['troll'] },
    });
    game.edit.setPlayer('p1', { tide: 'low' });

    p1.play('biome-discovery');
    p1.choose('operative-espion-evil-twin');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(3);
  });
});

test('T3R-35Æ: is used while a neighbor is of the active house', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['t3r-35a', 'troll', 'umbra'] },
  });

  p1.reap('t3r-35a');

  expect(p1.amber).toBe(1);
});

test('T3R-35Æ: is not used without such a neighbor', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['t3r-35a', 'umbra', 'troll'] },
  });

  expect(p1.actions('t3r-35a')).toEqual([]);
});

test.each([
  ['shield-u-later', { armor: 2, power: 8 }],
  ['shield-u-later-evil-twin', { armor: 0, power: 6 }],
] as const)('%s, played as an upgrade, changes armor and power', (slug, expected) => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', hand: [slug], battleline: ['troll'] },
  });

  p1.play(slug, { as: 'upgrade' } as never);
  p1.choose('troll');

  expect(p1.card('troll')).toMatchObject(expected);
});

test('Rocketeer Tryska: while the tide is high, its neighbors enter ready', () => {
  const { p1, game } = scenario({
    p1: { house: 'staralliance', hand: ['agent-sepdia'], battleline: ['rocketeer-tryska'] },
  });
  game.edit.setPlayer('p1', { tide: 'high' });

  p1.play('agent-sepdia', { flank: 'right' });

  expect(p1.card('agent-sepdia').exhausted).toBe(false);
});
