import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

/** A discard pile that makes its player haunted. */
const TEN = Array.from({ length: 10 }, () => 'urchin');
const SIX = TEN.slice(4);

describe('Forgotten Guardian', () => {
  test('purges a card of a discard pile when it is played', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['forgotten-guardian'] },
      p2: { discard: ['troll'] },
    });

    p1.play('forgotten-guardian');
    p1.choose(p2.card('troll'));

    expect(p2.purged).toEqual(['troll']);
  });

  test('Scrap: shuffles one purged card of either player into its owner’s deck', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['forgotten-guardian'], purged: ['punch'] },
      p2: { purged: ['troll', 'krump'] },
    });

    p1.discardCard('forgotten-guardian');
    expect(p1.choices.toSorted()).toEqual(['krump', 'punch', 'troll']);
    p1.choose(p2.card('krump'));

    expect(p2.deck).toEqual(['krump']);
    expect([p1.purged, p2.purged]).toEqual([['punch'], ['troll']]);
  });
});

describe('Jervi', () => {
  test('finds any card of the deck after a reap', () => {
    const { p1 } = scenario({ p1: { battleline: ['jervi'], deck: ['troll', 'punch'], discard: ['krump'] } });

    p1.reap('jervi');
    expect(p1.choices.toSorted()).toEqual(['punch', 'troll']);
    p1.choose('punch');

    expect(p1.hand).toEqual(['punch']);
  });

  test('Scrap: archives a card of the discard pile', () => {
    const { p1 } = scenario({ p1: { house: 'untamed', hand: ['jervi'], discard: ['troll'] } });

    p1.discardCard('jervi');
    p1.choose('troll');

    expect(p1.archives).toEqual(['troll']);
  });
});

describe('Sabira the Medium', () => {
  test('[A356] gains 3 amber after the discard pile is shuffled into the deck, even without a card', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', battleline: ['sabira-the-medium'], hand: ['spoo-key-charge'] },
    });

    p1.play('spoo-key-charge');

    expect(p1.amber).toBe(3);
  });

  test('[A356] gains 3 amber when an empty deck is refilled by a draw', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', battleline: ['sabira-the-medium'], discard: TEN },
    });

    p1.endTurn();

    expect(p1.amber).toBe(3);
  });

  test('gains nothing for the discard pile of the opponent, or another shuffle', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', battleline: ['jervi'], hand: ['spoo-key-charge'], deck: SIX },
      p2: { battleline: ['sabira-the-medium'] },
    });

    p1.play('spoo-key-charge');
    p1.reap('jervi');
    p1.press('done');

    expect(p2.amber).toBe(0);
  });
});

describe('Witch Queen', () => {
  test('lets other friendly Witches enter play ready', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', battleline: ['witch-queen'], hand: ['jervi', 'dust-pixie'] },
    });

    p1.play('jervi');
    p1.play('dust-pixie');

    expect([p1.card('jervi').exhausted, p1.card('dust-pixie').exhausted]).toEqual([false, true]);
  });

  test('in the center gives other friendly Witches keywords, and lets them return to hand', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['gateway-to-dis'] },
      p2: { battleline: ['haunting-witch', 'witch-queen', 'dust-pixie'] },
    });
    expect(p2.card('haunting-witch').keywords).toEqual({ skirmish: 1, elusive: 1, poison: 1 });
    expect(p2.card('witch-queen').keywords).toEqual({});

    p1.play('gateway-to-dis');

    expect(p2.hand).toEqual(['haunting-witch']);
    expect(p2.discard.toSorted()).toEqual(['dust-pixie', 'witch-queen']);
  });

  test('gives nothing elsewhere in the battleline', () => {
    const { p1 } = scenario({ p1: { battleline: ['witch-queen', 'haunting-witch'] } });

    expect(p1.card('haunting-witch').keywords).toEqual({});
  });
});

describe('Ghost Tree', () => {
  test.each([
    [TEN, 0],
    [[], 8],
  ])('deals no damage in a fight while its player is haunted (%#)', (discard, damage) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ghost-tree'], discard },
      p2: { battleline: ['troll'] },
    });

    p1.fight('ghost-tree', p2.card('troll'));

    expect(p2.battleline).toEqual(damage === 0 ? ['troll'] : []);
    expect(p1.card('ghost-tree').damage).toBe(8);
  });

  test('Scrap: mills 5 cards', () => {
    const { p1 } = scenario({ p1: { house: 'untamed', hand: ['ghost-tree'], deck: SIX } });

    p1.discardCard('ghost-tree');

    expect(p1.deck).toHaveLength(1);
  });
});

test('Loyal Packmate lets enemies fight only creatures with taunt, wherever these stand', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['dust-pixie', 'krump', 'loyal-packmate'] },
  });

  expect(() => p1.fight('troll', p2.card('dust-pixie'))).toThrow(/cannot choose/);
  expect(p1.choices).toEqual(['loyal-packmate']);
  p1.choose(p2.card('loyal-packmate'));

  expect(p2.battleline).toEqual(['dust-pixie', 'krump']);
});

describe('Narl Gibbus', () => {
  test.each(['play', 'reap'] as const)('is enraged by %s', (act) => {
    const { p1 } = scenario({
      p1: {
        house: 'untamed',
        hand: act === 'play' ? ['narl-gibbus'] : [],
        battleline: act === 'reap' ? ['narl-gibbus'] : [],
      },
    });
    expect(p1.card('narl-gibbus').keywords).toEqual({});

    if (act === 'play') p1.play('narl-gibbus');
    else p1.reap('narl-gibbus');

    expect(p1.card('narl-gibbus')).toMatchObject({
      enraged: true,
      keywords: { skirmish: 1, 'splash-attack': 3 },
    });
  });
});

describe('Æmberfly', () => {
  test('captures 1 amber after a fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['æmberfly'] },
      p2: { amber: 2, battleline: ['dust-pixie'] },
    });

    p1.fight('æmberfly', p2.card('dust-pixie'));

    expect([p1.card('æmberfly').amber, p2.amber]).toEqual([1, 1]);
  });

  test('moves 1 amber to its player after a reap', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'æmberfly', amber: 2 }] } });

    p1.reap('æmberfly');

    expect([p1.card('æmberfly').amber, p1.amber]).toEqual([1, 1 + 1]);
  });
});

test('Blernean Hydra has splash-attack by the damage on it', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'blernean-hydra', damage: 3 }] } });
  const healthy = scenario({ p1: { battleline: ['blernean-hydra'] } }).p1;

  expect(p1.card('blernean-hydra').keywords).toEqual({ 'splash-attack': 3 });
  expect(healthy.card('blernean-hydra').keywords).toEqual({});
});

describe('Bog Spitter', () => {
  test('discards a random card of the chosen player’s hand after a fight', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', battleline: ['bog-spitter'], hand: ['krump'] },
      p2: { hand: ['troll', 'valdr'], battleline: ['dust-pixie'] },
    });

    p1.fight('bog-spitter', p2.card('dust-pixie'));
    p1.press('opponent');

    expect([p1.hand.length, p2.hand.length]).toEqual([1, 1]);
  });

  test.each([
    [6, 1],
    [5, 0],
  ])('Scrap: steals 1 amber from an opponent with 6 or more (%i)', (amber, stolen) => {
    const { p1, p2 } = scenario({ p1: { house: 'untamed', hand: ['bog-spitter'] }, p2: { amber } });

    p1.discardCard('bog-spitter');

    expect([p1.amber, p2.amber]).toEqual([stolen, amber - stolen]);
  });
});

test.each([
  [TEN, 1],
  [[], 0],
])('Haunting Witch gains 1 amber after a haunted player plays a creature (%#)', (discard, amber) => {
  const { p1 } = scenario({
    p1: { house: 'untamed', battleline: ['haunting-witch'], hand: ['niffle-ape'], discard },
  });

  p1.play('niffle-ape');

  expect(p1.amber).toBe(amber);
});

test('Skeletal Murmook makes keys of the opponent cost 2 more while its player is haunted', () => {
  const haunted = scenario({ p1: { battleline: ['skeletal-murmook'], discard: TEN } });
  const calm = scenario({ p1: { battleline: ['skeletal-murmook'] }, p2: { discard: TEN } });

  expect([haunted.p1.keyCost, haunted.p2.keyCost]).toEqual([6, 8]);
  expect(calm.p2.keyCost).toBe(6);
});

test.each(['play', 'fight'] as const)(
  'Warfaline shuffles the top 5 cards of a discard pile into the deck by %s',
  (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'untamed',
        hand: act === 'play' ? ['warfaline'] : [],
        battleline: act === 'fight' ? ['warfaline'] : [],
        discard: ['punch'],
      },
      p2: {
        battleline: ['dust-pixie', 'grey-monk'],
        discard: ['troll', 'krump', 'valdr', 'bumpsy', 'zorg', 'tunk'],
      },
    });

    if (act === 'play') p1.play('warfaline');
    else p1.fight('warfaline', p2.card('dust-pixie'));
    p1.press('opponent');

    expect(p2.deck).toHaveLength(5);
    expect(p2.discard).toEqual(act === 'play' ? ['tunk'] : ['zorg', 'tunk']);
    expect(p1.discard).toEqual(['punch']);
  },
);

test('Witch of the Spore, when scrapped, deals 3 damage to an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['witch-of-the-spore'], battleline: ['krump'] },
    p2: { battleline: ['troll'] },
  });

  p1.discardCard('witch-of-the-spore');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
});
