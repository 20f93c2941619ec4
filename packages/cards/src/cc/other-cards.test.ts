import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Incite Violence gives splash-attack 1 to friendly creatures for the turn', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['incite-violence'], battleline: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.play('incite-violence');

  expect(p1.card('troll').keywords['splash-attack']).toBe(1);
  expect(p2.card('krump').keywords).not.toHaveProperty('splash-attack');
});

test('Avarice makes its creature capture 2 amber from its own side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', amber: 3, hand: ['avarice'] },
    p2: { amber: 3, battleline: ['krump'] },
  });

  p1.play('avarice', { on: p2.card('krump') });

  expect([p2.card('krump').amber, p1.amber, p2.amber]).toEqual([2, 4, 1]);
});

test.each([
  [1, 0, 1],
  [2, 1, 0],
])('Radix of Suffering against %i amber', (amber, left, drawn) => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', artifacts: ['radix-of-suffering'], deck: ['troll', 'krump'] },
    p2: { amber },
  });

  p1.use('radix-of-suffering');

  expect([p2.amber, p1.hand.length]).toEqual([left, drawn]);
});

test('Offering to Invidius purges a creature from a discard pile', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['offering-to-invidius'] },
    p2: { discard: ['anger', 'troll', 'krump'] },
  });

  p1.play('offering-to-invidius');
  p1.choose(p2.card('krump'));

  expect([p2.purged, p2.discard]).toEqual([['krump'], ['anger', 'troll']]);
});

test('Rotting Mist gives each enemy creature –1 power', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['rotting-mist'], battleline: ['bumpsy'] },
    p2: { battleline: ['dust-pixie', 'troll'] },
  });

  p1.play('rotting-mist');

  expect([p2.battleline, p2.card('troll').power, p1.card('bumpsy').power]).toEqual([['troll'], 7, 5]);
});

test.each([
  [12, ['doom-device'], 12],
  [13, [], 0],
])('Doom Device with %i cards in play', (count, artifacts, creatures) => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', artifacts: ['doom-device'] },
    p2: { battleline: Array<string>(count - 1).fill('krump') },
  });

  p1.endTurn();

  expect([p1.artifacts, p2.battleline.length]).toEqual([artifacts, Math.max(creatures - 1, 0)]);
});

test('Pulse Cannon stuns a creature and its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: ['pulse-cannon'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy', 'valdr'] },
  });

  p1.use('pulse-cannon');
  p1.choose(p2.card('krump'));

  expect(['troll', 'krump', 'bumpsy', 'valdr'].map((slug) => p2.card(slug).stunned)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('Glorious Tradition exalts each enemy flank creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', artifacts: ['glorious-tradition'], battleline: ['bumpsy'] },
    p2: { battleline: ['troll', 'krump', 'valdr'] },
  });

  p1.use('glorious-tradition');

  expect(['troll', 'krump', 'valdr'].map((slug) => p2.card(slug).amber)).toEqual([1, 0, 1]);
  expect(p1.card('bumpsy').amber).toBe(0);
});

test('Decree of Primus moves all amber from one creature to another', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['decree-of-primus'], battleline: [{ card: 'bumpsy', amber: 3 }] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('decree-of-primus');
  p1.choose('bumpsy');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('krump'));

  expect([p1.card('bumpsy').amber, p2.card('krump').amber]).toEqual([0, 3]);
});

test('Laurel Wreath exalts its creature and gives +1 power for each amber on it', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['laurel-wreath'], battleline: [{ card: 'bumpsy', amber: 2 }] },
  });

  p1.play('laurel-wreath', { on: 'bumpsy' });

  expect(p1.card('bumpsy')).toMatchObject({ amber: 3, power: 8 });
});

test('Wheel of Fire gives assault 2, hazardous 2 and splash-attack 2', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'troll', upgrades: ['wheel-of-fire'] }] } });

  expect(p1.card('troll').keywords).toMatchObject({ assault: 2, hazardous: 2, 'splash-attack': 2 });
});

test('Way of the Crow gives elusive', () => {
  const { p1 } = scenario({
    p1: { battleline: [{ card: 'troll', upgrades: ['way-of-the-crow'] }, 'krump'] },
  });

  expect(p1.card('troll').keywords).toMatchObject({ elusive: 1 });
  expect(p1.card('krump').keywords).not.toHaveProperty('elusive');
});

test('Render Guilt captures 1 amber and deals 1 damage for each amber on that creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['render-guilt'], battleline: [{ card: 'bumpsy', amber: 1 }] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.play('render-guilt');
  p1.choose('bumpsy');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));

  expect([p1.card('bumpsy').amber, p2.amber, p2.card('troll').damage]).toEqual([2, 1, 2]);
});

test('Unleash the Beast deals the power of the exhausted creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['unleash-the-beast'], battleline: ['bumpsy'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('unleash-the-beast');
  p1.choose('bumpsy');
  p1.choose(p2.card('troll'));

  expect([p1.card('bumpsy').exhausted, p2.card('troll').damage]).toEqual([true, 5]);
});
