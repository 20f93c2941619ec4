import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Mars First', () => {
  test('Play: readies a friendly Mars creature and uses it', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'mars',
        hand: ['mars-first'],
        battleline: [{ card: 'grabber-jammer', exhausted: true }, 'troll'],
      },
      p2: { amber: 3, battleline: ['umbra'] },
    });

    p1.play('mars-first');
    expect(p1.choices).toEqual(['grabber-jammer']);
    p1.choose('grabber-jammer');
    expect(p1.buttons).toEqual(['fight', 'reap']);
    p1.press('reap');

    expect(p1.amber).toBe(2);
    expect(p1.card('grabber-jammer').amber).toBe(1);
    expect(p2.amber).toBe(2);
    expect(p1.card('grabber-jammer').exhausted).toBe(true);
  });

  test('nothing is used without a friendly Mars creature', () => {
    const { p1 } = scenario({
      p1: { house: 'mars', hand: ['mars-first'], battleline: ['troll'] },
      p2: { battleline: ['zorg'] },
    });

    p1.play('mars-first');

    expect(p1.amber).toBe(1);
  });
});

describe('Mars Needs Æmber', () => {
  test('Play: damaged enemy creatures that are not of Mars each capture 1 amber from their own side', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', amber: 2, hand: ['mars-needs-æmber'], battleline: [{ card: 'troll', damage: 1 }] },
      p2: {
        amber: 5,
        battleline: [
          { card: 'dodger', damage: 1 },
          { card: 'bumpsy', damage: 2 },
          'krump',
          { card: 'zorg', damage: 1 },
        ],
      },
    });

    p1.play('mars-needs-æmber');

    expect(p2.card('dodger').amber).toBe(1);
    expect(p2.card('bumpsy').amber).toBe(1);
    expect(p2.card('krump').amber).toBe(0);
    expect(p2.card('zorg').amber).toBe(0);
    expect(p1.card('troll').amber).toBe(0);
    expect(p2.amber).toBe(3);
    expect(p1.amber).toBe(3);
  });

  test('the active player chooses which creatures capture if there is too little amber for all [4.4.3]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mars-needs-æmber'] },
      p2: {
        amber: 1,
        battleline: [
          { card: 'dodger', damage: 1 },
          { card: 'bumpsy', damage: 2 },
        ],
      },
    });

    p1.play('mars-needs-æmber');
    p1.choose(p2.card('bumpsy'));

    expect(p2.card('bumpsy').amber).toBe(1);
    expect(p2.card('dodger').amber).toBe(0);
    expect(p2.amber).toBe(0);
  });
});

describe('Hypnobeam', () => {
  test('Play: takes control of an enemy creature permanently [15.6]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['hypnobeam'], battleline: ['zorg'] },
      p2: { battleline: ['dodger', 'troll'] },
    });

    p1.play('hypnobeam');
    expect(p1.choices).toEqual(['dodger', 'troll']);
    p1.choose(p2.card('troll'));
    p1.press('right');
    p1.endTurn();
    p2.press('shadows');
    p2.endTurn();

    expect(p1.battleline).toEqual(['zorg', 'troll']);
    expect(p2.battleline).toEqual(['dodger']);
    expect(p1.card('troll').owner).toBe('p2');
    expect(p1.buttons).toContain('brobnar');
    p1.press('brobnar');
    p1.reap('troll');
    expect(p1.amber).toBe(1);
  });

  test('nothing happens without an enemy creature', () => {
    const { p1 } = scenario({ p1: { house: 'mars', hand: ['hypnobeam'], battleline: ['zorg'] } });

    p1.play('hypnobeam');

    expect(p1.battleline).toEqual(['zorg']);
  });
});

describe('Phloxem Spike', () => {
  test('Play: without friendly creatures, destroys each creature that is not on a flank', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['phloxem-spike'] },
      p2: { battleline: ['dodger', 'troll', 'krump', 'umbra'] },
    });

    p1.play('phloxem-spike');

    expect(p2.battleline).toEqual(['dodger', 'umbra']);
  });

  test('nothing is destroyed while a friendly creature is in play', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'mars', hand: ['phloxem-spike'], battleline: ['zorg'] },
      p2: { battleline: ['dodger', 'troll', 'krump'] },
    });

    p1.play('phloxem-spike');

    expect(p2.battleline).toEqual(['dodger', 'troll', 'krump']);
  });
});

describe('Martian Generosity', () => {
  test('Play: its player loses all amber and draws 2 cards for each', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['martian-generosity'],
        amber: 1,
        deck: ['zorg', 'blypyp', 'tunk', 'troll', 'bumpsy'],
      },
    });

    p1.play('martian-generosity');

    expect(p1.amber).toBe(0);
    expect(p1.hand).toEqual(['zorg', 'blypyp', 'tunk', 'troll']);
  });

  test('its own bonus amber is lost as well', () => {
    const { p1 } = scenario({ p1: { hand: ['martian-generosity'], deck: ['zorg', 'blypyp', 'tunk'] } });

    p1.play('martian-generosity');

    expect(p1.amber).toBe(0);
    expect(p1.hand).toHaveLength(2);
  });
});
