import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Æmberfin Shark: enters with three power counters, gives one up at the end of the turn for 1 amber each', () => {
  const { p1, p2 } = scenario({ p1: { house: 'untamed', hand: ['æmberfin-shark'] }, p2: { amber: 1 } });

  p1.play('æmberfin-shark');
  expect(p1.card('æmberfin-shark').powerCounters).toBe(3);
  p1.endTurn();

  expect(p1.card('æmberfin-shark').powerCounters).toBe(2);
  expect([p1.amber, p2.amber]).toEqual([1, 2]);
});

test('Æmberfin Shark: nobody gains amber without a power counter on it', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['æmberfin-shark'] } });

  p1.endTurn();

  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

test.each([
  [2, 2, 2],
  [2, 0, 1],
  [0, 0, 0],
])('Æmberfin Shark (evil twin): takes 1 of %i and of %i amber, grows by %i', (own, other, counters) => {
  const { p1, p2 } = scenario({
    p1: { amber: own, battleline: ['æmberfin-shark-evil-twin'] },
    p2: { amber: other },
  });

  p1.endTurn();

  expect(p1.card('æmberfin-shark-evil-twin').powerCounters).toBe(counters);
  expect(p1.amber + p2.amber).toBe(own + other - counters);
});

test.each([
  ['chelonia', 'high', [1, 3]],
  ['chelonia', 'low', [0, 3]],
  ['chelonia-evil-twin', 'high', [0, 2]],
  ['chelonia-evil-twin', 'low', [0, 3]],
] as const)('%s: after another creature is played with a %s tide, the pools are %j', (slug, tide, pools) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'untamed', hand: [slug, 'mookling'] },
    p2: { amber: 3 },
  });
  game.edit.setPlayer('p1', { tide });

  p1.play(slug);
  expect([p1.amber, p2.amber]).toEqual([0, 3]);
  p1.play('mookling', { flank: 'left' });

  expect([p1.amber, p2.amber]).toEqual(pools);
});

describe('Mookling', () => {
  test('makes the opponent’s keys dearer by its power', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'mookling', powerCounters: 1 }] },
    });

    expect([p1.keyCost, p2.keyCost]).toEqual([6, 9]);
  });

  test('as an evil twin, grows by the amber that the opponent spent on a key', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['mookling-evil-twin'] },
      p2: { amber: 8, houses: ['mars'] },
    });

    p1.endTurn();
    p2.press('red');

    expect(p1.card('mookling-evil-twin').powerCounters).toBe(6);
  });
});

describe('Ol’ Paddy', () => {
  const deck = ['troll', 'krump', 'urchin', 'mollymawk', 'bumpsy'];

  test('discards the bottom card of the deck and plays it if it is a creature', () => {
    const { p1 } = scenario({ p1: { battleline: ['ol--paddy'], deck } });

    p1.reap('ol--paddy');
    p1.press('left');

    expect(p1.battleline).toEqual(['bumpsy', 'ol--paddy']);
    expect(p1.deck).toHaveLength(4);
  });

  test('leaves a discarded card that is no creature', () => {
    const { p1 } = scenario({ p1: { battleline: ['ol--paddy'], deck: ['troll', 'infighting'] } });

    p1.reap('ol--paddy');

    expect(p1.discard).toEqual(['infighting']);
  });

  test('plays each creature of the bottom three cards while the tide is high', () => {
    const { p1, game } = scenario({
      p1: { battleline: ['ol--paddy'], deck: ['troll', 'krump', 'infighting', 'bumpsy'] },
    });
    game.edit.setPlayer('p1', { tide: 'high' });

    p1.reap('ol--paddy');
    p1.choose('krump');
    p1.press('left');
    p1.press('left');

    expect(p1.battleline).toEqual(['bumpsy', 'krump', 'ol--paddy']);
    expect([p1.discard, p1.deck]).toEqual([['infighting'], ['troll']]);
  });

  test('as an evil twin, destroys a creature of the house of the opponent’s bottom card', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['ol--paddy-evil-twin'] },
      p2: { battleline: ['troll', 'krump', 'urchin'], deck: ['dodger', 'bumpsy'] },
    });

    p1.reap('ol--paddy-evil-twin');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose(p2.card('krump'));

    expect(p2.battleline).toEqual(['troll', 'urchin']);
    expect(p2.deck).toEqual(['dodger']);
  });

  test('as an evil twin with a high tide, chooses by the bottom three cards', () => {
    const { p1, p2, game } = scenario({
      p1: { battleline: ['ol--paddy-evil-twin'] },
      p2: { battleline: ['troll', 'krump', 'urchin'], deck: ['troll', 'dodger', 'bumpsy', 'bumpsy'] },
    });
    game.edit.setPlayer('p1', { tide: 'high' });

    p1.reap('ol--paddy-evil-twin');
    expect(p1.choices).toEqual(['troll', 'krump', 'urchin']);
    p1.choose(p2.card('urchin'));

    expect(p2.deck).toEqual(['troll']);
  });
});

describe('Sporegorger', () => {
  test('gets a power counter by reaping, and may spend all of them on damage to each other creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'sporegorger', powerCounters: 1 }, 'troll'] },
      p2: { battleline: ['krump'] },
    });

    p1.reap('sporegorger');
    p1.press('yes');

    expect(p1.card('sporegorger')).toMatchObject({ powerCounters: 0, damage: 0 });
    expect([p1.card('troll').damage, p2.card('krump').damage]).toEqual([2, 2]);
  });

  test('as an evil twin, takes the power counters of all other creatures, and spends them when it reaps', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'untamed',
        hand: ['sporegorger-evil-twin'],
        battleline: [{ card: 'troll', powerCounters: 1 }],
      },
      p2: { battleline: [{ card: 'krump', powerCounters: 2 }] },
    });

    p1.play('sporegorger-evil-twin', { flank: 'left' });

    expect(p1.card('sporegorger-evil-twin').powerCounters).toBe(3);
    expect([p1.card('troll').powerCounters, p2.card('krump').powerCounters]).toEqual([0, 0]);
  });

  test('as an evil twin, deals 1 damage to each other creature for each counter it gives up', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'sporegorger-evil-twin', powerCounters: 3 }] },
      p2: { battleline: ['krump'] },
    });

    p1.reap('sporegorger-evil-twin');
    p1.choose('sporegorger-evil-twin');

    expect(p1.card('sporegorger-evil-twin')).toMatchObject({ powerCounters: 0, damage: 0 });
    expect(p2.card('krump').damage).toBe(3);
  });
});

describe('Witch of the Dawn', () => {
  test('returns a creature of the discard pile to the hand', () => {
    const { p1 } = scenario({
      p1: { house: 'untamed', hand: ['witch-of-the-dawn'], discard: ['troll', 'krump', 'infighting'] },
    });

    p1.play('witch-of-the-dawn');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('krump');

    expect(p1.hand).toEqual(['krump']);
  });

  test('as an evil twin, destroys another friendly creature, plays a different one and uses it', () => {
    const { p1 } = scenario({
      p1: {
        house: 'untamed',
        hand: ['witch-of-the-dawn-evil-twin'],
        battleline: ['troll'],
        discard: ['krump', 'bumpsy'],
      },
    });

    p1.play('witch-of-the-dawn-evil-twin', { flank: 'left' });
    p1.choose('troll');
    expect(p1.choices.toSorted()).toEqual(['bumpsy', 'krump']);
    p1.choose('krump');
    p1.press('left');

    expect(p1.battleline).toEqual(['krump', 'witch-of-the-dawn-evil-twin']);
    expect(p1.card('krump').exhausted).toBe(true);
    expect(p1.amber).toBe(1);
  });
});

describe('Youngest Bear', () => {
  test('may reap with a neighbor of any house', () => {
    const { p1 } = scenario({ p1: { battleline: ['youngest-bear', 'troll', 'krump'], house: 'untamed' } });

    p1.reap('youngest-bear');
    p1.choose('youngest-bear');
    p1.choose('troll');

    expect(p1.amber).toBe(2);
    expect(['troll', 'krump'].map((slug) => p1.card(slug).exhausted)).toEqual([true, false]);
  });

  test('as an evil twin, may fight with a neighbor of any house', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['youngest-bear-evil-twin', 'troll', 'krump'], house: 'untamed' },
      p2: { battleline: ['urchin'] },
    });

    p1.reap('youngest-bear-evil-twin');
    p1.choose('youngest-bear-evil-twin');
    p1.choose('troll');
    p1.choose(p2.card('urchin'));

    expect(p1.card('troll').exhausted).toBe(true);
    expect(p1.amber).toBe(1);
  });
});

test.each([
  ['chenille', 'bombyx', 'fifalde'],
  ['bombyx', 'fifalde', 'chenille'],
])('%s: returns %s from the discard pile to the hand, not %s', (slug, returned, left) => {
  const { p1 } = scenario({ p1: { battleline: [slug], discard: [returned, left] } });

  p1.use(slug);
  p1.choose(returned);

  expect(p1.hand).toEqual([returned]);
  expect(p1.discard).toEqual([left]);
});

test.each([
  ['bombyx', 'chenille'],
  ['fifalde', 'bombyx'],
])('%s: destroys a friendly %s, or itself if there is none', (slug, victim) => {
  const fed = scenario({ p1: { house: 'untamed', hand: [slug], battleline: [victim] } });
  fed.p1.play(slug, { flank: 'left' });
  fed.p1.choose(victim);
  expect(fed.p1.battleline).toEqual([slug]);

  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: [slug] },
    p2: { battleline: [victim] },
  });
  p1.play(slug);
  expect([p1.battleline, p2.battleline]).toEqual([[], [victim]]);
});

test('Fifalde: is fully healed and gains 1 amber after a reap', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'fifalde', damage: 5 }] } });

  p1.reap('fifalde');

  expect(p1.card('fifalde').damage).toBe(0);
  expect(p1.amber).toBe(2);
});

describe('Dredging Druid', () => {
  test('puts up to three creatures of the discard pile on the deck while the tide is high', () => {
    const { p1, game } = scenario({
      p1: {
        battleline: ['dredging-druid'],
        discard: ['infighting', 'troll', 'krump', 'bumpsy', 'urchin'],
        deck: ['dodger'],
      },
    });
    game.edit.setPlayer('p1', { tide: 'high' });

    p1.reap('dredging-druid');
    expect(p1.choices).toEqual(['troll', 'krump', 'bumpsy', 'urchin']);
    p1.choose('troll', 'krump', 'bumpsy');
    p1.choose('krump');
    p1.choose('troll');

    expect(p1.deck.toSorted()).toEqual(['bumpsy', 'dodger', 'krump', 'troll']);
    expect(p1.discard).toEqual(['infighting', 'urchin']);
  });

  test('does nothing while the tide is low', () => {
    const { p1, game } = scenario({ p1: { battleline: ['dredging-druid'], discard: ['troll'] } });
    game.edit.setPlayer('p1', { tide: 'low' });

    p1.reap('dredging-druid');

    expect(p1.discard).toEqual(['troll']);
  });
});

describe.each([
  ['low', 1],
  ['neutral', 0],
  ['high', 0],
] as const)('Deepwater Gruen with a %s tide gives the opponent %i amber', (tide, gained) => {
  test('when it is played', () => {
    const { p1, p2, game } = scenario({ p1: { hand: ['deepwater-gruen'], house: 'untamed' } });
    game.edit.setPlayer('p1', { tide });

    p1.play('deepwater-gruen');

    expect(p2.amber).toBe(gained);
  });

  test('when it reaps', () => {
    const { p1, p2, game } = scenario({ p1: { battleline: ['deepwater-gruen'] } });
    game.edit.setPlayer('p1', { tide });

    p1.reap('deepwater-gruen');

    expect(p2.amber).toBe(gained);
  });
});

test('Mollymawk: destroys an artifact of either player when it is played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['mollymawk'], artifacts: ['pestergrove'] },
    p2: { artifacts: ['ritual-of-life'] },
  });

  p1.play('mollymawk');
  expect(p1.choices).toEqual(['pestergrove', 'ritual-of-life']);
  p1.choose(p2.card('ritual-of-life'));

  expect(p2.artifacts).toEqual([]);
});

test.each([
  ['high', 0],
  ['low', 1],
] as const)(
  'Myliobe: with a %s tide a fight costs it %i damage, and enrages the foe and its neighbors',
  (tide, damage) => {
    const { p1, p2, game } = scenario({
      p1: { battleline: ['myliobe'] },
      p2: { battleline: ['troll', 'dust-pixie', 'krump', 'bumpsy'] },
    });
    game.edit.setPlayer('p1', { tide });

    p1.fight('myliobe', p2.card('dust-pixie'));

    expect(p1.card('myliobe').damage).toBe(damage);
    expect(['troll', 'krump', 'bumpsy'].map((slug) => p2.card(slug).enraged)).toEqual([true, true, false]);
  },
);
