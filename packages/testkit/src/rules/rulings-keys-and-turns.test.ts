import { language } from '@amberhall/cards';
import type { Effect } from '@amberhall/engine/language';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, after, card, destroy, play } = language;
const { self } = language;

test('[A184] Keyforgery reveals nothing from an empty hand, and the opponent forges', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], artifacts: ['keyforgery'] },
    p2: { amber: 6, houses: ['brobnar'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p1.artifacts).toEqual(['keyforgery']);
});

test('[A184] Keyforgery prevents the key at no cost if the opponent names another house', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], artifacts: ['keyforgery'], hand: ['krump'] },
    p2: { amber: 6, houses: ['brobnar'] },
  });

  p1.endTurn();
  expect(p2.prompt.purpose).toBe('house');
  p2.press('dis');

  expect(p2.keys).toBe(0);
  expect(p2.amber).toBe(6);
  expect(p1.discard).toEqual(['keyforgery']);
});

test('[A184] Keyforgery allows the key if the opponent names the house of the card', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], artifacts: ['keyforgery'], hand: ['krump'] },
    p2: { amber: 6, houses: ['brobnar'] },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.press('red');

  expect([p2.keys, p2.amber]).toEqual([1, 0]);
  expect(p1.artifacts).toEqual(['keyforgery']);
});

test('[A184] Keyforgery does not react to a key of its controller, in their step or by a card of the opponent', () => {
  const opponentForges: Effect = { kind: 'forge', who: 'opponent', cost: { base: 'none' } };
  const { p1, p2 } = scenario({
    p1: {
      houses: ['brobnar'],
      house: 'brobnar',
      artifacts: ['keyforgery'],
      hand: ['krump', 'troll'],
      amber: 6,
      keys: 1,
    },
    p2: { houses: ['saurian'], hand: ['carrier-saurian-action'] },
    texts: [card('carrier-saurian-action', play(opponentForges))],
  });

  p1.endTurn();
  p2.press('saurian');
  p2.play('carrier-saurian-action');
  p2.press('blue');
  expect(p1.keys).toBe(2);
  p2.endTurn();

  expect(p1.keys).toBe(3);
  expect(p1.artifacts).toEqual(['keyforgery']);
});

function reapAgainstTwoReactions() {
  const table = scenario({
    p1: { house: 'brobnar', battleline: ['krump'] },
    p2: { battleline: ['sir-marrows', 'urchin'], artifacts: ['widespread-corruption'] },
  });
  table.p1.reap('krump');
  expect(table.p1.prompt.purpose).toBe('trigger-order');
  expect(table.p1.amber).toBe(1);
  return table;
}

test('[A193] Sir Marrows captures the amber of a reap if it reacts first', () => {
  const { p1, p2 } = reapAgainstTwoReactions();

  p1.choose(p2.card('sir-marrows'));

  expect(p1.amber).toBe(0);
  expect([p2.card('sir-marrows').amber, p2.card('urchin').amber]).toEqual([1, 0]);
});

test('[A193] Widespread Corruption takes the amber of a reap if it reacts first', () => {
  const { p1, p2 } = reapAgainstTwoReactions();

  p1.choose(p2.card('widespread-corruption'));
  p1.choose(p2.card('urchin'));

  expect(p1.amber).toBe(0);
  expect([p2.card('sir-marrows').amber, p2.card('urchin').amber]).toEqual([0, 1]);
});

test('[A202] The Chosen One takes no damage if nothing would be readied', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump', 'troll'] },
    p2: { battleline: ['the-chosen-one'] },
  });

  p1.endTurn();

  expect(p2.card('the-chosen-one').damage).toBe(0);
});

test('[A202] [A203] each exhausted creature damages The Chosen One and stays exhausted even if that destroys it', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: [
        { card: 'krump', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
      artifacts: [{ card: 'cannon', exhausted: true }],
    },
    p2: { battleline: [{ card: 'the-chosen-one', damage: 8 }] },
  });

  p1.endTurn();

  expect(p2.battleline).toEqual([]);
  expect([p1.card('krump').exhausted, p1.card('troll').exhausted]).toEqual([true, true]);
  expect(p1.card('cannon').exhausted).toBe(false);
});

test('[A344] The Chosen One takes the damage of all creatures at once, so a ward prevents all of it', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      battleline: [
        { card: 'krump', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
    },
    p2: { battleline: [{ card: 'the-chosen-one', warded: true }] },
  });

  p1.endTurn();

  expect(p2.card('the-chosen-one')).toMatchObject({ warded: false, damage: 0 });
  expect([p1.card('krump').exhausted, p1.card('troll').exhausted]).toEqual([true, true]);
});

test('[A205] a creature with entrench that stays exhausted was not readied', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      battleline: [
        { card: 'carrier-saurian-creature', exhausted: true },
        { card: 'carrier-saurian-creature-2', exhausted: true },
      ],
      houses: ['saurian'],
    },
    texts: [
      card('carrier-saurian-creature', self.gains(language.entrench)),
      card('carrier-saurian-creature-2', after(a.creature.isReadied, destroy(language.it))),
    ],
  });

  p1.endTurn();
  p1.choose('carrier-saurian-creature');

  expect(p1.battleline).toEqual(['carrier-saurian-creature']);
  expect(p1.card('carrier-saurian-creature').exhausted).toBe(true);
});

test('[A183] The Sting gets the whole price of a key from any source', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar'], artifacts: ['the-sting'] },
    p2: { houses: ['logos'], amber: 4, artifacts: [{ card: 'pocket-universe', amber: 2 }] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p1.amber).toBe(6);
});
