import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Annihilation Ritual', () => {
  test('a creature is purged instead of going from play to a discard pile, and an artifact is not', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['annihilation-ritual'],
        hand: ['gateway-to-dis'],
        battleline: ['pit-demon'],
      },
      p2: { battleline: ['dodger'] },
    });

    p1.play('gateway-to-dis');

    expect(p1.purged).toEqual(['pit-demon']);
    expect(p2.purged).toEqual(['dodger']);
    expect(p1.discard).toEqual(['gateway-to-dis']);
  });

  test('a creature discarded from hand is not purged', () => {
    const { p1 } = scenario({ p1: { artifacts: ['annihilation-ritual'], hand: ['pit-demon'] } });

    p1.discardCard('pit-demon');

    expect(p1.discard).toEqual(['pit-demon']);
  });
});

describe('Dominator Bauble', () => {
  test('Action: uses a friendly creature of any house', () => {
    const { p1 } = scenario({ p1: { house: 'dis', artifacts: ['dominator-bauble'], battleline: ['troll'] } });

    p1.use('dominator-bauble');
    p1.choose('troll');

    expect(p1.amber).toBe(1);
    expect(p1.card('troll').exhausted).toBe(true);
  });

  test('[20.26] using an exhausted creature does nothing', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', artifacts: ['dominator-bauble'], battleline: [{ card: 'troll', exhausted: true }] },
    });

    p1.use('dominator-bauble');
    p1.choose('troll');

    expect(p1.amber).toBe(0);
  });
});

describe('Key to Dis', () => {
  test('Omni: destroys itself and each creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['key-to-dis'], battleline: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.use('key-to-dis');

    expect(p1.discard.toSorted()).toEqual(['key-to-dis', 'troll']);
    expect(p2.discard).toEqual(['dodger']);
  });
});

describe('Lash of Broken Dreams', () => {
  test('Action: keys cost 3 more during the opponent’s next turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['lash-of-broken-dreams'] },
      p2: { houses: ['logos'], amber: 8 },
    });

    p1.use('lash-of-broken-dreams');
    p1.endTurn();

    expect(p2.keyCost).toBe(9);
    expect(p1.keyCost).toBe(9);
    expect(p2.keys).toBe(0);
  });
});

describe('Library of the Damned', () => {
  test('Action: archives a card from hand', () => {
    const { p1 } = scenario({ p1: { artifacts: ['library-of-the-damned'], hand: ['troll', 'fear'] } });

    p1.use('library-of-the-damned');
    p1.choose('troll');

    expect(p1.archives).toEqual(['troll']);
    expect(p1.hand).toEqual(['fear']);
  });
});

describe('Lifeward', () => {
  test('Omni: destroys itself; the opponent cannot play creatures on their next turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', houses: ['brobnar'], artifacts: ['lifeward'] },
      p2: { houses: ['shadows'], hand: ['urchin', 'ghostly-hand'] },
    });

    p1.use('lifeward');
    expect(p1.discard).toEqual(['lifeward']);
    p1.endTurn();
    p2.press('shadows');
    expect(p2.actions('urchin')).toEqual(['discard']);
    expect(p2.actions('ghostly-hand')).toEqual(['play', 'discard']);
    p2.endTurn();
    p1.press('brobnar');
    p1.endTurn();
    p2.press('shadows');

    expect(p2.actions('urchin')).toEqual(['play', 'discard']);
  });
});

describe('Sacrificial Altar', () => {
  test('Action: purges a friendly Human creature and plays a creature from your discard pile', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['sacrificial-altar'],
        battleline: ['sequis', 'pit-demon'],
        discard: ['charette', 'fear'],
      },
      p2: { amber: 4 },
    });

    p1.use('sacrificial-altar');
    expect(p1.choices).toEqual(['sequis']);
    p1.choose('sequis');
    p1.choose('charette');
    p1.press('left');

    expect(p1.purged).toEqual(['sequis']);
    expect(p1.battleline).toEqual(['charette', 'pit-demon']);
    expect(p1.card('charette').amber).toBe(3);
  });

  test('no creature is played without a friendly Human creature', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['sacrificial-altar'],
        battleline: ['pit-demon'],
        discard: ['charette'],
      },
    });

    p1.use('sacrificial-altar');

    expect(p1.discard).toEqual(['charette']);
  });
});

describe('Screaming Cave', () => {
  test('Action: shuffles hand and discard pile into the deck', () => {
    const { p1, game } = scenario({
      p1: {
        artifacts: ['screaming-cave'],
        hand: ['fear', 'troll'],
        discard: ['pit-demon'],
        deck: ['charette'],
      },
    });

    p1.use('screaming-cave');

    expect(p1.hand).toEqual([]);
    expect(p1.discard).toEqual([]);
    expect(p1.deck.toSorted()).toEqual(['charette', 'fear', 'pit-demon', 'troll']);
    expect(game.player('p1').deckShuffles).toBe(1);
  });
});

describe('Soul Snatcher', () => {
  test('the owner of a destroyed creature gains 1 amber, not its controller', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['soul-snatcher'],
        hand: ['gateway-to-dis'],
        battleline: [{ card: 'dodger', owner: 'p2' }],
      },
    });

    p1.play('gateway-to-dis');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(1);
  });
});
