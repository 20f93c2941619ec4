import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const TEN = Array.from({ length: 10 }, () => 'urchin');
const SIX = TEN.slice(4);

describe('Awful Atoll', () => {
  test.each([
    [TEN, [], 6, 6],
    [[], TEN, 8, 4],
    [[], [], 8, 6],
  ])('takes 2 power from the creatures of a haunted player (%#)', (mine, theirs, troll, krump) => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['awful-atoll'], battleline: ['troll'], discard: mine },
      p2: { battleline: ['krump'], discard: theirs },
    });

    expect([p1.card('troll').power, p2.card('krump').power]).toEqual([troll, krump]);
  });

  test('is destroyed when no creature is in play', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', hand: ['gateway-to-dis'], artifacts: ['awful-atoll'], battleline: ['krump'] },
    });

    p1.play('gateway-to-dis');

    expect(p1.artifacts).toEqual([]);
  });
});

describe('Bottomless Depths', () => {
  test('takes each card that its player discards from hand, facedown', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['bottomless-depths'], hand: ['troll', 'krump'] },
    });

    p1.discardCard('troll');

    expect(p1.discard).toEqual([]);
    expect(p1.card('troll').zone).toBe('under');
    expect(p2.sees(p1.card('troll'))).toBe(false);
  });

  test('leaves cards that are discarded from the deck, or by the opponent', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', hand: ['giltspine-mesmerist', 'krump'], deck: SIX },
      p2: { artifacts: ['bottomless-depths'], deck: SIX },
    });

    p1.discardCard('giltspine-mesmerist');
    p1.press('opponent');

    expect(p2.discard).toHaveLength(3);
    expect(p1.discard).toEqual(['giltspine-mesmerist']);
  });
});

test('Curse of Confusion exhausts the creatures of the active house at the end of the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['curse-of-confusion'], battleline: ['bumpsy'] },
    p2: { houses: ['brobnar'], battleline: ['troll', 'zorg'], hand: SIX },
  });

  p1.play('curse-of-confusion');
  expect(p2.artifacts).toEqual(['curse-of-confusion']);
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect([p2.card('troll').exhausted, p2.card('zorg').exhausted, p1.card('bumpsy').exhausted]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  [TEN, [true, true, false, false]],
  [[], [false, false, false, false]],
])(
  'Strange Torpedo deals 1 damage with splash, and stuns what it damages if the opponent is haunted (%#)',
  (discard, stunned) => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', hand: ['strange-torpedo'] },
      p2: { battleline: ['troll', 'krump', 'champion-anaphiel', 'zorg'], discard },
    });
    const line = ['troll', 'krump', 'champion-anaphiel', 'zorg'];

    p1.play('strange-torpedo');
    p1.choose(p2.card('krump'));

    // Its armor prevents the damage to Champion Anaphiel.
    expect(line.map((slug) => p2.card(slug).damage)).toEqual([1, 1, 0, 0]);
    expect(line.map((slug) => p2.card(slug).stunned)).toEqual(stunned);
    expect(line.map((slug) => p2.card(slug).exhausted)).toEqual(stunned);
  },
);

test('Dirge of the Deep discards the bottom card of the opponent’s deck, and exhausts its house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['dirge-of-the-deep'], battleline: ['krump'] },
    p2: { battleline: ['troll', 'zorg'], deck: ['tunk', 'bumpsy'] },
  });

  p1.play('dirge-of-the-deep');

  expect(p2.discard).toEqual(['bumpsy']);
  expect([p1.card('krump').exhausted, p2.card('troll').exhausted, p2.card('zorg').exhausted]).toEqual([
    true,
    true,
    false,
  ]);
});

test('Dredge lets reaps put a card of the discard pile on top of the deck', () => {
  const { p1 } = scenario({
    p1: {
      house: 'unfathomable',
      hand: ['dredge'],
      battleline: ['echo-guardian'],
      discard: ['troll', 'krump'],
      deck: ['zorg'],
    },
  });

  p1.play('dredge');
  p1.reap('echo-guardian');
  p1.choose('krump');

  expect(p1.deck).toEqual(['krump', 'zorg']);
});

test('Nightmare Inducer exhausts enemy creatures of the house of a discarded card, which goes beneath the deck', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'unfathomable',
      artifacts: ['nightmare-inducer'],
      battleline: ['bumpsy'],
      discard: ['punch'],
    },
    p2: { battleline: ['troll', 'zorg'], discard: ['krump', 'tunk'], deck: ['valdr'] },
  });

  p1.use('nightmare-inducer');
  expect(p1.choices.toSorted()).toEqual(['krump', 'tunk']);
  p1.choose(p2.card('krump'));

  expect([p2.card('troll').exhausted, p2.card('zorg').exhausted, p1.card('bumpsy').exhausted]).toEqual([
    true,
    false,
    false,
  ]);
  expect(p2.deck).toEqual(['valdr', 'krump']);
});

test.each([
  [TEN, 0],
  [[], 6],
])('a creature with Thoughtswim takes no damage while the opponent is haunted (%#)', (discard, damage) => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', upgrades: ['thoughtswim'] }] },
    p2: { battleline: ['krump'], discard },
  });

  p1.fight('troll', p2.card('krump'));

  expect(p1.card('troll').damage).toBe(damage);
});

describe('Arcane Transmitter', () => {
  test('mills 4 cards of a player', () => {
    const { p1, p2 } = scenario({ p1: { artifacts: ['arcane-transmitter'] }, p2: { deck: SIX } });

    p1.use('arcane-transmitter');
    p1.press('opponent');

    expect(p2.deck).toHaveLength(2);
  });

  test('Scrap: shuffles the discard pile into the deck', () => {
    const { p1 } = scenario({
      p1: { house: 'unfathomable', hand: ['arcane-transmitter'], discard: ['troll'] },
    });

    p1.discardCard('arcane-transmitter');

    expect(p1.discard).toEqual([]);
    expect(p1.deck.toSorted()).toEqual(['arcane-transmitter', 'troll']);
  });
});

test('Beam of Forgetting puts a random card of the opponent’s hand beneath their deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['beam-of-forgetting'] },
    p2: { hand: ['troll'], deck: ['krump'] },
  });

  p1.play('beam-of-forgetting');

  expect(p2.hand).toEqual([]);
  expect(p2.deck).toEqual(['krump', 'troll']);
});

test.each([
  [TEN, [], 2, 3, 5],
  [[], TEN, 2, 5, 3],
  [TEN, TEN, 4, 3, 3],
])(
  'Circlespeak lets a creature capture 2 amber from each haunted player (%#)',
  (mine, theirs, on, left, right) => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', hand: ['circlespeak'], amber: 4, discard: mine },
      p2: { amber: 5, battleline: ['troll'], discard: theirs },
    });

    p1.play('circlespeak');
    p1.choose(p2.card('troll'));

    expect([p2.card('troll').amber, p1.amber, p2.amber]).toEqual([on, left, right]);
  },
);

test('Echoing Deathknell deals 1 damage to each creature until none is destroyed by it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['echoing-deathknell'], battleline: ['dust-pixie'] },
    p2: { battleline: ['batdrone', 'troll'] },
  });

  p1.play('echoing-deathknell');

  expect([p1.battleline, p2.battleline]).toEqual([[], ['troll']]);
  expect(p2.card('troll').damage).toBe(3);
});

test.each([
  [TEN, ['krump', 'troll', 'valdr'], ['bumpsy']],
  [[], ['troll'], ['krump', 'valdr', 'bumpsy']],
])(
  'Tendrils from Beyond returns a creature, with its neighbors if its controller is haunted (%#)',
  (discard, hand, line) => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', hand: ['tendrils-from-beyond'] },
      p2: { battleline: ['krump', 'troll', 'valdr', 'bumpsy'], discard },
    });

    p1.play('tendrils-from-beyond');
    p1.choose(p2.card('troll'));

    expect(p2.hand.toSorted()).toEqual(hand);
    expect(p2.battleline).toEqual(line);
  },
);
