import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Aviatrix Virtuosa exhausts each creature that is not on a flank', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'skyborn', hand: ['aviatrix-virtuosa'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['bumpsy', 'urchin', 'valdr'] },
  });

  p1.play('aviatrix-virtuosa', { flank: 'right' });

  expect([p1.card('troll').exhausted, p1.card('krump').exhausted]).toEqual([false, true]);
  expect(['bumpsy', 'urchin', 'valdr'].map((slug) => p2.card(slug).exhausted)).toEqual([false, true, false]);
});

describe('Malforge', () => {
  test('enters under the opponent’s control, who cannot forge and hurts it at the end of the turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['malforge'] },
      p2: { amber: 6, houses: ['dis'] },
    });

    p1.play('malforge');
    p1.endTurn();
    p2.press('dis');
    expect([p2.battleline, p2.keys, p2.amber]).toEqual([['malforge'], 0, 6]);
    p2.endTurn();

    expect(p2.card('malforge').damage).toBe(2);
  });
});

describe('Zomok', () => {
  test('deals 2 damage after a fight for each forged key, divided among creatures', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['zomok'], keys: 1 },
      p2: { keys: 1, battleline: ['dust-pixie', 'troll', 'krump'] },
    });

    p1.fight('zomok', p2.card('dust-pixie'));
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('krump'));

    expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([2, 2]);
  });

  test('ignores invulnerable while it attacks, not while it defends [A51]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['zomok', 'troll'] },
      p2: { battleline: ['urchin', 'emperor-memrox', 'krump'] },
    });
    p1.fight('zomok', p2.card('emperor-memrox'));
    expect(p2.battleline).toEqual(['urchin', 'krump']);

    const defending = scenario({
      p1: { battleline: ['urchin', 'emperor-memrox', 'krump'], house: 'mars' },
      p2: { battleline: ['zomok'] },
    });
    defending.p1.fight('emperor-memrox', defending.p2.card('zomok'));
    expect(defending.p1.card('emperor-memrox').damage).toBe(0);
  });

  test('ignores elusive and taunt', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['zomok'] },
      p2: { battleline: ['lyylyug', 'kaipo'] },
    });

    p1.fight('zomok', p2.card('lyylyug'));

    expect(p2.battleline).toEqual(['kaipo']);
  });

  test('is played with both halves', () => {
    const { p1 } = scenario({ p1: { hand: ['zomok', 'zomok2'] } });

    p1.play('zomok');

    expect([p1.battleline, p1.card('zomok').power]).toEqual([['zomok'], 16]);
  });
});

test.each([
  [true, 2],
  [false, 0],
])('Cabochon, exhausted %s, gains amber for each friendly Skyborn flank creature', (exhausted, amber) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['jeen-peary'] },
    p2: { battleline: ['jeen-peary', { card: 'cabochon', exhausted }, 'ty-lourd'] },
  });

  p1.endTurn();

  expect(p2.amber).toBe(amber);
});

test.each([
  [2, 2],
  [1, 1],
] as const)('Tur-bo-prop with %i keys of the opponent forged draws %i', (keys, drawn) => {
  // The second one is blue.
  const { p1 } = scenario({
    p1: { battleline: ['tur-bo-prop'], deck: ['troll', 'krump', 'urchin'] },
    p2: { keys },
  });

  p1.reap('tur-bo-prop');

  expect(p1.hand).toHaveLength(drawn);
});

test('Ty Lourd gains 1 amber after the opponent discards a card from hand, not from elsewhere', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['troll', 'brine-reckoning'], house: 'unfathomable', houses: ['unfathomable', 'brobnar'] },
    p2: { battleline: ['ty-lourd'], hand: ['krump'] },
  });

  p1.play('brine-reckoning');
  expect(p2.amber).toBe(0);

  const other = scenario({ p1: { hand: ['troll'] }, p2: { battleline: ['ty-lourd'] } });
  other.p1.discardCard('troll');
  expect(other.p2.amber).toBe(1);
});

test('Bloodwing strengthens each friendly flank creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'bloodwing', 'krump'], house: 'skyborn' },
    p2: { battleline: ['bumpsy'] },
  });

  p1.reap('bloodwing');

  expect(['troll', 'bloodwing', 'krump'].map((slug) => p1.card(slug).power)).toEqual([9, 2, 7]);
  expect(p2.card('bumpsy').power).toBe(5);
});

test.each([
  [2, true],
  [1, false],
] as const)('Deep Blue Bryn steals 1 amber; with %i keys, its ward: %s', (keys, warded) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['deep-blue-bryn'], keys },
    p2: { amber: 2, battleline: ['dust-pixie'] },
  });

  p1.fight('deep-blue-bryn', p2.card('dust-pixie'));

  expect([p1.amber, p2.amber, p1.card('deep-blue-bryn').warded]).toEqual([1, 1, warded]);
});

test.each([
  [['jeen-peary', 'troll'], 1],
  [['krump', 'jeen-peary', 'troll'], 0],
])('Jeen Peary in %j steals %i', (battleline, stolen) => {
  const { p1, p2 } = scenario({ p1: { house: 'skyborn', battleline }, p2: { amber: 2 } });

  p1.reap('jeen-peary');

  expect(p2.amber).toBe(2 - stolen);
});

test.each([
  ['captures 1', ['dust-pixie'], 0, 1, 2],
  ['steals 2 if its player is overwhelmed', ['dust-pixie', 'troll', 'krump'], 2, 0, 1],
])('Leftenant Chars %s', (_, battleline, amber, captured, left) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['leftenant-chars'] },
    p2: { amber: 3, battleline },
  });

  p1.fight('leftenant-chars', p2.card('dust-pixie'));

  expect([p1.amber, p1.card('leftenant-chars').amber, p2.amber]).toEqual([amber, captured, left]);
});

test.each([
  [true, 12],
  [false, 8],
])('Remmi Hound, exhausted %s: a friendly flank creature', (exhausted, power) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'krump', { card: 'remmi-hound', exhausted }, 'valdr'] },
    p2: { battleline: ['troll'] },
  });

  expect([p1.card('troll').power, p1.card('krump').power, p2.card('troll').power]).toEqual([power, 6, 8]);
});

test.each([
  [1, 4],
  [0, 1],
] as const)('Ruby Rackham with %i keys forged deals %i to each enemy flank creature', (keys, damage) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ruby-rackham'] },
    p2: { keys, battleline: ['troll', 'dust-pixie', 'krump', 'bumpsy'] },
  });

  p1.fight('ruby-rackham', p2.card('dust-pixie'));

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).damage)).toEqual([damage, 0, damage]);
});
