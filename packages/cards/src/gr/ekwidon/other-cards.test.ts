import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const SIX = Array.from({ length: 6 }, () => 'urchin');
const TEN = Array.from({ length: 10 }, () => 'urchin');

describe('Art Project', () => {
  test('unforges a key of the opponent, who draws 10 cards, and is purged', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['art-project'] },
      p2: { keys: 1, deck: TEN },
    });

    p1.play('art-project');

    expect(p2.keys).toBe(0);
    expect(p2.hand).toHaveLength(10);
    expect(p1.purged).toEqual(['art-project']);
  });

  test('does nothing if the opponent has no key', () => {
    const { p1, p2 } = scenario({ p1: { house: 'ekwidon', hand: ['art-project'] }, p2: { deck: TEN } });

    p1.play('art-project');

    expect(p2.hand).toEqual([]);
    expect(p1.discard).toEqual(['art-project']);
  });
});

test('Curse of Spontaneity lies with the opponent, and discards their hand before they draw', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['curse-of-spontaneity', 'punch'] },
    p2: { houses: ['brobnar'], hand: ['troll', 'krump'], deck: SIX },
  });

  p1.play('curse-of-spontaneity');
  expect(p2.artifacts).toEqual(['curse-of-spontaneity']);
  p1.endTurn();
  expect(p1.hand).toEqual(['punch']);
  p2.press('brobnar');
  p2.endTurn();

  expect(p2.hand).toEqual(SIX);
  expect(p2.discard.toSorted()).toEqual(['krump', 'troll']);
});

describe('Ekwirrĕ’s Fulcrum', () => {
  const fulcrum = () =>
    scenario({
      p1: { house: 'ekwidon', artifacts: ['ekwirrĕ-s-fulcrum'], hand: SIX, deck: TEN },
      p2: { houses: ['brobnar'], hand: SIX, deck: TEN },
    });

  test('gives its player 1 amber at the end of their turn, and the opponent 2 cards', () => {
    const { p1, p2 } = fulcrum();

    p1.endTurn();
    p1.choose('ekwirrĕ-s-fulcrum');

    expect([p1.amber, p2.amber]).toEqual([1, 0]);
    expect(p2.hand).toHaveLength(8);
  });

  test('does nothing if the player declines', () => {
    const { p1, p2 } = fulcrum();

    p1.endTurn();
    p1.press('done');

    expect([p1.amber, p2.hand.length]).toEqual([0, 6]);
  });

  test('lets the opponent decide at the end of their own turn', () => {
    const { p1, p2 } = fulcrum();

    p1.endTurn();
    p1.press('done');
    p2.press('brobnar');
    p2.endTurn();
    p2.choose(p1.card('ekwirrĕ-s-fulcrum'));

    expect([p1.amber, p2.amber]).toEqual([0, 1]);
    expect(p1.hand).toHaveLength(8);
  });
});

test('Grisly Exchange moves 5 cards of the opponent’s discard pile beneath their deck, and mills 5', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['grisly-exchange'], deck: [...SIX] },
    p2: { deck: ['troll'], discard: ['krump', 'krump', 'krump', 'krump', 'krump', 'valdr'] },
  });

  p1.play('grisly-exchange');
  for (const which of [1, 2, 3, 4]) p1.choose(p2.card('krump', which));

  expect(p2.discard).toEqual(['valdr']);
  expect(p2.deck).toEqual(['troll', 'krump', 'krump', 'krump', 'krump', 'krump']);
  expect(p1.deck).toEqual(['urchin']);
});

describe('Midyear Festivities', () => {
  const ODD = ['troll', 'krump', 'bumpsy', 'valdr', 'zorg'];

  test('moves the amber of 9 creatures to their controllers and destroys them', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'ekwidon',
        hand: ['midyear-festivities'],
        battleline: [{ card: 'troll', amber: 2 }, ...ODD.slice(1)],
      },
      p2: { battleline: [{ card: 'pit-demon', amber: 3 }, ...ODD] },
    });

    p1.play('midyear-festivities');
    const mine = ODD.map((slug) => p1.card(slug));
    p1.choose(...mine, ...['pit-demon', 'krump', 'bumpsy', 'valdr'].map((slug) => p2.card(slug)));

    // One amber for the icon of Midyear Festivities.
    expect([p1.amber, p2.amber]).toEqual([1 + 2, 3]);
    expect(p1.battleline).toEqual([]);
    expect(p2.battleline.toSorted()).toEqual(['troll', 'zorg']);
  });

  test('destroys all creatures if there are fewer, with or without amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['midyear-festivities'], battleline: ['krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('midyear-festivities');
    p1.choose('krump', p2.card('troll'));

    expect([p1.battleline, p2.battleline]).toEqual([[], []]);
  });
});

describe('Put in a Spin', () => {
  const spin = (house: string, amber: number) => {
    const { p1 } = scenario({
      p1: { house: 'ekwidon', hand: ['put-in-a-spin'], amber },
      p2: { deck: ['troll', 'krump'] },
    });
    p1.play('put-in-a-spin');
    if (p1.buttons.includes(house)) p1.press(house);
    return p1.amber;
  };

  test('costs 1 amber, and gives 4 if the milled card is of the named house', () => {
    expect(spin('brobnar', 2)).toBe(2 - 1 + 4);
    expect(spin('dis', 2)).toBe(2 - 1);
  });

  test('does nothing for a player without amber', () => {
    expect(spin('brobnar', 0)).toBe(0);
  });
});

describe('Skreel Swarm', () => {
  test('deals 1 damage to each enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['skreel-swarm'], battleline: ['valdr'] },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.play('skreel-swarm');

    expect([p1.card('valdr').damage, p2.card('troll').damage, p2.card('krump').damage]).toEqual([0, 1, 1]);
  });

  test('Scrap: may be archived', () => {
    const { p1 } = scenario({ p1: { house: 'ekwidon', hand: ['skreel-swarm'] } });

    p1.discardCard('skreel-swarm');
    p1.choose('skreel-swarm');

    expect(p1.archives).toEqual(['skreel-swarm']);
  });
});

test('Soul Exchange returns the topmost creature of a player and destroys a creature of that player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['soul-exchange'], battleline: ['krump'], discard: ['bumpsy'] },
    p2: { battleline: ['troll', 'zorg'], discard: ['punch', 'valdr', 'dodger'] },
  });

  p1.play('soul-exchange');
  p1.press('opponent');
  expect(p1.choices).toEqual(['troll', 'zorg']);
  p1.choose(p2.card('zorg'));

  expect(p2.hand).toEqual(['valdr']);
  expect(p2.battleline).toEqual(['troll']);
  expect(p1.hand).toEqual([]);
});

describe('Tachyon Manifold', () => {
  test('gives its player another turn, the opponent 10 cards, and is purged', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['ekwidon'], artifacts: ['tachyon-manifold'] },
      p2: { deck: TEN },
    });

    p1.use('tachyon-manifold');
    expect(p2.hand).toHaveLength(10);
    expect(p1.purged).toEqual(['tachyon-manifold']);
    p1.endTurn();

    expect(p1.prompt.purpose).toBe('active-house');
  });

  test('[A201] two of them give two further turns', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['ekwidon'], artifacts: ['tachyon-manifold', 'tachyon-manifold'] },
      p2: { houses: ['brobnar'], hand: SIX },
    });

    p1.use(p1.card('tachyon-manifold', 1));
    p1.use(p1.card('tachyon-manifold', 2));
    for (const turn of [1, 2]) {
      p1.endTurn();
      expect([turn, p1.prompt.purpose]).toEqual([turn, 'active-house']);
      p1.press('ekwidon');
    }
    p1.endTurn();

    expect(p2.prompt.purpose).toBe('active-house');
  });
});

test.each([
  [TEN, [], 7, 6],
  [[], TEN, 6, 7],
])('Forbidden Tome lets each haunted player refill to 7 cards (%#)', (mine, theirs, first, second) => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', artifacts: ['forbidden-tome'], deck: TEN, discard: mine },
    p2: { houses: ['brobnar'], deck: TEN, discard: theirs },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect([p1.hand.length, p2.hand.length]).toEqual([first, second]);
});

describe('Fortune Reverser', () => {
  test('makes the text of its creature blank, and destroys its other upgrades', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['fortune-reverser'] },
      p2: { battleline: [{ card: 'champion-anaphiel', upgrades: ['duskrunner', 'blood-of-titans'] }] },
    });

    p1.play('fortune-reverser', { on: p2.card('champion-anaphiel') });

    expect(p2.card('champion-anaphiel').keywords).toEqual({});
    expect(p2.card('champion-anaphiel').power).toBe(6);
    expect(p2.discard.toSorted()).toEqual(['blood-of-titans', 'duskrunner']);
    expect(p1.card('fortune-reverser').zone).toBe('play');
  });
});

test('Market Fluctuation: haunted players draw 3 cards, the others discard 3 random ones', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['market-fluctuation'], deck: SIX, discard: TEN },
    p2: { hand: SIX, deck: SIX },
  });

  p1.play('market-fluctuation');

  expect(p1.hand).toHaveLength(3);
  expect(p2.hand).toHaveLength(3);
  expect(p2.discard).toHaveLength(3);
});

test('a creature with Phobivore cannot be used while its controller is haunted', () => {
  const bitten = (discard: readonly string[]) =>
    scenario({
      p1: { battleline: [{ card: 'troll', upgrades: ['phobivore'] }], discard: [...discard] },
      p2: { battleline: ['krump'], discard: TEN },
    }).p1.actions('troll');

  expect(bitten([])).toEqual(['fight', 'reap']);
  expect(bitten(TEN)).toEqual([]);
});

describe('Technorachnophobia', () => {
  const mill = (brobnar: number) => {
    const deck = Array.from({ length: 11 }, (_, index) => (index < brobnar ? 'troll' : 'urchin'));
    const others = ['zorg', 'zorg', 'zorg', 'pit-demon', 'pit-demon', 'batdrone', 'grey-monk'];
    const { p1, p2 } = scenario({
      p1: { house: 'ekwidon', hand: ['technorachnophobia'], deck: [...deck.slice(0, brobnar), ...others] },
      p2: { amber: 3 },
    });
    p1.play('technorachnophobia');
    return [p1.amber, p2.amber];
  };

  test('steals 2 amber for 5 cards of one house', () => {
    expect(mill(5)).toEqual([2, 1]);
  });

  test('steals nothing for 4 cards of one house', () => {
    expect(mill(4)).toEqual([0, 3]);
  });
});

test('De-escalation destroys each creature, and the opponent archives 3 cards', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['de-escalation'], battleline: ['troll'] },
    p2: { battleline: ['krump'], deck: ['bumpsy', 'valdr', 'zorg', 'dodger'] },
  });

  p1.play('de-escalation');

  expect([p1.battleline, p2.battleline]).toEqual([[], []]);
  expect(p2.archives.toSorted()).toEqual(['bumpsy', 'valdr', 'zorg']);
  expect(p1.archives).toEqual([]);
});
