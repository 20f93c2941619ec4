import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };
const deck = Array<string>(9).fill('labwork');
const made = { house: 'unfathomable', tokenCreature: 'cultist', deck } as const;

test('Brackish Shoreline keeps a creature that fought exhausted', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['brackish-shoreline'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('troll', p2.card('dust-pixie'));
  p1.reap('krump');
  p1.endTurn();

  expect([p1.card('troll').exhausted, p1.card('krump').exhausted]).toEqual([true, false]);
});

describe('Extrematode Infection', () => {
  test('gets 3 hatch counters when it is played', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', hand: ['extrematode-infection'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('extrematode-infection', { on: p2.card('troll') });

    expect(p1.card('extrematode-infection').counters).toEqual({ hatch: 3 });
  });

  test.each([
    [2, ['troll'], []],
    [1, [], ['cultist', 'cultist', 'cultist']],
  ])('with %i counters at the start of the turn', (hatch, theirs, mine) => {
    const { p1, p2 } = scenario({
      p1: { ...made, houses: ['mars'], hand: ['extrematode-infection'] },
      p2: { houses: ['mars'], battleline: ['troll'] },
    });
    p1.play('extrematode-infection', { on: p2.card('troll') });
    p1.game.edit.setCard(p1.card('extrematode-infection').id, { counters: { hatch } });

    p1.endTurn();
    p2.press('mars');
    p2.endTurn();
    for (let placed = 1; placed < mine.length; placed++) p1.press('right');

    expect([p2.battleline, p1.battleline]).toEqual([theirs, mine]);
  });
});

test('Hypoxia destroys all token creatures', () => {
  const { p1, p2 } = scenario({
    p1: { ...made, hand: ['hypoxia'], battleline: [token, 'troll'] },
    p2: { tokenCreature: 'grunt', battleline: [token, 'krump'] },
  });

  p1.play('hypoxia');

  expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['krump']]);
});

test('Offering to Kiligog keeps creatures of the discard pile, and puts them into play as token creatures', () => {
  const { p1, game } = scenario({
    p1: {
      ...made,
      house: 'mars',
      artifacts: ['offering-to-kiligog'],
      battleline: ['troll'],
      discard: ['krump', 'anger'],
    },
  });

  p1.use('offering-to-kiligog');
  p1.press(0);
  p1.choose('troll');
  expect(p1.choices.toSorted()).toEqual(['krump', 'troll']);
  p1.choose('krump');
  game.edit.setCard(p1.card('offering-to-kiligog').id, { exhausted: false });
  p1.use('offering-to-kiligog');
  p1.press(1);

  expect(p1.card('krump')).toMatchObject({ zone: 'play', facedown: true, name: 'Cultist' });
});

test('Primordial Vault makes a Cultist at the start of the turn, and only a Cultist', () => {
  const turns = (tokenCreature: string) => {
    const { p1, p2 } = scenario({
      p1: { deck, houses: ['mars'], tokenCreature, artifacts: ['primordial-vault'] },
      p2: { houses: ['mars'] },
    });
    p1.endTurn();
    p2.press('mars');
    p2.endTurn();
    return p1.battleline;
  };

  expect([turns('cultist'), turns('fish')]).toEqual([['cultist'], []]);
});

test('Primordial Vault finds Tangaika for 4 Cultists', () => {
  const { p1 } = scenario({
    p1: {
      ...made,
      artifacts: ['primordial-vault'],
      battleline: Array<typeof token>(4).fill(token),
      deck: ['labwork', 'tangaika'],
    },
  });

  p1.use('primordial-vault');
  p1.choose(...[1, 2, 3, 4].map((which) => p1.card('cultist', which)));
  p1.choose('tangaika');

  expect([p1.battleline, p1.hand]).toEqual([[], ['tangaika']]);
});

test('Weak Link makes the keys of its creature’s player dearer by 6 while the creature is exhausted', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['weak-link'] }] },
  });
  expect(p1.keyCost).toBe(6);

  p1.reap('troll');

  expect([p1.keyCost, p2.keyCost]).toEqual([12, 6]);
});

test('Azure Basin Outpost puts a friendly creature on the bottom of the deck to exhaust 3 enemy creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', artifacts: ['azure-basin-outpost'], battleline: ['troll'] },
    p2: { battleline: ['krump', 'bumpsy', 'urchin', 'umbra'] },
  });

  p1.use('azure-basin-outpost');
  p1.choose('troll');
  p1.choose(p2.card('krump'), p2.card('bumpsy'), p2.card('umbra'));

  expect(['krump', 'bumpsy', 'urchin', 'umbra'].map((slug) => p2.card(slug).exhausted)).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('Catch and Release returns all creatures, leaves 6 cards in each hand, and gives 2 chains', () => {
  const hand = Array<string>(5).fill('labwork');
  const { p1, p2 } = scenario({
    p1: {
      house: 'unfathomable',
      hand: ['catch-and-release', ...hand],
      battleline: ['troll', 'krump', 'bumpsy'],
    },
    p2: { hand: [...hand, 'labwork', 'labwork', 'labwork'], battleline: ['urchin'] },
  });

  p1.play('catch-and-release');

  expect([p1.hand.length, p2.hand.length, p1.chains]).toEqual([6, 6, 2]);
  expect([p1.discard.length, p2.discard.length]).toEqual([3, 3]);
});

test('Dragnet returns a creature and its neighbors of the same house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['dragnet'], battleline: ['zorg'] },
    p2: { battleline: ['bumpsy', 'troll', 'krump', 'urchin'] },
  });

  p1.play('dragnet');
  p1.choose(p2.card('krump'));

  expect([p2.battleline, p2.hand.toSorted()]).toEqual([
    ['bumpsy', 'urchin'],
    ['krump', 'troll'],
  ]);
});

test('Kelping Hands destroys itself, and friendly creatures are poisonous for the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: ['kelping-hands'], battleline: ['krump'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('kelping-hands');

  expect([p1.artifacts, p1.card('krump').keywords, p2.card('troll').keywords]).toEqual([
    [],
    { poison: 1 },
    {},
  ]);
});

test('Stir-Crazy lets each ready creature capture 1 amber from its opponent', () => {
  const { p1, p2 } = scenario({
    p1: {
      amber: 3,
      house: 'unfathomable',
      hand: ['stir-crazy'],
      battleline: ['troll', { card: 'krump', exhausted: true }],
    },
    p2: { amber: 3, battleline: ['bumpsy'] },
  });

  p1.play('stir-crazy');

  expect([p1.card('troll').amber, p1.card('krump').amber, p2.card('bumpsy').amber, p2.amber]).toEqual([
    1, 0, 1, 2,
  ]);
});

describe('Watch Your Step', () => {
  test.each([
    ['mars', []],
    ['logos', ['cultist', 'cultist']],
  ])('makes 2 ready token creatures unless the opponent chooses the named house: %s', (house, battleline) => {
    const { p1, p2 } = scenario({
      p1: { ...made, hand: ['watch-your-step'] },
      p2: { houses: ['mars', 'logos'] },
    });

    p1.play('watch-your-step');
    p1.press('mars');
    p1.endTurn();
    p2.press(house);
    for (let placed = 1; placed < battleline.length; placed++) p2.press('right');

    expect(p1.battleline).toEqual(battleline);
    expect(battleline.map((slug, index) => p1.card(slug, index + 1).exhausted)).toEqual(
      battleline.map(() => false),
    );
  });
});

test('Abyssal Sight destroys a friendly creature to discard a card of the opponent’s hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['abyssal-sight'], battleline: ['troll'] },
    p2: { hand: ['krump', 'urchin'], battleline: ['bumpsy'] },
  });

  p1.play('abyssal-sight');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');
  p1.choose(p2.card('urchin'));

  expect([p2.hand, p2.discard]).toEqual([['krump'], ['urchin']]);
});

test('Adult Swim puts creatures of power 3 or less on top of their owners’ decks', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'unfathomable',
      hand: ['adult-swim'],
      battleline: ['niffle-ape', 'dust-pixie', 'flaxia'],
      deck: ['labwork'],
    },
    p2: { battleline: ['umbra', 'troll'] },
  });

  p1.play('adult-swim');

  expect([p1.battleline, p2.battleline, p2.deck]).toEqual([['flaxia'], ['troll'], ['umbra']]);
  expect(p1.deck.slice(0, 2).toSorted()).toEqual(['dust-pixie', 'niffle-ape']);
});

test('Befuddle forbids cards of other houses in the opponent’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['befuddle'] },
    p2: { houses: ['brobnar', 'mars'], hand: ['troll', 'zorg'] },
  });

  p1.play('befuddle');
  p1.press('mars');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('troll')).toEqual(['discard']);
});

test('Crushing Deep makes keys dearer by 3 for each key that the opponent has', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['crushing-deep'], keys: 1 },
    p2: { houses: ['mars'], keys: 2 },
  });

  p1.play('crushing-deep');
  p1.endTurn();

  expect([p1.keyCost, p2.keyCost]).toEqual([12, 12]);
});

test.each([
  [3, true],
  [4, false],
])('Initiation with %i cards in hand is archived: %s', (number, isArchived) => {
  const { p1 } = scenario({
    p1: { ...made, hand: ['initiation', ...Array<string>(number).fill('troll')] },
  });

  p1.play('initiation');

  expect(p1.battleline).toEqual(['cultist']);
  expect(p1.archives).toEqual(isArchived ? ['initiation'] : []);
});

test.each([
  ['brobnar', ['cultist']],
  ['mars', []],
])(
  'Sunk Cost makes a token creature if the discarded card is of the named house: %s',
  (house, battleline) => {
    const { p1, p2 } = scenario({
      p1: { ...made, hand: ['sunk-cost'] },
      p2: { hand: ['troll'] },
    });

    p1.play('sunk-cost');
    p1.press(house);

    expect([p2.discard, p1.battleline]).toEqual([['troll'], battleline]);
  },
);

test('Toxicuda Venom makes its creature poisonous', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'krump', upgrades: ['toxicuda-venom'] }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('krump', p2.card('troll'));

  expect(p2.battleline).toEqual([]);
});
