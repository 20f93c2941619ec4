import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[3.2] a player with enough amber must forge and chooses the color', () => {
  const { p1, p2, game } = scenario({ p1: { battleline: ['troll'] }, p2: { houses: ['dis'], amber: 7 } });

  p1.endTurn();
  expect(p2.buttons).toEqual(['red', 'blue', 'yellow']);
  p2.press('yellow');

  expect(game.player('p2').keys).toEqual({ red: false, blue: false, yellow: true });
  expect(p2.amber).toBe(1);
});

test('[3.2] a player with too little amber forges nothing', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { houses: ['dis'], amber: 5 } });

  p1.endTurn();

  expect(p2.keys).toBe(0);
  expect(p2.amber).toBe(5);
});

test('[3.2] a player forges one key per step, however much amber they have', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { houses: ['dis'], amber: 13 } });

  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(7);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[4.6.1] the third key wins at once without a choice of color', () => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['dis'], amber: 6, keys: 2 },
  });

  p1.endTurn();

  expect(game.state()).toMatchObject({ winner: 'p2', winReason: 'keys', step: 'over' });
  expect(p1.prompt.kind).toBe('over');
  expect(p2.prompt.kind).toBe('over');
});

test('[A182] Titan Mechanic on a flank makes keys of both players cheaper', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['titan-mechanic'] },
    p2: { houses: ['dis'], amber: 5 },
  });

  expect(p1.keyCost).toBe(5);
  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
});

test('[A182] Titan Mechanic between other creatures does not change the cost', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['doc-bookton', 'titan-mechanic', 'dextre'] } });

  expect(p1.keyCost).toBe(6);
  expect(p2.keyCost).toBe(6);
});

test('[4.1] changes of the cost add up', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['murmook', { card: 'grabber-jammer', upgrades: ['jammer-pack'] }] },
    p2: {},
  });

  expect(p2.keyCost).toBe(6 + 1 + 1 + 2);
  expect(p1.keyCost).toBe(6);
});

test('[3.8] Lash of Broken Dreams raises the cost only in the opponent’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['lash-of-broken-dreams'], houses: ['dis'] },
    p2: { houses: ['logos'], amber: 8 },
  });

  p1.use('lash-of-broken-dreams');
  expect(p2.keyCost).toBe(6);
  p1.endTurn();
  expect(p2.keyCost).toBe(9);
  expect(p2.keys).toBe(0);
  p2.press('logos');
  p2.endTurn();

  expect(p2.keyCost).toBe(6);
});

test('[4.3] Key Hammer unforges a key only if it was forged in the previous turn', () => {
  const forged = scenario({
    p1: { house: 'dis', houses: ['dis'], hand: [], deck: Array.from({ length: 6 }, () => 'key-hammer') },
    p2: { houses: ['logos'], amber: 6, keys: 1 },
  });
  const before = scenario({ p1: { hand: ['key-hammer'] }, p2: { keys: 2 } });

  forged.p1.endTurn();
  forged.p2.press('blue');
  forged.p2.press('logos');
  forged.p2.endTurn();
  forged.p1.press('dis');
  forged.p1.play('key-hammer');
  before.p1.play('key-hammer');

  expect(forged.game.player('p2').keys).toEqual({ red: true, blue: false, yellow: false });
  expect(forged.p2.amber).toBe(6);
  expect(before.p2.keys).toBe(2);
  expect(before.p2.amber).toBe(6);
});

test('[4.2] Key Charge forges at the current cost in the main step', () => {
  const { p1 } = scenario({ p1: { hand: ['key-charge'], amber: 7 } });

  p1.play('key-charge');
  p1.press('yes');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(0);
});
