import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };

test('Æmbitrage makes own keys dearer by 1, and draws 1 card more', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['æmbitrage'], deck: Array<string>(9).fill('labwork') },
  });
  expect([p1.keyCost, p2.keyCost]).toEqual([7, 6]);

  p1.endTurn();
  expect(p1.hand).toHaveLength(7);
});

test('Cursed Relic can be neither played nor discarded, but for effects', () => {
  const { p1 } = scenario({
    p1: { house: 'ekwidon', hand: ['cursed-relic', 'shopping-spree'], deck: ['troll'] },
  });

  expect(p1.actions('cursed-relic')).toEqual([]);
  p1.play('shopping-spree');
  expect(p1.discard.toSorted()).toEqual(['cursed-relic', 'shopping-spree']);
});

describe('Flea Market', () => {
  const setup = { p1: { amber: 1, artifacts: ['flea-market'] }, p2: { hand: ['troll'] } } as const;

  test('plays a random card of the opponent’s hand for 1 amber', () => {
    const { p1, p2 } = scenario(setup);

    p1.use('flea-market');
    p1.press('yes');

    expect(p1.battleline).toEqual(['troll']);
    expect([p1.amber, p2.amber]).toEqual([0, 1]);
  });

  test('plays nothing for nothing', () => {
    const { p1, p2 } = scenario(setup);

    p1.use('flea-market');
    p1.press('no');

    expect(p2.hand).toEqual(['troll']);
    expect(p1.amber).toBe(1);
  });
});

test('Freelancer goes to the player whose turn starts, and is used in any house [A226]', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['mars'], battleline: [{ card: 'troll', upgrades: ['freelancer'] }] },
    p2: { houses: ['mars'] },
  });

  p1.endTurn();
  expect(p2.battleline).toEqual(['troll']);
  p2.press('mars');
  p2.reap('troll');
  p2.endTurn();

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.amber).toBe(1);
});

describe('Insurance Policy', () => {
  test('costs 1 amber', () => {
    const { p1 } = scenario({
      p1: { amber: 3, house: 'ekwidon', hand: ['insurance-policy'], battleline: ['troll'] },
    });

    p1.play('insurance-policy', { on: 'troll' });

    expect(p1.amber).toBe(2);
  });

  test('pays 4 amber to its creature’s player if the creature is destroyed in the other turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: [{ card: 'urchin', stunned: true, upgrades: ['insurance-policy'] }, 'dust-pixie'] },
    });

    p1.fight('troll', p2.card('urchin'));
    expect(p2.amber).toBe(0);

    const { p1: mine, p2: theirs } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: [{ card: 'dust-pixie', upgrades: ['insurance-policy'] }] },
    });
    mine.fight('troll', theirs.card('dust-pixie'));
    expect([mine.amber, theirs.amber]).toEqual([0, 4]);
  });

  test('pays nothing in the own turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'dust-pixie', upgrades: ['insurance-policy'] }] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('dust-pixie', p2.card('troll'));

    expect(p1.amber).toBe(0);
  });
});

test('The Æmber Road pays 1 for each trade counter and goes to the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', artifacts: [{ card: 'the-æmber-road', counters: { trade: 2 } }] },
  });

  p1.use('the-æmber-road');

  expect(p1.amber).toBe(3);
  expect(p2.artifacts).toEqual(['the-æmber-road']);
});

describe('Tourist Trap', () => {
  test('swaps a friendly token creature and an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        artifacts: ['tourist-trap'],
        tokenCreature: 'diplomat',
        battleline: ['krump', token],
        house: 'ekwidon',
      },
      p2: { battleline: ['troll'] },
    });

    p1.use('tourist-trap');
    p1.choose('diplomat');
    p1.choose(p2.card('troll'));

    expect(p1.battleline).toEqual(['krump', 'troll']);
    expect(p2.battleline).toEqual(['diplomat']);
  });

  test('swaps nothing without an enemy creature [A116]', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['tourist-trap'], tokenCreature: 'diplomat', battleline: [token], house: 'ekwidon' },
    });

    p1.use('tourist-trap');

    expect(p1.battleline).toEqual(['diplomat']);
  });
});

test.each(['tourist-trap', 'exo-shell-system'])('%s makes a token creature when it is played', (slug) => {
  const { p1 } = scenario({
    p1: { house: 'ekwidon', tokenCreature: 'trader', hand: [slug], deck: ['labwork'] },
  });

  p1.play(slug);

  expect(p1.battleline).toEqual(['trader']);
});

test('Exo-shell System makes friendly token creatures elusive', () => {
  const { p1 } = scenario({
    p1: {
      house: 'ekwidon',
      tokenCreature: 'trader',
      artifacts: ['exo-shell-system'],
      battleline: ['troll', token],
    },
  });

  expect(p1.card('trader').keywords).toEqual({ elusive: 1 });
  expect(p1.card('troll').keywords).toEqual({});
});

test('Ikwijĭ Outpost puts a friendly creature on the bottom of the deck to draw 3 cards', () => {
  const { p1 } = scenario({
    p1: {
      artifacts: ['ikwijĭ-outpost'],
      house: 'ekwidon',
      battleline: ['troll'],
      deck: Array<string>(4).fill('labwork'),
    },
  });

  p1.use('ikwijĭ-outpost');
  p1.choose('troll');

  expect(p1.hand).toHaveLength(3);
  expect(p1.deck).toEqual(['labwork', 'troll']);
});

test('Niffle Paw destroys its creature after a reap and goes to another one', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'urchin', upgrades: ['niffle-paw'] }] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('urchin');
  p1.choose(p2.card('troll'));

  expect(p1.discard).toEqual(['urchin']);
  expect(p1.card('niffle-paw').parent).toBe(p2.card('troll').id);
});

test('Sandhopper returns a friendly creature, then may play one of another house', () => {
  const { p1 } = scenario({
    p1: {
      house: 'ekwidon',
      artifacts: ['sandhopper'],
      battleline: ['troll'],
      hand: ['krump', 'gemcoat-vendor'],
    },
  });

  p1.use('sandhopper');
  p1.choose('troll');
  expect(p1.choices.toSorted()).toEqual(['krump', 'troll']);
  p1.choose('krump');

  expect(p1.battleline).toEqual(['krump']);
});

test('Uncommon Currency swaps itself for an enemy artifact', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['uncommon-currency'] },
    p2: { artifacts: ['flea-market'] },
  });

  p1.use('uncommon-currency');
  p1.choose(p2.card('flea-market'));

  expect([p1.artifacts, p2.artifacts]).toEqual([['flea-market'], ['uncommon-currency']]);
});

test('Ornate Talking Tray destroys itself for a token creature, in any house', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', tokenCreature: 'trader', artifacts: ['ornate-talking-tray'], deck: ['labwork'] },
  });

  p1.use('ornate-talking-tray');

  expect([p1.artifacts, p1.battleline]).toEqual([[], ['trader']]);
});

test.each([
  [1, 3],
  [0, 0],
])('Shĭsnyasĭ Buggy with %i amber draws %i cards', (amber, drawn) => {
  const { p1 } = scenario({
    p1: { amber, artifacts: ['shĭsnyasĭ-buggy'], deck: Array<string>(5).fill('labwork') },
  });

  p1.use('shĭsnyasĭ-buggy');

  expect([p1.amber, p1.hand.length]).toEqual([0, drawn]);
});

test.each([
  [['troll', 'krump', 'zorg'], ['troll', 'krump'], ['trader'], ['zorg']],
  [['troll', 'urchin'], ['troll', 'urchin'], [], ['troll', 'urchin']],
  [['troll'], ['troll'], [], ['troll']],
])('Shĭzyokŭ Buggy with %j in hand reveals %j', (hand, revealed, made, left) => {
  const { p1 } = scenario({
    p1: { house: 'ekwidon', tokenCreature: 'trader', artifacts: ['shĭzyokŭ-buggy'], hand, deck: ['labwork'] },
  });

  p1.use('shĭzyokŭ-buggy');
  p1.choose(...revealed);

  expect([p1.battleline, p1.hand]).toEqual([made, left]);
});

test('Puzzling Trinket may resolve an amber icon as another one [A162]', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'untamed',
      artifacts: ['puzzling-trinket'],
      hand: ['dust-pixie'],
      deck: ['labwork', 'krump', 'troll'],
    },
  });

  p1.play('dust-pixie');
  expect(p1.buttons).toEqual(expect.arrayContaining(['capture', 'damage', 'draw']));
  p1.press('draw');
  p1.press('draw');

  expect([p1.amber, p2.amber, p1.hand.length]).toEqual([0, 0, 2]);
});
