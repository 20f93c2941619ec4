/** Creatures of the numbers S01 to S23. */
import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Akugyo', () => {
  test('captures amber that the opponent would gain, by reaping too', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['krump', 'troll'] },
      p2: { battleline: ['akugyo'] },
    });

    p1.reap('krump');

    expect(p1.amber).toBe(0);
    expect(p2.card('akugyo').amber).toBe(1);
  });

  test('moves 2 of its amber to its player’s pool after a fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'akugyo', amber: 3 }] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('akugyo', p2.card('dust-pixie'));

    expect([p1.amber, p1.card('akugyo').amber]).toEqual([2, 1]);
  });
});

const GATEWAY = { card: 'gateway-to-dis', house: 'brobnar' } as const;

test.each([
  ['alien-puffer', 2],
  ['volax', 3],
])('%s gives its player amber when it is destroyed', (slug, gained) => {
  const { p1, p2 } = scenario({
    p1: { hand: [GATEWAY], amber: 1, house: 'brobnar' },
    p2: { battleline: [slug], amber: 3 },
  });

  p1.play('gateway-to-dis');

  expect(p2.amber).toBe(3 + gained);
});

test('Anvil Crawler lets both players refill their hands to 1 more card', () => {
  const deck = Array.from({ length: 8 }, () => 'troll');
  const { p1, p2 } = scenario({
    p1: { battleline: ['anvil-crawler'], deck },
    p2: { houses: ['dis'], deck },
  });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();

  expect([p1.hand.length, p2.hand.length]).toEqual([7, 7]);
});

describe('Beehemoth', () => {
  test('puts a +1 power counter on a creature at the start of the turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['beehemoth'], houses: ['brobnar'] },
      p2: { battleline: ['krump'], houses: ['brobnar'] },
    });
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();

    expect(p1.choices).toEqual(['beehemoth', 'krump']);
    p1.choose(p2.card('krump'));

    expect(p2.card('krump').power).toBe(7);
  });

  test('moves, then turns the counters of both new neighbors into amber', () => {
    const { p1 } = scenario({
      p1: {
        battleline: [
          'beehemoth',
          { card: 'troll', powerCounters: 2 },
          { card: 'krump', powerCounters: 1 },
          { card: 'bumpsy', powerCounters: 4 },
        ],
      },
    });

    p1.reap('beehemoth');
    p1.choose('troll');
    p1.press('right');

    expect(p1.battleline).toEqual(['troll', 'beehemoth', 'krump', 'bumpsy']);
    expect(p1.amber).toBe(1 + 3);
    expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).power)).toEqual([8, 6, 9]);
  });
});

test.each([
  ['blue', 'blue-æmberdrake'],
  ['red', 'red-æmberdrake'],
  ['yellow', 'yellow-æmberdrake'],
] as const)('the %s Æmberdrake gives 4 amber and forges the %s key when it is destroyed', (color, slug) => {
  const { p1, p2, game } = scenario({
    p1: { hand: [GATEWAY], house: 'brobnar' },
    p2: { battleline: [slug], amber: 3 },
  });

  p1.play('gateway-to-dis');

  expect(p2.keys).toBe(1);
  expect(game.player('p2').keys[color]).toBe(true);
  expect(p2.amber).toBe(3 + 4 - 6);
});

test('Colossipede exalts each creature, and friendly ones give their amber back after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['colossipede'], battleline: [{ card: 'krump', amber: 2 }] },
    p2: { battleline: ['dust-pixie', 'troll'] },
  });
  p1.play('colossipede');
  expect(['colossipede', 'krump'].map((slug) => p1.card(slug).amber)).toEqual([1, 3]);
  expect([p2.card('dust-pixie').amber, p2.card('troll').amber]).toEqual([1, 1]);

  p1.fight('krump', p2.card('dust-pixie'));

  expect(p1.card('krump').amber).toBe(0);
  expect(p1.amber).toBe(3 + 1);
});

test('Falcron lets its neighbors steal 1 amber by reaping', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'falcron', 'krump', 'bumpsy'] },
    p2: { amber: 5 },
  });

  for (const slug of ['troll', 'krump', 'bumpsy', 'falcron']) p1.reap(slug);

  expect(p2.amber).toBe(3);
});

test('Grinder Swarm gets +1 power for each creature in play, and captures 2 amber after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['grinder-swarm', 'troll'] },
    p2: { battleline: ['dust-pixie'], amber: 3 },
  });
  expect(p1.card('grinder-swarm').power).toBe(3 + 3);

  p1.fight('grinder-swarm', p2.card('dust-pixie'));

  expect(p1.card('grinder-swarm').amber).toBe(2);
});

describe('Grizzled Wyvern', () => {
  test('captures 6 amber from both players as its player divides it', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['grizzled-wyvern'], amber: 5 }, p2: { amber: 4 } });

    p1.play('grizzled-wyvern');
    expect(p1.buttons).toEqual([1, 2, 3, 4]);
    p1.press(4);

    expect(p1.card('grizzled-wyvern').amber).toBe(6);
    expect([p1.amber, p2.amber]).toEqual([3, 0]);
  });

  test('is destroyed with less than 6 amber, which the opponent gets', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['grizzled-wyvern'], amber: 2 }, p2: { amber: 3 } });

    p1.play('grizzled-wyvern');

    expect(p1.discard).toEqual(['grizzled-wyvern']);
    expect([p1.amber, p2.amber]).toEqual([0, 5]);
  });
});

test('Hungry Hippogriff sends the amber of another destroyed friendly creature to its player', () => {
  const { p1, p2 } = scenario({
    p1: { hand: [GATEWAY], house: 'brobnar' },
    p2: {
      battleline: [
        { card: 'hungry-hippogriff', amber: 1 },
        { card: 'troll', amber: 2 },
      ],
    },
  });
  const { amber } = p1;

  p1.play('gateway-to-dis');

  expect([p1.amber - amber, p2.amber]).toEqual([1, 2]);
});

test('Icarus 2.0 lets each friendly creature draw a card as an action', () => {
  const { p1 } = scenario({
    p1: { battleline: ['icarus-20', 'troll'], deck: ['krump', 'bumpsy'] },
    p2: { battleline: ['krump'] },
  });

  p1.use('troll');

  expect(p1.hand).toEqual(['krump']);
  expect(p1.actions('icarus-20')).toContain('action');
});

test('Impzilla destroys the most powerful enemy creature after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['impzilla', 'bumpsy'] },
    p2: { battleline: ['dust-pixie', 'krump', 'valdr', 'urchin'] },
  });

  p1.fight('impzilla', p2.card('dust-pixie'));
  expect(p1.choices).toEqual(['krump', 'valdr']);
  p1.choose(p2.card('krump'));

  expect(p2.battleline).toEqual(['valdr', 'urchin']);
});

test('Lancet lets each friendly creature capture 1 amber after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['lancet', 'troll'] },
    p2: { battleline: ['dust-pixie'], amber: 2 },
  });

  p1.fight('troll', p2.card('dust-pixie'));

  expect([p1.card('troll').amber, p1.card('lancet').amber]).toEqual([1, 0]);
});

test.each([
  [4, 6],
  [5, 5],
])('Malifi Dragon at the end of the turn turns %i amber into %i', (amber, after) => {
  const { p1 } = scenario({ p1: { battleline: ['malifi-dragon'], amber } });

  p1.endTurn();

  expect(p1.amber).toBe(after);
});

test('Naja gains 3 amber by reaping', () => {
  const { p1 } = scenario({ p1: { battleline: ['naja'] } });

  p1.reap('naja');

  expect(p1.amber).toBe(1 + 3);
});

test('Rorqual is exalted by reaping, gets +1 power for its amber, and gives it back as an action', () => {
  const { p1 } = scenario({ p1: { battleline: ['rorqual'] } });
  p1.reap('rorqual');
  expect(p1.card('rorqual')).toMatchObject({ amber: 1, power: 6 });

  const next = scenario({ p1: { battleline: [{ card: 'rorqual', amber: 3 }] } });
  next.p1.use('rorqual');
  expect(next.p1.amber).toBe(3);
  expect(next.p1.card('rorqual').power).toBe(5);
});

describe('Screeyan', () => {
  const houses = ['dis', 'logos', 'mars'] as const;

  test('forbids the opponent the house of the top card of their deck in their next turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['screeyan'] },
      p2: { houses, deck: ['dextre', 'ember-imp'] },
    });

    p1.endTurn();

    expect(p2.discard).toEqual(['dextre']);
    expect(p2.buttons).toEqual(['dis', 'mars']);
  });

  test('forbids nothing if the deck is empty', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['screeyan'] }, p2: { houses } });

    p1.endTurn();

    expect(p2.buttons).toEqual(['dis', 'logos', 'mars']);
  });
});

test('Sentient Cloud lets the friendly creatures with the highest power gain 2 amber after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['sentient-cloud', 'krump', 'valdr', 'bumpsy'] },
    p2: { battleline: ['dust-pixie', 'urchin', 'troll'] },
  });

  p1.fight('krump', p2.card('dust-pixie'));
  expect(p1.amber).toBe(2);
  p1.fight('bumpsy', p2.card('urchin'));
  expect(p1.amber).toBe(2);
});

test('Titanarpon readies the first creature of the turn only, itself included', () => {
  const { p1 } = scenario({ p1: { battleline: ['titanarpon'], hand: ['troll', 'krump'] } });
  p1.play('troll');
  p1.play('krump');
  expect([p1.card('troll').exhausted, p1.card('krump').exhausted]).toEqual([false, true]);

  const first = scenario({ p1: { hand: ['titanarpon', 'troll'] } });
  first.p1.play('titanarpon');
  first.p1.play('troll');
  expect(first.p1.card('titanarpon').exhausted).toBe(false);
  expect(first.p1.card('troll').exhausted).toBe(true);

  const late = scenario({ p1: { hand: ['titanarpon', 'troll', 'krump'] } });
  late.p1.play('krump');
  late.p1.play('titanarpon');
  expect(late.p1.card('titanarpon').exhausted).toBe(true);
});

test('Tyrannus Aquilae captures 1 amber at the end of each turn, and gives 1 back after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['tyrannus-aquilae'], houses: ['brobnar'] },
    p2: { amber: 3, houses: ['dis'], battleline: ['dust-pixie'] },
  });
  p1.endTurn();
  expect(p1.card('tyrannus-aquilae').amber).toBe(1);
  p2.press('dis');
  p2.endTurn();
  expect(p1.card('tyrannus-aquilae').amber).toBe(2);
  p1.press('brobnar');

  p1.fight('tyrannus-aquilae', p2.card('dust-pixie'));

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});
