import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };
const deck = Array<string>(9).fill('labwork');

test('Big Magnet takes all upgrades in play for one creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: ['big-magnet'],
      house: 'mars',
      battleline: ['troll', { card: 'krump', upgrades: ['toxicuda-venom'] }],
    },
    p2: { battleline: [{ card: 'urchin', upgrades: ['echo-reflector'] }] },
  });

  p1.play('big-magnet');
  p1.choose('troll');

  expect(p1.card('troll').upgrades).toHaveLength(2);
  expect(p1.card('echo-reflector').controller).toBe('p1');
  expect(p2.card('urchin').upgrades).toEqual([]);
});

describe('Blorb Hive', () => {
  test('destroys a friendly creature for 2 Blorbs', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['blorb-hive'], tokenCreature: 'blorb', battleline: ['troll'], deck },
    });

    p1.use('blorb-hive');
    p1.choose('troll');
    p1.press('right');

    expect(p1.battleline).toEqual(['blorb', 'blorb']);
    expect(p1.artifacts).toEqual(['blorb-hive']);
  });

  test('makes nothing of another title [5.6]', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['blorb-hive'], tokenCreature: 'rebel', battleline: ['troll'], deck },
    });

    p1.use('blorb-hive');
    p1.choose('troll');

    expect(p1.battleline).toEqual([]);
  });

  test('forges a key at no cost with 10 Blorbs, and is destroyed', () => {
    const { p1 } = scenario({
      p1: {
        artifacts: ['blorb-hive'],
        house: 'mars',
        tokenCreature: 'blorb',
        battleline: [...Array<typeof token>(8).fill(token), 'troll'],
        deck,
      },
    });

    p1.use('blorb-hive');
    p1.choose('troll');
    p1.press('right');
    p1.press('right');
    p1.press('blue');

    expect(p1.keys).toBe(1);
    expect(p1.artifacts).toEqual([]);
  });
});

test('Martian Revolution replaces each friendly creature that it destroys with a token creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['martian-revolution'],
      tokenCreature: 'rebel',
      battleline: ['troll', 'krump', { card: 'urchin', warded: true }],
      deck,
    },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('martian-revolution');
  p1.press('right');
  p1.press('right');

  expect(p1.battleline).toEqual(['urchin', 'rebel', 'rebel']);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('R-Evolution gives its creature and those of the same name an ability', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['r-evolution'] }, 'krump'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.reap('krump');
  expect(p1.prompt.purpose).toBe('main-step');
  p1.reap(p1.card('troll'));
  p1.choose(p2.card('bumpsy'));
  expect(p2.card('bumpsy').damage).toBe(2);
});

test('R-Evolution on one creature arms the other one of the same name too', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['r-evolution'] }, 'troll'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.reap(p1.card('troll', 2));
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy').damage).toBe(2);
});

test('Replay Pod keeps destroyed friendly Mars creatures beneath it, and returns them to hand', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ironyx-rebel', 'troll'], artifacts: ['replay-pod'], house: 'mars' },
    p2: { battleline: ['krump'] },
  });

  p1.fight('ironyx-rebel', p2.card('krump'));
  expect(p1.discard).toEqual([]);
  p1.use('replay-pod');

  expect(p1.hand).toEqual(['ironyx-rebel']);
  expect(p1.purged).toEqual(['replay-pod']);
});

test.each([
  [['troll'], 'troll', 1],
  [['zorg'], undefined, 0],
])('Airlock discards a card of another house to draw one: %j', (hand, chosen, drawn) => {
  const { p1 } = scenario({ p1: { artifacts: ['airlock'], house: 'mars', hand, deck } });

  p1.use('airlock');
  if (chosen !== undefined) p1.choose(chosen);

  expect(p1.hand.filter((slug) => slug === 'labwork')).toHaveLength(drawn);
});

test('Ironyx Banner makes a token creature and strengthens friendly Ironyx creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['ironyx-banner'], tokenCreature: 'rebel', battleline: ['zorg'], deck },
    p2: { battleline: ['ironyx-rebel'] },
  });

  p1.play('ironyx-banner');
  p1.press('right');

  expect(p1.card('rebel')).toMatchObject({ power: 2, armorTotal: 1 });
  expect(p1.card('zorg')).toMatchObject({ power: 7, armorTotal: 0 });
  expect(p2.card('ironyx-rebel').power).toBe(2);
});

test('Nyyon Outpost puts a friendly creature on the bottom of the deck for 2 token creatures', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      artifacts: ['nyyon-outpost'],
      tokenCreature: 'rebel',
      battleline: ['troll'],
      deck: ['labwork', 'krump', 'labwork'],
    },
  });

  p1.use('nyyon-outpost');
  p1.choose('troll');
  p1.press('right');

  expect(p1.battleline).toEqual(['rebel', 'rebel']);
  expect(p1.deck).toEqual(['labwork', 'troll']);
});

test('Space Invaders turns revealed creatures of the hand into token creatures', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      hand: ['space-invaders', 'troll', 'krump', 'flea-market'],
      tokenCreature: 'rebel',
      deck,
    },
  });

  p1.play('space-invaders');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('troll', 'krump');
  p1.choose('troll');
  p1.press('right');

  expect(p1.battleline).toEqual(['rebel', 'rebel']);
  expect(p1.hand).toEqual(['flea-market']);
  expect(p1.deck).toHaveLength(9);
});

test('Suspended Animation abducts a damaged enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['suspended-animation'], battleline: [{ card: 'krump', damage: 1 }], house: 'mars' },
    p2: { battleline: [{ card: 'troll', damage: 1 }, 'bumpsy'] },
  });

  p1.play('suspended-animation');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p1.archives).toEqual(['troll']);
});

test('Braindart enrages an enemy creature, which captures 1 amber of its own side', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, hand: ['braindart'], battleline: ['krump'], house: 'mars' },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.play('braindart');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ enraged: true, amber: 1 });
  expect(p2.amber).toBe(1);
});

test.each([
  [[], true],
  [['troll'], false],
])('Clone Home is archived if its player has more creatures than %j', (battleline, isArchived) => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['clone-home'], tokenCreature: 'rebel', deck },
    p2: { battleline },
  });

  p1.play('clone-home');

  expect(p1.battleline).toEqual(['rebel']);
  expect(p1.archives).toEqual(isArchived ? ['clone-home'] : []);
});

test('Genetic Blast deals 2 damage to a creature and others of the same name', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['genetic-blast'], battleline: ['troll'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('genetic-blast');
  p1.choose(p2.card('troll'));

  expect([p1.card('troll').damage, p2.card('troll').damage, p2.card('krump').damage]).toEqual([2, 2, 0]);
});

test.each(['reap', 'fight'] as const)('Ironyx Propaganda makes a token creature by %s', (act) => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      tokenCreature: 'rebel',
      battleline: [{ card: 'troll', upgrades: ['ironyx-propaganda'] }],
      deck,
    },
    p2: { battleline: ['dust-pixie'] },
  });

  if (act === 'reap') p1.reap('troll');
  else p1.fight('troll', p2.card('dust-pixie'));
  p1.press('right');

  expect(p1.battleline).toEqual(['troll', 'rebel']);
});

test('Kaboom! archives Mars creatures, destroys the others, and gives 3 chains', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['kaboom'], battleline: ['zorg', 'troll'] },
    p2: { battleline: ['ironyx-rebel', 'krump'] },
  });

  p1.play('kaboom');

  expect([p1.archives, p2.archives]).toEqual([['zorg'], ['ironyx-rebel']]);
  expect([p1.battleline, p2.discard, p1.chains]).toEqual([[], ['krump'], 3]);
});

test('Mk.2 Generator enters ready and makes a token creature', () => {
  const { p1 } = scenario({ p1: { hand: ['mk2-generator'], tokenCreature: 'rebel', deck } });

  p1.play('mk2-generator');
  p1.use('mk2-generator');

  expect(p1.battleline).toEqual(['rebel']);
});

describe('Scoop Up', () => {
  test('archives a creature of each side that is not of Mars', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['scoop-up'], battleline: ['zorg', 'troll'] },
      p2: { battleline: ['ironyx-rebel', 'krump'] },
    });

    p1.play('scoop-up');
    p1.choose('troll');
    p1.choose(p2.card('krump'));

    expect(p1.archives.toSorted()).toEqual(['krump', 'troll']);
  });

  test('gives back only the opponent’s creature when the archives are taken', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['mars'], house: 'mars', hand: ['scoop-up'], battleline: ['troll'], deck },
      p2: { houses: ['mars'], battleline: ['krump'] },
    });

    p1.play('scoop-up');
    p1.choose('troll');
    p1.choose(p2.card('krump'));
    p1.endTurn();
    p2.press('mars');
    p2.endTurn();
    p1.press('mars');
    p1.press('yes');

    expect(p1.hand).toContain('troll');
    expect(p2.hand).toContain('krump');
  });
});
