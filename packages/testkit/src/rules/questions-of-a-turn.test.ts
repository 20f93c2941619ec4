/** What a player is asked in the course of a turn. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card, fulfilAfter, gain, opponent, play, self } = language;

test('[20.6] both players are asked about the mulligan at the same time', () => {
  const { p1, p2 } = scenario({
    p1: { deck: Array.from({ length: 12 }, () => 'troll') },
    p2: { deck: Array.from({ length: 12 }, () => 'dodger') },
    start: 'opening',
  });

  expect([p1.prompt.purpose, p2.prompt.purpose]).toEqual(['mulligan', 'mulligan']);
  expect([p1.hand.length, p2.hand.length]).toEqual([7, 6]);
  p2.press('keep-hand');
  p1.press('mulligan');

  expect([p1.hand.length, p2.hand.length]).toEqual([6, 6]);
});

test('[20.7] a key is forged without a question about forging, and only its color is asked for', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['dis'], amber: 6, keys: 1 },
  });

  p1.endTurn();
  expect(p2.prompt).toMatchObject({ kind: 'choice', purpose: 'key-to-forge' });
  expect(p2.buttons).toEqual(['blue', 'yellow']);
  p2.press('yellow');

  expect(p2.keys).toBe(2);
});

test('[20.7.2] a player is asked how much each source pays for a key', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      houses: ['shadows'],
      amber: 5,
      keys: 2,
      artifacts: [{ card: 'safe-place', amber: 2 }],
    },
  });

  p1.endTurn();
  expect(p2.prompt.purpose).toBe('forge-payment');
  p2.choose('safe-place');
  expect(p2.buttons).toEqual([1, 2]);
  p2.press(1);

  expect(p2.amber).toBe(0);
  expect(p2.card('safe-place').amber).toBe(1);
});

test('[20.8] the active house is asked for even if only one can be chosen', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { houses: ['dis'] } });

  p1.endTurn();

  expect(p2.prompt.purpose).toBe('active-house');
  expect(p2.buttons).toEqual(['dis']);
});

test('[20.8.2] a forbidden house is not offered, and a demanded house alone is', () => {
  const forbidden = scenario({
    p1: { battleline: ['carrier-dis-creature'] },
    p2: { houses: ['mars', 'logos'] },
    texts: [card('carrier-dis-creature', opponent.cannot('choose-house', 'mars'))],
  });
  const demanded = scenario({
    p1: { battleline: ['carrier-dis-creature'] },
    p2: { houses: ['mars', 'logos'] },
    texts: [card('carrier-dis-creature', opponent.mustChoose('mars'))],
  });

  forbidden.p1.endTurn();
  demanded.p1.endTurn();

  expect(forbidden.p2.buttons).toEqual(['logos']);
  expect(demanded.p2.buttons).toEqual(['mars']);
});

test('[20.8.3] a player who can choose no house is not asked', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['carrier-dis-creature'] },
    p2: { houses: ['mars'] },
    texts: [card('carrier-dis-creature', opponent.cannot('choose-house', 'mars'))],
  });

  p1.endTurn();

  expect(p2.prompt.purpose).toBe('main-step');
  expect(p2.activeHouse).toBeNull();
});

test('[20.10] the only button of the main step ends the turn', () => {
  const { p1 } = scenario({ p1: { battleline: ['troll'], hand: ['krump'] } });

  expect(p1.prompt).toMatchObject({ kind: 'main', purpose: 'main-step' });
  expect(p1.buttons).toEqual(['end-turn']);
});

test('[20.12] entrenched creatures alone are asked about when cards ready', () => {
  const { p1 } = scenario({
    p1: {
      house: 'ouboros',
      battleline: [
        { card: 'carrier-ouboros-creature', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
    },
    facts: { 'carrier-ouboros-creature': { keywords: { entrench: 1 } } },
    texts: [card('carrier-ouboros-creature', self.cannot('reap'))],
  });

  p1.endTurn();
  expect(p1.prompt).toMatchObject({ kind: 'cards', purpose: 'keep-exhausted' });
  expect(p1.choices).toEqual(['carrier-ouboros-creature']);
  p1.choose('carrier-ouboros-creature');

  expect(p1.card('carrier-ouboros-creature').exhausted).toBe(true);
  expect(p1.card('troll').exhausted).toBe(false);
});

test('[20.13] cards are drawn and a chain is shed without a question', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', chains: 7, deck: Array.from({ length: 6 }, () => 'troll') },
    p2: { houses: ['dis'] },
  });

  p1.endTurn();

  expect(p2.prompt.purpose).toBe('active-house');
  expect(p1.hand).toHaveLength(4);
  expect(p1.chains).toBe(6);
});

test('[20.40] a click on the tide asks whether to raise it for three chains', () => {
  const { p1, game } = scenario({ p1: { house: 'dis', battleline: ['tocsin'] } });
  game.edit.setPlayer('p1', { tide: 'neutral' });

  expect(game.clickTide('p1')).toBe(true);
  expect(p1.prompt.purpose).toBe('raise-tide');
  p1.press('no');
  expect(p1.chains).toBe(0);
  game.clickTide('p1');
  p1.press('yes');

  expect(p1.chains).toBe(3);
  expect(game.player('p1').tide).toBe('high');
});

test('[20.40.1] a click on a prophecy asks for a card in hand, and means nothing with an empty hand or a second time', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action'],
      aside: ['carrier-prophecy', 'carrier-prophecy-2', 'carrier-prophecy-3', 'carrier-prophecy-4'],
    },
    texts: ['', '-2', '-3', '-4']
      .map((which) => card(`carrier-prophecy${which}`, fulfilAfter(opponent.turnEnds)))
      .concat(card('carrier-saurian-action', play(gain(1)))),
  });

  game.clickProphecy('p1', p1.card('carrier-prophecy').id);
  expect(p1.prompt.purpose).toBe('activate-prophecy');
  p1.press('yes');
  expect(p1.prompt).toMatchObject({ kind: 'cards', purpose: 'prophecy-card' });
  p1.choose('carrier-saurian-action');

  expect(p1.card('carrier-prophecy').activeProphecy).toBe(true);
  expect(game.clickProphecy('p1', p1.card('carrier-prophecy-3').id)).toBe(false);
});

test('[20.32, 20.40.1] a click on one of several cards in hand places it under the prophecy', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'saurian',
      hand: ['troll', 'urchin'],
      aside: ['carrier-prophecy', 'carrier-prophecy-2', 'carrier-prophecy-3', 'carrier-prophecy-4'],
    },
    texts: ['', '-2', '-3', '-4'].map((which) =>
      card(`carrier-prophecy${which}`, fulfilAfter(opponent.turnEnds)),
    ),
  });
  game.clickProphecy('p1', p1.card('carrier-prophecy').id);
  p1.press('yes');

  game.clickCard('p1', p1.card('urchin').id);

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.hand).toEqual(['troll']);
});
