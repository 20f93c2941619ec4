import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = (card: string) => ({ card, facedown: true });

describe('Balaenora', () => {
  test.each([
    [7, true],
    [6, false],
  ])('against %i amber can be played: %s', (amber, playable) => {
    const { p1 } = scenario({ p1: { hand: ['balaenora'] }, p2: { amber } });

    expect(p1.actions('balaenora').includes('play')).toBe(playable);
  });

  test('captures all amber of the opponent, and changes sides after a fight', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['balaenora'] }, p2: { amber: 8 } });
    p1.play('balaenora');
    expect([p1.card('balaenora').amber, p2.amber]).toEqual([8, 0]);

    const next = scenario({ p1: { battleline: ['balaenora'] }, p2: { battleline: ['dust-pixie', 'troll'] } });
    next.p1.fight('balaenora', next.p2.card('dust-pixie'));
    next.p1.press('right');
    expect(next.p2.battleline).toEqual(['troll', 'balaenora']);
  });
});

test('Hunter of Legend gives Skirmish', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'troll', upgrades: ['hunter-of-legend'] }] } });

  expect(p1.card('troll').keywords).toHaveProperty('skirmish');
});

test('Redhawk gives each player 1 amber and makes a token creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['redhawk'], tokenCreature: 'corsair', deck: ['troll'] },
  });

  p1.use('redhawk');
  p1.press('right');

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
  expect(p1.battleline).toEqual(['redhawk', 'corsair']);
});

test('Watched Closely lets the opponent make a token creature when its creature reaps', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: [{ card: 'troll', upgrades: ['watched-closely'] }],
      tokenCreature: 'corsair',
      deck: ['krump'],
    },
    p2: { tokenCreature: 'facet', deck: ['bumpsy'] },
  });

  p1.reap('troll');

  expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['facet']]);
});

test('Shikari returns to hand after a fight', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['shikari'] }, p2: { battleline: ['dust-pixie'] } });

  p1.fight('shikari', p2.card('dust-pixie'));

  expect(p1.hand).toEqual(['shikari']);
});

test.each([
  [2, 3, ['corsair']],
  [1, 3, []],
])('The Twin Lamps with %i amber against %i make %j', (mine, theirs, line) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['the-twin-lamps'], amber: mine, tokenCreature: 'corsair', deck: ['troll'] },
    p2: { amber: theirs },
  });

  p1.play('the-twin-lamps');

  expect([p1.amber, p2.amber]).toEqual([mine + 1, theirs - 1]);
  expect(p1.battleline).toEqual(line);
});

test('Wrangler gives each player 1 amber as an action', () => {
  const { p1, p2 } = scenario({
    p1: { tokenCreature: 'wrangler', battleline: [token('troll')], house: 'skyborn' },
  });

  p1.use('wrangler');

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

test.each([
  ['p1', 1],
  ['p2', 0],
] as const)('Aerialist captures by reaping with the yellow key of %s: %i', (player, captured) => {
  const { p1, game } = scenario({
    p1: { tokenCreature: 'aerialist', battleline: [token('troll')], house: 'skyborn' },
    p2: { amber: 3 },
  });
  game.edit.setPlayer(player, { keys: { yellow: true } });

  p1.reap('aerialist');

  expect(p1.card('aerialist').amber).toBe(captured);
});

test.each([
  ['red', 3, true],
  ['blue', 2, false],
] as const)('Corsair with the %s key has power %i, and Skirmish: %s', (color, power, skirmishes) => {
  const { p1, game } = scenario({ p1: { tokenCreature: 'corsair', battleline: [token('troll')] } });
  game.edit.setPlayer('p1', { keys: { [color]: true } });

  expect(p1.card('corsair').power).toBe(power);
  expect('skirmish' in p1.card('corsair').keywords).toBe(skirmishes);
});

test('Marketeer with the blue key gains 2 amber and destroys itself, and has no action without it', () => {
  const { p1, game } = scenario({
    p1: { tokenCreature: 'marketeer', battleline: [token('troll')], house: 'skyborn' },
  });
  expect(p1.actions('marketeer')).not.toContain('action');
  game.edit.setPlayer('p1', { keys: { blue: true } });

  p1.use('marketeer');

  expect([p1.amber, p1.discard]).toEqual([2, ['troll']]);
});
