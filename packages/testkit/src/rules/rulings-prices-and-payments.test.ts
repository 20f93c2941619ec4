import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, atStartOfYourTurn, card, destroy, each, forTheTurn, gain, inOrderToUse, per } = language;
const { pick, play, reap, returnToHand, self, theTextBoxOf, you } = language;

const BRUTODON = card('rampaging-brutodon', inOrderToUse(self, destroy(a.friendly.creature)), reap(gain(1)));

test('[A21] Rampaging Brutodon is not used when a ward saves the creature that was its price', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'saurian',
      battleline: ['rampaging-brutodon', { card: 'urchin', warded: true }],
      hand: [],
    },
    texts: [BRUTODON],
  });

  game.clickCard('p1', p1.card('rampaging-brutodon').id);
  p1.press('reap');
  p1.choose('urchin');

  expect(p1.battleline).toEqual(['rampaging-brutodon', 'urchin']);
  expect(p1.card('urchin').warded).toBe(false);
  expect(p1.card('rampaging-brutodon').exhausted).toBe(false);
  expect(p1.amber).toBe(0);
});

test('[A21] [3.4.3] Rampaging Brutodon is used once the price is paid', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', battleline: ['rampaging-brutodon', 'urchin'] },
    texts: [BRUTODON],
  });

  p1.reap('rampaging-brutodon');
  p1.choose('urchin');

  expect(p1.discard).toEqual(['urchin']);
  expect(p1.card('rampaging-brutodon').exhausted).toBe(true);
  expect(p1.amber).toBe(2);
});

test('[3.4.3] a creature that is its own price is gone and not used', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', battleline: ['rampaging-brutodon', 'urchin'] },
    texts: [BRUTODON],
  });

  p1.reap('rampaging-brutodon');
  p1.choose('rampaging-brutodon');

  expect(p1.battleline).toEqual(['urchin']);
  expect(p1.amber).toBe(0);
});

const AMBERLING = card('æmberling', self.cannot('reap'), you.maySpend(self));

test('[A30] [A188] Æmberling is the sixth amber: it is discarded in spite of its ward', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      houses: ['dis'],
      amber: 5,
      tokenCreature: 'æmberling',
      battleline: [{ card: 'urchin', facedown: true, warded: true }],
    },
    texts: [AMBERLING],
  });

  p1.endTurn();
  expect(p2.prompt.purpose).toBe('forge-payment');
  p2.choose(p2.card('urchin'));
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p2.discard).toEqual(['urchin']);
});

test('[A188] [4.2.3] with enough in the pool Æmberling stays where it is', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      houses: ['dis'],
      amber: 6,
      tokenCreature: 'æmberling',
      battleline: [{ card: 'urchin', facedown: true }],
    },
    texts: [AMBERLING],
  });

  p1.endTurn();
  p2.press('done');
  p2.press('red');

  expect([p2.keys, p2.amber, p2.battleline.length]).toEqual([1, 0, 1]);
});

test('[4.2.3] Æmberling counts besides the amber on it, if that may be spent as well', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      houses: ['dis'],
      amber: 3,
      tokenCreature: 'æmberling',
      battleline: [{ card: 'urchin', facedown: true, amber: 2 }, 'senator-bracchus'],
    },
    texts: [AMBERLING, card('senator-bracchus', you.maySpendAmberOn(each.friendly.creature))],
  });

  p1.endTurn();
  p2.choose(p2.card('urchin'));
  p2.press('red');

  expect([p2.keys, p2.amber, p1.amber]).toEqual([1, 0, 0]);
  expect(p2.discard).toEqual(['urchin']);
});

test('[A187] Honorable Abagnale takes three from the opponent when that is what is missing', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], amber: 4 },
    p2: { houses: ['shadows'], amber: 3, battleline: ['honorable-abagnale'] },
    texts: [card('honorable-abagnale', you.maySpendFromOpponentsPool(3))],
  });

  p1.endTurn();
  expect(p2.buttons).toEqual(['opponent']);
  p2.press('opponent');
  p2.press('blue');

  expect([p2.keys, p2.amber, p1.amber]).toEqual([1, 0, 1]);
});

test('[A187] [4.2.3] how much of the opponent’s amber is spent is the player’s choice', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], amber: 4 },
    p2: { houses: ['shadows'], amber: 6, battleline: ['honorable-abagnale'] },
    texts: [card('honorable-abagnale', you.maySpendFromOpponentsPool(3))],
  });

  p1.endTurn();
  p2.press('opponent');
  expect(p2.buttons).toEqual([0, 1, 2, 3]);
  p2.press(2);
  p2.press('blue');

  expect([p2.keys, p2.amber, p1.amber]).toEqual([1, 2, 2]);
});

const MEMROX = card(
  'memrox-the-red',
  each.card.ownedBy('opponent').from(you.archives).cannot('leave-archives'),
  action(gain(per(language.cards.from(you.archives)))),
);

test('[A114] Memrox the Red keeps cards of the opponent in the archives', () => {
  const { p1, p2 } = scenario({
    p1: {
      houses: ['mars'],
      battleline: ['memrox-the-red'],
      archives: ['krump', { card: 'troll', owner: 'p2' }],
    },
    p2: { houses: ['dis'], archives: ['urchin'] },
    texts: [MEMROX],
  });

  p1.endTurn();
  p2.press('dis');
  p2.press('yes');
  expect(p2.hand).toEqual(['urchin']);
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p1.hand).toEqual(['krump']);
  expect(p1.archives).toEqual(['troll']);
});

const DOPPELGANGER = card(
  'doppelganger',
  atStartOfYourTurn(pick(a.neighborOf(self), (chosen) => [forTheTurn(self.gains(theTextBoxOf(chosen)))])),
);

test('[A130] two Doppelgangers can be stopped from the second resolution on', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['geistoid'], battleline: ['doppelganger', 'doppelganger'] },
    p2: { houses: ['dis'] },
    texts: [DOPPELGANGER],
  });
  const [one, other] = [p1.card('doppelganger', 1), p1.card('doppelganger', 2)];

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.choose(one);
  expect(p1.buttons).toEqual([]);
  p1.choose(other);
  p1.choose(one);
  expect(p1.buttons).toEqual(['option']);
  p1.press('option');

  expect(p1.discard).toEqual(['doppelganger']);
  expect(p1.battleline).toEqual(['doppelganger']);
});

test('[15.4] a text box that was gained stays as it was, whatever becomes of its source', () => {
  const { p1, p2 } = scenario({
    p1: {
      houses: ['geistoid', 'saurian'],
      battleline: ['doppelganger', { card: 'troll', upgrades: ['duskrunner'] }],
      hand: ['stomp'],
    },
    p2: { houses: ['dis'], amber: 3 },
    texts: [DOPPELGANGER, card('stomp', play(returnToHand(a.creature)))],
  });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.choose('troll');
  p1.press('saurian');
  p1.play('stomp');
  p1.choose('troll');

  expect(p1.card('doppelganger').traits).toContain('giant');
  expect(p1.hand).toEqual(['troll']);
});

test('[3.4.3] a tax is paid for an artifact that an effect plays, and without it the artifact stays', () => {
  const paid = scenario({
    p1: { house: 'logos', amber: 0, hand: ['wild-wormhole'], deck: ['library-of-babble'] },
    p2: { artifacts: ['customs-office'] },
  });

  paid.p1.play('wild-wormhole');

  expect(paid.p1.artifacts).toEqual(['library-of-babble']);
  expect([paid.p1.amber, paid.p2.amber]).toEqual([0, 1]);
});
