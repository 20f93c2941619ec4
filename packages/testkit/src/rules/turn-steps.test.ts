import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[3] a turn goes through forging and the choice of house to the main step', () => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['urchin'], amber: 6 },
  });

  p1.endTurn();
  p2.press('blue');

  expect(p2.keys).toBe(1);
  expect(game.state()).toMatchObject({ step: 'house', activePlayer: 'p2' });
  p2.press('shadows');
  expect(game.state().step).toBe('main');
});

test('[20.11] the end of a turn is confirmed only while something can still be done', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { houses: ['dis'] } });

  p1.press('end-turn');
  expect(p1.prompt.purpose).toBe('confirm-end-turn');
  p1.press('no');
  p1.reap('troll');
  p1.press('end-turn');

  expect(p2.prompt.purpose).toBe('active-house');
});

test('[3.5] the exhausted cards of the active player ready, those of the opponent do not', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: [{ card: 'troll', exhausted: true }],
      artifacts: [{ card: 'cannon', exhausted: true }],
    },
    p2: { battleline: [{ card: 'urchin', exhausted: true }] },
  });

  p1.endTurn();

  expect(p1.card('troll').exhausted).toBe(false);
  expect(p1.card('cannon').exhausted).toBe(false);
  expect(p2.card('urchin').exhausted).toBe(true);
});

test('[3.6] the hand is refilled to six cards at the end of the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['fear', 'fear'], deck: Array.from({ length: 9 }, () => 'troll') },
    p2: { hand: ['urchin'], deck: ['umbra'] },
  });

  p1.endTurn();

  expect(p1.hand).toHaveLength(6);
  expect(p1.deck).toHaveLength(5);
  expect(p2.hand).toEqual(['urchin']);
});

test('[4.5] a hand above the limit draws nothing and discards nothing', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: Array.from({ length: 8 }, () => 'fear'), deck: ['troll'] },
  });

  p1.endTurn();

  expect(p1.hand).toHaveLength(8);
});

test.each([
  { chains: 0, drawn: 6, left: 0 },
  { chains: 1, drawn: 5, left: 0 },
  { chains: 6, drawn: 5, left: 5 },
  { chains: 7, drawn: 4, left: 6 },
  { chains: 12, drawn: 4, left: 11 },
  { chains: 13, drawn: 3, left: 12 },
  { chains: 18, drawn: 3, left: 17 },
  { chains: 19, drawn: 2, left: 18 },
  { chains: 24, drawn: 2, left: 23 },
])('[4.5] with $chains chains an empty hand draws $drawn cards', ({ chains, drawn, left }) => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', chains, deck: Array.from({ length: 10 }, () => 'troll') },
  });

  p1.endTurn();

  expect(p1.hand).toHaveLength(drawn);
  expect(p1.chains).toBe(left);
});

test('[A177] a hand of four with a chain draws one card, and a full hand sheds no chain', () => {
  const four = scenario({
    p1: { house: 'brobnar', chains: 1, hand: ['fear', 'fear', 'fear', 'fear'], deck: ['troll', 'troll'] },
  });
  const six = scenario({
    p1: { house: 'brobnar', chains: 1, hand: Array.from({ length: 6 }, () => 'fear'), deck: ['troll'] },
  });

  four.p1.endTurn();
  six.p1.endTurn();

  expect(four.p1.hand).toHaveLength(5);
  expect(four.p1.chains).toBe(0);
  expect(six.p1.hand).toHaveLength(6);
  expect(six.p1.chains).toBe(1);
});

test('[A178] chains are shed even if they prevent every draw', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', chains: 9, hand: Array.from({ length: 5 }, () => 'fear'), deck: ['troll'] },
  });
  const withMother = scenario({
    p1: {
      house: 'brobnar',
      chains: 1,
      battleline: ['mother'],
      hand: Array.from({ length: 6 }, () => 'fear'),
      deck: ['troll'],
    },
  });

  p1.endTurn();
  withMother.p1.endTurn();

  expect(p1.hand).toHaveLength(5);
  expect(p1.chains).toBe(8);
  expect(withMother.p1.hand).toHaveLength(6);
  expect(withMother.p1.chains).toBe(0);
});

test('[A179] three Mothers and 24 chains draw five cards', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      chains: 24,
      battleline: ['mother', 'mother', 'mother'],
      deck: Array.from({ length: 10 }, () => 'troll'),
    },
  });

  p1.endTurn();

  expect(p1.hand).toHaveLength(5);
  expect(p1.chains).toBe(23);
});

test('[A207] a deck that runs out during a draw gets the shuffled discard pile', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['fear', 'fear', 'fear'],
      deck: ['troll'],
      discard: ['punch', 'anger', 'smith'],
    },
  });

  p1.endTurn();

  expect(p1.hand).toHaveLength(6);
  expect(p1.deck).toHaveLength(1);
  expect(p1.discard).toEqual([]);
  expect(game.player('p1').deckShuffles).toBe(1);
});

test('[4.6.4] a player without any card continues the game', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar'] },
    p2: { houses: ['dis'] },
  });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();

  expect(game.state()).toMatchObject({ activePlayer: 'p1', winner: null });
});

test('[3.3.1] houses of the deck and of cards in play can be chosen', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['shadows', 'untamed', 'logos'], battleline: ['pit-demon'] },
  });

  p1.endTurn();

  expect(p2.buttons).toEqual(['shadows', 'untamed', 'logos', 'dis']);
});

test('[3.3.1] an upgrade adds its house for the player who controls it, wherever it is attached', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', houses: ['brobnar'], hand: ['flame-wreathed'] },
    p2: { houses: ['shadows'], battleline: ['urchin', { card: 'silvertooth', upgrades: ['duskrunner'] }] },
  });

  p1.play('flame-wreathed', { on: p2.card('urchin') });
  p1.endTurn();
  expect(p2.buttons).toEqual(['shadows']);
  p2.press('shadows');
  p2.endTurn();

  expect(p1.buttons).toEqual(['brobnar', 'dis']);
});

test('[3.3.1] a card in hand does not add its house to the choice', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['shadows'], hand: ['pit-demon'] },
  });

  p1.endTurn();

  expect(p2.buttons).toEqual(['shadows']);
});

test('[A198] a demand for an impossible house is ignored', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['restringuntus'] },
    p2: { houses: ['dis', 'logos'], battleline: ['pitlord'] },
  });

  p1.play('restringuntus');
  p1.press('dis');
  p1.endTurn();

  expect(p2.buttons).toEqual(['logos']);
});

test('[A197] a forbidden house that is also demanded leaves the other houses free', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['restringuntus', 'control-the-weak'] },
    p2: { houses: ['shadows', 'untamed', 'logos'] },
  });

  p1.play('restringuntus');
  p1.press('logos');
  p1.play('control-the-weak');
  p1.press('logos');
  p1.endTurn();

  expect(p2.buttons).toEqual(['shadows', 'untamed']);
});

test('[3.3.5] a player takes all archived cards or none after the choice of house', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['shadows'], archives: ['urchin', 'umbra'] },
  });

  p1.endTurn();
  p2.press('shadows');
  p2.press('yes');

  expect(p2.hand).toEqual(['urchin', 'umbra']);
  expect(p2.archives).toEqual([]);
});

test('[3.3.5] a player can leave the archives untouched', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['shadows'], archives: ['urchin'] },
  });

  p1.endTurn();
  p2.press('shadows');
  p2.press('no');

  expect(p2.archives).toEqual(['urchin']);
});

test('[3.7.2] effects for the turn end with the turn', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['loot-the-bodies', 'punch'] },
    p2: { battleline: ['urchin', 'umbra'], houses: ['shadows'] },
  });

  p1.play('loot-the-bodies');
  p1.play('punch');
  p1.choose(p2.card('urchin'));
  expect(p1.amber).toBe(1 + 1);
  p1.endTurn();
  p2.press('shadows');
  p2.endTurn();

  expect(p1.amber).toBe(2);
});

test('[3.0.2] Miasma skips the forge step of the opponent’s next turn only', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['miasma'], houses: ['shadows'] },
    p2: { houses: ['dis'], amber: 6 },
  });

  p1.play('miasma');
  p1.endTurn();
  expect(p2.keys).toBe(0);
  p2.press('dis');
  p2.endTurn();
  p1.press('shadows');
  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
});

test('[3.0.2] a player with The Sting skips the forge step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar' },
    p2: { houses: ['shadows'], amber: 7, artifacts: ['the-sting'] },
  });

  p1.endTurn();

  expect(p2.keys).toBe(0);
  expect(p2.prompt.purpose).toBe('active-house');
});
