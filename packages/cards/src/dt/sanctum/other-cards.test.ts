import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Avenging Aura gives friendly creatures assault for each key of the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['avenging-aura'], battleline: ['troll'] },
    p2: { battleline: ['krump'], keys: 2 },
  });

  p1.play('avenging-aura');

  expect(p1.card('troll').keywords).toEqual({ assault: 2 });
  expect(p2.card('krump').keywords).toEqual({});
});

test.each([
  ['low', false],
  ['neutral', true],
  ['high', true],
] as const)('Dry the River: while the tide is %s a creature may reap: %s', (tide, may) => {
  const { p1, game } = scenario({
    p1: { battleline: ['troll'] },
    p2: { artifacts: ['dry-the-river'] },
  });
  game.edit.setPlayer('p1', { tide });

  expect(p1.actions('troll').includes('reap')).toBe(may);
});

test.each([
  ['three of one house', ['krump', 'bumpsy', 'troll'], 2],
  ['one of another house between', ['krump', 'umbra', 'troll'], 0],
])('Harmonic Ritual: with %s gains for each step to the left', (_, battleline, gained) => {
  const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['harmonic-ritual'], battleline } });

  p1.play('harmonic-ritual');
  const before = p1.amber;
  p1.choose('troll');

  expect(p1.amber - before).toBe(gained);
});

test('SGS Illuminator stuns and exalts a creature for each Sanctum creature that it exhausts', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      artifacts: ['sgs-illuminator'],
      battleline: ['sir-bevor', 'marshal-ewer', 'troll'],
    },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.use('sgs-illuminator');
  expect(p1.choices).toEqual(['sir-bevor', 'marshal-ewer']);
  p1.choose('sir-bevor', 'marshal-ewer');
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('krump')).toMatchObject({ stunned: true, amber: 1 });
  expect(p2.card('bumpsy')).toMatchObject({ stunned: true, amber: 1 });
});

test('Trial by Water resets the tide, and nobody raises it until the player’s next turn', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'sanctum', hand: ['trial-by-water', 'marshal-ewer'] },
    p2: { hand: ['bilgewarden'] },
  });
  game.edit.setPlayer('p1', { tide: 'low' });

  p1.play('trial-by-water');
  expect(game.player('p1').tide).toBe('neutral');
  p1.play('marshal-ewer');
  p1.endTurn();
  p2.press('logos');
  p2.play('bilgewarden');

  expect(game.player('p1').tide).toBe('neutral');
});

test.each([
  [0, ['krump', 'dust-pixie']],
  [1, ['troll', 'krump']],
])('First or Last: option %i leaves %j', (option, left) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['first-or-last'] },
    p2: { battleline: ['troll', 'krump', 'dust-pixie'] },
  });

  p1.play('first-or-last');
  p1.press(option);

  expect(p2.battleline).toEqual(left);
  expect(p2.purged).toHaveLength(1);
});

test.each([
  [0, [3, 0, 3]],
  [1, [0, 3, 0]],
])('Honor or Glory: option %i deals %j damage from left to right', (option, damage) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['honor-or-glory'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('honor-or-glory');
  p1.press(option);

  expect(['troll', 'krump', 'bumpsy'].map((card) => p2.card(card).damage)).toEqual(damage);
});

test('Light Everlasting plays a Sanctum creature from the discard pile anywhere in the battleline', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['light-everlasting'],
      battleline: ['troll', 'krump'],
      discard: ['holdfast', 'sir-bevor', 'umbra'],
    },
  });

  p1.play('light-everlasting');
  expect(p1.choices).toEqual(['holdfast', 'sir-bevor']);
  p1.choose('holdfast');
  p1.press('deploy-right');
  p1.choose('troll');

  expect(p1.battleline).toEqual(['troll', 'holdfast', 'krump']);
});

test('Redhand Registry: an opponent who steals skips their next “forge a key” step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['ghostly-hand'], amber: 8 },
    p2: { artifacts: ['redhand-registry'], amber: 1 },
  });

  p1.play('ghostly-hand');
  p1.endTurn();
  p2.press('sanctum');
  p2.endTurn();
  p1.press('shadows');

  expect(p1.keys).toBe(0);
});

test('Grand Melee destroys each creature without a neighbor of its house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['grand-melee'], battleline: ['troll'] },
    p2: { battleline: ['krump', 'bumpsy', 'umbra'] },
  });

  p1.play('grand-melee');

  expect([p1.battleline, p2.battleline]).toEqual([[], ['krump', 'bumpsy']]);
});

test('Hammer-gram deals 3 damage to a creature and stuns it', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['hammer-gram'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('hammer-gram');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ damage: 3, stunned: true });
});

describe('Heal or Harm', () => {
  test('heals a creature fully and gains 1 amber', () => {
    const { p1 } = scenario({
      p1: { house: 'sanctum', hand: ['heal-or-harm'], battleline: [{ card: 'troll', damage: 5 }, 'krump'] },
    });

    p1.play('heal-or-harm');
    p1.press(0);
    p1.choose('troll');

    expect(p1.card('troll').damage).toBe(0);
    expect(p1.amber).toBe(1);
  });

  test('readies a friendly creature and fights with it', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['heal-or-harm'],
        battleline: [{ card: 'troll', exhausted: true }, 'krump'],
      },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.play('heal-or-harm');
    p1.press(1);
    p1.choose('troll');
    p1.choose(p2.card('dust-pixie'));

    expect(p2.battleline).toEqual([]);
    expect(p1.amber).toBe(0);
  });
});

test('Shifting Battlefield moves a friendly creature, which captures 1 amber', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['shifting-battlefield'], battleline: ['troll', 'krump', 'bumpsy'] },
    p2: { amber: 2 },
  });

  p1.play('shifting-battlefield');
  p1.choose('troll');
  p1.choose('bumpsy');
  p1.press('right');

  expect(p1.battleline).toEqual(['krump', 'bumpsy', 'troll']);
  expect(p1.card('troll').amber).toBe(1);
});

test.each([
  ['high', ['play', 'discard']],
  ['neutral', ['discard']],
  ['low', ['discard']],
] as const)('Strange Ordination: while the tide is %s its player can %j it', (tide, actions) => {
  const { p1, game } = scenario({ p1: { hand: ['strange-ordination'] } });
  game.edit.setPlayer('p1', { tide });

  expect(p1.actions('strange-ordination')).toEqual(actions);
});

test('Taxing Journey: a friendly creature and its neighbors of the same house capture 1 amber each', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['taxing-journey'], battleline: ['krump', 'troll', 'umbra'] },
    p2: { amber: 5 },
  });

  p1.play('taxing-journey');
  p1.choose('troll');

  expect(['krump', 'troll', 'umbra'].map((card) => p1.card(card).amber)).toEqual([1, 1, 0]);
  expect(p2.amber).toBe(3);
});
