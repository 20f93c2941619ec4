import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

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

test.each([
  [0, true, false],
  [1, false, true],
])('Überking Tablets, choice %i, changes a creature and deals 2 damage to it', (choice, before, after) => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['überking-tablets'] },
    p2: { battleline: [{ card: 'troll', exhausted: before }] },
  });

  p1.use('überking-tablets');
  p1.press(choice);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ exhausted: after, damage: 2 });
});

test('Sonic Waver stuns a creature and lets creatures that are not Mars enter stunned', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', houses: ['mars'], hand: ['sonic-waver', 'martian-propagandist'] },
    p2: { houses: ['brobnar'], hand: ['krump'], battleline: ['troll'] },
  });

  p1.play('sonic-waver');
  p1.choose(p2.card('troll'));
  p1.play('martian-propagandist');
  expect(p2.card('troll').stunned).toBe(true);
  expect(p1.card('martian-propagandist').stunned).toBe(false);
  p1.endTurn();
  p2.press('brobnar');
  p2.play('krump');

  expect(p2.card('krump').stunned).toBe(true);
  expect(p1.artifacts).toEqual(['sonic-waver']);
});

test('Sonic Waver is purged at the end of a turn without stunned creatures', () => {
  const { p1 } = scenario({ p1: { artifacts: ['sonic-waver'] }, p2: { battleline: ['troll'] } });

  p1.endTurn();

  expect(p1.purged).toEqual(['sonic-waver']);
});

test('Stasis Nexus purges itself to forge at +6, less 1 for each stunned creature', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['stasis-nexus'], amber: 11, battleline: [{ card: 'zorg', stunned: true }] },
    p2: { battleline: [{ card: 'troll', stunned: true }, 'krump'] },
  });

  p1.use('stasis-nexus');
  p1.press('red');

  expect([p1.keys, p1.amber]).toEqual([1, 1]);
  expect(p1.purged).toEqual(['stasis-nexus']);
});

test('Further Testing Needed puts a friendly card in play into its owner’s archives', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['further-testing-needed'],
      artifacts: ['cannon'],
      battleline: [{ card: 'troll', owner: 'p2' }],
    },
    p2: { battleline: ['krump'] },
  });

  p1.play('further-testing-needed');
  expect(p1.choices).not.toContain('krump');
  p1.choose(p2.card('troll'));

  expect(p2.archives).toEqual(['troll']);
});

test('Perfect Harmony draws 2 cards, gives 2 amber and archives a card with creatures of 3 houses', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['perfect-harmony'],
      deck: ['bumpsy', 'valdr', 'krump'],
      battleline: ['troll', 'urchin', 'zorg'],
    },
  });

  p1.play('perfect-harmony');
  p1.choose('bumpsy');

  expect([p1.hand, p1.archives, p1.amber]).toEqual([['valdr'], ['bumpsy'], 3]);
});

test('Perfect Harmony does nothing with creatures of 2 houses', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['perfect-harmony'],
      deck: ['bumpsy', 'valdr', 'krump'],
      battleline: ['troll', 'urchin', 'krump'],
    },
  });

  p1.play('perfect-harmony');

  expect([p1.hand, p1.archives, p1.amber]).toEqual([[], [], 1]);
});

test('Edict of Conscription destroys itself and makes friendly creatures Saurian for the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', artifacts: ['edict-of-conscription'], battleline: ['troll'] },
    p2: { battleline: ['krump'] },
  });
  expect(p1.actions('troll')).toEqual([]);

  p1.use('edict-of-conscription');

  expect(p1.actions('troll')).toContain('reap');
  expect(p1.discard).toEqual(['edict-of-conscription']);
  expect(p2.battleline).toEqual(['krump']);
});

test('Stand and Fight exalts one creature of each side and fights with the friendly one', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['stand-and-fight'],
      battleline: [{ card: 'bumpsy', exhausted: true }, 'valdr'],
    },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('stand-and-fight');
  p1.choose('bumpsy');
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('troll'));

  expect([p2.card('krump').amber, p2.card('troll').amber]).toEqual([1, 0]);
  expect(p2.card('troll').damage).toBe(5);
});

test('Long Way Home archives friendly Skyborn creatures only', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'skyborn', hand: ['long-way-home'], battleline: ['endurance', 'troll', 'endurance'] },
    p2: { battleline: ['endurance'] },
  });

  p1.play('long-way-home');

  expect(p1.archives).toEqual(['endurance', 'endurance']);
  expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['endurance']]);
});

test('Heart of Steel plays a Skyborn creature from its player’s discard pile', () => {
  const { p1 } = scenario({
    p1: { house: 'skyborn', hand: ['heart-of-steel'], discard: ['troll', 'endurance'] },
  });

  p1.play('heart-of-steel');
  p1.choose('endurance');

  expect(p1.battleline).toEqual(['endurance']);
});

test('Journey Onward fights with a Skyborn creature that then steals 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'skyborn',
      hand: ['journey-onward'],
      battleline: [{ card: 'endurance', exhausted: true }, 'troll'],
    },
    p2: { amber: 3, battleline: ['dust-pixie'] },
  });

  p1.play('journey-onward');
  expect(p1.choices).toEqual(['endurance']);
  p1.choose('endurance');
  p1.choose(p2.card('dust-pixie'));

  expect([p1.amber, p2.amber]).toEqual([1, 2]);
});

describe('Power Up', () => {
  test.each([
    ['krump', ['power-up'], 10],
    ['bumpsy', [], 7],
  ])('gives %s two +1 power counters', (slug, archives, power) => {
    const { p1 } = scenario({
      p1: {
        house: 'untamed',
        hand: ['power-up'],
        battleline: [{ card: 'krump', powerCounters: 2 }, 'bumpsy'],
      },
      p2: { battleline: ['troll'] },
    });

    p1.play('power-up');
    p1.choose(slug);

    expect(p1.card(slug).power).toBe(power);
    expect(p1.archives).toEqual(archives);
  });
});

test.each([
  ['Giant', 2],
  ['Thief', 0],
])('Congregate with the trait %s', (trait, amber) => {
  const { p1, game } = scenario({
    p1: { house: 'sanctum', hand: ['congregate'], battleline: ['troll', 'krump', 'urchin'] },
  });

  p1.play('congregate');
  game.enterName('p1', trait);

  expect(p1.amber).toBe(amber);
});
