import { meetFate } from '@amberhall/testkit/fates';
import { describe, expect, test } from 'vitest';

describe('The fate of', () => {
  test('Exotic Pivot forbids to play creatures for the turn', () => {
    const { p2 } = meetFate('exotic-pivot', {
      p2: {
        hand: [
          { card: 'troll', house: 'ekwidon' },
          { card: 'cannon', house: 'ekwidon' },
        ],
      },
    });

    expect(p2.actions('troll')).toEqual(['discard']);
    expect(p2.actions('cannon')).toContain('play');
  });

  test('Professor Scruples purges each upgrade', () => {
    const { p1, p2 } = meetFate('professor-scruples', {
      p1: { battleline: [{ card: 'krump', upgrades: ['blood-of-titans'] }] },
      p2: { battleline: [{ card: 'troll', upgrades: ['flame-wreathed'] }] },
    });

    expect([...p1.purged, ...p2.purged]).toEqual(['blood-of-titans', 'flame-wreathed']);
  });

  test('Bit Byte archives the bottom card of the deck of the prophecy’s player', () => {
    const { p1, p2 } = meetFate('bit-byte', {
      p1: { hand: ['krump', 'krump', 'krump', 'krump', 'krump', 'krump'], deck: ['troll', 'urchin'] },
      p2: { deck: ['bumpsy'] },
    });

    expect(p1.archives).toEqual(['urchin']);
    expect(p2.archives).toEqual([]);
  });

  test('Rage Reset discards half of the hand at random, rounded down', () => {
    const { p1, p2 } = meetFate('rage-reset', {
      p1: { hand: ['krump'] },
      p2: { hand: ['troll', 'urchin', 'bumpsy', 'dextre', 'krump'] },
    });

    expect(p2.discard).toHaveLength(2);
    expect(p1.hand).toEqual(['krump']);
  });

  test('Unstable Dale deals 3 damage to each creature of the player it befalls', () => {
    const { p1, p2 } = meetFate('unstable-dale', {
      p1: { battleline: ['krump'] },
      p2: { battleline: ['troll', 'bumpsy'] },
    });

    expect([p2.card('troll').damage, p2.card('bumpsy').damage, p1.card('krump').damage]).toEqual([3, 3, 0]);
  });

  test('Neotechnic Gopher lets the player of the prophecy draw a card', () => {
    const { p1, p2 } = meetFate('neotechnic-gopher', {
      p1: { hand: ['krump', 'krump', 'krump', 'krump', 'krump', 'krump'], deck: ['troll'] },
      p2: { deck: ['urchin'] },
    });

    expect(p1.hand).toContain('troll');
    expect(p2.hand).toEqual([]);
  });

  test('Reassembly Required discards the archives of the player it befalls', () => {
    const { p1, p2 } = meetFate('reassembly-required', {
      p1: { archives: ['krump'] },
      p2: { archives: ['troll', 'urchin'] },
    });

    expect(p2.discard.toSorted()).toEqual(['troll', 'urchin']);
    expect(p1.archives).toEqual(['krump']);
  });

  test('Reiteration discards 2 random cards from hand', () => {
    const { p2 } = meetFate('reiteration', { p2: { hand: ['troll', 'urchin', 'bumpsy'] } });

    expect(p2.discard).toHaveLength(2);
  });
});
