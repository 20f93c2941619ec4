import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const asBrobnar = (card: string) => ({ card, house: 'brobnar' as const });

describe('Ecto-Charge', () => {
  test.each([
    [12, 20, 7],
    [20, 20, 15],
    [30, 6, 1],
  ])('with %i cards in the discard pile and %i amber leaves %i', (number, amber, left) => {
    const discard = Array<string>(number).fill('labwork');
    const { p1 } = scenario({ p1: { house: 'brobnar', amber, hand: [asBrobnar('ecto-charge')], discard } });

    p1.play('ecto-charge');
    p1.press('red');

    expect([p1.keys, p1.amber, p1.purged]).toEqual([1, left, ['ecto-charge']]);
  });

  test('is not purged without a key', () => {
    const { p1 } = scenario({ p1: { house: 'brobnar', amber: 6, hand: [asBrobnar('ecto-charge')] } });

    p1.play('ecto-charge');

    expect([p1.keys, p1.purged]).toEqual([0, []]);
  });
});

test('Curse of Forgetfulness purges the top card of the discard pile at the end of its player’s turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: [asBrobnar('curse-of-forgetfulness')],
      deck: Array<string>(9).fill('labwork'),
      discard: ['troll', 'krump'],
    },
    p2: { discard: ['bumpsy'], houses: ['mars'] },
  });

  p1.endTurn();

  expect([p1.purged, p2.purged]).toEqual([['troll'], []]);
});
