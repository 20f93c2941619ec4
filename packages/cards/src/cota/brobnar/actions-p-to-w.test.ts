import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Take that, Smartypants', () => {
  test.each([
    { battleline: ['dextre', 'mother'], artifacts: ['library-of-babble'], stolen: 2 },
    { battleline: ['dextre', 'mother', 'urchin'], artifacts: [], stolen: 0 },
  ])('Play: steals $stolen from an opponent with $battleline and $artifacts', ({ stolen, ...side }) => {
    const { p1, p2 } = scenario({ p1: { hand: ['take-that-smartypants'] }, p2: { ...side, amber: 3 } });

    p1.play('take-that-smartypants');

    expect(p1.amber).toBe(1 + stolen);
    expect(p2.amber).toBe(3 - stolen);
  });

  test('an upgrade of house Logos counts as a card in play', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['take-that-smartypants'] },
      p2: { battleline: ['dextre', { card: 'mother', upgrades: ['rocket-boots'] }], amber: 3 },
    });

    p1.play('take-that-smartypants');

    expect(p2.amber).toBe(1);
  });
});

describe('Punch', () => {
  test('Play: deals 3 damage to any creature', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['punch'], battleline: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('punch');
    expect(p1.choices.toSorted()).toEqual(['dodger', 'troll']);
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(3);
    expect(p1.amber).toBe(1);
  });
});

describe('Relentless Assault', () => {
  test('Play: readies up to 3 different friendly creatures and fights with them, one at a time [9.5.6]', () => {
    const { p1, p2 } = scenario({
      p1: {
        hand: ['relentless-assault'],
        battleline: [{ card: 'troll', exhausted: true }, 'bumpsy', 'headhunter', 'smaaash'],
      },
      p2: { battleline: ['dodger', 'mother', 'pit-demon'] },
    });

    p1.play('relentless-assault');
    p1.choose('troll');
    p1.choose(p2.card('dodger'));
    expect(p1.choices).toEqual(['bumpsy', 'headhunter', 'smaaash']);
    p1.choose('bumpsy');
    p1.choose(p2.card('mother'));
    p1.press('done');

    expect(p2.battleline).toEqual(['pit-demon']);
    expect(p1.card('troll').damage).toBe(5);
    expect(p1.discard.toSorted()).toEqual(['bumpsy', 'relentless-assault']);
  });

  test('its player may choose no creature to fight', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['relentless-assault'], battleline: ['troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('relentless-assault');
    p1.press('done');

    expect(p2.card('dodger').damage).toBe(0);
  });
});

describe('Smith', () => {
  test.each([
    { mine: ['troll', 'bumpsy'], theirs: ['urchin'], gained: 2 },
    { mine: ['troll'], theirs: ['urchin'], gained: 0 },
    { mine: [], theirs: [], gained: 0 },
  ])('Play: gains $gained with $mine against $theirs', ({ mine, theirs, gained }) => {
    const { p1 } = scenario({
      p1: { hand: ['smith'], house: 'brobnar', battleline: mine },
      p2: { battleline: theirs },
    });

    p1.play('smith');

    expect(p1.amber).toBe(1 + gained);
  });
});

describe('Sound the Horns', () => {
  test('Play: discards cards from the deck until a Brobnar creature, which goes to hand', () => {
    const { p1 } = scenario({
      p1: { hand: ['sound-the-horns'], deck: ['punch', 'pit-demon', 'troll', 'bumpsy'] },
    });

    p1.play('sound-the-horns');

    expect(p1.hand).toEqual(['troll']);
    expect(p1.deck).toEqual(['bumpsy']);
    expect(p1.discard.toSorted()).toEqual(['pit-demon', 'punch', 'sound-the-horns']);
  });

  test('[14.10] a deck without a Brobnar creature is discarded completely and not shuffled again', () => {
    const { p1 } = scenario({ p1: { hand: ['sound-the-horns'], deck: ['punch', 'pit-demon'] } });

    p1.play('sound-the-horns');

    expect(p1.deck).toEqual([]);
    expect(p1.hand).toEqual([]);
    expect(p1.discard).toHaveLength(3);
  });
});

describe('Tremor', () => {
  test('Play: stuns a creature and each of its neighbors', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['tremor'] },
      p2: { battleline: ['troll', 'dodger', 'urchin', 'umbra'] },
    });

    p1.play('tremor');
    p1.choose(p2.card('dodger'));

    expect(['troll', 'dodger', 'urchin', 'umbra'].map((slug) => p2.card(slug).stunned)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('Unguarded Camp', () => {
  test('Play: for each friendly creature in excess of the enemy’s, another friendly creature captures 1', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['unguarded-camp'], battleline: ['troll', 'bumpsy', 'headhunter'] },
      p2: { battleline: ['urchin'], amber: 5 },
    });

    p1.play('unguarded-camp');
    p1.choose('troll', 'headhunter');

    expect(p1.card('troll').amber).toBe(1);
    expect(p1.card('bumpsy').amber).toBe(0);
    expect(p1.card('headhunter').amber).toBe(1);
    expect(p2.amber).toBe(3);
  });

  test('[4.4.3] with too little amber its player chooses once, and only as many creatures as can capture', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['unguarded-camp'], battleline: ['troll', 'bumpsy', 'headhunter'] },
      p2: { amber: 1 },
    });

    p1.play('unguarded-camp');
    p1.choose('bumpsy');

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.card('bumpsy').amber).toBe(1);
    expect(p2.amber).toBe(0);
  });

  test('nothing is captured without friendly creatures in excess', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['unguarded-camp'], battleline: ['troll'] },
      p2: { battleline: ['urchin'], amber: 5 },
    });

    p1.play('unguarded-camp');

    expect(p2.amber).toBe(5);
  });
});

describe('Warsong', () => {
  test('Play: each fight of a friendly creature this turn gains an amber', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['warsong'], battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['mother', 'dodger'] },
    });

    p1.play('warsong');
    p1.fight('troll', p2.card('mother'));
    p1.fight('bumpsy', p2.card('dodger'));

    expect(p1.amber).toBe(2);
  });

  test('an attacker that hazardous destroys before the damage of the fight counts as having fought [8.3]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['warsong'], battleline: [{ card: 'urchin', house: 'brobnar' }] },
      p2: { battleline: ['briar-grubbling'] },
    });

    p1.play('warsong');
    const before = p1.amber;
    p1.fight('urchin', p2.card('briar-grubbling'));

    expect(p1.discard).toContain('urchin');
    expect(p1.amber).toBe(before + 1);
  });
});
