import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card, eachPlayer, forgeKeyAtNoCost, insteadOf, opponent, play, self } = language;

test('[4] two keys do not win the game', () => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['dis'], amber: 6, keys: 1 },
  });

  p1.endTurn();
  p2.press('blue');

  expect(p2.keys).toBe(2);
  expect(game.state().winner).toBeNull();
});

test('[4] a third key forged by a card wins the game in the middle of its effect', () => {
  const { p1, game } = scenario({ p1: { hand: ['key-charge', 'dust-pixie'], amber: 7, keys: 2 } });

  p1.play('key-charge');
  p1.press('yes');

  expect(game.state()).toMatchObject({ winner: 'p1', winReason: 'keys' });
  expect(game.clickCard('p1', p1.card('dust-pixie').id)).toBe(false);
});

test('[4.2.1] a key forged by a card counts as a key forged this turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['key-charge'],
      battleline: [{ card: 'smiling-ruth', house: 'untamed' }],
      amber: 7,
    },
    p2: { battleline: ['dodger'] },
  });

  p1.play('key-charge');
  p1.press('yes');
  p1.press('red');
  p1.reap('smiling-ruth');
  p1.choose(p2.card('dodger'));
  p1.press('left');

  expect(p1.battleline).toEqual(['dodger', 'smiling-ruth']);
});

test('[4.2.1] a key forged in the forge step counts in the same turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dodger'] },
    p2: { houses: ['shadows'], battleline: ['smiling-ruth'], amber: 6 },
  });

  p1.endTurn();
  p2.press('red');
  p2.press('shadows');
  p2.reap('smiling-ruth');
  p2.choose(p1.card('dodger'));
  p2.press('right');

  expect(p2.battleline).toEqual(['smiling-ruth', 'dodger']);
});

test('[4.2.2] amber spent on a key is not lost amber', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['dis'], amber: 6, battleline: ['bilgum-avalanche'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p2.amber).toBe(0);
  expect(p1.amber).toBe(0);
  expect(p1.card('troll').damage).toBe(2);
});

test('[4.2.3] the player chooses how much amber to take from which card, and the rest stays', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: {
      houses: ['logos'],
      amber: 6,
      artifacts: [
        { card: 'pocket-universe', amber: 3 },
        { card: 'safe-place', amber: 1 },
      ],
    },
  });

  p1.endTurn();
  expect(p2.prompt.purpose).toBe('forge-payment');
  expect(p2.choices).toEqual(['pocket-universe', 'safe-place']);
  expect(p2.buttons).toEqual(['done']);
  p2.choose('pocket-universe');
  expect(p2.buttons).toEqual([0, 1, 2, 3]);
  p2.press(3);
  p2.press('done');
  p2.press('yellow');

  expect(p2.amber).toBe(3);
  expect(p2.card('pocket-universe').amber).toBe(0);
  expect(p2.card('safe-place').amber).toBe(1);
});

test('[4.2.3] amber on cards counts for whether a key can be forged', () => {
  const short = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['logos'], amber: 3, artifacts: [{ card: 'pocket-universe', amber: 2 }] },
  });
  const enough = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['logos'], amber: 0, artifacts: [{ card: 'pocket-universe', amber: 6 }] },
  });

  short.p1.endTurn();
  enough.p1.endTurn();
  enough.p2.press('blue');

  expect(short.p2.prompt.purpose).toBe('active-house');
  expect(enough.p2.keys).toBe(1);
  expect(enough.p2.card('pocket-universe').amber).toBe(0);
});

test('[4.2.4] the player chooses the color among the unforged keys', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { houses: ['dis'], amber: 6, keys: 1 } });

  p1.endTurn();

  expect(p2.prompt).toMatchObject({ kind: 'choice', purpose: 'key-to-forge' });
  expect(p2.prompt.controls.map(({ kind }) => kind)).toEqual(['key', 'key']);
  expect(p2.buttons).toEqual(['blue', 'yellow']);
  p2.press('yellow');
});

test('[4.2.5] The Sting gets all spent amber, and two copies get it once', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar'], artifacts: ['the-sting', 'the-sting'] },
    p2: { houses: ['logos'], amber: 6 },
  });

  p1.endTurn();
  p2.press('red');

  expect(p1.amber).toBe(6);
});

test('[4.2.6] a replacement of forging applies before amber is spent', () => {
  const artifact = 'carrier-shadows-artifact';
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], artifacts: [artifact] },
    p2: { houses: ['dis'], amber: 6 },
    texts: [card(artifact, insteadOf(opponent.forgesAKey, language.destroy(self)))],
  });

  p1.endTurn();

  expect(p2.keys).toBe(0);
  expect(p2.amber).toBe(6);
  expect(p1.discard).toEqual([artifact]);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[4.2] abilities after forging resolve after the key is forged and paid', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['brobnar'], amber: 9, battleline: ['forgemaster-og'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
});

test('[A185] the active player orders Forgemaster Og and Interdimensional Graft', () => {
  const setup = () =>
    scenario({
      p1: {
        house: 'logos',
        hand: ['interdimensional-graft'],
        battleline: [{ card: 'forgemaster-og', house: 'logos' }],
      },
      p2: { houses: ['dis'], amber: 10 },
    });
  const [og, graft] = [setup(), setup()];

  for (const { p1, p2 } of [og, graft]) {
    p1.play('interdimensional-graft');
    p1.endTurn();
    p2.press('red');
    expect(p2.prompt.purpose).toBe('trigger-order');
  }
  og.p2.choose(og.p1.card('forgemaster-og'));
  graft.p2.choose(graft.p1.card('interdimensional-graft'));

  // 1 by the icon of Interdimensional Graft.
  expect(og.p1.amber).toBe(1);
  expect(graft.p1.amber).toBe(1 + 4);
  expect([og.p2.amber, graft.p2.amber]).toEqual([0, 0]);
});

test('[A186] a player with fewer keys forges beside Heart of the Forest', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['heart-of-the-forest'], keys: 1, houses: ['untamed'], amber: 6 },
    p2: { houses: ['dis'], amber: 6, keys: 1 },
  });

  p1.endTurn();
  p2.press('blue');
  p2.press('dis');
  p2.endTurn();

  // One key against two: p1 may forge.
  expect(p1.prompt.purpose).toBe('key-to-forge');
  p1.press('yellow');
  p1.press('untamed');
});

test('[A186] a player with more keys cannot forge beside Heart of the Forest', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['heart-of-the-forest'], houses: ['untamed'] },
    p2: { houses: ['dis'], amber: 6, keys: 1 },
  });

  p1.endTurn();

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(6);
  expect(p2.prompt.purpose).toBe('active-house');
});

function turnWithKeysAgainst(imp: string, keys: 0 | 1 | 2) {
  const table = scenario({
    p1: { house: 'dis', battleline: [imp] },
    p2: { houses: ['dis'], amber: 6, keys },
  });
  table.p1.endTurn();
  return table;
}

test.each([
  ['bronze-key-imp', 0],
  ['silver-key-imp', 1],
  ['gold-key-imp', 2],
] as const)('[A245] %s forbids the opponent to forge with %i keys', (imp, keys) => {
  const { p2 } = turnWithKeysAgainst(imp, keys);

  expect(p2.prompt.purpose).toBe('active-house');
  expect([p2.keys, p2.amber]).toEqual([keys, 6]);
});

test.each([
  ['bronze-key-imp', 1, 'blue'],
  ['silver-key-imp', 0, 'red'],
  ['gold-key-imp', 0, 'red'],
  ['gold-key-imp', 1, 'blue'],
] as const)('[A245] %s lets the opponent forge with %i keys', (imp, keys, color) => {
  const { p2 } = turnWithKeysAgainst(imp, keys);

  p2.press(color);

  expect([p2.keys, p2.amber]).toEqual([keys + 1, 0]);
});

test.each(['bronze-key-imp', 'silver-key-imp'])('[A245] %s lets the opponent forge the third key', (imp) => {
  const { game } = turnWithKeysAgainst(imp, 2);

  expect(game.state()).toMatchObject({ winner: 'p2', winReason: 'keys' });
});

test('[4.1] “at no cost” costs nothing, whatever raises the cost', () => {
  const { p1 } = scenario({
    p1: { hand: ['carrier-staralliance-creature'] },
    p2: { battleline: ['murmook'] },
    texts: [card('carrier-staralliance-creature', play(forgeKeyAtNoCost))],
  });

  expect(p1.keyCost).toBe(7);
  p1.play('carrier-staralliance-creature');
  p1.press('red');

  expect([p1.keys, p1.amber]).toEqual([1, 0]);
});

test('[4.1] a cost below zero is paid as zero', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { houses: ['logos'], battleline: ['titan-mechanic'], artifacts: ['carrier-staralliance-creature'] },
    texts: [card('carrier-staralliance-creature', eachPlayer.keys.cost(-9))],
  });

  expect(p2.keyCost).toBe(0);
  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
});

test('[4.1] Key Abduction adds to the current cost and subtracts from it', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      hand: ['key-abduction', 'zorg', 'tunk'],
      battleline: ['blypyp', 'mindwarper'],
      amber: 12,
    },
    p2: { battleline: ['murmook'] },
  });

  p1.play('key-abduction');
  p1.press('yes');
  p1.press('red');

  // The key costs 6 + 1 for Murmook + 9 − 4 cards in hand; p1 has 12 and the icon of Key Abduction.
  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(13 - 12);
});

test('[4.3] an unforged key returns no amber and can be forged again', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', houses: ['dis'], hand: [], deck: Array.from({ length: 6 }, () => 'key-hammer') },
    p2: { houses: ['logos'], amber: 6 },
  });

  p1.endTurn();
  p2.press('blue');
  p2.press('logos');
  p2.endTurn();
  p1.press('dis');
  p1.play('key-hammer');

  expect(p2.keys).toBe(0);
  expect(p2.amber).toBe(6);
});

test('[A90] a third key forged by a Destroyed ability in the opponent’s turn wins at once', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: { battleline: ['keyfrog', 'grenade-snib'], amber: 6, keys: 2 },
  });

  p1.play('gateway-to-dis');
  p1.choose(p2.card('keyfrog'));

  expect(game.state()).toMatchObject({ winner: 'p2', winReason: 'keys' });
});

test('[A91] Keyfrog destroyed as a token creature forges nothing', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['gateway-to-dis'] },
    p2: { deck: ['keyfrog'], amber: 6, tokenCreature: 'grunt' },
  });
  game.edit.makeToken('p2');

  p1.play('gateway-to-dis');

  expect(p2.keys).toBe(0);
  expect(p2.discard).toEqual(['keyfrog']);
});

test('[A92] a card that leaves play lets the opponent forge at no cost, whatever keys cost', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['turnkey', 'gateway-to-dis'], battleline: ['murmook'] },
    p2: { keys: 1 },
  });

  p1.play('turnkey', { flank: 'right' });
  expect(p2.keys).toBe(0);
  p1.play('gateway-to-dis');
  p1.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
});
