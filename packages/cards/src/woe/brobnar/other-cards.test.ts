import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };

test('Ancient Battleground forbids friendly creatures to reap, and pays 1 amber after their fights', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['ancient-battleground'], battleline: ['troll'] },
    p2: { battleline: ['dust-pixie', 'krump'] },
  });

  expect(p1.actions('troll')).not.toContain('reap');
  p1.fight('troll', p2.card('dust-pixie'));
  expect([p1.amber, p2.amber]).toEqual([1, 0]);
});

describe('Endless Hordes', () => {
  test('makes a token creature for each enemy creature, and has it fight that creature in spite of taunt [A352]', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        tokenCreature: 'warrior',
        hand: ['endless-hordes'],
        deck: ['labwork', 'labwork'],
      },
      p2: { battleline: ['champion-anaphiel', 'troll'] },
    });

    p1.play('endless-hordes');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(4);
    expect(p2.card('champion-anaphiel').damage).toBe(3);
    expect(p1.battleline).toEqual([]);
  });

  test('makes none without enemy creatures', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', tokenCreature: 'warrior', hand: ['endless-hordes'], deck: ['labwork'] },
    });

    p1.play('endless-hordes');

    expect(p1.battleline).toEqual([]);
  });
});

test('Hallafest finds Bräkken cards with different names, and gives a chain for each', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['hallafest'],
      deck: ['vulka', 'troll', 'ged-hammer'],
      discard: ['vulka', 'harmal-atoon'],
    },
  });

  p1.play('hallafest');
  expect(p1.choices).not.toContain('troll');
  p1.choose(p1.card('vulka'), 'ged-hammer', 'harmal-atoon');

  expect(p1.hand.toSorted()).toEqual(['ged-hammer', 'harmal-atoon', 'vulka']);
  expect(p1.chains).toBe(3);
});

test('Brawl In makes 2 token creatures and enrages them', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      tokenCreature: 'skirmisher',
      hand: ['brawl-in'],
      deck: ['labwork', 'labwork', 'labwork'],
      battleline: ['troll'],
    },
  });

  p1.play('brawl-in');
  p1.press('left');
  p1.press('left');

  expect(p1.battleline).toEqual(['skirmisher', 'skirmisher', 'troll']);
  expect([p1.card('skirmisher').enraged, p1.card('skirmisher', 2).enraged]).toEqual([true, true]);
  expect(p1.card('troll').enraged).toBe(false);
});

describe('Broken Axe Outpost', () => {
  test('puts a friendly creature on the bottom of the deck to deal 6 damage to an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', artifacts: ['broken-axe-outpost'], battleline: ['urchin'], deck: ['labwork'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('broken-axe-outpost');
    p1.choose('urchin');
    p1.choose(p2.card('troll'));

    expect(p1.deck).toEqual(['labwork', 'urchin']);
    expect(p2.card('troll').damage).toBe(6);
  });

  test('deals none if a ward keeps the creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: ['broken-axe-outpost'],
        battleline: [{ card: 'urchin', warded: true }],
      },
      p2: { battleline: ['troll'] },
    });

    p1.use('broken-axe-outpost');
    p1.choose('urchin');

    expect(p2.card('troll').damage).toBe(0);
  });
});

test('Feats of Strength makes a token creature for each enemy creature destroyed in a fight this turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      tokenCreature: 'grumpus',
      hand: ['feats-of-strength'],
      deck: ['labwork', 'labwork', 'labwork'],
      battleline: ['troll', 'krump'],
    },
    p2: { battleline: ['dust-pixie', 'dodger'] },
  });

  p1.play('feats-of-strength');
  p1.fight('troll', p2.card('dust-pixie'));
  p1.press('right');
  p1.fight('krump', p2.card('dodger'));
  p1.press('right');

  expect(p1.battleline).toEqual(['troll', 'krump', 'grumpus', 'grumpus']);
});

test('Vow of Blood deals 2 damage to each damaged enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['vow-of-blood'], battleline: [{ card: 'bumpsy', damage: 1 }] },
    p2: { battleline: [{ card: 'troll', damage: 1 }, 'krump'] },
  });

  p1.play('vow-of-blood');

  expect([p2.card('troll').damage, p2.card('krump').damage, p1.card('bumpsy').damage]).toEqual([3, 0, 1]);
});

describe('Fresh Marks', () => {
  test('destroys a friendly creature to exalt 3 enemy creatures', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['fresh-marks'], battleline: ['bumpsy'] },
      p2: { battleline: ['troll', 'krump', 'dodger', 'urchin'] },
    });

    p1.play('fresh-marks');
    p1.choose('bumpsy');
    p1.choose(p2.card('troll'), p2.card('krump'), p2.card('urchin'));

    expect(['troll', 'krump', 'dodger', 'urchin'].map((slug) => p2.card(slug).amber)).toEqual([1, 1, 0, 1]);
  });

  test('exalts none if nothing is destroyed', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['fresh-marks'] }, p2: { battleline: ['troll'] } });

    p1.play('fresh-marks');

    expect(p2.card('troll').amber).toBe(0);
  });
});

test('Might Club readies and enrages one creature', () => {
  const { p1 } = scenario({
    p1: {
      artifacts: ['might-club'],
      battleline: [
        { card: 'troll', exhausted: true },
        { card: 'krump', exhausted: true },
      ],
    },
  });

  p1.use('might-club');
  p1.choose('troll');

  expect(p1.card('troll')).toMatchObject({ exhausted: false, enraged: true });
  expect(p1.card('krump')).toMatchObject({ exhausted: true, enraged: false });
});

describe('Press Gang', () => {
  const setup = {
    p1: {
      house: 'brobnar',
      tokenCreature: 'grumpus',
      hand: ['press-gang'],
      deck: ['labwork'],
      battleline: ['troll'],
    },
    p2: { battleline: ['dust-pixie'] },
  } as const;

  test('makes a token creature, and is archived if an enemy creature was destroyed this turn', () => {
    const { p1, p2 } = scenario(setup);

    p1.fight('troll', p2.card('dust-pixie'));
    p1.play('press-gang');
    p1.press('right');

    expect(p1.battleline).toEqual(['troll', 'grumpus']);
    expect(p1.archives).toEqual(['press-gang']);
  });

  test('is discarded if none was', () => {
    const { p1 } = scenario(setup);

    p1.play('press-gang');
    p1.press('right');

    expect(p1.discard).toEqual(['press-gang']);
  });
});

test.each([
  ['two', ['dust-pixie'], 3],
  ['as many', ['dust-pixie', 'troll'], 5],
])('Ragnarok Prep counts the new token creature: against %s', (_, battleline, left) => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      tokenCreature: 'grumpus',
      hand: ['ragnarok-prep'],
      deck: ['labwork'],
      battleline: ['krump'],
    },
    p2: { amber: 5, battleline },
  });

  p1.play('ragnarok-prep');
  p1.press('right');

  expect(p2.amber).toBe(left);
});

test.each([
  [9, 5],
  [8, 4],
  [7, 7],
])('Rant and Rive leaves an opponent with %i amber %i', (amber, left) => {
  const { p1, p2 } = scenario({ p1: { hand: ['rant-and-rive'] }, p2: { amber } });

  p1.play('rant-and-rive');

  expect(p2.amber).toBe(left);
});

test.each([
  ['niffle-ape', 1],
  ['flaxia', 0],
])('Stratosmack deals 3 damage to %s, and makes %i token creatures', (victim, made) => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      tokenCreature: 'grumpus',
      hand: ['stratosmack'],
      deck: ['labwork'],
      battleline: [token],
    },
    p2: { battleline: [victim] },
  });

  p1.play('stratosmack');
  p1.choose(p2.card(victim));
  if (made > 0) p1.press('right');

  expect(p1.battleline).toHaveLength(1 + made);
  expect(p2.discard).toHaveLength(made);
});
