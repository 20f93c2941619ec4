import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Interdimensional Graft: an opponent who forges a key gives its player the rest of their amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', amber: 1, hand: ['interdimensional-graft'] },
    p2: { amber: 10, battleline: ['troll'] },
  });

  p1.play('interdimensional-graft');
  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(0);
  expect(p1.amber).toBe(1 + 1 + 4);
});

test('Interdimensional Graft: nothing is paid without a key', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['interdimensional-graft'] },
    p2: { amber: 5, battleline: ['troll'] },
  });

  p1.play('interdimensional-graft');
  p1.endTurn();

  expect(p2.amber).toBe(5);
  expect(p1.amber).toBe(1);
});

test('Interdimensional Graft: it applies to the opponent’s next turn only', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['interdimensional-graft'], battleline: ['dextre'] },
    p2: { amber: 5, battleline: ['pit-demon', 'troll'] },
  });

  p1.play('interdimensional-graft');
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('troll');
  p2.endTurn();
  p1.press('logos');
  p1.endTurn();
  p2.press('red');

  expect(p2.amber).toBe(0);
  expect(p2.keys).toBe(1);
  expect(p1.amber).toBe(1);
});

test('[A185] Interdimensional Graft: the active player orders it with what else follows a forged key', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['interdimensional-graft'], battleline: ['dextre'] },
    p2: { amber: 8, battleline: ['bilgum-avalanche'] },
  });

  p1.play('interdimensional-graft');
  p1.endTurn();
  p2.press('red');
  expect(p2.prompt.purpose).toBe('trigger-order');
  p2.choose(p1.card('interdimensional-graft'));

  expect(p2.amber).toBe(0);
  expect(p1.amber).toBe(1 + 2);
  expect(p1.card('dextre').damage).toBe(2);
});

test('Knowledge is Power: archives a card from hand', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['knowledge-is-power', 'troll', 'bumpsy'], archives: ['krump'] },
  });

  p1.play('knowledge-is-power');
  p1.press(0);
  p1.choose('troll');

  expect(p1.archives).toEqual(['krump', 'troll']);
  expect(p1.hand).toEqual(['bumpsy']);
  expect(p1.amber).toBe(0);
});

test('Knowledge is Power: gains 1 amber for each archived card if its player chooses so', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['knowledge-is-power', 'troll'], archives: ['krump', 'bumpsy'] },
    p2: { archives: ['smaaash'] },
  });

  p1.play('knowledge-is-power');
  p1.press(1);

  expect(p1.amber).toBe(2);
  expect(p1.archives).toEqual(['krump', 'bumpsy']);
});

test('Knowledge is Power: with an empty hand its player may choose to archive nothing [9.5.1]', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['knowledge-is-power'], archives: ['krump', 'bumpsy'] },
  });

  p1.play('knowledge-is-power');
  p1.press(0);

  expect(p1.amber).toBe(0);
});

test('Labwork: archives a card from hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['labwork', 'troll', 'bumpsy'] },
  });

  p1.play('labwork');
  p1.choose('bumpsy');

  expect(p1.archives).toEqual(['bumpsy']);
  expect(p1.hand).toEqual(['troll']);
  expect(p2.sees(p1.card('bumpsy'))).toBe(false);
});

test('Labwork: does nothing with an empty hand', () => {
  const { p1 } = scenario({ p1: { house: 'logos', hand: ['labwork'] } });

  p1.play('labwork');

  expect(p1.archives).toEqual([]);
  expect(p1.amber).toBe(1);
});

test('[A168] Library Access: draws a card after each other card played this turn', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['library-access', 'doc-bookton', 'batdrone'],
      deck: ['troll', 'bumpsy', 'krump'],
    },
  });

  p1.play('library-access');
  expect(p1.hand).toEqual(['doc-bookton', 'batdrone']);
  p1.play('doc-bookton');
  p1.play('batdrone');

  expect(p1.hand).toEqual(['troll', 'bumpsy']);
});

test('Library Access: is purged, and still draws cards', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['library-access', 'batdrone'], deck: ['troll'] },
  });

  p1.play('library-access');

  expect(p1.purged).toEqual(['library-access']);
  expect(p1.discard).toEqual([]);
  p1.play('batdrone');
  expect(p1.hand).toEqual(['troll']);
});

test('Library Access: two copies draw two cards', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['library-access', 'library-access', 'batdrone'],
      deck: ['troll', 'bumpsy', 'krump', 'smaaash'],
      automation: { orderTriggers: true },
    },
  });

  p1.play('library-access');
  p1.play('library-access');
  expect(p1.hand).toEqual(['batdrone', 'troll']);
  p1.play('batdrone');

  expect(p1.hand).toEqual(['troll', 'bumpsy', 'krump']);
});

test('Library Access: cards that the opponent plays in their turn draw nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['library-access'], deck: ['troll'] },
    p2: { hand: ['bumpsy'], deck: ['krump'] },
  });

  p1.play('library-access');
  p1.endTurn();
  const before = p1.hand.length;
  p2.press('brobnar');
  p2.play('bumpsy');

  expect(p1.hand.length).toBe(before);
  expect(p2.hand).toEqual([]);
});

test('Neuro Syphon: steals 1 amber and draws a card from a richer opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', amber: 1, hand: ['neuro-syphon'], deck: ['troll'] },
    p2: { amber: 3 },
  });

  p1.play('neuro-syphon');

  expect(p1.amber).toBe(1 + 1 + 1);
  expect(p2.amber).toBe(2);
  expect(p1.hand).toEqual(['troll']);
});

test('Neuro Syphon: its own bonus amber counts, and an equal amount of amber is not enough', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', amber: 1, hand: ['neuro-syphon'], deck: ['troll'] },
    p2: { amber: 2 },
  });

  p1.play('neuro-syphon');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(2);
  expect(p1.hand).toEqual([]);
});

test('Phase Shift: allows one card of another house', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['phase-shift', 'troll', 'bumpsy'] },
  });

  p1.play('phase-shift');
  p1.play('bumpsy');

  expect(p1.battleline).toEqual(['bumpsy']);
  expect(p1.actions('troll')).toEqual([]);
});

test('Phase Shift: a Logos card does not use it up', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['phase-shift', 'dextre', 'troll'] },
  });

  p1.play('phase-shift');
  p1.play('dextre');

  expect(p1.actions('troll')).toEqual(['play']);
});

test('Phase Shift: it allows only playing a card, not using or discarding one', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['phase-shift', 'bumpsy'], battleline: ['troll'] },
  });

  p1.play('phase-shift');

  expect(p1.actions('bumpsy')).toEqual(['play']);
  expect(p1.actions('troll')).toEqual([]);
});

test('Phase Shift: two copies allow two cards', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['phase-shift', 'phase-shift', 'troll', 'bumpsy', 'krump'] },
  });

  p1.play('phase-shift');
  p1.play('phase-shift');
  p1.play('troll');
  p1.play('bumpsy');

  expect(p1.battleline).toEqual(['troll', 'bumpsy']);
  expect(p1.actions('krump')).toEqual([]);
});

test('Positron Bolt: deals 3 to a flank creature, 2 to its neighbor and 1 to the next', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['positron-bolt'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump', 'mugwump'] },
  });

  p1.play('positron-bolt');
  expect(p1.choices).toEqual(['troll', 'mugwump']);
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('bumpsy'));
  p1.choose(p2.card('krump'));

  expect(p2.card('troll').damage).toBe(3);
  expect(p2.card('bumpsy').damage).toBe(2);
  expect(p2.card('krump').damage).toBe(1);
  expect(p2.card('mugwump').damage).toBe(0);
});

test('Positron Bolt: all its damage is dealt at once, after all choices [0.12]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['positron-bolt'] },
    p2: { battleline: ['dextre', 'batdrone', 'bad-penny', 'troll'] },
  });

  p1.play('positron-bolt');
  p1.choose(p2.card('dextre'));
  p1.choose(p2.card('batdrone'));
  expect(p2.card('dextre').damage).toBe(0);
  p1.choose(p2.card('bad-penny'));
  p1.choose(p2.card('dextre'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').damage).toBe(0);
});

test('Positron Bolt: a creature without neighbors takes 3 and nothing more happens', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['positron-bolt'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('positron-bolt');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
});
