import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Valdr', () => {
  test('it deals 2 more damage when it attacks a creature on a flank', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['valdr'] },
      p2: { battleline: ['troll', 'urchin', 'umbra'] },
    });

    p1.fight('valdr', p2.card('troll'));

    expect(p2.discard).toEqual(['troll']);
  });

  test('it deals only its power to a creature not on a flank and when it defends', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['valdr'], houses: ['brobnar'] },
      p2: { battleline: ['urchin', 'troll', 'umbra'], houses: ['brobnar'], house: 'brobnar' },
    });

    p1.fight('valdr', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(6);
  });
});

describe('Lomir Flamefist', () => {
  test.each([
    { before: 6, after: 6 },
    { before: 7, after: 5 },
  ])('Play: an opponent with $before is left with $after', ({ before, after }) => {
    const { p1, p2 } = scenario({ p1: { hand: ['lomir-flamefist'] }, p2: { amber: before } });

    p1.play('lomir-flamefist');

    expect(p2.amber).toBe(after);
  });
});

describe('Looter Goblin', () => {
  test('Reap: each enemy creature destroyed this turn gains 1', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['looter-goblin', 'troll'] },
      p2: { battleline: ['dodger'] },
    });

    p1.reap('looter-goblin');
    p1.fight('troll', p2.card('dodger'));

    expect(p1.amber).toBe(2);
  });
});

describe('Mugwump', () => {
  test('after it destroys an enemy creature in a fight, it is healed and gets a +1 power counter', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'mugwump', damage: 1 }] },
      p2: { battleline: ['snufflegator'] },
    });

    p1.fight('mugwump', p2.card('snufflegator'));

    expect(p1.card('mugwump')).toMatchObject({ damage: 0, powerCounters: 1, power: 7 });
  });

  test('it gets no counter if it is destroyed in the fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'mugwump', damage: 1 }] },
      p2: { battleline: ['dodger'] },
    });

    p1.fight('mugwump', p2.card('dodger'));

    expect(p1.discard).toEqual(['mugwump']);
    expect(p2.discard).toEqual(['dodger']);
  });
});

describe('Pingle Who Annoys', () => {
  test('deals 1 damage to each enemy creature that enters play, and to no friendly one', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['pingle-who-annoys'], hand: ['troll'], houses: ['brobnar'] },
      p2: { houses: ['shadows'], hand: ['dodger'] },
    });

    p1.play('troll');
    p1.endTurn();
    p2.press('shadows');
    p2.play('dodger');

    expect(p1.card('troll').damage).toBe(0);
    expect(p2.card('dodger').damage).toBe(1);
  });
});

describe('Rock-Hurling Giant', () => {
  test('may deal 4 damage for each Brobnar card that its player discards from hand on their turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['rock-hurling-giant'], hand: ['punch', 'anger'] },
      p2: { battleline: ['dodger'] },
    });

    p1.discardCard('punch');
    p1.choose('rock-hurling-giant');
    p1.choose(p2.card('dodger'));
    p1.discardCard('anger');
    p1.press('done');

    expect(p2.card('dodger').damage).toBe(4);
  });

  test('discarding a card of another house deals no damage', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', battleline: ['rock-hurling-giant'], hand: ['fear'] },
      p2: { battleline: ['dodger'] },
    });

    p1.discardCard('fear');

    expect(p1.prompt.purpose).toBe('main-step');
  });
});

describe('Rogue Ogre', () => {
  test.each([
    { plays: 0, damage: 5, captured: 0 },
    { plays: 1, damage: 3, captured: 1 },
    { plays: 2, damage: 5, captured: 0 },
  ])(
    'at the end of a turn with $plays cards played: damage $damage, captured $captured',
    ({ plays, ...then }) => {
      const { p1, p2 } = scenario({
        p1: {
          battleline: [{ card: 'rogue-ogre', damage: 5 }],
          hand: ['burn-the-stockpile', 'burn-the-stockpile'],
        },
        p2: { houses: ['shadows'], amber: 3 },
      });

      for (let played = 0; played < plays; played++) p1.play('burn-the-stockpile');
      p1.endTurn();

      expect(p1.card('rogue-ogre')).toMatchObject({ damage: then.damage, amber: then.captured });
      expect(p2.amber).toBe(3 - then.captured);
    },
  );
});

describe('Smaaash', () => {
  test('Play: stuns a creature', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['smaaash'] }, p2: { battleline: ['dodger'] } });

    p1.play('smaaash');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').stunned).toBe(true);
  });

  test('it stuns itself if no other creature is in play', () => {
    const { p1 } = scenario({ p1: { hand: ['smaaash'] } });

    p1.play('smaaash');
    p1.choose('smaaash');

    expect(p1.card('smaaash').stunned).toBe(true);
  });
});

describe('Tireless Crocag', () => {
  test('cannot reap', () => {
    const { p1 } = scenario({ p1: { battleline: ['tireless-crocag'] }, p2: { battleline: ['dodger'] } });

    expect(p1.actions('tireless-crocag')).toEqual(['fight']);
  });

  test('it may be used whatever the active house is', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', battleline: ['tireless-crocag'] },
      p2: { battleline: ['dodger', 'troll'] },
    });

    p1.fight('tireless-crocag', p2.card('dodger'));

    expect(p2.battleline).toEqual(['troll']);
  });

  test('it is destroyed when the opponent has no creature left', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['tireless-crocag'] }, p2: { battleline: ['dodger'] } });

    p1.fight('tireless-crocag', p2.card('dodger'));

    expect(p2.battleline).toEqual([]);
    expect(p1.discard).toEqual(['tireless-crocag']);
  });

  test('[A98] it is destroyed when the last enemy creature changes its controller', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['collar-of-subordination'], battleline: ['tireless-crocag'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('collar-of-subordination', { on: p2.card('dodger') });
    p1.press('right');

    expect(p1.battleline).toEqual(['dodger']);
    expect(p1.discard).toEqual(['tireless-crocag']);
  });
});

describe('Troll', () => {
  test('Reap: heals 3 damage from itself', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: 'troll', damage: 5 }] } });

    p1.reap('troll');

    expect(p1.card('troll').damage).toBe(2);
  });
});

describe('Wardrummer', () => {
  test('Play: returns each other friendly Brobnar creature to hand', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['wardrummer'], house: 'brobnar', battleline: ['troll', 'pit-demon', 'bumpsy'] },
      p2: { battleline: ['headhunter'] },
    });

    p1.play('wardrummer');

    expect(p1.hand.toSorted()).toEqual(['bumpsy', 'troll']);
    expect(p1.battleline).toEqual(['pit-demon', 'wardrummer']);
    expect(p2.battleline).toEqual(['headhunter']);
  });
});
