import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, afterYouDrawYourOpeningHand, archive, card, you } = language;

const twelve = (card: string) => Array.from({ length: 12 }, () => card);

function opening(chains = 0) {
  return scenario({
    p1: { deck: [...twelve('troll'), ...twelve('pit-demon')], chains },
    p2: { deck: twelve('urchin') },
    start: 'opening',
  });
}

test('[2.4] the starting player draws seven cards, the other player six', () => {
  const { p1, p2 } = opening();

  p1.press('keep-hand');
  p2.press('keep-hand');

  expect(p1.hand).toHaveLength(7);
  expect(p2.hand).toHaveLength(6);
  expect(p1.deck).toHaveLength(17);
});

test('[2.4] chains reduce the opening hand, and one of them is shed', () => {
  const { p1, p2 } = opening(7);

  expect(p1.hand).toHaveLength(5);
  expect(p1.chains).toBe(6);
  p1.press('keep-hand');
  p2.press('keep-hand');
});

test('[2.5] a mulligan draws one card fewer and happens once', () => {
  const { p1, p2 } = opening();

  p2.press('mulligan');
  p1.press('mulligan');

  expect(p1.hand).toHaveLength(6);
  expect(p2.hand).toHaveLength(5);
  expect(p1.deck).toHaveLength(18);
  expect(p1.prompt.purpose).toBe('active-house');
});

test('[2.5] a mulligan decision is hidden until both players have decided', () => {
  const { p1, p2 } = opening();

  p2.press('mulligan');

  expect(p2.hand).toHaveLength(6);
  expect(p2.prompt.kind).toBe('idle');
  p1.press('keep-hand');
  expect(p2.hand).toHaveLength(5);
});

test('[first-turn rule] a player plays or discards only one card in the first turn', () => {
  const { p1 } = scenario({
    p1: { houses: ['brobnar'], hand: ['troll', 'bumpsy', 'cannon'] },
    start: 'first-turn',
  });

  p1.press('brobnar');
  p1.play('troll');

  expect(p1.actions('bumpsy')).toEqual([]);
  expect(p1.actions('cannon')).toEqual([]);
});

test('[A140] a player who discards a card in the first turn plays and discards nothing else', () => {
  const { p1 } = scenario({ p1: { hand: ['troll', 'bumpsy'] }, start: 'first-turn' });

  p1.press('brobnar');
  p1.discardCard('troll');

  expect(p1.actions('bumpsy')).toEqual([]);
});

test('[A139] Wild Wormhole plays its card in addition to the one card of the first turn', () => {
  const { p1 } = scenario({
    p1: { hand: ['wild-wormhole', 'labwork'], deck: ['doc-bookton'] },
    start: 'first-turn',
  });

  p1.press('logos');
  p1.play('wild-wormhole');

  expect(p1.battleline).toEqual(['doc-bookton']);
  expect(p1.actions('labwork')).toEqual([]);
});

test('[first-turn rule] a permission to play a card adds to the one card of the first turn', () => {
  const { p1 } = scenario({ p1: { hand: ['phase-shift', 'troll', 'labwork'] }, start: 'first-turn' });

  p1.press('logos');
  p1.play('phase-shift');
  p1.play('troll');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.actions('labwork')).toEqual([]);
});

test('[first-turn rule] the second player plays any number of cards', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['troll'] },
    p2: { hand: ['urchin', 'umbra', 'silvertooth'] },
    start: 'first-turn',
  });
  p1.press('brobnar');
  p1.endTurn();
  p2.press('shadows');

  p2.play('urchin');
  p2.play('umbra');
  p2.play('silvertooth');

  expect(p2.battleline).toEqual(['urchin', 'umbra', 'silvertooth']);
});

test('[2.3] players begin with only their cards, and the tide is neutral', () => {
  const { p1, p2, game } = opening();

  for (const id of ['p1', 'p2']) {
    expect(game.player(id)).toMatchObject({
      amber: 0,
      keys: { red: false, blue: false, yellow: false },
      tide: 'neutral',
      battleline: [],
      archives: [],
      discard: [],
    });
  }
  p1.press('keep-hand');
  p2.press('keep-hand');
});

test('[2.3] a text about playing a card applies from the start', () => {
  const { p1 } = scenario({ p1: { hand: ['kelifi-dragon', 'troll'] }, start: 'first-turn' });

  p1.press('brobnar');

  expect(p1.actions('kelifi-dragon')).toEqual(['discard']);
  expect(p1.actions('troll')).toEqual(['play', 'discard']);
});

test('[2.6] the first turn belongs to the first player and begins with the first step', () => {
  const { p1, p2, game } = opening();

  p2.press('keep-hand');
  p1.press('keep-hand');

  expect(game.state()).toMatchObject({ turn: 1, activePlayer: 'p1', startingPlayer: 'p1', step: 'house' });
  expect(p2.prompt.kind).toBe('idle');
});

test('[2.7] the one card of the first turn may permit another', () => {
  const { p1 } = scenario({
    p1: { hand: ['helper-bot', 'bumpsy', 'troll', 'labwork'] },
    start: 'first-turn',
  });

  p1.press('logos');
  p1.play('helper-bot');
  p1.play('bumpsy');

  expect(p1.actions('troll')).toEqual([]);
  expect(p1.actions('labwork')).toEqual([]);
});

test('[2.7] [A265] Unity Prism on the first turn permits three more cards, and Phase Shift one', () => {
  const prism = scenario({
    p1: { hand: ['unity-prism', 'bumpsy', 'troll', 'virtuous-works', 'urchin'], houses: ['logos'] },
    start: 'first-turn',
  });
  const shift = scenario({
    p1: { hand: ['phase-shift', 'bumpsy', 'troll'], houses: ['logos'] },
    start: 'first-turn',
  });

  prism.p1.press('logos');
  prism.p1.play('unity-prism');
  prism.p1.play('bumpsy');
  prism.p1.play('troll');
  prism.p1.play('virtuous-works');
  shift.p1.press('logos');
  shift.p1.play('phase-shift');
  shift.p1.play('bumpsy');

  expect(prism.p1.actions('urchin')).toEqual([]);
  expect(shift.p1.actions('troll')).toEqual([]);
});

test('[2.7] the first-turn rule applies to the first turn of the game, not of each player', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['troll', 'bumpsy', 'headhunter'], houses: ['brobnar'] },
    p2: { houses: ['dis'] },
    start: 'first-turn',
  });

  p1.press('brobnar');
  p1.play('troll');
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('brobnar');
  p1.play('bumpsy');
  p1.play('headhunter');

  expect(p1.battleline).toEqual(['troll', 'bumpsy', 'headhunter']);
});

test('[2.7] a card that an effect plays or discards is not the one card of the first turn', () => {
  const { p1 } = scenario({
    p1: { hand: ['sloppy-labwork', 'dextre', 'labwork', 'mother'] },
    start: 'first-turn',
  });

  p1.press('logos');
  p1.play('sloppy-labwork');
  p1.choose('dextre');
  p1.choose('labwork');

  expect(p1.archives).toEqual(['dextre']);
  expect(p1.discard).toEqual(['sloppy-labwork', 'labwork']);
  expect(p1.actions('mother')).toEqual([]);
});

test('[2.5] a mulligan of an empty hand gives an empty hand', () => {
  const { p1, p2 } = scenario({ p1: { deck: ['troll'] }, p2: { deck: ['urchin'] }, start: 'opening' });

  p1.press('mulligan');
  p2.press('keep-hand');

  expect(p1.hand).toEqual([]);
  expect(p1.deck).toEqual(['troll']);
  expect(p2.hand).toEqual(['urchin']);
});

test('[A180] with 24 chains the first hand has three cards and sheds one chain, and a mulligan draws two', () => {
  const { p1, p2 } = opening(24);

  expect([p1.chains, p1.hand.length]).toEqual([23, 3]);
  p1.press('mulligan');
  p2.press('keep-hand');

  expect([p1.chains, p1.hand.length]).toEqual([23, 2]);
});

test('[5.11] the player of a setup effect is the active player while it resolves', () => {
  const { p1, p2 } = scenario({
    p1: { deck: twelve('troll') },
    p2: { deck: twelve('urchin'), aside: ['carrier-archon-power'] },
    texts: [card('carrier-archon-power', afterYouDrawYourOpeningHand(archive(a.card.from(you.hand))))],
    start: 'opening',
  });

  expect(p1.view.activePlayer).toBe('p2');
  p2.choose(p2.hand[0] ?? '');

  expect(p1.view.activePlayer).toBe('p1');
  p1.press('keep-hand');
  p2.press('keep-hand');
});
