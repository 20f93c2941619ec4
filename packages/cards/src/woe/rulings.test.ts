import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };

describe('Crogg the Clumsy', () => {
  test('deals its splash-attack damage beside an elusive creature [A46]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['crogg-the-clumsy'] },
      p2: { battleline: ['troll', 'urchin', 'krump'] },
    });

    p1.fight('crogg-the-clumsy', p2.card('urchin'));

    expect(['troll', 'urchin', 'krump'].map((slug) => p2.card(slug).damage)).toEqual([2, 0, 2]);
  });

  test('deals none to Ardent Hero, being too strong [A47]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['crogg-the-clumsy'] },
      p2: { battleline: ['champion-anaphiel', 'ardent-hero'] },
    });

    p1.fight('crogg-the-clumsy', p2.card('champion-anaphiel'));

    expect(p2.card('ardent-hero').damage).toBe(0);
  });

  test('deals as much to Drecker beside a splashed creature [A48]', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['crogg-the-clumsy'] },
      p2: { battleline: ['troll', 'krump', 'drecker'] },
    });

    p1.fight('crogg-the-clumsy', p2.card('troll'));

    expect([p2.card('krump').damage, p2.card('drecker').damage]).toEqual([2, 2]);
  });
});

describe('Prospector', () => {
  test('with an empty deck can get a card from another Destroyed ability first [A94]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['gateway-to-dis'] },
      p2: { tokenCreature: 'prospector', battleline: [token, 'dextre'] },
    });

    p1.play('gateway-to-dis');
    p1.choose(p2.card('dextre', 2));

    expect(p2.hand).toEqual(['dextre']);
  });

  test('shuffles the discard pile into the deck for its card [A95]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'] },
      p2: { tokenCreature: 'prospector', battleline: [token], discard: ['krump', 'bumpsy'] },
    });

    p1.fight('troll', p2.card('prospector'));

    expect([p2.hand.length, p2.deck.length]).toEqual([1, 1]);
  });
});

describe('Staff Up', () => {
  const gain = (source: 'staff-up' | 'ether-spider') => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'ekwidon',
        tokenCreature: 'trader',
        hand: ['staff-up'],
        battleline: [{ card: 'troll', house: 'ekwidon' }],
        deck: ['labwork', 'labwork'],
      },
      p2: { battleline: ['ether-spider'] },
    });
    p1.play('staff-up');
    p1.reap('troll');
    p1.choose(source === 'staff-up' ? p1.card(source) : p2.card(source));
    return { p1, p2 };
  };

  test('and Ether Spider want the same amber, and the active player says which gets it [A192]', () => {
    const { p1, p2 } = gain('ether-spider');

    expect([p2.card('ether-spider').amber, p1.battleline]).toEqual([1, ['troll']]);
  });

  test('makes a token creature if it is chosen [A192]', () => {
    const { p1, p2 } = gain('staff-up');
    p1.press('right');

    expect([p2.card('ether-spider').amber, p1.battleline]).toEqual([0, ['troll', 'trader']]);
  });
});

test('Giltspine School makes 2 token creatures of a deck of 2 cards [A208]', () => {
  const { p1 } = scenario({
    p1: {
      house: 'unfathomable',
      hand: ['giltspine-school'],
      tokenCreature: 'cultist',
      deck: ['labwork', 'labwork'],
    },
  });

  p1.play('giltspine-school');
  p1.press('right');
  p1.press('right');

  expect(p1.battleline).toEqual(['giltspine-school', 'cultist', 'cultist']);
});
