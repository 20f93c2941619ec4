import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Cheval de Frise gives friendly Shadows creatures hazardous 2', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'krump'] },
    p2: { artifacts: ['cheval-de-frise'], battleline: ['achromatic-basilisk', 'bumpsy'] },
  });

  p1.fight('troll', p2.card('achromatic-basilisk'));
  p1.fight('krump', p2.card('bumpsy'));

  expect([p1.card('troll').damage, p1.card('krump').damage]).toEqual([4, 5]);
});

describe('Keep the Change', () => {
  test('pays the opponent up to 6 amber and draws a card for each', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['keep-the-change'], amber: 8, deck: Array.from({ length: 7 }, () => 'anger') },
    });
    p1.play('keep-the-change');
    expect(p1.buttons).toEqual([0, 1, 2, 3, 4, 5, 6]);
    p1.press(4);

    // Its icon added 1.
    expect([p1.amber, p2.amber, p1.hand.length]).toEqual([5, 4, 4]);
  });

  test('its player may pay nothing', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['keep-the-change'], amber: 2, deck: ['anger'] } });

    p1.play('keep-the-change');
    expect(p1.buttons).toEqual([0, 1, 2, 3]);
    p1.press(0);

    expect([p1.amber, p2.amber, p1.hand]).toEqual([3, 0, []]);
  });
});

describe('Rein and Cycle', () => {
  test('pays 1 amber for an enemy creature or artifact', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['rein-and-cycle'], amber: 1 },
      p2: { battleline: ['troll'], artifacts: ['cannon'] },
    });

    p1.play('rein-and-cycle');
    expect(p1.choices).toEqual(['troll', 'cannon']);
    p1.choose(p2.card('cannon'));

    expect([p1.amber, p2.amber, p1.artifacts]).toEqual([0, 1, ['cannon']]);
  });

  test('takes nothing from a player who cannot be paid', () => {
    const { p1 } = scenario({ p1: { hand: ['rein-and-cycle'] }, p2: { battleline: ['troll'] } });

    p1.play('rein-and-cycle');

    expect(p1.battleline).toEqual([]);
  });
});

test('Blank Check shuffles archives and discard piles away, and plays a card of the opponent’s deck', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['blank-check'], archives: ['troll'], discard: ['krump'], deck: ['urchin'] },
    p2: { archives: ['bumpsy'], discard: ['bumpsy'], deck: Array.from({ length: 6 }, () => 'bumpsy') },
  });

  p1.play('blank-check');

  expect([p1.archives, p1.deck.toSorted()]).toEqual([[], ['krump', 'troll', 'urchin']]);
  expect([p2.archives.length, p2.discard.length, p2.deck.length]).toEqual([0, 5, 2]);
  expect(p1.battleline).toEqual(['bumpsy']);
});

test.each([
  [4, 3],
  [5, 5],
])('Counterfeit Controversy with %i amber leaves 5 amber of the opponent at %i', (own, left) => {
  // Its icon adds the last amber.
  const { p1, p2 } = scenario({
    p1: { amber: own - 1, hand: ['counterfeit-controversy'] },
    p2: { amber: 5 },
  });

  p1.play('counterfeit-controversy');

  expect([p1.amber, p2.amber]).toEqual([own, left]);
});

test('Ditch the Loot moves all amber from one creature to another', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['ditch-the-loot'], battleline: [{ card: 'troll', amber: 3 }] },
    p2: { battleline: ['krump'] },
  });

  p1.play('ditch-the-loot');
  p1.choose('troll');
  expect(p1.choices).toEqual(['krump']);
  p1.choose(p2.card('krump'));

  expect([p1.card('troll').amber, p2.card('krump').amber]).toEqual([0, 3]);
});

test.each([
  ['overwhelmed', [], 2],
  ['not overwhelmed', ['urchin', 'dust-pixie'], 1],
])('Caught You Napping: its player is %s', (_, friends, stolen) => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['caught-you-napping'], battleline: friends },
    p2: { amber: 4, battleline: [{ card: 'troll', exhausted: true }, 'krump'] },
  });

  p1.play('caught-you-napping');
  if (stolen === 2) p1.choose(p2.card('krump'));

  expect(p2.amber).toBe(4 - stolen);
});

test.each([
  ['2 creatures', ['urchin', 'dust-pixie', 'troll'], 1],
  ['1 creature', ['urchin', 'troll', 'dust-pixie'], 0],
])('Pyrotechnic Flash destroys %s', (_, battleline, stolen) => {
  const { p1, p2 } = scenario({ p1: { hand: ['pyrotechnic-flash'] }, p2: { amber: 3, battleline } });

  p1.play('pyrotechnic-flash');
  p1.choose(p2.card('urchin'));

  expect(p2.amber).toBe(3 - stolen);
});

test('Take a Break exhausts the least powerful enemy creature and its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['take-a-break'] },
    p2: { battleline: ['urchin', 'troll', 'krump'] },
  });

  p1.play('take-a-break');

  expect(['urchin', 'troll', 'krump'].map((slug) => p2.card(slug).exhausted)).toEqual([true, true, false]);
});
