import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Beware the Ides deals 23 damage to a creature in the center', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['beware-the-ides'], battleline: ['bumpsy', 'valdr'] },
    p2: { battleline: ['urchin', 'deusillus', 'krump'] },
  });

  p1.play('beware-the-ides');
  expect(p1.choices).toEqual(['deusillus']);
  p1.choose(p2.card('deusillus'));

  expect(p2.battleline).toEqual(['urchin', 'krump']);
});

test('Curse of Vanity exalts a creature of each side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['curse-of-vanity'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['bumpsy', 'valdr'] },
  });

  p1.play('curse-of-vanity');
  p1.choose('krump');
  p1.choose(p2.card('bumpsy'));

  expect(p1.card('krump').amber).toBe(1);
  expect(p2.card('bumpsy').amber).toBe(1);
});

describe('Defense Initiative', () => {
  const onKrump = () => {
    const table = scenario({
      p1: { house: 'saurian', hand: ['defense-initiative'], battleline: ['troll', 'krump', 'bumpsy'] },
    });
    table.p1.play('defense-initiative');
    table.p1.choose('krump');
    return table;
  };

  test('wards the neighbors of the warded creature if that is exalted', () => {
    const { p1 } = onKrump();

    p1.press('yes');

    expect(p1.card('krump')).toMatchObject({ warded: true, amber: 1 });
    expect([p1.card('troll').warded, p1.card('bumpsy').warded]).toEqual([true, true]);
  });

  test('wards only that creature if its player declines', () => {
    const { p1 } = onKrump();

    p1.press('no');

    expect(p1.card('krump')).toMatchObject({ warded: true, amber: 0 });
    expect([p1.card('troll').warded, p1.card('bumpsy').warded]).toEqual([false, false]);
  });
});

test('Sagittarii’s Gaze exalts a damaged creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['sagittarii-s-gaze'] },
    p2: { battleline: ['krump', { card: 'troll', damage: 1 }] },
  });

  p1.play('sagittarii-s-gaze');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').amber).toBe(1);
});

test('Spoils of Battle lets each creature with amber capture 1 more, from its own opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['spoils-of-battle'], battleline: ['troll', 'krump'], amber: 2 },
    p2: { battleline: [{ card: 'bumpsy', amber: 1 }, 'valdr'], amber: 5 },
  });

  p1.play('spoils-of-battle');
  p1.choose('krump');

  expect(p1.card('krump').amber).toBe(2);
  expect(p1.card('troll').amber).toBe(0);
  expect(p2.card('bumpsy').amber).toBe(2);
  expect([p1.amber, p2.amber]).toEqual([2 + 1 - 1, 5 - 2]);
});

describe('Blast from the Past', () => {
  test('deals the power of the archived creature as damage to an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['blast-from-the-past'],
        battleline: ['krump'],
        discard: ['citizen-shrix', 'troll'],
      },
      p2: { battleline: ['troll'] },
    });

    p1.play('blast-from-the-past');
    p1.choose('krump');
    expect(p1.choices).toEqual(['citizen-shrix']);
    p1.choose('citizen-shrix');
    p1.choose(p2.card('troll'));

    expect(p1.card('krump').amber).toBe(1);
    expect(p1.archives).toEqual(['citizen-shrix']);
    expect(p2.card('troll').damage).toBe(3);
  });

  test('archives a creature also if there is none to exalt', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['blast-from-the-past'], discard: ['citizen-shrix'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('blast-from-the-past');
    p1.choose('citizen-shrix');
    p1.choose(p2.card('troll'));

    expect(p1.archives).toEqual(['citizen-shrix']);
    expect(p2.card('troll').damage).toBe(3);
  });
});

test('Curia Saurus moves 1 amber of a destroyed creature to the strongest creature of the other side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['curia-saurus'], battleline: ['troll', 'bumpsy'] },
    p2: { battleline: [{ card: 'krump', amber: 2 }] },
  });

  p1.fight('troll', p2.card('krump'));

  expect(p1.card('troll').amber).toBe(1);
  expect(p1.amber).toBe(1);
});

test('Hedonistic Intent exalts each flank creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['hedonistic-intent'], battleline: ['troll', 'krump', 'bumpsy'] },
    p2: { battleline: ['valdr'] },
  });

  p1.play('hedonistic-intent');

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).amber)).toEqual([1, 0, 1]);
  expect(p2.card('valdr').amber).toBe(1);
});

describe('Humble', () => {
  test('returns 3 amber from a creature that it exhausts', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['humble'] },
      p2: { battleline: [{ card: 'troll', amber: 4 }] },
    });

    p1.play('humble');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll')).toMatchObject({ amber: 1, exhausted: true });
    expect(p2.amber).toBe(0);
  });

  test('returns nothing from a creature that was exhausted already', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['humble'] },
      p2: { battleline: [{ card: 'troll', amber: 4, exhausted: true }, 'krump'] },
    });

    p1.play('humble');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').amber).toBe(4);
  });
});

test('Siren Horn moves 1 amber from its creature to the creature that it fights', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', amber: 2, upgrades: ['siren-horn'] }] },
    p2: { battleline: ['deusillus'] },
  });

  p1.fight('troll', p2.card('deusillus'));

  expect(p2.card('deusillus').amber).toBe(1);
});

test('Amphora Captura lets its player resolve any bonus icon as a capture icon', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['amphora-captura'], hand: ['labwork', 'krump'], battleline: ['troll'] },
    p2: { amber: 2 },
  });

  p1.play('labwork');
  p1.press('capture');
  p1.choose('troll');
  p1.choose('krump');

  expect(p1.card('troll').amber).toBe(1);
  expect([p1.amber, p2.amber]).toEqual([0, 1]);
});

test('[A161] Amphora Captura and Scrivener Favian turn amber into a steal', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'logos',
      artifacts: ['amphora-captura'],
      hand: ['labwork', 'krump'],
      battleline: ['scrivener-favian'],
    },
    p2: { amber: 2 },
  });

  p1.play('labwork');
  p1.press('capture');
  p1.press('steal');
  p1.choose('krump');

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

test('Crystal Surge exalts each Mutant creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['crystal-surge'], battleline: ['even-ivan', 'troll'] },
    p2: { battleline: ['snarette', 'krump'] },
  });

  p1.play('crystal-surge');

  expect([p1.card('even-ivan').amber, p1.card('troll').amber]).toEqual([1, 0]);
  expect([p2.card('snarette').amber, p2.card('krump').amber]).toEqual([1, 0]);
});

describe('Forum of Giants', () => {
  const forumBeside = (mine: string, theirs: string) => {
    const table = scenario({
      p1: { houses: ['saurian'], artifacts: ['forum-of-giants'], battleline: [mine] },
      p2: { houses: ['mars'], battleline: [theirs] },
    });
    table.p1.endTurn();
    table.p2.press('mars');
    table.p2.endTurn();
    return table;
  };

  test.each([
    ['troll', 'krump', [1, 0]],
    ['krump', 'troll', [0, 1]],
  ])('pays the controller of the most powerful creature: %s against %s', (mine, theirs, amber) => {
    const { p1, p2 } = forumBeside(mine, theirs);

    expect([p1.amber, p2.amber]).toEqual(amber);
  });

  test('[10.5] lets its player choose between creatures that are tied', () => {
    const { p1, p2 } = forumBeside('troll', 'troll');

    p1.choose(p2.card('troll'));

    expect([p1.amber, p2.amber]).toEqual([0, 1]);
  });
});

test('Legion’s March deals 1 damage to each creature that is no Dinosaur when a Dinosaur is used', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['legion-s-march'],
      battleline: ['cornicen-octavia', 'citizen-shrix', 'troll'],
    },
    p2: { battleline: ['krump', 'nerotaurus'] },
  });

  p1.play('legion-s-march');
  p1.reap('cornicen-octavia');
  expect(p1.card('troll').damage).toBe(1);
  expect(p2.card('krump').damage).toBe(1);
  expect(p2.card('nerotaurus').damage).toBe(0);
  p1.reap('citizen-shrix');

  expect(p2.card('krump').damage).toBe(1);
});

test('Patronage divides the amber of a creature, the larger half for its player', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['patronage'] },
    p2: { battleline: [{ card: 'troll', amber: 5 }] },
  });

  p1.play('patronage');
  p1.choose(p2.card('troll'));

  expect([p1.amber, p2.amber]).toEqual([3, 2]);
  expect(p2.card('troll').amber).toBe(0);
});
