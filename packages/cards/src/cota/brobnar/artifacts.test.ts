import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Autocannon', () => {
  test('deals 1 damage to each creature of either player that enters play', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['troll', 'grenade-snib'], artifacts: ['autocannon'], houses: ['brobnar'] },
      p2: { houses: ['shadows'], hand: ['dodger'] },
    });

    p1.play('troll');
    p1.play('grenade-snib');
    p1.endTurn();
    p2.press('shadows');
    p2.play('dodger');

    expect(p1.card('troll').damage).toBe(1);
    expect(p1.card('grenade-snib').damage).toBe(1);
    expect(p2.card('dodger').damage).toBe(1);
  });

  test('it deals no damage to an artifact', () => {
    const { p1 } = scenario({ p1: { hand: ['cannon'], artifacts: ['autocannon'] } });

    p1.play('cannon');

    expect(p1.card('cannon').damage).toBe(0);
  });
});

describe('Banner of Battle', () => {
  test('each friendly creature gets +1 power, and enemy creatures do not', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['banner-of-battle'], battleline: ['troll'], hand: ['bumpsy'] },
      p2: { battleline: ['dodger'] },
    });

    p1.play('bumpsy');

    expect(p1.card('troll').power).toBe(9);
    expect(p1.card('bumpsy').power).toBe(6);
    expect(p2.card('dodger').power).toBe(5);
  });
});

describe('Cannon', () => {
  test('Action: deals 2 damage to a creature', () => {
    const { p1, p2 } = scenario({ p1: { artifacts: ['cannon'] }, p2: { battleline: ['dodger'] } });

    p1.use('cannon');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(2);
    expect(p1.card('cannon').exhausted).toBe(true);
  });
});

describe('Gauntlet of Command', () => {
  test('Action: readies a friendly creature and fights with it', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: ['gauntlet-of-command'],
        battleline: [{ card: 'sequis', exhausted: true }],
      },
      p2: { battleline: ['urchin', 'dodger'] },
    });

    p1.use('gauntlet-of-command');
    p1.choose('sequis');
    p1.choose(p2.card('dodger'));

    expect(p2.card('dodger').damage).toBe(4);
    expect(p1.card('sequis')).toMatchObject({ exhausted: true, damage: 3 });
  });
});

describe('Iron Obelisk', () => {
  test('the opponent’s keys cost 1 more for each friendly damaged Brobnar creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        artifacts: ['iron-obelisk'],
        battleline: [
          { card: 'troll', damage: 1 },
          { card: 'bumpsy', damage: 2 },
          'smaaash',
          { card: 'sequis', damage: 1 },
        ],
        hand: ['punch'],
      },
      p2: { battleline: [{ card: 'headhunter', damage: 1 }] },
    });

    expect(p2.keyCost).toBe(6 + 2);
    expect(p1.keyCost).toBe(6);
    p1.play('punch');
    p1.choose('smaaash');
    expect(p2.keyCost).toBe(6 + 3);
  });
});

describe('Mighty Javelin', () => {
  test('Omni: destroys itself and deals 4 damage to a creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', artifacts: ['mighty-javelin'] },
      p2: { battleline: ['dodger'] },
    });

    p1.use('mighty-javelin');
    p1.choose(p2.card('dodger'));

    expect(p1.discard).toEqual(['mighty-javelin']);
    expect(p2.card('dodger').damage).toBe(4);
  });
});

describe('Pile of Skulls', () => {
  test('a friendly creature captures 1 for each enemy creature destroyed on its player’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['pile-of-skulls'], battleline: ['troll', 'bumpsy'] },
      p2: { battleline: ['dodger'], amber: 2 },
    });

    p1.fight('troll', p2.card('dodger'));
    p1.choose('bumpsy');

    expect(p1.card('bumpsy').amber).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test('nothing is captured on the opponent’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['dodger'] },
      p2: { artifacts: ['pile-of-skulls'], battleline: ['troll'] },
    });

    p1.fight('dodger', p2.card('troll'));

    expect(p2.card('troll').amber).toBe(0);
  });
});

describe('Screechbomb', () => {
  test('Omni: destroys itself, and the opponent loses 2', () => {
    const { p1, p2 } = scenario({ p1: { house: 'dis', artifacts: ['screechbomb'] }, p2: { amber: 3 } });

    p1.use('screechbomb');

    expect(p1.discard).toEqual(['screechbomb']);
    expect(p2.amber).toBe(1);
  });
});

describe('The Warchest', () => {
  test('Action: gains 1 for each enemy creature destroyed in a fight this turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['the-warchest'], hand: ['punch'], battleline: ['troll', 'headhunter'] },
      p2: { battleline: ['dodger', 'urchin', 'dust-pixie'] },
    });

    p1.fight('troll', p2.card('dodger'));
    p1.play('punch');
    p1.choose(p2.card('urchin'));
    p1.fight('headhunter', p2.card('dust-pixie'));
    expect(p1.amber).toBe(1 + 1);
    p1.use('the-warchest');

    expect(p1.amber).toBe(2 + 2);
  });

  test('a friendly creature destroyed in a fight does not count', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['the-warchest'], battleline: ['bumpsy'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('bumpsy', p2.card('troll'));
    p1.use('the-warchest');

    expect(p1.amber).toBe(0);
  });

  test('a creature that assault destroyed before the damage of the fight does not count [A285]', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'brobnar',
        artifacts: ['the-warchest'],
        battleline: [{ card: 'ancient-bear', house: 'brobnar' }, 'troll'],
      },
      p2: { battleline: ['noddy-the-thief', 'dodger'] },
    });

    p1.fight('ancient-bear', p2.card('noddy-the-thief'));
    p1.fight('troll', p2.card('dodger'));
    p1.use('the-warchest');

    expect(p2.battleline).toEqual([]);
    expect(p1.amber).toBe(1);
  });
});
