import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('1-2 Punch', () => {
  test('Play: stuns an enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['1-2-punch'], battleline: ['troll'] },
      p2: { battleline: ['dodger', 'umbra'] },
    });

    p1.play('1-2-punch');
    expect(p1.choices).toEqual(['dodger', 'umbra']);
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').stunned).toBe(true);
    expect(p2.battleline).toEqual(['dodger', 'umbra']);
    expect(p1.amber).toBe(1);
  });

  test('a creature that was already stunned is destroyed instead [13.1]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['1-2-punch'] },
      p2: { battleline: [{ card: 'dodger', stunned: true }, 'umbra'] },
    });

    p1.play('1-2-punch');
    p1.choose(p2.card('dodger'));

    expect(p2.discard).toEqual(['dodger']);
    expect(p2.card('umbra').stunned).toBe(false);
  });

  test('nothing happens without an enemy creature', () => {
    const { p1 } = scenario({ p1: { hand: ['1-2-punch'], battleline: ['troll'] } });

    p1.play('1-2-punch');

    expect(p1.card('troll').stunned).toBe(false);
    expect(p1.discard).toEqual(['1-2-punch']);
  });
});

describe('First Blood', () => {
  test('Alpha: can only be played first in a step [12]', () => {
    const { p1 } = scenario({ p1: { hand: ['first-blood', 'bumpsy'], battleline: ['troll'] } });

    expect(p1.actions('first-blood')).toContain('play');
    p1.reap('troll');

    expect(p1.actions('first-blood')).not.toContain('play');
  });

  test('Play: 2 damage for each friendly Brobnar creature, divided among creatures as its player likes [10.7]', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['first-blood'], battleline: ['troll', 'bumpsy', 'pit-demon'] },
      p2: { battleline: ['dodger', 'umbra', 'headhunter'] },
    });

    p1.play('first-blood');
    expect(p1.prompt.max).toBe(4);
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('dodger'));
    p1.choose(p2.card('umbra'));

    expect(p2.card('dodger').damage).toBe(3);
    expect(p2.card('umbra').damage).toBe(1);
  });

  test('no damage is dealt without a friendly Brobnar creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['first-blood'], battleline: ['pit-demon'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('first-blood');

    expect(p2.card('dodger').damage).toBe(0);
    expect(p1.amber).toBe(1);
  });
});

describe('Into the Fray', () => {
  test('Play: a friendly Brobnar creature is readied after each fight this turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['into-the-fray'], battleline: ['troll', 'pit-demon'] },
      p2: { battleline: ['umbra', 'urchin', 'silvertooth'] },
    });

    p1.play('into-the-fray');
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');
    p1.fight('troll', p2.card('umbra'));
    p1.fight('troll', p2.card('silvertooth'));

    expect(p2.battleline).toEqual(['urchin']);
    expect(p1.card('troll')).toMatchObject({ exhausted: false, damage: 4 });
  });

  test('the creature is not readied after a reap or in the next turn', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['into-the-fray'], battleline: ['troll'], houses: ['brobnar'] },
      p2: { battleline: ['umbra', 'silvertooth'], houses: ['shadows'] },
    });

    p1.play('into-the-fray');
    p1.choose('troll');
    p1.reap('troll');
    expect(p1.card('troll').exhausted).toBe(true);
    p1.endTurn();
    p2.press('shadows');
    p2.endTurn();
    p1.press('brobnar');
    p1.fight('troll', p2.card('umbra'));

    expect(p1.card('troll').exhausted).toBe(true);
  });
});

describe('Pound', () => {
  test('Play: 2 damage to a creature and 1 to each of its neighbors', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pound'] },
      p2: { battleline: ['dodger', 'troll', 'krump', 'umbra'] },
    });

    p1.play('pound');
    p1.choose(p2.card('troll'));

    expect(p2.card('dodger').damage).toBe(1);
    expect(p2.card('troll').damage).toBe(2);
    expect(p2.card('krump').damage).toBe(1);
    expect(p2.card('umbra').damage).toBe(0);
  });

  test('armor prevents only the damage of its own creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['pound'] },
      p2: { battleline: ['raiding-knight', 'troll', 'krump'] },
    });

    p1.play('pound');
    p1.choose(p2.card('troll'));

    expect(p2.card('raiding-knight').damage).toBe(0);
    expect(p2.card('krump').damage).toBe(1);
  });
});

describe('The Flex', () => {
  test('Play: exhausts a ready friendly Brobnar creature and gains half of its power, rounded down', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['the-flex'],
        battleline: ['bumpsy', { card: 'troll', exhausted: true }, 'pit-demon', 'headhunter'],
      },
      p2: { battleline: ['krump'] },
    });

    p1.play('the-flex');
    expect(p1.choices).toEqual(['bumpsy', 'headhunter']);
    p1.choose('bumpsy');

    expect(p1.card('bumpsy').exhausted).toBe(true);
    expect(p1.card('headhunter').exhausted).toBe(false);
    expect(p1.amber).toBe(2);
  });

  test('nothing is gained without a ready Brobnar creature', () => {
    const { p1 } = scenario({
      p1: { hand: ['the-flex'], battleline: [{ card: 'troll', exhausted: true }, 'pit-demon'] },
    });

    p1.play('the-flex');

    expect(p1.amber).toBe(0);
    expect(p1.card('pit-demon').exhausted).toBe(false);
  });
});

describe('Might Makes Right', () => {
  test('Play: creatures of total power 25 may be destroyed to forge a key at no cost', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['might-makes-right'],
        battleline: ['kelifi-dragon', 'troll', 'bumpsy', 'grenade-snib'],
      },
      p2: { battleline: ['krump'] },
    });

    p1.play('might-makes-right');
    p1.choose('might-makes-right');
    expect(p1.choices).toEqual(['kelifi-dragon', 'troll', 'bumpsy', 'grenade-snib']);
    p1.choose('kelifi-dragon', 'troll', 'bumpsy');
    p1.press('red');

    expect(p1.battleline).toEqual(['grenade-snib']);
    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(1);
  });

  test('its player cannot confirm creatures with less total power', () => {
    const { p1 } = scenario({
      p1: { hand: ['might-makes-right'], battleline: ['kelifi-dragon', 'troll', 'bumpsy'] },
    });

    p1.play('might-makes-right');
    p1.choose('might-makes-right');
    p1.choose('kelifi-dragon', 'troll');
    expect(p1.buttons).toEqual([]);
    p1.choose('bumpsy');
    p1.press('red');

    expect(p1.battleline).toEqual([]);
    expect(p1.keys).toBe(1);
  });

  test('a selection of 24 power cannot be confirmed, one of 25 can', () => {
    const { p1 } = scenario({
      p1: { hand: ['might-makes-right'], battleline: ['troll', 'troll', 'troll', 'urchin'] },
    });

    p1.play('might-makes-right');
    p1.choose('might-makes-right');
    p1.choose(p1.card('troll', 1), p1.card('troll', 2), p1.card('troll', 3));
    expect(p1.buttons).toEqual([]);
    p1.choose('urchin');
    p1.press('red');

    expect(p1.keys).toBe(1);
  });

  test('its player may decline', () => {
    const { p1 } = scenario({
      p1: { hand: ['might-makes-right'], battleline: ['kelifi-dragon', 'troll', 'bumpsy'] },
    });

    p1.play('might-makes-right');
    p1.press('done');

    expect(p1.battleline).toEqual(['kelifi-dragon', 'troll', 'bumpsy']);
    expect(p1.keys).toBe(0);
  });

  test('its player can still choose no creature after starting the choice [20.33.1]', () => {
    const { p1 } = scenario({
      p1: { hand: ['might-makes-right'], battleline: ['kelifi-dragon', 'troll', 'bumpsy'] },
    });

    p1.play('might-makes-right');
    p1.choose('might-makes-right');
    p1.press('done');

    expect(p1.battleline).toEqual(['kelifi-dragon', 'troll', 'bumpsy']);
    expect(p1.keys).toBe(0);
  });

  test('its player is not asked if friendly creatures have too little total power', () => {
    const { p1 } = scenario({
      p1: { hand: ['might-makes-right'], battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['kelifi-dragon'] },
    });

    p1.play('might-makes-right');

    expect(p1.battleline).toEqual(['troll', 'bumpsy']);
    expect(p1.keys).toBe(0);
  });

  test('no key is forged if a ward saves one of the creatures [9.5]', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['might-makes-right'],
        battleline: [{ card: 'kelifi-dragon', warded: true }, 'troll', 'bumpsy'],
      },
    });

    p1.play('might-makes-right');
    p1.choose('might-makes-right');
    p1.choose('kelifi-dragon', 'troll', 'bumpsy');

    expect(p1.battleline).toEqual(['kelifi-dragon']);
    expect(p1.keys).toBe(0);
  });
});
