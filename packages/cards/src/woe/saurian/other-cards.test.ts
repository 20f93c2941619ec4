import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };
const deck = Array<string>(9).fill('labwork');

test.each([
  [3, 2],
  [1, 0],
])('Conscription against %i creatures makes %i token creatures', (enemies, made) => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['conscription'], tokenCreature: 'senator', battleline: ['troll'], deck },
    p2: { battleline: ['krump', 'bumpsy', 'urchin'].slice(0, enemies) },
  });

  p1.play('conscription');
  for (let number = 0; number < made; number++) p1.press('right');

  expect(p1.battleline).toHaveLength(1 + made);
});

describe('Election', () => {
  const vote = (counters: { yea?: number; nay?: number }, option: 0 | 1) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: [{ card: 'election', counters }, 'flea-market'],
        battleline: ['troll'],
      },
      p2: { battleline: ['krump'], artifacts: ['tourist-trap'] },
    });
    p1.reap('troll');
    p1.press(option);
    return { p1, p2 };
  };

  test('gets the counter that the reaping player names', () => {
    const { p1 } = vote({ yea: 4 }, 0);

    expect(p1.card('election').counters).toEqual({ yea: 5 });
  });

  test('with 6 yea counters destroys itself and each creature', () => {
    const { p1, p2 } = vote({ yea: 5 }, 0);

    expect([p1.battleline, p2.battleline, p1.artifacts]).toEqual([[], [], ['flea-market']]);
  });

  test('with 6 nay counters destroys each artifact', () => {
    const { p1, p2 } = vote({ nay: 5 }, 1);

    expect([p1.battleline, p1.artifacts, p2.artifacts]).toEqual([['troll'], [], []]);
  });
});

test('Edict of Nerotaurus forbids the next creature to fight after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['edict-of-nerotaurus'], battleline: ['troll', 'krump', 'bumpsy'] },
    p2: { battleline: ['dust-pixie', 'dodger'] },
  });

  p1.fight('troll', p2.card('dust-pixie'));
  expect(p1.actions('krump')).toEqual(['reap']);
  p1.reap('krump');

  expect(p1.actions('bumpsy')).toEqual(['fight']);
});

describe('Training Costs', () => {
  test.each([
    [3, 1, ['training-costs'], []],
    [1, 0, [], ['training-costs']],
  ])(
    'with %i amber leaves %i, and returns to the deck if it is not paid',
    (amber, left, discard, deckAfter) => {
      const { p1 } = scenario({ p1: { house: 'saurian', amber, hand: ['training-costs'] } });

      p1.play('training-costs');

      expect([p1.amber, p1.discard, p1.deck]).toEqual([left, discard, deckAfter]);
    },
  );

  test('cannot be discarded from hand', () => {
    const { p1 } = scenario({ p1: { house: 'saurian', hand: ['training-costs'] } });

    expect(p1.actions('training-costs')).toEqual(['play']);
  });
});

test('Æmbrosia Outpost puts a friendly creature on the bottom of the deck to take 1 amber from another', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      artifacts: ['æmbrosia-outpost'],
      battleline: ['troll', { card: 'krump', amber: 2 }],
      deck: ['labwork'],
    },
  });

  p1.use('æmbrosia-outpost');
  p1.choose('troll');
  p1.choose('krump');

  expect([p1.amber, p1.card('krump').amber, p1.deck]).toEqual([1, 1, ['labwork', 'troll']]);
});

test('Hoplite’s Dory gives +2 power for each exhausted creature to the left', () => {
  const exhausted = (card: string) => ({ card, exhausted: true });
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      battleline: [
        exhausted('krump'),
        'bumpsy',
        exhausted('urchin'),
        { card: 'troll', upgrades: ['hoplite-s-dory'] },
        exhausted('dodger'),
      ],
    },
  });

  expect(p1.card('troll').power).toBe(12);
});

test('Inspiring Oration exalts a friendly creature and makes a token creature for each amber on it', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['inspiring-oration'],
      tokenCreature: 'senator',
      battleline: [{ card: 'troll', amber: 1 }, 'krump'],
      deck,
    },
  });

  p1.play('inspiring-oration');
  p1.choose('troll');
  p1.press('right');
  p1.press('right');

  expect(p1.card('troll').amber).toBe(2);
  expect(p1.battleline).toEqual(['troll', 'krump', 'senator', 'senator']);
});

test('Pax Sauriana wards each creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['pax-sauriana'], battleline: ['troll'] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.play('pax-sauriana');

  expect([p1.card('troll').warded, p2.card('krump').warded, p2.card('bumpsy').warded]).toEqual([
    true,
    true,
    true,
  ]);
});

test('Arm the Plebeians makes a warded token creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['arm-the-plebeians'],
      tokenCreature: 'senator',
      battleline: ['troll'],
      deck,
    },
  });

  p1.play('arm-the-plebeians');
  p1.press('right');

  expect([p1.card('senator').warded, p1.card('troll').warded]).toEqual([true, false]);
});

test('Epic Poem gains 1 amber for each amber on the exalted creature', () => {
  const gained = (amber: number) => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['epic-poem'], battleline: [{ card: 'troll', amber }] },
      p2: { battleline: ['krump'] },
    });
    p1.play('epic-poem');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');
    return p1.amber;
  };

  expect(gained(2) - gained(0)).toBe(2);
});

test('Pale Into Insignificance destroys all creatures with the lowest power', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['pale-into-insignificance'], battleline: ['niffle-ape', 'troll'] },
    p2: { battleline: ['niffle-ape', 'krump'] },
  });

  p1.play('pale-into-insignificance');

  expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['krump']]);
});

describe('Recruit', () => {
  test('is archived if its player has exalted a friendly creature this turn', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['recruit', 'epic-poem'],
        tokenCreature: 'senator',
        battleline: ['troll'],
        deck,
      },
    });

    p1.play('epic-poem');
    p1.choose('troll');
    p1.play('recruit');
    p1.press('right');

    expect(p1.archives).toEqual(['recruit']);
  });

  test('is discarded otherwise', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['recruit'], tokenCreature: 'senator', deck },
    });

    p1.play('recruit');

    expect([p1.battleline, p1.discard]).toEqual([['senator'], ['recruit']]);
  });
});

describe('Symposium', () => {
  test('exalts, readies and uses a friendly creature, and another one after a token creature', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['symposium'],
        tokenCreature: 'senator',
        battleline: [
          { ...token, exhausted: true },
          { card: 'troll', exhausted: true },
        ],
      },
    });

    p1.play('symposium');
    p1.choose('senator');
    p1.press('reap');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');

    expect([p1.card('senator').amber, p1.card('troll').amber]).toEqual([1, 1]);
  });

  test('remembers a token creature that has destroyed itself [0.8]', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['symposium'], tokenCreature: 'trader', battleline: [token, 'troll'] },
      p2: { amber: 2 },
    });

    p1.play('symposium');
    p1.choose('trader');
    p1.press('action');
    expect(p1.choices).toEqual(['troll']);
    p1.press('done');

    expect(p1.battleline).toEqual(['troll']);
  });

  test('uses no other creature after one that is no token', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['symposium'], battleline: ['krump', 'troll'] },
    });

    p1.play('symposium');
    p1.choose('troll');

    expect(p1.card('krump').amber).toBe(0);
  });
});
