import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Artificer permits artifacts of other houses, not other cards', () => {
  const { p1 } = scenario({ p1: { house: 'dis', hand: ['cannon', 'troll'], aside: ['artificer'] } });

  expect(p1.actions('cannon')).toContain('play');
  expect(p1.actions('troll')).toEqual([]);
});

test('Charismatic Inspiration lets friendly Humans enter play ready', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['doc-bookton', 'captain-cha'], aside: ['charismatic-inspiration'] },
  });

  p1.play('doc-bookton');
  p1.play('captain-cha', { flank: 'right' });

  expect([p1.card('doc-bookton').exhausted, p1.card('captain-cha').exhausted]).toEqual([false, true]);
});

test('Commanding Presence exalts each non-Dinosaur creature when a player chooses Saurian', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: null,
      houses: ['saurian'],
      battleline: ['troll', 'grimlocus-dux'],
      aside: ['commanding-presence'],
    },
    p2: { battleline: ['krump'] },
  });

  p1.press('saurian');

  expect([p1.card('troll').amber, p1.card('grimlocus-dux').amber, p2.card('krump').amber]).toEqual([1, 0, 1]);
});

test.each([
  ['divine-spark', 'sanctum', { amber: 2, hand: 0, archives: 0 }],
  ['master-planner', 'mars', { amber: 0, hand: 0, archives: 2 }],
  ['nature-s-guardian', 'untamed', { amber: 0, hand: 2, archives: 0 }],
] as const)('%s acts when a player chooses %s, and only then', (power, house, { amber, hand, archives }) => {
  const setup = (chosen: typeof house | 'brobnar') => {
    const { p1 } = scenario({
      p1: {
        house: null,
        houses: [house, 'brobnar'],
        deck: ['troll', 'krump', 'bumpsy'],
        battleline: ['troll'],
        aside: [power],
      },
    });
    p1.press(chosen);
    if (house === 'mars' && chosen === house) p1.press('no');
    return [p1.amber, p1.hand.length, p1.archives.length];
  };

  expect(setup(house)).toEqual([amber, hand, archives]);
  expect(setup('brobnar')).toEqual([0, 0, 0]);
});

test('Deluge of Power lets an artifact gain 2 amber and archive itself', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', artifacts: ['gauntlet-of-command'], aside: ['deluge-of-power'] },
    p2: { artifacts: ['cannon'] },
  });

  p1.use('gauntlet-of-command');
  p1.press(1);

  expect(p1.amber).toBe(2);
  expect(p1.archives).toEqual(['gauntlet-of-command']);
});

test('Demonic Wrath lets a friendly Dis creature deal 1 damage after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', battleline: ['pit-demon'], aside: ['demonic-wrath'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('pit-demon');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(1);
});

test.each([
  ['progenitor-of-giants', 'troll', 1],
  ['progenitor-of-giants', 'pit-demon', 0],
])('%s with %s gains %i amber after a fight', (power, attacker, amber) => {
  const { p1, p2 } = scenario({
    p1: { battleline: [attacker], aside: [power] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight(attacker, p2.card('dust-pixie'));

  expect(p1.amber).toBe(amber);
});

test.each([
  [1, 1],
  [0, 0],
] as const)('Fighting Expertise with %i forged keys steals %i after a fight', (keys, stolen) => {
  const { p1, p2 } = scenario({
    p1: { keys, battleline: ['troll'], aside: ['fighting-expertise'] },
    p2: { amber: 3, battleline: ['dust-pixie'] },
  });

  p1.fight('troll', p2.card('dust-pixie'));

  expect(p2.amber).toBe(3 - stolen);
});

test.each([
  ['yes', 2, 0],
  ['no', 1, 5],
] as const)('Forgemaster makes keys cheaper and offers a second key: %s', (answer, keys, amber) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], aside: ['forgemaster'] },
    p2: { amber: 10, houses: ['dis'] },
  });
  expect([p1.keyCost, p2.keyCost]).toEqual([5, 5]);

  p1.endTurn();
  p2.press('red');
  p2.press(answer);
  if (answer === 'yes') p2.press('blue');

  expect([p2.keys, p2.amber]).toEqual([keys, amber]);
  p2.press('dis');
});

test('Noble Blood gains 1 amber after you play a Knight', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['sequis', 'bulwark'], aside: ['noble-blood'] },
  });
  const { amber } = p1;

  p1.play('sequis');

  expect(p1.amber).toBe(amber + 1);
});

test('Optimizer purges a card of your discard pile at the start of your turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      houses: ['brobnar'],
      deck: Array(8).fill('krump'),
      discard: ['urchin'],
      aside: ['optimizer'],
    },
    p2: { houses: ['dis'], discard: ['troll'] },
  });
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.choose('urchin');

  expect(p1.purged).toEqual(['urchin']);
  expect(p2.purged).toEqual([]);
  p1.press('brobnar');
});

test('Redeemer draws a card when a friendly Mutant is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'redemption', deck: ['krump'], battleline: ['salvay'], aside: ['redeemer'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('salvay', p2.card('troll'));

  expect(p1.hand).toEqual(['krump']);
});

test('Schemer gives elusive, skirmish and taunt to friendly flank creatures only', () => {
  const { p1 } = scenario({ p1: { battleline: ['troll', 'krump', 'dextre'], aside: ['schemer'] } });

  expect(p1.card('troll').keywords).toMatchObject({ elusive: 1, skirmish: 1, taunt: 1 });
  expect(p1.card('krump').keywords).toEqual({});
});

test('Nature’s Strength makes friendly Beasts versatile', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', battleline: ['mogg', 'dust-pixie'], aside: ['nature-s-strength'] },
  });

  expect(p1.actions('mogg')).toContain('reap');
  expect(p1.actions('dust-pixie')).toEqual([]);
});

test('Warden of the Crucible gives friendly creatures an action that deals 4 damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['krump'], aside: ['warden-of-the-crucible'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('krump');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(4);
});

test.each([
  [['scheming-expertise'], 2, 8],
  [['scheming-expertise'], 1, 6],
] as const)('%s with %i forged keys ends the turn with %i cards', (aside, keys, cards) => {
  const { p1, p2 } = scenario({
    p1: { houses: ['brobnar'], keys, deck: Array(10).fill('troll'), aside },
    p2: { houses: ['dis'] },
  });

  p1.endTurn();

  expect(p1.hand).toHaveLength(cards);
  p2.press('dis');
});

test('Tinkerer makes keys cost 2 less and requires a fourth key', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { amber: 4, keys: 2, houses: ['dis'], aside: ['tinkerer'] },
  });
  expect(p2.keyCost).toBe(4);

  p1.endTurn();

  expect(p2.keys).toBe(3);
  expect(p2.prompt.purpose).toBe('active-house');
});

describe('Thievery', () => {
  test.each([
    ['yes', 1, ['troll']],
    ['no', 0, []],
  ])('after a discard the answer is %s', (answer, stolen, purged) => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['troll'], aside: ['thievery'] },
      p2: { amber: 3 },
    });

    p1.discardCard('troll');
    if (answer === 'yes') p1.choose('thievery');
    else p1.press('done');

    expect(p2.amber).toBe(3 - stolen);
    expect(p1.purged).toEqual(purged);
  });
});

test('Rage deals 1 damage to a creature after each bonus icon', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['dust-pixie'], aside: ['rage'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('dust-pixie');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));

  expect([p1.amber, p2.card('troll').damage]).toEqual([2, 2]);
});

test('Stasis Field may exhaust an enemy creature at the start of its player’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['brobnar'], battleline: ['bumpsy'], aside: ['stasis-field'] },
    p2: { houses: ['brobnar'], battleline: ['troll'] },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('card');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').exhausted).toBe(true);
});

test('Master Strategist gives friendly Skyborn creatures deploy', () => {
  const { p1 } = scenario({
    p1: {
      house: 'skyborn',
      hand: ['endurance'],
      battleline: ['troll', 'krump'],
      aside: ['master-strategist'],
    },
  });

  p1.play('endurance', { leftOf: 'krump' });

  expect(p1.battleline).toEqual(['troll', 'endurance', 'krump']);
});

test('Librarian may archive a card from hand in place of a bonus icon', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['flaxia', 'rat-pixie', 'break-of-dawn'], aside: ['librarian'] },
  });

  p1.play('break-of-dawn');
  p1.press('archive');
  p1.choose('rat-pixie');

  expect([p1.archives, p1.hand, p1.amber]).toEqual([['rat-pixie'], ['flaxia'], 0]);
});

test.each([
  ['yellow', 0, ['play']],
  ['blue', 1, []],
])('Controling Expertise after the %s key is forged', (key, amber, actions) => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      houses: ['dis'],
      amber: 7,
      keys: 1,
      hand: ['troll', 'krump'],
      aside: ['controling-expertise'],
    },
    p2: { houses: ['brobnar'] },
  });
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  p1.press(key);
  p1.press('dis');
  expect(p1.amber).toBe(amber);
  expect(p1.actions('troll')).toEqual(actions);
});

test('Master Strategist lets a Skyborn creature move after a reap', () => {
  const { p1 } = scenario({
    p1: { house: 'skyborn', battleline: ['endurance', 'troll', 'krump'], aside: ['master-strategist'] },
  });

  p1.reap('endurance');
  p1.choose('endurance');
  p1.choose('krump');
  p1.press('right');

  expect(p1.battleline).toEqual(['troll', 'krump', 'endurance']);
});
