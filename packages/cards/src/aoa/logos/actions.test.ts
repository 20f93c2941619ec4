import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Binate Rupture', () => {
  test('Play: each player gains as much amber as they have', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['binate-rupture'], amber: 3 }, p2: { amber: 5 } });

    p1.play('binate-rupture');

    expect(p1.amber).toBe(6);
    expect(p2.amber).toBe(10);
  });

  test('a player without amber gains none', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['binate-rupture'] }, p2: { amber: 1 } });

    p1.play('binate-rupture');

    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(2);
  });

  test('Alpha: cannot be played after anything else was done [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['binate-rupture', 'dextre'] } });

    expect(p1.actions('binate-rupture')).toContain('play');
    p1.discardCard('dextre');

    expect(p1.actions('binate-rupture')).not.toContain('play');
  });
});

test.each([
  [7, 0],
  [8, 2],
  [9, 2],
])('Cutthroat Research: Play: steals from an opponent with %i amber: %i', (amber, stolen) => {
  const { p1, p2 } = scenario({ p1: { hand: ['cutthroat-research'] }, p2: { amber } });

  p1.play('cutthroat-research');

  expect(p1.amber).toBe(1 + stolen);
  expect(p2.amber).toBe(amber - stolen);
});

describe('Poke', () => {
  test('Play: deals 1 damage to an enemy creature and draws a card if that destroys it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['poke'], deck: ['troll', 'bumpsy'], battleline: ['dextre'] },
      p2: { battleline: ['bad-penny', 'dodger'] },
    });

    p1.play('poke');
    expect(p1.choices).toEqual(['bad-penny', 'dodger']);
    p1.choose(p2.card('bad-penny'));

    expect(p2.hand).toEqual(['bad-penny']);
    expect(p1.hand).toEqual(['troll']);
  });

  test('no card is drawn for a creature that survives', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['poke'], deck: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('poke');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(1);
    expect(p1.hand).toEqual([]);
  });

  test('no card is drawn if armor prevents the damage [11.1]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['poke'], deck: ['troll'] },
      p2: { battleline: [{ card: 'bulwark', damage: 3 }] },
    });

    p1.play('poke');
    p1.choose(p2.card('bulwark'));

    expect(p2.battleline).toEqual(['bulwark']);
    expect(p1.hand).toEqual([]);
  });
});

describe('Standardized Testing', () => {
  test('Play: destroys each creature with the lowest and each with the highest power [10.6]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['standardized-testing'], battleline: ['troll', 'dextre'] },
      p2: { battleline: ['bad-penny', 'urchin', 'dodger'] },
    });

    p1.play('standardized-testing');

    expect(p1.battleline).toEqual(['dextre']);
    expect(p2.battleline).toEqual(['dodger']);
  });

  test('creatures that all have the same power are all destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'logos', hand: ['standardized-testing'], battleline: ['bumpsy'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('standardized-testing');

    expect(p1.battleline).toEqual([]);
    expect(p2.battleline).toEqual([]);
  });

  test('all powers are counted before any creature is destroyed', () => {
    const { p1 } = scenario({
      p1: {
        house: 'logos',
        hand: ['standardized-testing'],
        battleline: ['troll', 'krump', 'bumpsy', 'dextre', 'batdrone'],
      },
    });

    p1.play('standardized-testing');

    expect(p1.battleline).toEqual(['krump', 'bumpsy', 'dextre']);
  });
});

describe('Eureka!', () => {
  test('Play: gains 2 amber and archives 2 random cards from hand', () => {
    const { p1 } = scenario({ p1: { hand: ['eureka', 'troll', 'bumpsy', 'krump'] } });

    p1.play('eureka');

    expect(p1.amber).toBe(3);
    expect(p1.archives).toHaveLength(2);
    expect(p1.hand).toHaveLength(1);
  });

  test('the only card of a hand is archived [10.4]', () => {
    const { p1 } = scenario({ p1: { hand: ['eureka', 'troll'] } });

    p1.play('eureka');

    expect(p1.archives).toEqual(['troll']);
  });

  test('the archived cards are chosen at random', () => {
    const archived = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => {
      const { p1 } = scenario({ seed, p1: { hand: ['eureka', 'troll', 'bumpsy', 'krump'] } });
      p1.play('eureka');
      return p1.archives.toSorted().join(' ');
    });

    expect(new Set(archived).size).toBeGreaterThan(1);
  });

  test('Alpha: cannot be played after anything else was done [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['eureka'], battleline: ['dextre'] } });

    p1.reap('dextre');

    expect(p1.actions('eureka')).not.toContain('play');
  });
});

describe('Entropic Swirl', () => {
  test('Play: deals 2 damage and gains 1 amber for each trait of a creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['entropic-swirl'], battleline: ['dextre'] },
      p2: { battleline: ['dodger', 'troll'] },
    });

    p1.play('entropic-swirl');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(4);
    expect(p1.amber).toBe(2);
  });

  test('the damage is one event, so a ward prevents all of it, and the amber is gained [0.12]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['entropic-swirl'] },
      p2: { battleline: [{ card: 'umbra', warded: true }, 'troll'] },
    });

    p1.play('entropic-swirl');
    p1.choose(p2.card('umbra'));

    expect(p2.card('umbra')).toMatchObject({ damage: 0, warded: false });
    expect(p1.amber).toBe(2);
  });

  test('amber is gained for every trait of a creature that the damage destroys [0.8]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['entropic-swirl'] },
      p2: { battleline: ['umbra', 'troll'] },
    });

    p1.play('entropic-swirl');
    p1.choose(p2.card('umbra'));

    expect(p2.discard).toEqual(['umbra']);
    expect(p1.amber).toBe(2);
  });

  test('nothing happens without a creature', () => {
    const { p1 } = scenario({ p1: { hand: ['entropic-swirl'] } });

    p1.play('entropic-swirl');

    expect(p1.amber).toBe(0);
  });
});

describe('Master the Theory', () => {
  test('Play: without friendly creatures, its player may archive a card for each enemy creature', () => {
    const { p1 } = scenario({
      p1: { hand: ['master-the-theory', 'troll', 'bumpsy', 'krump'] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.play('master-the-theory');
    expect(p1.prompt.max).toBe(2);
    p1.choose('troll', 'krump');

    expect(p1.archives).toEqual(['troll', 'krump']);
    expect(p1.hand).toEqual(['bumpsy']);
  });

  test('its player may archive no card', () => {
    const { p1 } = scenario({
      p1: { hand: ['master-the-theory', 'troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('master-the-theory');
    p1.press('done');

    expect(p1.archives).toEqual([]);
  });

  test('nothing is archived while a friendly creature is in play', () => {
    const { p1 } = scenario({
      p1: { hand: ['master-the-theory', 'troll'], battleline: ['dextre'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('master-the-theory');

    expect(p1.hand).toEqual(['troll']);
  });
});
