import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('The Chosen One', () => {
  test('takes 1 damage for each exhausted enemy creature, which stay exhausted in their ready step', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', battleline: ['the-chosen-one'] },
      p2: {
        battleline: [{ card: 'troll', exhausted: true }, { card: 'bumpsy', exhausted: true }, 'krump'],
      },
    });

    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();

    expect(p1.card('the-chosen-one').damage).toBe(2);
    expect(p2.battleline.map((slug) => p2.card(slug).exhausted)).toEqual([true, true, false]);
  });
});

describe('The Susurrus', () => {
  test('exhausts an Unfathomable creature of its player, then up to three creatures and artifacts together', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', artifacts: ['the-susurrus'], battleline: ['rustmiser', 'troll'] },
      p2: { battleline: ['krump', 'bumpsy'], artifacts: ['gauntlet-of-command'] },
    });

    p1.use('the-susurrus');
    p1.choose('rustmiser');
    p1.choose(p2.card('krump'), p2.card('bumpsy'), p2.card('gauntlet-of-command'));

    expect(p1.card('rustmiser').exhausted).toBe(true);
    expect(['krump', 'bumpsy', 'gauntlet-of-command'].map((slug) => p2.card(slug).exhausted)).toEqual([
      true,
      true,
      true,
    ]);
    expect(p1.card('troll').exhausted).toBe(false);
  });
});

test('Dark Discovery: forges a key at no cost and is purged when both bottom cards have the named titles', () => {
  const { p1 } = scenario({
    p1: { house: 'unfathomable', hand: ['dark-discovery'] },
    p2: { deck: ['troll', 'umbra', 'dodger'] },
  });

  p1.play('dark-discovery');
  p1.decide({ kind: 'name', name: 'Umbra' });
  p1.decide({ kind: 'name', name: 'Dodger' });
  p1.press('key:red');

  expect([p1.keys, p1.purged]).toEqual([1, ['dark-discovery']]);
});

test('Omnipus: cannot fight, and its reap yields 1 more amber for each friendly Tentaclid', () => {
  const { p1 } = scenario({
    p1: { house: 'unfathomable', battleline: ['omnipus', 'tentaclid', 'tentaclid'] },
    p2: { battleline: ['troll'] },
  });

  expect(p1.actions('omnipus')).toEqual(['reap']);
  expect(p1.actions('tentaclid')).toEqual(['fight']);
  p1.reap('omnipus');

  expect(p1.amber).toBe(3);
});

test('Corrode: destroys a creature with armor', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['corrode'] },
    p2: { battleline: ['troll', 'krump', 'champion-anaphiel'] },
  });

  p1.play('corrode');
  p1.press(2);
  expect(p1.choices).toEqual(['champion-anaphiel']);
  p1.choose(p2.card('champion-anaphiel'));

  expect(p2.battleline).toEqual(['troll', 'krump']);
});

test('Cup of Water: stuns Robot creatures and no others', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['cup-of-water'], battleline: ['troll'] },
    p2: { battleline: ['titan-mechanic', 'troll', 'ganger-chieftain'] },
  });

  p1.play('cup-of-water');

  expect(p2.battleline.map((slug) => p2.card(slug).stunned)).toEqual([true, false, false]);
});

test('Deep Priest Glebe: exhausts an enemy creature after its player plays an Aquan creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', battleline: ['deep-priest-glebe'], hand: ['photic-raider'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('photic-raider');
  p1.choose('deep-priest-glebe');
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').exhausted).toBe(true);
});

test('Flash Freeze: each other card that is played this turn exhausts a creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['flash-freeze', 'rustmiser'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('flash-freeze');
  p1.play('rustmiser');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').exhausted).toBe(true);
});

test('Kiligog’s Trench: gets a counter at the end of its turn and destroys creatures of that power', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'unfathomable',
      artifacts: [{ card: 'kiligog-s-trench', counters: { depth: 1 } }],
      battleline: ['umbra'],
    },
    p2: { battleline: ['troll', 'dodger'] },
  });
  expect(p1.card('umbra').power).toBe(2);

  p1.endTurn();

  expect(p1.card('kiligog-s-trench').counters.depth).toBe(2);
  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toContain('troll');
});

test.each([
  [2, { power: 2, skirmish: undefined }],
  [3, { power: 3, skirmish: 1 }],
])(
  'Llack Gaboon: with %d other exhausted creatures it has %j more power and keywords',
  (number, { power, skirmish }) => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', battleline: ['llack-gaboon'] },
      p2: { battleline: Array.from({ length: number }, () => ({ card: 'troll', exhausted: true })) },
    });
    const alone = scenario({ p1: { house: 'unfathomable', battleline: ['llack-gaboon'] } }).p1;

    expect(p1.card('llack-gaboon').power - alone.card('llack-gaboon').power).toBe(power);
    expect(p1.card('llack-gaboon').keywords['skirmish']).toBe(skirmish);
    expect(p2.battleline).toHaveLength(number);
  },
);

test.each([
  ['portalmonger', 'high', 10],
  ['portalmonger', 'low', 6],
] as const)('%s: with a %s tide the keys of the opponent cost %d', (slug, tide, cost) => {
  const { p2, game } = scenario({ p1: { house: 'unfathomable', battleline: [slug] } });
  game.edit.setPlayer('p1', { tide });

  expect(p2.keyCost).toBe(cost);
});

test('Rustmiser: exhausts each enemy artifact after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', battleline: ['rustmiser'], artifacts: ['the-susurrus'] },
    p2: { artifacts: ['gauntlet-of-command', 'key-to-dis'] },
  });

  p1.reap('rustmiser');

  expect(p2.artifacts.map((slug) => p2.card(slug).exhausted)).toEqual([true, true]);
  expect(p1.card('the-susurrus').exhausted).toBe(false);
});

test('Sobogg’s Thingamabob: exhausts each enemy creature after the opponent forges a key', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', artifacts: ['sobogg-s-thingamabob'], battleline: ['rustmiser'] },
    p2: { amber: 6, battleline: ['troll', 'krump'] },
  });

  p1.endTurn();
  p2.press('key:red');

  expect(p2.keys).toBe(1);
  expect(p2.battleline.map((slug) => p2.card(slug).exhausted)).toEqual([true, true]);
});

test('Taniwha: destroys a friendly creature and gains 1 amber after it reaps', () => {
  const { p1 } = scenario({ p1: { house: 'unfathomable', battleline: ['taniwha', 'troll'] } });

  p1.reap('taniwha');
  p1.choose('troll');

  expect([p1.amber, p1.battleline]).toEqual([2, ['taniwha']]);
});

describe('Te-Wheke Kraken', () => {
  test('exhausts two friendly Unfathomable creatures when played', () => {
    const { p1 } = scenario({
      p1: {
        house: 'unfathomable',
        hand: ['te-wheke-kraken'],
        battleline: ['rustmiser', 'hookmaster', 'troll'],
      },
    });

    p1.play('te-wheke-kraken');
    p1.choose('rustmiser', 'hookmaster');

    expect(p1.battleline.map((slug) => p1.card(slug).exhausted)).toEqual([true, true, false, true]);
  });

  test('is destroyed when its player has no ready ones but itself', () => {
    const { p1 } = scenario({
      p1: { house: 'unfathomable', hand: ['te-wheke-kraken'], battleline: ['troll'] },
    });

    p1.play('te-wheke-kraken');
    p1.choose('te-wheke-kraken');

    expect(p1.battleline).toEqual(['troll']);
  });

  test('deals 2 damage to a creature and to its neighbors by reaping', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['te-wheke-kraken'] },
      p2: { battleline: ['troll', 'krump', 'hebe-the-huge', 'snufflegator'] },
    });

    p1.reap('te-wheke-kraken');
    p1.choose(p2.card('krump'));

    expect(p2.battleline.map((slug) => p2.card(slug).damage)).toEqual([2, 2, 2, 0]);
  });
});

test('Thalassophobia: the opponent discards ten cards from their deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['thalassophobia'] },
    p2: { deck: Array.from({ length: 12 }, () => 'troll') },
  });

  p1.play('thalassophobia');

  expect([p2.deck.length, p2.discard.length]).toEqual([2, 10]);
});

test('Whirlpool: the right flank creature of the active player goes to the left flank of the other', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', artifacts: ['whirlpool'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['umbra', 'dodger'] },
  });

  p1.endTurn();

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['krump', 'umbra', 'dodger']);
});

test.each([
  ['low', 1],
  ['high', 4],
] as const)('Abandon Ship: with a %s tide it returns %d creatures', (tide, number) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'unfathomable', hand: ['abandon-ship'], battleline: ['troll'] },
    p2: { battleline: ['umbra', 'dodger', 'krump', 'bumpsy'] },
  });
  game.edit.setPlayer('p1', { tide });

  p1.play('abandon-ship');
  p1.choose(...['umbra', 'dodger', 'krump', 'bumpsy'].slice(0, number).map((slug) => p2.card(slug)));

  expect(p2.hand).toHaveLength(number);
});

test.each([
  ['high', ['bumpsy', 'snufflegator']],
  ['low', ['troll', 'bumpsy', 'krump', 'snufflegator']],
] as const)('Tidal Wave: with a %s tide %j stay, and the opponent raises the tide', (tide, left) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'unfathomable', hand: ['tidal-wave'], battleline: ['bumpsy'] },
    p2: { battleline: ['troll', 'krump', 'snufflegator'] },
  });
  game.edit.setPlayer('p1', { tide });

  p1.play('tidal-wave');
  if (tide === 'high') p1.choose(p2.card('troll'));

  expect([...p1.battleline, ...p2.battleline].toSorted()).toEqual(left.toSorted());
  expect(game.player('p2').tide).toBe('high');
});

test('Mælstrom puts each creature on top of its owner’s deck and gives 2 chains', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['mælstrom'], battleline: ['bumpsy'], deck: ['urchin'] },
    p2: { battleline: ['troll', 'krump'], deck: ['urchin'] },
  });

  p1.play('mælstrom');

  expect([p1.battleline, p2.battleline]).toEqual([[], []]);
  expect(p1.deck).toEqual(['bumpsy', 'urchin']);
  expect([p2.deck.slice(0, 2).toSorted(), p2.deck[2]]).toEqual([['krump', 'troll'], 'urchin']);
  expect(p1.chains).toBe(2);
});

test.each([
  ['high', 2],
  ['low', 0],
] as const)('Hookmaster: with a %s tide the opponent loses %d amber after a fight', (tide, lost) => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['hookmaster'] },
    p2: { amber: 3, battleline: ['dust-pixie'] },
  });
  game.edit.setPlayer('p1', { tide });

  p1.fight('hookmaster', p2.card('dust-pixie'));

  expect(p2.amber).toBe(3 - lost);
});
