import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Bear Flute', () => {
  test('Action: fully heals an Ancient Bear', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['bear-flute'], battleline: [{ card: 'ancient-bear', damage: 4 }] },
      p2: { battleline: [{ card: 'ancient-bear', damage: 1 }] },
    });

    p1.use('bear-flute');
    expect(p1.choices).toEqual(['ancient-bear', 'ancient-bear']);
    p1.choose(p1.card('ancient-bear'));

    expect(p1.card('ancient-bear').damage).toBe(0);
    expect(p2.card('ancient-bear').damage).toBe(1);
  });

  test('without an Ancient Bear in play, any number are taken from deck and discard pile, which is shuffled into the deck', () => {
    const { p1 } = scenario({
      p1: {
        artifacts: ['bear-flute'],
        deck: ['murmook', 'ancient-bear'],
        discard: ['ancient-bear', 'flaxia'],
      },
    });

    p1.use('bear-flute');
    p1.choose(p1.card('ancient-bear', 1), p1.card('ancient-bear', 2));

    expect(p1.hand).toEqual(['ancient-bear', 'ancient-bear']);
    expect(p1.deck.toSorted()).toEqual(['flaxia', 'murmook']);
    expect(p1.discard).toEqual([]);
  });

  test('the discard pile is not shuffled into the deck if no Ancient Bear is found', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['bear-flute'], deck: ['murmook'], discard: ['flaxia'] },
    });

    p1.use('bear-flute');

    expect(p1.hand).toEqual([]);
    expect(p1.discard).toEqual(['flaxia']);
  });
});

describe('Nepenthe Seed', () => {
  test('Omni: is destroyed and returns a card of any house from the discard pile to hand', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', artifacts: ['nepenthe-seed'], discard: ['fogbank', 'murmook'] },
    });

    p1.use('nepenthe-seed');
    p1.choose('fogbank');

    expect(p1.hand).toEqual(['fogbank']);
    expect(p1.discard).toEqual(['nepenthe-seed', 'murmook']);
  });

  test('it can return itself', () => {
    const { p1 } = scenario({ p1: { artifacts: ['nepenthe-seed'] } });

    p1.use('nepenthe-seed');
    p1.choose('nepenthe-seed');

    expect(p1.hand).toEqual(['nepenthe-seed']);
  });
});

describe('Ritual of Balance', () => {
  test('Action: steals 1 if the opponent has 6 amber', () => {
    const { p1, p2 } = scenario({ p1: { artifacts: ['ritual-of-balance'] }, p2: { amber: 6 } });

    p1.use('ritual-of-balance');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(5);
  });

  test('used by the opponent through Nexus, it compares the pool of its own player [A175]', () => {
    const { p1, p2 } = scenario({
      p1: { amber: 2, battleline: ['nexus'] },
      p2: { amber: 6, artifacts: ['ritual-of-balance'] },
    });

    p1.reap('nexus');
    p1.choose(p2.card('ritual-of-balance'));

    expect(p1.amber).toBe(2 + 1 + 1);
    expect(p2.amber).toBe(5);
    expect(p2.card('ritual-of-balance').exhausted).toBe(true);
  });

  test('steals nothing if the opponent has 5 amber', () => {
    const { p1, p2 } = scenario({ p1: { artifacts: ['ritual-of-balance'] }, p2: { amber: 5 } });

    p1.use('ritual-of-balance');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(5);
    expect(p1.card('ritual-of-balance').exhausted).toBe(true);
  });
});

describe('Ritual of the Hunt', () => {
  test('Omni: is destroyed, and friendly Untamed creatures may be used this turn', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: ['ritual-of-the-hunt'],
        battleline: ['murmook', 'flaxia', 'ember-imp'],
      },
    });

    p1.use('ritual-of-the-hunt');
    p1.reap('murmook');
    p1.reap('flaxia');

    expect(p1.artifacts).toEqual([]);
    expect(p1.amber).toBe(2);
    expect(p1.actions('ember-imp')).toEqual([]);
  });

  test('it allows neither using artifacts nor playing cards from hand', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: ['ritual-of-the-hunt', 'world-tree'],
        hand: ['dust-pixie'],
      },
    });

    p1.use('ritual-of-the-hunt');

    expect(p1.actions('world-tree')).toEqual([]);
    expect(p1.actions('dust-pixie')).toEqual([]);
  });
});

describe('World Tree', () => {
  test('Action: puts a creature from its player’s discard pile on top of the deck', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['world-tree'], deck: ['fogbank'], discard: ['scout', 'murmook', 'flaxia'] },
    });

    p1.use('world-tree');
    expect(p1.choices).toEqual(['murmook', 'flaxia']);
    p1.choose('flaxia');

    expect(p1.deck).toEqual(['flaxia', 'fogbank']);
    expect(p1.discard).toEqual(['scout', 'murmook']);
  });
});
