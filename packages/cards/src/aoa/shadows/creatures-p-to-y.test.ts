import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Ronnie Wristclocks', () => {
  test('Play: steals 1 amber', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['ronnie-wristclocks'] }, p2: { amber: 6 } });

    p1.play('ronnie-wristclocks');

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(5);
  });

  test('Play: steals 2 amber from an opponent with 7', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['ronnie-wristclocks'] }, p2: { amber: 7 } });

    p1.play('ronnie-wristclocks');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(5);
  });
});

test('Yantzee Gang: its action steals 1 amber', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['yantzee-gang'] }, p2: { amber: 2 } });

  p1.use('yantzee-gang');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p1.card('yantzee-gang').exhausted).toBe(true);
});

describe('Redlock', () => {
  test('gains 1 amber at the end of a turn on which its player played no creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['redlock'], hand: ['ghostly-hand'] },
      p2: { houses: ['dis'] },
    });

    p1.play('ghostly-hand');
    p1.endTurn();

    expect(p1.amber).toBe(3);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('it gains nothing on a turn on which its player played a creature', () => {
    const { p1 } = scenario({
      p1: { house: 'shadows', battleline: ['redlock'], hand: ['silvertooth'] },
      p2: { houses: ['dis'] },
    });

    p1.play('silvertooth');
    p1.endTurn();

    expect(p1.amber).toBe(0);
  });

  test('it gains nothing at the end of the opponent’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['dis'], house: 'dis' },
      p2: { houses: ['shadows'], battleline: ['redlock'] },
    });

    p1.endTurn();

    expect(p2.amber).toBe(0);
  });
});

describe('Plague Rat', () => {
  test('Play: deals 1 damage to each non-Rat creature for each Rat in play', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['plague-rat'], battleline: ['dodger', 'plague-rat'] },
      p2: { battleline: ['troll', 'umbra', 'plague-rat'] },
    });

    p1.play(p1.card('plague-rat', 2));

    expect(p1.card('dodger').damage).toBe(3);
    expect(p2.card('troll').damage).toBe(3);
    expect(p2.battleline).toEqual(['troll', 'plague-rat']);
    expect(p1.battleline).toEqual(['dodger', 'plague-rat', 'plague-rat']);
  });

  test('it counts itself if it is the only Rat', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['plague-rat'] },
      p2: { battleline: ['troll', 'raiding-knight'] },
    });

    p1.play('plague-rat');

    expect(p2.card('troll').damage).toBe(1);
    expect(p2.card('raiding-knight').damage).toBe(0);
  });
});

describe('Scowly Caper', () => {
  test('Treachery: enters play under the opponent’s control [12]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['scowly-caper'], battleline: ['dodger'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('scowly-caper', { flank: 'left' });

    expect(p1.battleline).toEqual(['dodger']);
    expect(p2.battleline).toEqual(['scowly-caper', 'troll']);
    expect(p2.card('scowly-caper').owner).toBe('p1');
  });

  test('Versatile: can be used whatever the active house is [12]', () => {
    const { p1 } = scenario({ p1: { house: 'brobnar', battleline: ['krump', 'scowly-caper', 'dodger'] } });

    expect(p1.actions('scowly-caper')).toContain('reap');
    expect(p1.actions('dodger')).toEqual([]);
  });

  test('at the end of its controller’s turn, the active player chooses one of its neighbors, which is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['krump', 'scowly-caper', 'dodger', 'troll'] },
      p2: { houses: ['dis'], battleline: ['pitlord'] },
    });

    p1.endTurn();
    expect(p1.choices).toEqual(['krump', 'dodger']);
    p1.choose('dodger');

    expect(p1.battleline).toEqual(['krump', 'scowly-caper', 'troll']);
    expect(p2.battleline).toEqual(['pitlord']);
  });

  test('it destroys nothing without a neighbor', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', battleline: ['scowly-caper'] },
      p2: { houses: ['dis'], battleline: ['pitlord'] },
    });

    p1.endTurn();

    expect(p1.battleline).toEqual(['scowly-caper']);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('it destroys nothing at the end of the other player’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['krump'] },
      p2: { houses: ['dis'], battleline: ['pitlord', 'scowly-caper'] },
    });

    p1.endTurn();

    expect(p2.battleline).toEqual(['pitlord', 'scowly-caper']);
  });
});
