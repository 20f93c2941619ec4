import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Dazed and Confused exhausts a creature and its neighbors, then stuns 2 exhausted creatures', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['dazed-and-confused'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy', 'urchin'] },
  });

  p1.play('dazed-and-confused');
  p1.choose(p2.card('krump'));
  expect(p1.choices).toEqual(['troll', 'krump', 'bumpsy']);
  p1.choose(p2.card('troll'), p2.card('bumpsy'));

  expect(['troll', 'krump', 'bumpsy', 'urchin'].map((slug) => p2.card(slug).stunned)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('Sand In Your Eye exhausts a creature, draws for each exhausted one and destroys them', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'unfathomable',
      hand: ['sand-in-your-eye'],
      deck: Array.from({ length: 5 }, () => 'anger'),
      battleline: [{ card: 'troll', exhausted: true }, 'urchin'],
    },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.play('sand-in-your-eye');
  p1.choose(p2.card('krump'));

  expect([p1.hand.length, p1.battleline, p2.battleline]).toEqual([2, ['urchin'], ['bumpsy']]);
});

test('Dreamcall exhausts another creature and draws for each copy in the discard pile', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['dreamcall'], discard: ['dreamcall', 'dreamcall'], deck: ['anger', 'anger', 'anger'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('dreamcall');
  p1.choose(p2.card('troll'));
  expect(p1.choices).toEqual(['krump', 'bumpsy']);
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).exhausted)).toEqual([true, true, true]);
  expect(p1.hand).toHaveLength(2);
});

test('Dreamcall counts its copies before a draw shuffles them away [A351]', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['dreamcall'], discard: ['dreamcall', 'dreamcall', 'troll'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('dreamcall');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy').exhausted).toBe(true);
  expect(p1.hand).toHaveLength(2);
});

test('Fathomshare captures half of the opponent’s amber, rounded down, with creatures of choice', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['fathomshare'], battleline: ['troll', 'krump'] },
    p2: { amber: 5, battleline: ['bumpsy'] },
  });

  p1.play('fathomshare');
  p1.choose('troll');
  p1.choose('krump');

  expect([p1.card('troll').amber, p1.card('krump').amber, p2.amber]).toEqual([1, 1, 3]);
});

test('Tsunami deals 4 damage to each ready creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['tsunami'], battleline: ['troll'] },
    p2: { battleline: ['krump', { card: 'bumpsy', exhausted: true }] },
  });

  p1.play('tsunami');

  expect([p1.card('troll').damage, p2.card('krump').damage, p2.card('bumpsy').damage]).toEqual([4, 4, 0]);
});

test('Brine Reckoning discards the top 5 cards of both decks', () => {
  const deck = Array.from({ length: 7 }, () => 'anger');
  const { p1, p2 } = scenario({ p1: { hand: ['brine-reckoning'], deck }, p2: { deck } });

  p1.play('brine-reckoning');

  expect([p1.deck.length, p2.deck.length, p2.discard.length]).toEqual([2, 2, 5]);
});

test('Slapdash Enamel marks cards, and destroys them at the start of its player’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['slapdash-enamel'], houses: ['unfathomable'] },
    p2: { artifacts: ['cannon'], battleline: ['troll', 'krump'], houses: ['brobnar'] },
  });

  p1.use('slapdash-enamel');
  p1.choose(p2.card('cannon'));
  p1.endTurn();
  expect(p2.artifacts).toEqual(['cannon']);
  p2.press('brobnar');
  p2.endTurn();

  expect([p2.artifacts, p2.battleline, p1.artifacts]).toEqual([[], ['troll', 'krump'], ['slapdash-enamel']]);
});
