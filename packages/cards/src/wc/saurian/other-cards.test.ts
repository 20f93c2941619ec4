import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Axiom of Grisk wards a creature, destroys each one without amber on it and gives 2 chains', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['axiom-of-grisk'], battleline: ['troll'] },
    p2: { battleline: ['krump', { card: 'urchin', amber: 1 }] },
  });

  p1.play('axiom-of-grisk');
  p1.choose('troll');

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['urchin']);
  expect(p1.chains).toBe(2);
});

test('Chant of Hubris moves 1 amber from a creature to another creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['chant-of-hubris'], battleline: [{ card: 'troll', amber: 2 }] },
    p2: { battleline: ['krump'] },
  });

  p1.play('chant-of-hubris');
  p1.choose('troll');
  expect(p1.choices).toEqual(['krump']);
  p1.choose(p2.card('krump'));

  expect([p1.card('troll').amber, p2.card('krump').amber]).toEqual([1, 1]);
});

test('Imperial Scutum gives +2 armor, and the amber of the destroyed creature goes to the supply', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['coward-s-end'], house: 'brobnar' },
    p2: { battleline: [{ card: 'troll', amber: 3, upgrades: ['imperial-scutum'] }] },
  });
  expect(p2.card('troll').armor).toBe(2);

  p1.play('coward-s-end');

  expect(p2.discard.toSorted()).toEqual(['imperial-scutum', 'troll']);
  expect(p1.amber).toBeLessThan(3);
});

test('Imperium wards two friendly creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['imperium'], battleline: ['troll', 'krump', 'urchin'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('imperium');
  expect(p1.choices).toEqual(['troll', 'krump', 'urchin']);
  p1.choose('troll', 'urchin');

  expect([p1.card('troll').warded, p1.card('krump').warded, p1.card('urchin').warded]).toEqual([
    true,
    false,
    true,
  ]);
  expect(p2.card('bumpsy').warded).toBe(false);
});

describe('Phalanx Strike', () => {
  test('deals 1 damage for each friendly creature, and again for an exalted friendly creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['phalanx-strike'], battleline: ['krump', 'urchin'] },
      p2: { battleline: ['troll', 'valdr'] },
    });

    p1.play('phalanx-strike');
    p1.choose(p2.card('troll'));
    expect(p2.card('troll').damage).toBe(2);
    p1.choose('krump');
    p1.choose(p2.card('valdr'));

    expect(p1.card('krump').amber).toBe(1);
    expect([p2.card('troll').damage, p2.card('valdr').damage]).toEqual([2, 2]);
  });
});

test('The Golden Spiral exalts a friendly creature, which is readied and used', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      artifacts: ['the-golden-spiral'],
      battleline: [{ card: 'troll', exhausted: true }],
    },
  });

  p1.use('the-golden-spiral');
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(1);
  expect(p1.amber).toBe(1);
});

describe('Tribute', () => {
  test('lets the most powerful friendly creature capture 2 amber, and again if it is exalted', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['tribute'], battleline: ['troll', 'krump'] },
      p2: { amber: 6 },
    });

    p1.play('tribute');
    p1.press('yes');

    expect(p1.card('troll').amber).toBe(5);
    expect(p2.amber).toBe(2);
  });
});

test('Ancient Power wards each friendly creature with amber on it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['ancient-power'], battleline: [{ card: 'troll', amber: 1 }, 'krump'] },
    p2: { battleline: [{ card: 'urchin', amber: 1 }] },
  });

  p1.play('ancient-power');

  expect([p1.card('troll').warded, p1.card('krump').warded, p2.card('urchin').warded]).toEqual([
    true,
    false,
    false,
  ]);
});

test('City-State Interest lets each friendly creature capture 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['city-state-interest'], battleline: ['troll', 'krump'] },
    p2: { amber: 3, battleline: ['urchin'] },
  });

  p1.play('city-state-interest');

  expect([p1.card('troll').amber, p1.card('krump').amber, p2.card('urchin').amber]).toEqual([1, 1, 0]);
  expect(p2.amber).toBe(1);
});

test('Exile gives the opponent control of a friendly creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['exile'], battleline: ['troll', 'krump'] },
  });

  p1.play('exile');
  p1.choose('krump');

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['krump']);
});

test('Library of Polliasaurus moves 1 amber from a friendly creature to the pool', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      artifacts: ['library-of-polliasaurus'],
      battleline: [{ card: 'troll', amber: 2 }],
    },
    p2: { battleline: [{ card: 'krump', amber: 1 }] },
  });

  p1.use('library-of-polliasaurus');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect([p1.amber, p1.card('troll').amber]).toEqual([1, 1]);
});

test('Regrettable Meteor destroys Dinosaurs and creatures with power 6 or higher', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['regrettable-meteor'], battleline: ['questor-jarta', 'urchin'] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.play('regrettable-meteor');

  expect([p1.battleline, p2.battleline]).toEqual([['urchin'], ['bumpsy']]);
});

test('Sic Semper Tyrannosaurus takes the amber of the most powerful creature and destroys it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'] },
    p2: {
      battleline: [
        { card: 'troll', amber: 3 },
        { card: 'krump', amber: 1 },
      ],
    },
  });

  p1.play('sic-semper-tyrannosaurus');

  expect(p2.battleline).toEqual(['krump']);
  expect(p1.amber).toBe(3);
});

test.each([
  ['urchin', 1],
  ['troll', 0],
])('Stomp on %s exalts a friendly creature %i times', (victim, amber) => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['stomp'], battleline: ['bumpsy'] },
    p2: { battleline: [victim] },
  });

  p1.play('stomp');
  p1.choose(p2.card(victim));
  if (amber === 1) p1.choose('bumpsy');

  expect(p1.card('bumpsy').amber).toBe(amber);
});

test('The Callipygian Ideal exalts its creature, whose amber pays for keys', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['the-callipygian-ideal'],
      battleline: ['troll'],
      amber: 5,
      houses: ['saurian'],
    },
    p2: { houses: ['dis'] },
  });

  p1.play('the-callipygian-ideal', { on: 'troll' });
  expect(p1.card('troll').amber).toBe(1);
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.card('troll').amber).toBe(0);
});
