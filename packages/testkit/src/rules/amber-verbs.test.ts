import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, card, each, exalt, exhaust, it, moveAmber, on, play, supply } = language;

test('[4.4.2] a capture icon is lost if its player controls no creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: [{ card: 'cannon', enhancements: ['capture', 'draw'] }], deck: ['troll'] },
    p2: { amber: 3, battleline: ['dodger'] },
  });

  p1.play('cannon');

  expect(p2.amber).toBe(3);
  expect(p1.hand).toEqual(['troll']);
});

test('[4.4.5] a player loses no more amber than they have', () => {
  const { p1, p2 } = scenario({ p1: { artifacts: ['screechbomb'] }, p2: { amber: 1 } });

  p1.use('screechbomb');

  expect(p2.amber).toBe(0);
});

test('[4.4.5] losing no amber is not losing amber: “if you do” fails', () => {
  const poor = scenario({ p1: { house: 'untamed', hand: ['chota-hazri'], amber: 0 } });

  poor.p1.play('chota-hazri');

  expect(poor.p1.prompt.purpose).toBe('main-step');
  expect(poor.p1.keys).toBe(0);
});

test('[4.4.6] a theft takes the amber that is there and gives it to the thief', () => {
  const { p1, p2 } = scenario({ p1: { house: 'shadows', hand: ['swindle'] }, p2: { amber: 2 } });

  p1.play('swindle');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(0);
});

test('[4.4.7] an enemy creature captures from the opponent of its controller unless the text names its own side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: [{ card: 'carrier-staralliance-creature', house: 'shadows' }], amber: 4 },
    p2: { amber: 5, battleline: ['dodger'] },
    texts: [card('carrier-staralliance-creature', play(an.enemy.creature.captures(3)))],
  });

  p1.play('carrier-staralliance-creature');
  p1.choose(p2.card('dodger'));

  expect(p2.card('dodger').amber).toBe(3);
  expect([p1.amber, p2.amber]).toEqual([1, 5]);
});

test('[4.4.7] captured amber lies on the creature and is in no pool', () => {
  const { p1, p2 } = scenario({ p1: { house: 'shadows', hand: ['old-bruno'] }, p2: { amber: 5 } });

  p1.play('old-bruno');

  expect(p1.card('old-bruno').amber).toBe(3);
  expect([p1.amber, p2.amber]).toEqual([0, 2]);
});

test('[4.4.8] amber paid to the opponent is not stolen', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['cannon'], amber: 2, battleline: ['the-vaultkeeper'] },
    p2: { artifacts: ['customs-office'] },
  });

  p1.play('cannon');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('[4.4.2] an artifact cannot be exalted', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: [{ card: 'carrier-staralliance-creature', house: 'brobnar' }],
      artifacts: ['cannon'],
      battleline: ['troll'],
    },
    texts: [card('carrier-staralliance-creature', play(exalt(a.friendly.creature)))],
  });

  p1.play('carrier-staralliance-creature');
  expect(p1.choices.toSorted()).toEqual(['carrier-staralliance-creature', 'troll']);
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(1);
  expect(p1.amber).toBe(0);
});

test('[14.6] a capture from an empty pool does nothing and asks nothing', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['terms-of-redress'], battleline: ['sequis', 'raiding-knight'] },
  });

  p1.play('terms-of-redress');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.card('sequis').amber).toBe(0);
});

test('[4.4] nothing is asked where no creature has amber to move', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', artifacts: ['æmbrosia-outpost'], battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.use('æmbrosia-outpost');
  p1.choose('krump');

  expect(p1.deck).toEqual(['krump']);
  expect(p1.prompt.purpose).toBe('main-step');
});

test.each([
  ['to a creature', moveAmber(1, supply, on(a.creature))],
  ['from a creature', moveAmber(1, on(a.creature), supply)],
])('[9.5] “it” after amber is moved %s is that creature', (_where, moves) => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      battleline: [{ card: 'troll', amber: 1 }, 'krump'],
    },
    texts: [card('carrier-saurian-action', play(moves, exhaust(it)))],
  });

  p1.play('carrier-saurian-action');
  p1.choose('troll');

  expect([p1.card('troll').exhausted, p1.card('krump').exhausted]).toEqual([true, false]);
});

test('[4.4] amber moved from a creature to a pool is added to that pool', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: ['mother-northelle', { card: 'sequis', amber: 3 }] },
    p2: { battleline: ['ether-spider'] },
  });

  p1.reap('mother-northelle');
  p1.choose('sequis');

  expect(p1.card('sequis').amber).toBe(2);
  expect(p1.amber).toBe(0);
  // The amber of the reap and the one that was moved.
  expect(p2.card('ether-spider').amber).toBe(2);
});

test('[A190] Gargantodon captures the amber that Dimension Door would steal, on the side of the reaping creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['dimension-door'], battleline: ['doc-bookton', 'batdrone'] },
    p2: { amber: 3, battleline: ['gargantodon'] },
  });

  p1.play('dimension-door');
  p1.reap('doc-bookton');
  p1.choose('batdrone');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(2);
  expect(p1.card('batdrone').amber).toBe(1);
});

test('[A191] Dimension Door takes amber from the supply against Po’s Pixies', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['dimension-door'], battleline: ['doc-bookton'] },
    p2: { amber: 3, battleline: ['po-s-pixies'] },
  });

  p1.play('dimension-door');
  p1.reap('doc-bookton');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(3);
});

test('[4.4.4] Po’s Pixies also replace captured amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['old-bruno'] },
    p2: { amber: 2, battleline: ['po-s-pixies'] },
  });

  p1.play('old-bruno');

  expect(p1.card('old-bruno').amber).toBe(2);
  expect(p2.amber).toBe(2);
});

test('[4.4.4] Sir Marrows captures amber gained by reaping after the gain', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy'] },
    p2: { battleline: ['sir-marrows'] },
  });

  p1.reap('bumpsy');

  expect(p1.amber).toBe(0);
  expect(p2.card('sir-marrows').amber).toBe(1);
});

test('[4.4.4] amber that Ether Spider captures was not gained by reaping', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy'], amber: 2 },
    p2: { battleline: ['ether-spider', 'sir-marrows'] },
  });

  p1.reap('bumpsy');

  expect(p1.amber).toBe(2);
  expect(p2.card('ether-spider').amber).toBe(1);
  expect(p2.card('sir-marrows').amber).toBe(0);
});

test('[A192] the active player chooses which of two Ether Spiders captures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['bumpsy'] },
    p2: { battleline: ['ether-spider', 'ether-spider'] },
  });

  p1.reap('bumpsy');
  expect(p1.prompt.purpose).toBe('effect-order');
  p1.press(1);

  expect(p1.amber).toBe(0);
  expect(p2.card('ether-spider', 1).amber + p2.card('ether-spider', 2).amber).toBe(1);
});

test('[4.4.1] the amber of a leaving creature is in one place only while another creature is asked about', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['guilty-hearts'], battleline: [{ card: 'urchin', amber: 2 }] },
    p2: { battleline: ['ether-spider', 'ether-spider', 'ether-spider'] },
  });

  p1.play('guilty-hearts');
  // The icon of the action puts amber on a spider, which is destroyed with the urchin.
  p1.press(0);

  expect(p1.prompt.purpose).toBe('effect-order');
  expect([p2.amber, p1.card('urchin').amber]).toEqual([2, 0]);
  p1.press(0);
});

test('[A195] Ether Spider captures the amber again that Word of Returning removes from it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['word-of-returning'] },
    p2: { battleline: [{ card: 'ether-spider', amber: 2 }] },
  });

  p1.play('word-of-returning');

  // Ether Spider captures the icon of Word of Returning before its text counts the amber.
  expect(p2.card('ether-spider')).toMatchObject({ damage: 3, amber: 3 });
  expect(p1.amber).toBe(0);
});

test('[4.4.3] each creature captures as much as possible in the order that the active player chooses', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: [{ card: 'carrier-staralliance-creature', house: 'sanctum' }],
      battleline: ['sequis', 'raiding-knight'],
    },
    p2: { amber: 3 },
    texts: [card('carrier-staralliance-creature', play(each.other.friendly.creature.captures(2)))],
  });

  p1.play('carrier-staralliance-creature');
  p1.choose('raiding-knight', 'sequis');

  expect(p1.card('raiding-knight').amber).toBe(2);
  expect(p1.card('sequis').amber).toBe(1);
  expect(p2.amber).toBe(0);
});
