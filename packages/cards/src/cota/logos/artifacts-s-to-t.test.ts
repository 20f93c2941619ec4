import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Spangler Box: purges a creature and goes to the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spangler-box'], battleline: ['dextre'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('spangler-box');
  p1.choose(p2.card('troll'));

  expect(p2.purged).toEqual(['troll']);
  expect(p1.artifacts).toEqual([]);
  expect(p2.artifacts).toEqual(['spangler-box']);
});

test('[A6] Spangler Box: a ward is removed instead of the purge, and the box stays with its player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spangler-box'] },
    p2: { battleline: [{ card: 'troll', warded: true }] },
  });

  p1.use('spangler-box');
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').warded).toBe(false);
  expect(p1.artifacts).toEqual(['spangler-box']);
});

test('[A107] Spangler Box: when it leaves play, what it purged returns exhausted to its owner', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spangler-box'] },
    p2: { battleline: ['troll', 'lady-maxena'], artifacts: ['whispering-reliquary'] },
  });

  p1.use('spangler-box');
  p1.choose(p2.card('troll'));
  p1.endTurn();
  p2.press('sanctum');
  p2.use('whispering-reliquary');
  p2.choose('spangler-box');
  p2.press('right');

  expect(p1.hand).toEqual(['spangler-box']);
  expect(p2.purged).toEqual([]);
  expect(p2.battleline).toEqual(['lady-maxena', 'troll']);
  expect(p2.card('troll').exhausted).toBe(true);
});

test('Spangler Box: cards that it purged under either player return to their owners', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spangler-box'], battleline: ['dextre'] },
    p2: {
      battleline: ['troll'],
      artifacts: ['whispering-reliquary'],
      houses: ['sanctum', 'logos', 'brobnar'],
    },
  });

  p1.use('spangler-box');
  p1.choose('dextre');
  p1.endTurn();
  p2.press('logos');
  p2.endTurn();
  p1.press('logos');
  p1.endTurn();
  p2.press('logos');
  p2.use('spangler-box');
  p2.choose(p2.card('troll'));
  expect(p1.artifacts).toEqual(['spangler-box']);
  p2.endTurn();
  p1.press('logos');
  p1.endTurn();
  p2.press('sanctum');
  p2.use('whispering-reliquary');
  p2.choose(p1.card('spangler-box'));

  expect(p1.battleline).toEqual(['dextre']);
  expect(p2.battleline).toEqual(['troll']);
});

test('Spangler Box: the cards that it purged return one at a time, in the order that the active player chooses [11.5.1]', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['logos'], house: 'logos', artifacts: ['spangler-box'] },
    p2: {
      battleline: ['troll', 'krump', 'dextre'],
      artifacts: ['whispering-reliquary'],
      houses: ['sanctum', 'logos', 'brobnar'],
    },
  });
  p1.use('spangler-box');
  p1.choose(p2.card('troll'));
  p1.endTurn();
  p2.press('logos');
  p2.endTurn();
  p1.press('logos');
  p1.endTurn();
  p2.press('logos');
  p2.use('spangler-box');
  p2.choose('krump');
  p2.endTurn();
  p1.press('logos');
  p1.endTurn();
  p2.press('sanctum');

  p2.use('whispering-reliquary');
  p2.choose(p1.card('spangler-box'));
  p2.choose('krump');
  p2.press('left');
  p2.press('left');

  expect(p2.battleline).toEqual(['troll', 'krump', 'dextre']);
});
test('[A106] Spangler Box: used by Remote Access it stays where it is', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['remote-access'], battleline: ['dextre'] },
    p2: { artifacts: ['spangler-box'], battleline: ['troll'] },
  });

  p1.play('remote-access');
  p1.choose(p2.card('spangler-box'));
  p1.choose(p2.card('troll'));

  expect(p2.purged).toEqual(['troll']);
  expect(p2.artifacts).toEqual(['spangler-box']);
});

test('Spectral Tunneler: the creature is a flank creature this turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spectral-tunneler'], hand: ['positron-bolt'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.use('spectral-tunneler');
  p1.choose(p2.card('bumpsy'));
  p1.play('positron-bolt');

  expect(p1.choices).toEqual(['troll', 'bumpsy', 'krump']);
  p1.choose(p2.card('bumpsy'));
  p1.choose(p2.card('troll'));
});

test('Spectral Tunneler: the creature draws a card after it reaps', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      artifacts: ['spectral-tunneler'],
      battleline: ['dextre', 'batdrone'],
      deck: ['troll', 'bumpsy'],
    },
  });

  p1.use('spectral-tunneler');
  p1.choose('dextre');
  p1.reap('batdrone');
  expect(p1.hand).toEqual([]);
  p1.reap('dextre');

  expect(p1.hand).toEqual(['troll']);
});

test('[15.8] Spectral Tunneler: abilities that apply on a flank apply to the creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      artifacts: ['spectral-tunneler'],
      battleline: ['batdrone', 'titan-mechanic', 'dextre'],
    },
  });

  p1.use('spectral-tunneler');
  p1.choose('titan-mechanic');

  expect(p1.keyCost).toBe(5);
});

test('Spectral Tunneler: both effects end with the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spectral-tunneler'], battleline: ['batdrone', 'dextre', 'mother'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('spectral-tunneler');
  p1.choose('dextre');
  expect(p1.card('dextre').onFlank).toBe(true);
  p1.endTurn();
  p2.press('brobnar');

  expect(p1.card('dextre').onFlank).toBe(false);
});

test('Strange Gizmo: after its player forges a key every creature and artifact is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], artifacts: ['cannon'] },
    p2: { amber: 6, battleline: ['dextre'], artifacts: ['strange-gizmo'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p1.battleline).toEqual([]);
  expect(p1.artifacts).toEqual([]);
  expect(p2.battleline).toEqual([]);
  expect(p2.artifacts).toEqual([]);
});

test('Strange Gizmo: nothing is destroyed after the opponent forges a key', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], artifacts: ['strange-gizmo'] },
    p2: { amber: 6, battleline: ['dextre'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['dextre']);
});

test('The Howling Pit: each player draws to a hand size that is larger by 1', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['the-howling-pit'], deck: Array(10).fill('troll') },
    p2: { deck: Array(10).fill('bumpsy') },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect(p1.hand.length).toBe(7);
  expect(p2.hand.length).toBe(7);
});

test('The Howling Pit: two copies make the hand size larger by 2, and chains still count', () => {
  const { p1 } = scenario({
    p1: { chains: 1, artifacts: ['the-howling-pit', 'the-howling-pit'], deck: Array(10).fill('troll') },
  });

  p1.endTurn();

  expect(p1.hand.length).toBe(7);
  expect(p1.chains).toBe(0);
});
