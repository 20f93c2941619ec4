import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test.each([
  [0, 0, 2, 4],
  [1, 5, 0, 1],
])('Ornate Remuneration, choice %i', (choice, on, amber, left) => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['ornate-remuneration'],
      battleline: [
        { card: 'troll', amber: 2 },
        { card: 'krump', amber: 1 },
      ],
    },
    p2: { amber: 4 },
  });

  p1.play('ornate-remuneration');
  p1.press(choice);
  p1.choose('troll');

  expect([p1.card('troll').amber, p1.amber, p2.amber]).toEqual([on, amber, left]);
  expect(p1.card('krump').amber).toBe(1);
});

test('Plublio’s Decree makes the exalted creatures, and no others, Saurian for the turn', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['plublio-s-decree'], battleline: ['troll', 'krump', 'bumpsy', 'valdr'] },
  });

  p1.play('plublio-s-decree');
  p1.choose('troll', 'bumpsy');

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).amber)).toEqual([1, 0, 1]);
  expect(p1.actions('troll')).toContain('reap');
  expect(p1.actions('bumpsy')).toContain('reap');
  expect(p1.actions('krump')).toEqual([]);
});

test('Vesuvius Dome returns all amber, then destroys each creature and itself', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', artifacts: ['vesuvius-dome', 'cannon'], battleline: ['troll'] },
    p2: { battleline: [{ card: 'krump', amber: 2 }, 'valdr'] },
  });

  p1.use('vesuvius-dome');

  expect([p1.battleline, p2.battleline]).toEqual([[], []]);
  expect(p1.artifacts).toEqual(['cannon']);
  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

test.each([
  [0, 0, 3, 4],
  [1, 3, 0, 1],
])('Degenerate Decor, choice %i', (choice, mine, theirs, left) => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['degenerate-decor'], battleline: ['krump', 'bumpsy'] },
    p2: { amber: 4, battleline: ['troll'] },
  });

  p1.play('degenerate-decor');
  p1.press(choice);

  expect([p1.card('krump').amber, p2.card('troll').amber, p2.amber]).toEqual([mine, theirs, left]);
});

test('Paleogene Society returns a card from the discard pile to hand, and is purged', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['paleogene-society'],
      battleline: ['bumpsy'],
      discard: ['troll', 'cannon'],
    },
  });

  p1.play('paleogene-society');
  p1.choose('cannon');

  expect(p1.hand).toEqual(['cannon']);
  expect([p1.discard, p1.purged]).toEqual([['troll'], ['paleogene-society']]);
});
