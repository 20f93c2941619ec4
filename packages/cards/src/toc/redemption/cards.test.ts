import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const GATEWAY = { card: 'gateway-to-dis', house: 'redemption' } as const;
const token = (card: string) => ({ card, facedown: true });

test('Vault of Redemption draws a card for each Mutant creature that is destroyed, of either side', () => {
  const { p1 } = scenario({
    p1: {
      hand: [GATEWAY],
      house: 'redemption',
      artifacts: ['vault-of-redemption'],
      battleline: ['admirable-neophyte', 'troll'],
      deck: ['krump', 'bumpsy', 'dodger'],
    },
    p2: { battleline: ['admirable-neophyte'] },
  });

  p1.play('gateway-to-dis');
  p1.press('auto-resolve');

  expect(p1.hand).toEqual(['krump', 'bumpsy']);
});

test.each([
  ['an enemy creature', 'troll', 'dust-pixie', 1],
  ['an enemy Mutant creature', 'troll', 'admirable-neophyte', 1],
  ['a friendly Mutant creature', 'admirable-neophyte', 'troll', 1],
  ['another friendly creature', 'urchin', 'troll', 0],
])('Redeemer Amara, after %s is destroyed, makes a token creature or none', (_, attacker, enemy, made) => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: ['redeemer-amara', attacker],
      houses: ['redemption', 'brobnar', 'shadows'],
      house: attacker === 'troll' ? 'brobnar' : attacker === 'urchin' ? 'shadows' : 'redemption',
      tokenCreature: 'zealot',
      deck: ['troll', 'krump', 'bumpsy'],
    },
    p2: { battleline: [enemy] },
  });

  p1.fight(attacker, p2.card(enemy));
  if (made > 0) p1.press('right');

  expect(p1.battleline.filter((slug) => slug === 'zealot')).toHaveLength(made);
});

test('Sacred Duty gives +2 power and readies its creature when played', () => {
  const { p1 } = scenario({
    p1: { hand: ['sacred-duty'], house: 'redemption', battleline: [{ card: 'troll', exhausted: true }] },
  });

  p1.play('sacred-duty', { on: 'troll' });

  expect(p1.card('troll')).toMatchObject({ power: 10, exhausted: false });
});

test('Intrepid Exemplar makes a token creature when it is destroyed', () => {
  const { p1 } = scenario({
    p1: {
      hand: [GATEWAY],
      battleline: ['intrepid-exemplar'],
      house: 'redemption',
      tokenCreature: 'zealot',
      deck: ['troll', 'krump'],
    },
  });

  p1.play('gateway-to-dis');
  p1.press('right');

  expect(p1.battleline).toEqual(['zealot']);
});

test('Steadfast Commitment puts the top discarded card beneath the deck, then makes a token creature', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['steadfast-commitment'],
      tokenCreature: 'zealot',
      deck: ['troll', 'krump'],
      discard: ['bumpsy', 'dodger'],
    },
  });

  p1.play('steadfast-commitment');

  expect(p1.battleline).toEqual(['zealot']);
  expect(p1.deck).toEqual(['krump', 'bumpsy']);
});

test.each([
  ['beside a Mutant', 'right', ['swift-induction']],
  ['beside another creature', 'left', []],
] as const)('Swift Induction whose token creature enters %s', (_, flank, archives) => {
  const { p1 } = scenario({
    p1: {
      hand: ['swift-induction'],
      house: 'redemption',
      battleline: ['troll', 'admirable-neophyte'],
      tokenCreature: 'paragon',
      deck: ['krump'],
    },
  });

  p1.play('swift-induction');
  p1.press(flank);

  expect(p1.archives).toEqual(archives);
});

test('Zealot has Assault 2', () => {
  const { p1 } = scenario({ p1: { tokenCreature: 'zealot', battleline: [token('troll')] } });

  expect(p1.card('zealot').keywords).toEqual({ assault: 2 });
});

test.each([
  ['an enemy Mutant', ['admirable-neophyte'], true],
  ['no Mutant', ['troll'], false],
])('Paragon with %s in play enters play enraged: %s', (_, enemies, enraged) => {
  const { p1 } = scenario({
    p1: { hand: ['steadfast-commitment'], tokenCreature: 'paragon', deck: ['krump'] },
    p2: { battleline: enemies },
  });

  p1.play('steadfast-commitment');

  expect(p1.card('paragon').enraged).toBe(enraged);
});

describe('Sentinel', () => {
  test.each([
    [false, { zone: 'play', stunned: true }],
    [true, { zone: 'discard' }],
  ])('stuns an enemy creature, or destroys one that is stunned: %s', (stunned, after) => {
    const { p1, p2 } = scenario({
      p1: { tokenCreature: 'sentinel', battleline: [token('troll')], house: 'redemption' },
      p2: { battleline: [{ card: 'krump', stunned }, 'bumpsy'] },
    });

    p1.use('sentinel');
    p1.choose(p2.card('krump'));

    expect(p2.card('krump')).toMatchObject(after);
  });
});
