import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Batdrone: steals 1 amber after a fight, in which skirmish prevents damage to it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['batdrone'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.fight('batdrone', p2.card('troll'));

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p1.card('batdrone').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(2);
});

test('Batdrone: steals nothing when it is attacked', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['urchin'] },
    p2: { battleline: ['batdrone'] },
  });

  p1.fight('urchin', p2.card('batdrone'));

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(0);
});

test('Brain Eater: draws a card after an enemy creature is destroyed fighting it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['brain-eater'], deck: ['troll'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.fight('brain-eater', p2.card('bumpsy'));

  expect(p2.battleline).toEqual([]);
  expect(p1.hand).toEqual(['troll']);
});

test('Brain Eater: draws a card when it is the attacked creature [8.3.1]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bumpsy'] },
    p2: { battleline: ['brain-eater'], deck: ['troll'] },
  });

  p1.fight('bumpsy', p2.card('brain-eater'));

  expect(p1.battleline).toEqual([]);
  expect(p2.hand).toEqual(['troll']);
});

test('[A4] Brain Eater: draws nothing for a creature saved by its ward', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['brain-eater'], deck: ['troll'] },
    p2: { battleline: [{ card: 'bumpsy', warded: true }] },
  });

  p1.fight('brain-eater', p2.card('bumpsy'));

  expect(p1.hand).toEqual([]);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Brain Eater: draws nothing if it is destroyed in that fight as well', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'brain-eater', damage: 1 }], deck: ['troll'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.fight('brain-eater', p2.card('bumpsy'));

  expect(p1.battleline).toEqual([]);
  expect(p1.hand).toEqual([]);
});

test('Dextre: captures 1 amber when played', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['dextre'] }, p2: { amber: 2 } });

  p1.play('dextre');

  expect(p1.card('dextre').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Dextre: goes on top of the deck when destroyed, and its amber goes to the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'dextre', amber: 1 }], deck: ['troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.fight('dextre', p2.card('krump'));

  expect(p1.deck).toEqual(['dextre', 'troll']);
  expect(p1.discard).toEqual([]);
  expect(p2.amber).toBe(1);
});

test('Doc Bookton: draws a card after it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['doc-bookton'], deck: ['troll'] } });

  p1.reap('doc-bookton');

  expect(p1.hand).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});

test('Dr. Escotera: gains 1 amber for each key the opponent has forged', () => {
  const { p1 } = scenario({ p1: { hand: ['dr-escotera'], keys: 1 }, p2: { keys: 2 } });

  p1.play('dr-escotera');

  expect(p1.amber).toBe(2);
});

test('Dr. Escotera: gains nothing if the opponent has forged no key', () => {
  const { p1 } = scenario({ p1: { hand: ['dr-escotera'], keys: 2 } });

  p1.play('dr-escotera');

  expect(p1.amber).toBe(0);
});

test('Dysania: the opponent discards their archives, and each card gives 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['dysania'], archives: ['krump'] },
    p2: { archives: ['troll', 'bumpsy'] },
  });

  p1.play('dysania');

  expect(p2.archives).toEqual([]);
  expect(p2.discard.toSorted()).toEqual(['bumpsy', 'troll']);
  expect(p1.archives).toEqual(['krump']);
  expect(p1.amber).toBe(2);
});

test('[14.3] Dysania: a card in the archives of another player goes to its owner’s hand and gives no amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['dysania'], battleline: ['troll'] },
    p2: { battleline: ['uxlyx-the-zookeeper'] },
  });

  p1.endTurn();
  p2.press('mars');
  p2.reap('uxlyx-the-zookeeper');
  p2.choose(p1.card('troll'));
  p2.endTurn();
  p1.press('logos');
  p1.play('dysania');

  expect(p2.archives).toEqual([]);
  expect(p1.hand).toEqual(['troll']);
  expect(p1.amber).toBe(0);
});

test('Ganymede Archivist: archives a card after it reaps', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: ['ganymede-archivist'], hand: ['troll', 'bumpsy'] },
  });

  p1.reap('ganymede-archivist');
  p1.choose('bumpsy');

  expect(p1.archives).toEqual(['bumpsy']);
});

test('Ganymede Archivist: archives nothing from an empty hand', () => {
  const { p1 } = scenario({ p1: { battleline: ['ganymede-archivist'] } });

  p1.reap('ganymede-archivist');

  expect(p1.archives).toEqual([]);
  expect(p1.amber).toBe(1);
});

test('Harland Mindlock: takes control of an enemy flank creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['harland-mindlock'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.play('harland-mindlock');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('troll'));
  p1.press('left');

  expect(p1.battleline).toEqual(['troll', 'harland-mindlock']);
  expect(p2.battleline).toEqual(['bumpsy', 'krump']);
  expect(p1.card('troll').owner).toBe('p2');
});

test('Harland Mindlock: the creature returns to its former controller when he leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['harland-mindlock'] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('krump'));
  p1.press('left');
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('bumpsy', p1.card('harland-mindlock'));
  p2.press('left');

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(['krump', 'bumpsy']);
});

test('Harland Mindlock: he no longer controls the creature after it has left play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['harland-mindlock', 'twin-bolt-emission'] },
    p2: { battleline: ['bad-penny'] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('bad-penny'));
  p1.press('left');
  p1.play('twin-bolt-emission');
  p1.choose('bad-penny', 'harland-mindlock');

  expect(p1.battleline).toEqual([]);
  expect(p2.hand).toEqual(['bad-penny']);
});

test('[A73] Harland Mindlock: its controller gains what the creature gives when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['harland-mindlock', 'twin-bolt-emission'], battleline: ['troll'] },
    p2: { battleline: ['dust-imp'] },
  });

  p1.play('harland-mindlock');
  p1.choose(p2.card('dust-imp'));
  p1.press('left');
  p1.play('twin-bolt-emission');
  p1.choose('dust-imp', 'troll');

  expect(p1.amber).toBe(1 + 2);
  expect(p2.amber).toBe(0);
  expect(p2.discard).toEqual(['dust-imp']);
});

test('Harland Mindlock: does nothing without an enemy creature', () => {
  const { p1 } = scenario({ p1: { hand: ['harland-mindlock'], battleline: ['troll'], house: 'logos' } });

  p1.play('harland-mindlock');

  expect(p1.battleline).toEqual(['troll', 'harland-mindlock']);
});
