import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };
const deck = Array<string>(9).fill('labwork');

describe('Aedile Tullia', () => {
  test('makes a token creature when its player exalts a friendly creature', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['epic-poem'],
        tokenCreature: 'senator',
        battleline: ['aedile-tullia'],
        deck,
      },
    });

    p1.play('epic-poem');
    p1.choose('aedile-tullia');
    p1.press('right');

    expect(p1.battleline).toEqual(['aedile-tullia', 'senator']);
  });

  test('makes none for a token creature, or for an exaltation of the opponent', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['epic-poem'],
        tokenCreature: 'senator',
        battleline: ['aedile-tullia', token],
        deck,
      },
    });
    p1.play('epic-poem');
    p1.choose('senator');
    expect(p1.battleline).toHaveLength(2);

    const other = scenario({
      p1: { house: 'brobnar', hand: ['fresh-marks'], battleline: ['troll'] },
      p2: { tokenCreature: 'senator', battleline: ['aedile-tullia'], deck },
    });
    other.p1.play('fresh-marks');
    other.p1.choose('troll');
    other.p1.choose(other.p2.card('aedile-tullia'));
    expect(other.p2.battleline).toEqual(['aedile-tullia']);
  });
});

describe('Aristotlmimus', () => {
  test('without a wisdom counter may play a card from the archives', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', battleline: ['aristotlmimus'], archives: ['krump', 'troll'], deck },
    });

    p1.reap('aristotlmimus');
    p1.choose('krump');
    p1.press('right');

    expect([p1.battleline, p1.archives, p1.hand]).toEqual([['aristotlmimus', 'krump'], ['troll'], []]);
  });

  test('with one draws a card, archives a card and plays one', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        battleline: [{ card: 'aristotlmimus', counters: { wisdom: 1 } }],
        archives: ['krump'],
        hand: ['troll'],
        deck,
      },
    });

    p1.reap('aristotlmimus');
    p1.choose('troll');
    p1.choose('krump');
    p1.press('right');

    expect([p1.battleline, p1.archives, p1.hand]).toEqual([
      ['aristotlmimus', 'krump'],
      ['troll'],
      ['labwork'],
    ]);
  });
});

describe('Platopelta', () => {
  test('without a wisdom counter archives a card', () => {
    const { p1 } = scenario({ p1: { house: 'saurian', battleline: ['platopelta'], hand: ['troll'], deck } });

    p1.reap('platopelta');
    p1.choose('troll');

    expect([p1.archives, p1.hand]).toEqual([['troll'], []]);
  });

  test('with one also draws a card, and may give Aristotlmimus a counter', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        battleline: [{ card: 'platopelta', counters: { wisdom: 1 } }, 'aristotlmimus', 'troll'],
        hand: ['troll'],
        deck,
      },
    });

    p1.reap('platopelta');
    p1.choose('troll');
    expect(p1.choices).toEqual(['aristotlmimus']);
    p1.choose('aristotlmimus');

    expect([p1.archives, p1.hand]).toEqual([['troll'], ['labwork']]);
    expect(p1.card('aristotlmimus').counters).toEqual({ wisdom: 1 });
  });
});

test('Socraterosaurus draws a card, and may give Platopelta a wisdom counter', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', battleline: ['socraterosaurus', 'platopelta', 'aristotlmimus'], deck },
  });

  p1.reap('socraterosaurus');
  expect(p1.choices).toEqual(['platopelta']);
  p1.choose('platopelta');

  expect(p1.hand).toEqual(['labwork']);
  expect(p1.card('platopelta').counters).toEqual({ wisdom: 1 });
});

test('Magistrate Crispus gives all creatures and artifacts back to their owners [A115]', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      battleline: ['magistrate-crispus', { card: 'troll', owner: 'p2' }],
      artifacts: [{ card: 'flea-market', owner: 'p2' }],
    },
    p2: { houses: ['brobnar'], battleline: [{ card: 'krump', owner: 'p1' }] },
  });

  p1.endTurn();
  p1.press('right');

  expect(p1.battleline.toSorted()).toEqual(['krump', 'magistrate-crispus']);
  expect([p2.battleline, p2.artifacts, p1.artifacts]).toEqual([['troll'], ['flea-market'], []]);
});

test('Rampaging Brutodon makes a token creature when it is played', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['rampaging-brutodon'], tokenCreature: 'senator', deck },
  });

  p1.play('rampaging-brutodon');
  p1.press('left');

  expect(p1.battleline).toEqual(['senator', 'rampaging-brutodon']);
});

test('Chaosodon deals 3 damage to its neighbors before a fight, and to those of the attacked creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['troll', 'chaosodon', 'krump', 'bumpsy'] },
    p2: { battleline: ['troll', 'dust-pixie', 'krump'] },
  });

  p1.fight('chaosodon', p2.card('dust-pixie'));

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).damage)).toEqual([3, 3, 0]);
  expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([3, 3]);
});

describe('Imperator Drusilla', () => {
  test('destroys another friendly creature when it is played', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['imperator-drusilla'], battleline: ['troll'] },
    });

    p1.play('imperator-drusilla');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');

    expect(p1.battleline).toEqual(['imperator-drusilla']);
  });

  test('has splash-attack 4 against more creatures than those of its player', () => {
    const keywords = (...battleline: string[]) =>
      scenario({ p1: { battleline: ['imperator-drusilla'] }, p2: { battleline } }).p1.card(
        'imperator-drusilla',
      ).keywords;

    expect(keywords('troll', 'krump')).toEqual({ 'splash-attack': 4 });
    expect(keywords('troll')).toEqual({});
  });
});

describe('Phalanx Leader', () => {
  test('makes a token creature to its left', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['phalanx-leader'],
        tokenCreature: 'senator',
        battleline: ['troll'],
        deck,
      },
    });

    p1.play('phalanx-leader', { flank: 'right' });

    expect(p1.battleline).toEqual(['troll', 'senator', 'phalanx-leader']);
  });

  test.each(['reap', 'fight'] as const)('strengthens all creatures to its left by %s for the turn', (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'saurian',
        houses: ['saurian'],
        battleline: ['troll', 'krump', 'phalanx-leader', 'bumpsy'],
      },
      p2: { houses: ['brobnar'], battleline: ['dust-pixie'] },
    });

    if (act === 'reap') p1.reap('phalanx-leader');
    else p1.fight('phalanx-leader', p2.card('dust-pixie'));

    expect(['troll', 'krump', 'phalanx-leader', 'bumpsy'].map((slug) => p1.card(slug).power)).toEqual([
      10, 8, 4, 5,
    ]);
    p1.endTurn();
    expect(p1.card('troll').power).toBe(8);
  });
});

test.each([
  [['troll', 'krump'], 1],
  [['troll'], 0],
])('Aquilia, Lone Hero captures 1 amber against %j: %i', (battleline, captured) => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: ['aquilia-lone-hero'] },
    p2: { amber: 2, battleline },
  });

  p1.use('aquilia-lone-hero');

  expect([p1.card('aquilia-lone-hero').amber, p2.amber]).toEqual([captured, 2 - captured]);
});

test('Ballistego may be exalted, and has splash-attack 3 with amber on it', () => {
  const { p1 } = scenario({ p1: { house: 'saurian', hand: ['ballistego'] } });

  p1.play('ballistego');
  p1.choose('ballistego');
  expect(p1.card('ballistego')).toMatchObject({ amber: 1, keywords: { 'splash-attack': 3 } });

  const plain = scenario({ p1: { battleline: ['ballistego'] } });
  expect(plain.p1.card('ballistego').keywords).toEqual({});
});

describe('Chancellor Dexterus', () => {
  const setup = {
    p1: { house: 'saurian', houses: ['saurian'], battleline: ['krump', 'chancellor-dexterus', 'troll'] },
    p2: { houses: ['brobnar'] },
  } as const;

  test('may exalt its right neighbor, which belongs to Saurian for the turn', () => {
    const { p1 } = scenario(setup);

    p1.reap('chancellor-dexterus');
    p1.choose('chancellor-dexterus');
    p1.choose('troll');

    expect(p1.card('troll')).toMatchObject({ amber: 1, houses: ['saurian'] });
    p1.endTurn();
    expect(p1.card('troll').houses).toEqual(['brobnar']);
  });

  test('changes no house if it exalts nothing', () => {
    const { p1 } = scenario(setup);

    p1.reap('chancellor-dexterus');
    p1.press('done');

    expect(p1.card('troll')).toMatchObject({ amber: 0, houses: ['brobnar'] });
  });
});

test('Legionary Trainer makes a token creature, and friendly ones enter ready', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['legionary-trainer'], tokenCreature: 'senator', deck },
  });

  p1.play('legionary-trainer');
  p1.press('right');

  expect(p1.card('senator').exhausted).toBe(false);
  expect(p1.card('legionary-trainer').exhausted).toBe(true);
});

describe('Longusaur Lector', () => {
  test('makes a token creature if it is exalted, by play and by reap', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['longusaur-lector'], tokenCreature: 'senator', deck },
    });
    p1.play('longusaur-lector');
    p1.choose('longusaur-lector');
    p1.press('right');
    expect(p1.battleline).toEqual(['longusaur-lector', 'senator']);
    expect(p1.card('longusaur-lector').amber).toBe(1);

    const reaping = scenario({
      p1: { house: 'saurian', battleline: ['longusaur-lector'], tokenCreature: 'senator', deck },
    });
    reaping.p1.reap('longusaur-lector');
    reaping.p1.press('done');
    expect(reaping.p1.battleline).toEqual(['longusaur-lector']);
  });
});

test('Praetor Marius captures 1 amber for each exhausted creature to its left', () => {
  const exhausted = (card: string) => ({ card, exhausted: true });
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      battleline: [exhausted('troll'), exhausted('krump'), 'bumpsy', 'praetor-marius', exhausted('urchin')],
    },
    p2: { amber: 5 },
  });

  p1.reap('praetor-marius');

  expect([p1.card('praetor-marius').amber, p2.amber]).toEqual([2, 3]);
});

test('Scholar draws a card when it reaps', () => {
  const { p1 } = scenario({ p1: { house: 'saurian', tokenCreature: 'scholar', battleline: [token], deck } });

  p1.reap('scholar');

  expect(p1.hand).toEqual(['labwork']);
});

test('Senator makes keys dearer by 1 in the opponent’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', houses: ['saurian'], tokenCreature: 'senator', battleline: [token] },
    p2: { houses: ['mars'], amber: 6 },
  });

  p1.use('senator');
  p1.endTurn();

  expect([p2.keys, p2.keyCost]).toEqual([0, 7]);
});

test.each(['reap', 'fight'] as const)('Trooper is exalted by %s', (act) => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', tokenCreature: 'trooper', battleline: [token] },
    p2: { battleline: ['dust-pixie'] },
  });

  if (act === 'reap') p1.reap('trooper');
  else p1.fight('trooper', p2.card('dust-pixie'));

  expect(p1.card('trooper').amber).toBe(1);
});
