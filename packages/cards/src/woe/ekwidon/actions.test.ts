import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };

test('Avid Collecting returns a friendly token creature to hand', () => {
  const { p1 } = scenario({
    p1: {
      house: 'ekwidon',
      hand: ['avid-collecting'],
      tokenCreature: 'diplomat',
      battleline: ['troll', token],
    },
  });

  p1.play('avid-collecting');
  expect(p1.choices).toEqual(['diplomat']);
  p1.choose('diplomat');

  expect(p1.hand).toEqual(['dextre']);
});

describe('Corner the Market', () => {
  test('forbids the opponent to play cards, who may archive what they discard', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['corner-the-market'] },
      p2: { houses: ['brobnar'], hand: ['troll', 'krump'] },
    });

    p1.play('corner-the-market');
    p1.endTurn();
    p2.press('brobnar');
    expect(p2.actions('troll')).toEqual(['discard']);
    p2.discardCard('troll');
    p2.choose(p1.card('corner-the-market'));
    p2.discardCard('krump');
    p2.press('done');

    expect(p2.archives).toEqual(['troll']);
    expect(p2.discard).toEqual(['krump']);
  });
});

test('Staff Up makes as many token creatures as amber would be gained', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'ekwidon',
      tokenCreature: 'diplomat',
      hand: ['staff-up', 'generous-offer'],
      deck: Array<string>(5).fill('labwork'),
      battleline: ['troll'],
    },
    p2: { amber: 3 },
  });

  p1.play('staff-up');
  p1.play('generous-offer');
  p1.choose('troll');
  p1.press('right');

  expect([p1.amber, p2.amber]).toEqual([0, 1]);
  expect(p1.battleline).toEqual(['diplomat', 'diplomat']);
});

test('Token of Appreciation counts the new token creature for its key', () => {
  const { p1 } = scenario({
    p1: {
      house: 'ekwidon',
      amber: 11,
      tokenCreature: 'diplomat',
      hand: ['token-of-appreciation'],
      deck: ['labwork'],
      battleline: [token, 'troll'],
    },
  });

  p1.play('token-of-appreciation');
  p1.press('right');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(11 - (6 + 7 - 2));
});

test('Exchange Program swaps two flank creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['exchange-program'], battleline: ['krump', 'urchin', 'bumpsy'] },
    p2: { battleline: ['troll', 'umbra', 'dodger'] },
  });

  p1.play('exchange-program');
  expect(p1.choices).toEqual(['krump', 'bumpsy']);
  p1.choose('bumpsy');
  expect(p1.choices).toEqual(['troll', 'dodger']);
  p1.choose(p2.card('troll'));

  expect(p1.battleline).toEqual(['krump', 'urchin', 'troll']);
  expect(p2.battleline).toEqual(['bumpsy', 'umbra', 'dodger']);
});

test('Market Crash destroys all creatures but token creatures, and gives 2 chains', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['market-crash'], house: 'ekwidon', tokenCreature: 'trader', battleline: ['troll', token] },
    p2: { battleline: ['krump'] },
  });

  p1.play('market-crash');

  expect([p1.battleline, p2.battleline, p1.chains]).toEqual([['trader'], [], 2]);
});

test('Outnegotiate steals as much as a discarded card of the opponent has amber icons', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['outnegotiate'] },
    p2: { amber: 5, deck: ['krump'], discard: ['dust-pixie', 'troll'] },
  });

  p1.play('outnegotiate');
  p1.choose(p2.card('dust-pixie'));

  expect(p2.amber).toBe(3);
  expect(p2.deck).toEqual(['krump', 'dust-pixie']);
});

test('Pull Up Stakes shuffles 2 friendly creatures away, and returns 4 enemy creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['pull-up-stakes'], battleline: ['troll', 'krump', 'bumpsy'] },
    p2: { battleline: ['urchin', 'umbra', 'dodger', 'silvertooth', 'dust-pixie'] },
  });

  p1.play('pull-up-stakes');
  p1.choose('troll', 'bumpsy');
  p1.choose(p2.card('urchin'), p2.card('umbra'), p2.card('dodger'), p2.card('silvertooth'));

  expect(p1.battleline).toEqual(['krump']);
  expect(p1.deck.toSorted()).toEqual(['bumpsy', 'troll']);
  expect(p2.battleline).toEqual(['dust-pixie']);
  expect(p2.hand).toHaveLength(4);
});

test('Trade Secrets steals 1 amber for each Ekwidon card discarded', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['trade-secrets', 'flea-market', 'sandhopper', 'troll'] },
    p2: { amber: 5 },
  });

  p1.play('trade-secrets');
  expect(p1.choices).not.toContain('troll');
  p1.choose('flea-market', 'sandhopper');

  expect(p2.amber).toBe(3);
  expect(p1.hand).toEqual(['troll']);
});

test('Auction Off purges an artifact and pays its controller', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['auction-off'] }, p2: { artifacts: ['flea-market'] } });

  p1.play('auction-off');
  p1.choose(p2.card('flea-market'));

  expect(p2.purged).toEqual(['flea-market']);
  expect(p2.amber).toBe(1);
});

test.each([
  [5, [3, 3, 2]],
  [1, [2, 0, 1]],
])('Closed-Door Negotiation steals as long as the opponent has more amber: %i', (amber, outcome) => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['closed-door-negotiation'] },
    p2: { amber, deck: Array<string>(5).fill('labwork') },
  });

  p1.play('closed-door-negotiation');

  expect([p1.amber, p2.amber, p2.hand.length]).toEqual(outcome);
});

test('Forced Retirement destroys a creature, whose controller gains 1 amber', () => {
  const retire = (warded: boolean) => {
    const { p1, p2 } = scenario({
      p1: { hand: ['forced-retirement'] },
      p2: { battleline: [{ card: 'troll', warded }] },
    });
    p1.play('forced-retirement');
    p1.choose(p2.card('troll'));
    return [p2.battleline.length, p2.amber];
  };

  expect([retire(false), retire(true)]).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test.each([
  ['generous-offer', 2, 3],
  ['shĭgzisŏ-buggy', 0, 5],
])('%s destroys a friendly creature', (slug, _, left) => {
  const isAction = slug === 'generous-offer';
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', ...(isAction ? { hand: [slug] } : { artifacts: [slug] }), battleline: ['troll'] },
    p2: { amber: 5, battleline: ['krump'] },
  });

  if (isAction) p1.play(slug);
  else p1.use(slug);
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect(p1.battleline).toEqual([]);
  expect([p1.amber, p2.amber]).toEqual([2, left]);
});

test.each([
  [2, 4, true],
  [2, 3, false],
])('Hire On is archived if both pools (%i and %i) hold 6 amber', (mine, theirs, isArchived) => {
  const { p1 } = scenario({
    p1: { house: 'ekwidon', amber: mine, tokenCreature: 'trader', hand: ['hire-on'], deck: ['labwork'] },
    p2: { amber: theirs },
  });

  p1.play('hire-on');

  expect(p1.battleline).toEqual(['trader']);
  expect(p1.archives).toEqual(isArchived ? ['hire-on'] : []);
});

test('Mass Buyout pays each player half the number of their destroyed creatures, rounded up', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['mass-buyout'], battleline: ['troll', 'krump', 'urchin'] },
    p2: { battleline: ['bumpsy', { card: 'dodger', warded: true }, 'umbra'] },
  });

  p1.play('mass-buyout');

  expect([p1.amber, p2.amber]).toEqual([2, 1]);
  expect(p2.battleline).toEqual(['dodger']);
});

test('Shopping Spree draws as many cards as it discards', () => {
  const { p1 } = scenario({
    p1: { hand: ['shopping-spree', 'troll', 'krump'], deck: Array<string>(5).fill('labwork') },
  });

  p1.play('shopping-spree');

  expect(p1.hand).toEqual(['labwork', 'labwork']);
  expect(p1.discard.toSorted()).toEqual(['krump', 'shopping-spree', 'troll']);
});

test('The Visible Hand makes 2 token creatures and shows the hand', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'ekwidon',
      tokenCreature: 'trader',
      hand: ['the-visible-hand', 'troll'],
      deck: Array<string>(3).fill('labwork'),
    },
  });

  p1.play('the-visible-hand');
  p1.press('right');

  expect(p1.battleline).toEqual(['trader', 'trader']);
  expect(p1.hand).toEqual(['troll']);
  expect(game.log().join(' ')).toContain('Troll');
});

test('Trading Frenzy lets a creature of each side capture 3 amber from its opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', amber: 5, hand: ['trading-frenzy'], battleline: ['troll'] },
    p2: { amber: 5, battleline: ['krump'] },
  });

  p1.play('trading-frenzy');
  p1.choose('troll');
  p1.choose(p2.card('krump'));

  expect([p1.card('troll').amber, p2.card('krump').amber, p2.amber]).toEqual([3, 3, 2]);
});
