import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

/** A discard pile that makes its player haunted. */
const TEN = Array.from({ length: 10 }, () => 'urchin');

test.each(['play', 'fight'] as const)(
  'Cincinnatus Resurrexit captures 2 amber and is exalted by %s',
  (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'saurian',
        hand: act === 'play' ? ['cincinnatus-resurrexit'] : [],
        battleline: act === 'fight' ? ['cincinnatus-resurrexit'] : [],
      },
      p2: { amber: 3, battleline: ['dust-pixie'] },
    });

    if (act === 'play') p1.play('cincinnatus-resurrexit');
    else p1.fight('cincinnatus-resurrexit', p2.card('dust-pixie'));

    expect(p1.card('cincinnatus-resurrexit')).toMatchObject({ amber: 3, power: 9 });
    expect(p2.amber).toBe(1);
  },
);

describe('Duma the Returned', () => {
  test('returns the top 3 cards of the discard pile to hand when it is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll'] },
      p2: { battleline: ['duma-the-returned'], discard: ['krump', 'punch', 'anger', 'valdr'] },
    });

    p1.fight('troll', p2.card('duma-the-returned'));

    expect(p2.hand.toSorted()).toEqual(['anger', 'krump', 'punch']);
    expect(p2.discard.toSorted()).toEqual(['duma-the-returned', 'valdr']);
  });

  test('[A230] is archived only if its player is still haunted after that', () => {
    const destroying = (cards: number) => {
      const { p1, p2 } = scenario({
        p1: { battleline: ['troll'] },
        p2: { battleline: ['duma-the-returned'], discard: Array.from({ length: cards }, () => 'urchin') },
      });
      p1.fight('troll', p2.card('duma-the-returned'));
      return p2.archives;
    };

    expect(destroying(12)).toEqual([]);
    expect(destroying(13)).toEqual(['duma-the-returned']);
  });
});

test.each(['play', 'reap'] as const)(
  'Ghostly Dr. Verokter puts a card of the discard pile on top of the deck by %s',
  (act) => {
    const { p1 } = scenario({
      p1: {
        house: 'logos',
        hand: act === 'play' ? ['ghostly-dr-verokter'] : [],
        battleline: act === 'reap' ? ['ghostly-dr-verokter'] : [],
        discard: ['troll', 'krump'],
        deck: ['zorg'],
      },
    });

    if (act === 'play') p1.play('ghostly-dr-verokter');
    else p1.reap('ghostly-dr-verokter');
    p1.choose('krump');

    expect(p1.deck).toEqual(['krump', 'zorg']);
  },
);

test.each([
  [TEN, 16],
  [TEN.slice(1), 4],
])(
  'Portalmonster makes keys dearer while its player is haunted, and cheaper otherwise (%#)',
  (discard, cost) => {
    const { p1, p2 } = scenario({ p1: { battleline: ['portalmonster'], discard } });

    expect([p1.keyCost, p2.keyCost]).toEqual([cost, cost]);
  },
);
