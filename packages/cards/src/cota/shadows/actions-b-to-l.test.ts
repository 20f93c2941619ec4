import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Bait and Switch: steals 1 amber if the opponent has more', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['bait-and-switch'], amber: 2 },
    p2: { amber: 3 },
  });

  p1.play('bait-and-switch');

  expect(p1.amber).toBe(3);
  expect(p2.amber).toBe(2);
});

test('Bait and Switch: steals 1 more amber if the opponent still has more', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['bait-and-switch'], amber: 1 },
    p2: { amber: 5 },
  });

  p1.play('bait-and-switch');

  expect(p1.amber).toBe(3);
  expect(p2.amber).toBe(3);
});

test('Bait and Switch: steals nothing if both players have as much amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['bait-and-switch'], amber: 3 },
    p2: { amber: 3 },
  });

  p1.play('bait-and-switch');

  expect(p1.amber).toBe(3);
  expect(p2.amber).toBe(3);
});

test('Booby Trap: deals 4 damage to a creature not on a flank, and 2 to its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['booby-trap'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump', 'headhunter'] },
  });

  p1.play('booby-trap');
  expect(p1.choices).toEqual(['bumpsy', 'krump']);
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(4);
  expect(p2.card('krump').damage).toBe(2);
  expect(p2.card('headhunter').damage).toBe(0);
});

test('Booby Trap: asks nothing if every creature is on a flank', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['booby-trap'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('booby-trap');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.card('troll').damage).toBe(0);
});

test('Finishing Blow: destroys a damaged creature and steals 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['finishing-blow'] },
    p2: { amber: 2, battleline: [{ card: 'troll', damage: 1 }, 'bumpsy'] },
  });

  p1.play('finishing-blow');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p1.amber).toBe(1 + 1);
  expect(p2.amber).toBe(1);
});

test('Finishing Blow: steals nothing if no creature is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['finishing-blow'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.play('finishing-blow');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(2);
});

test('Finishing Blow: steals nothing if a ward saves the creature [13.2]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['finishing-blow'] },
    p2: { amber: 2, battleline: [{ card: 'troll', damage: 1, warded: true }] },
  });

  p1.play('finishing-blow');
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').warded).toBe(false);
  expect(p2.amber).toBe(2);
});

test('Ghostly Hand: steals the amber of an opponent who has exactly 1', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['ghostly-hand'] },
    p2: { amber: 1 },
  });

  p1.play('ghostly-hand');

  expect(p1.amber).toBe(2 + 1);
  expect(p2.amber).toBe(0);
});

test('Ghostly Hand: steals nothing from an opponent with 2', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['ghostly-hand'] },
    p2: { amber: 2 },
  });

  p1.play('ghostly-hand');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(2);
});

test('Hidden Stash: archives a card from hand', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['hidden-stash', 'urchin', 'troll'] },
  });

  p1.play('hidden-stash');
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.hand).toEqual(['urchin']);
});

test('Hidden Stash: does nothing with an empty hand', () => {
  const { p1 } = scenario({ p1: { house: 'shadows', hand: ['hidden-stash'] } });

  p1.play('hidden-stash');

  expect(p1.archives).toEqual([]);
  expect(p1.amber).toBe(1);
});

test('Imperial Traitor: its player looks at the opponent’s hand and may purge a Sanctum card from it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['imperial-traitor'] },
    p2: { hand: ['sequis', 'troll', 'francus'] },
  });

  expect(p1.sees(p2.card('troll'))).toBe(false);
  p1.play('imperial-traitor');
  expect(p1.sees(p2.card('troll'))).toBe(true);
  expect(p1.choices).toEqual(['sequis', 'francus']);
  p1.choose(p2.card('francus'));

  expect(p2.hand).toEqual(['sequis', 'troll']);
  expect(p2.purged).toEqual(['francus']);
  expect(p1.sees(p2.card('troll'))).toBe(false);
});

test('Imperial Traitor: its player may purge no card', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['imperial-traitor'] },
    p2: { hand: ['sequis'] },
  });

  p1.play('imperial-traitor');
  p1.press('done');

  expect(p2.hand).toEqual(['sequis']);
});

test('Imperial Traitor: a hand without Sanctum cards is only looked at [10.11]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['imperial-traitor'] },
    p2: { hand: ['troll'] },
  });

  p1.play('imperial-traitor');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.sees(p2.card('troll'))).toBe(true);
  expect(p2.hand).toEqual(['troll']);
});

test('Key of Darkness: forges a key at +6 current cost', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['key-of-darkness'], amber: 13 },
    p2: { amber: 1 },
  });

  p1.play('key-of-darkness');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(1);
});

test('Key of Darkness: forges a key at +2 current cost if the opponent has no amber', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['key-of-darkness'], amber: 8 },
  });

  p1.play('key-of-darkness');
  p1.press('blue');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(0);
});

test('Key of Darkness: forges nothing for a player who cannot pay', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['key-of-darkness'], amber: 11 },
    p2: { amber: 1 },
  });

  p1.play('key-of-darkness');

  expect(p1.keys).toBe(0);
  expect(p1.amber).toBe(11);
});

test('Lights Out: returns 2 enemy creatures to their owner’s hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['lights-out'], battleline: ['urchin'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.play('lights-out');
  expect(p1.choices).toEqual(['troll', 'bumpsy', 'krump']);
  p1.choose(p2.card('troll'), p2.card('krump'));

  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p2.hand).toEqual(['troll', 'krump']);
});

test('Lights Out: returns the only enemy creature if there is just one [10.4]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['lights-out'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('lights-out');
  p1.choose(p2.card('troll'));

  expect(p2.hand).toEqual(['troll']);
});
