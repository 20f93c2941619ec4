import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe.each([
  ['a-vinda', { hand: 1, amber: 2 }, { hand: 0, amber: 2 }],
  ['j-vinda', { hand: 1, amber: 2 }, { hand: 1, amber: 1 }],
])('%s', (slug, before, after) => {
  test.each([
    ['dust-pixie', after],
    ['troll', before],
  ])('deals 1 damage to a creature, and takes something only if that destroys %s', (victim, left) => {
    const { p1, p2 } = scenario({
      p1: { battleline: [slug] },
      p2: { amber: 2, hand: ['krump'], battleline: [victim] },
    });

    p1.reap(slug);
    p1.choose(p2.card(victim));

    expect({ hand: p2.hand.length, amber: p2.amber }).toEqual(left);
  });
});

test('Breaker Hill gives its neighbors an action that steals 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'breaker-hill', 'krump', 'bumpsy'] },
    p2: { amber: 2 },
  });

  expect(p1.actions('bumpsy')).not.toContain('action');
  p1.use('krump');

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

test.each([
  [1, 0, 1],
  [0, 1, 0],
] as const)(
  'Hugger-Mugger captures 1 amber, and steals 1 only against more keys (%i to %i)',
  (theirs, ours, stolen) => {
    const { p1, p2 } = scenario({
      p1: { hand: ['hugger-mugger'], keys: ours },
      p2: { amber: 3, keys: theirs },
    });

    p1.play('hugger-mugger');

    expect(p1.card('hugger-mugger').amber).toBe(1);
    expect([p1.amber, p2.amber]).toEqual([stolen, 2 - stolen]);
  },
);

describe('Symon', () => {
  test('puts the creature it fights on top of its owner’s deck', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['symon'] },
      p2: { battleline: ['troll'], deck: ['krump'] },
    });

    p1.fight('symon', p2.card('troll'));

    expect(p2.deck).toEqual(['troll', 'krump']);
  });

  test('leaves a creature that the fight destroyed in the discard pile', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['symon'] }, p2: { battleline: ['dust-pixie'] } });

    p1.fight('symon', p2.card('dust-pixie'));

    expect(p2.discard).toEqual(['dust-pixie']);
  });
});

describe('Chain Gang', () => {
  test('steals 1 amber and shuffles Subtle Chain from the discard pile into the deck', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['chain-gang'], discard: ['subtle-chain', 'troll'] },
      p2: { amber: 2 },
    });

    p1.use('chain-gang');
    p1.choose('subtle-chain');

    expect([p1.amber, p2.amber]).toEqual([1, 1]);
    expect(p1.deck).toEqual(['subtle-chain']);
    expect(p1.discard).toEqual(['troll']);
  });

  test('is readied after its player plays Subtle Chain', () => {
    const { p1 } = scenario({
      p1: { hand: ['subtle-chain', 'hock'], battleline: [{ card: 'chain-gang', exhausted: true }] },
    });

    p1.play('hock');
    expect(p1.card('chain-gang').exhausted).toBe(true);
    p1.play('subtle-chain');
    p1.choose('chain-gang');

    expect(p1.card('chain-gang').exhausted).toBe(false);
  });
});

describe('Fidgit', () => {
  test('discards the top card of the opponent’s deck and plays it if it is an action', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['fidgit'] },
      p2: { amber: 3, deck: ['subtle-chain', 'troll'], archives: ['krump'], hand: ['urchin'] },
    });

    p1.reap('fidgit');
    p1.press(1);

    expect(p2.discard.toSorted()).toEqual(['subtle-chain', 'urchin']);
    expect(p2.archives).toEqual(['krump']);
    expect(p2.deck).toEqual(['troll']);
  });

  test('discards a random archived card, and does not play a creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['fidgit'] },
      p2: { deck: ['troll'], archives: ['krump'] },
    });

    p1.reap('fidgit');
    p1.press(0);

    expect(p2.discard).toEqual(['krump']);
    expect(p1.battleline).toEqual(['fidgit']);
  });

  test('asks nothing if deck and archives are empty [A232]', () => {
    const { p1 } = scenario({ p1: { battleline: ['fidgit'] } });

    p1.reap('fidgit');

    expect(p1.amber).toBe(1);
  });
});

describe('Whisper', () => {
  test('destroys a creature for 1 amber', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['whisper'], amber: 1 }, p2: { battleline: ['troll'] } });

    p1.use('whisper');
    p1.choose(p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
    expect(p1.amber).toBe(0);
  });

  test('destroys nothing without amber', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['whisper'] }, p2: { battleline: ['troll'] } });

    p1.use('whisper');

    expect(p2.battleline).toEqual(['troll']);
  });
});

describe('Finch Cloak', () => {
  test.each([
    ['reap', 3, [2, 2]],
    ['reap', 0, [2, 1]],
    ['fight', 3, [1, 2]],
  ] as const)('by %s against %i amber leaves %j', (act, theirs, amber) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['finch-cloak'] },
      p2: { amber: theirs, battleline: ['dust-pixie'] },
    });

    if (act === 'reap') p1.reap('finch-cloak');
    else p1.fight('finch-cloak', p2.card('dust-pixie'));

    expect([p1.amber, p2.amber]).toEqual(amber);
  });
});

describe('Manchego', () => {
  test.each([
    [5, 2],
    [6, 0],
  ])('with %i cards in the deck steals %i amber when it is played', (cards, stolen) => {
    const { p1, p2 } = scenario({
      p1: { hand: ['manchego'], deck: Array.from({ length: cards }, () => 'troll') },
      p2: { amber: 3 },
    });

    p1.play('manchego');

    expect(p2.amber).toBe(3 - stolen);
  });

  test.each([
    ['manchego', ['manchego']],
    ['done', []],
  ])('may be shuffled into the deck when it reaps (%s)', (answer, deck) => {
    const { p1 } = scenario({ p1: { battleline: ['manchego'] } });

    p1.reap('manchego');
    if (answer === 'done') p1.press('done');
    else p1.choose('manchego');

    expect(p1.deck).toEqual(deck);
  });
});

test('The Shadow Council has an action that steals 2 amber only in the center', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['the-shadow-council'] }, p2: { amber: 3 } });
  const beside = scenario({ p1: { battleline: ['the-shadow-council', 'troll'] } });

  expect(beside.p1.actions('the-shadow-council')).not.toContain('action');
  p1.use('the-shadow-council');

  expect([p1.amber, p2.amber]).toEqual([2, 1]);
});

describe('Weasand', () => {
  test('is destroyed as soon as it is on a flank [A97]', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', hand: ['punch'], battleline: ['troll', 'weasand', 'bumpsy'] },
    });
    expect(p1.battleline).toContain('weasand');

    p1.play('punch');
    p1.choose('bumpsy');
    expect(p1.battleline).toContain('weasand');
  });

  test('played on a flank does not stay', () => {
    const { p1 } = scenario({ p1: { house: 'shadows', hand: ['weasand'], battleline: ['troll'] } });

    p1.play('weasand', { flank: 'right' });

    expect(p1.discard).toEqual(['weasand']);
  });

  test('gains 2 amber after a player forges a key', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['troll', 'weasand', 'krump'] },
      p2: { amber: 6, houses: ['dis'] },
    });

    p1.endTurn();
    p2.press('red');

    expect(p1.amber).toBe(2);
  });
});

test.each([
  ['brobnar-plant', 'brobnar'],
  ['dis-plant', 'dis'],
  ['logos-plant', 'logos'],
  ['saurian-plant', 'saurian'],
  ['star-alliance-plant', 'staralliance'],
  ['untamed-plant', 'untamed'],
] as const)('%s gains 1 amber after a player chooses %s, and no other house', (slug, house) => {
  const { p1, p2 } = scenario({
    p1: { house: null, houses: ['shadows', house] },
    p2: { houses: [house], battleline: [slug] },
  });

  p1.press('shadows');
  expect(p2.amber).toBe(0);
  p1.endTurn();
  p2.press(house);

  expect(p2.amber).toBe(1);
});
