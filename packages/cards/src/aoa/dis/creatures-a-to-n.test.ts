import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Æmber Imp', () => {
  test('a creature of either player is stunned after it reaps', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['æmber-imp', 'pit-demon'], houses: ['dis'] },
      p2: { battleline: ['dodger'], houses: ['shadows'] },
    });

    p1.reap('pit-demon');
    p1.endTurn();
    p2.press('shadows');
    p2.reap('dodger');

    expect(p1.amber).toBe(1);
    expect(p1.card('pit-demon').stunned).toBe(true);
    expect(p2.card('dodger').stunned).toBe(true);
  });

  test('it stuns itself when it reaps', () => {
    const { p1 } = scenario({ p1: { battleline: ['æmber-imp'] } });

    p1.reap('æmber-imp');

    expect(p1.card('æmber-imp').stunned).toBe(true);
  });

  test('a creature is not stunned after it fights', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['æmber-imp', 'pit-demon'] },
      p2: { battleline: ['umbra'] },
    });

    p1.fight('pit-demon', p2.card('umbra'));

    expect(p1.card('pit-demon').stunned).toBe(false);
  });
});

describe('Gub', () => {
  test('it gets +5 power and gains taunt while it is not on a flank', () => {
    const { p1 } = scenario({ p1: { battleline: ['pit-demon', 'gub', 'charette'] } });

    expect(p1.card('gub').power).toBe(6);
    expect(p1.card('gub').keywords).toHaveProperty('taunt');
  });

  test('it gets neither power nor taunt on a flank', () => {
    const { p1 } = scenario({ p1: { battleline: ['pit-demon', 'gub'] } });

    expect(p1.card('gub').power).toBe(1);
    expect(p1.card('gub').keywords).not.toHaveProperty('taunt');
  });

  test('it is destroyed by its damage when it moves to a flank [9.6]', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        hand: ['ortannu-s-binding'],
        battleline: ['pit-demon', { card: 'gub', damage: 3 }, 'dust-imp'],
      },
    });

    p1.play('ortannu-s-binding');
    p1.choose('dust-imp');

    expect(p1.battleline).toEqual(['pit-demon']);
  });
});

test('Angwish: the opponent’s keys cost 1 more for each damage on it', () => {
  const { p1, p2, game } = scenario({ p1: { battleline: [{ card: 'angwish', damage: 2 }] } });

  expect(p2.keyCost).toBe(8);
  expect(p1.keyCost).toBe(6);
  game.edit.setCard(p1.card('angwish').id, { damage: 0 });

  expect(p2.keyCost).toBe(6);
});

describe('Bloodshard Imp', () => {
  test('a creature of either player is destroyed after it reaps', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bloodshard-imp', 'pit-demon'], houses: ['dis'] },
      p2: { battleline: ['dodger'], houses: ['shadows'] },
    });

    p1.reap('pit-demon');
    expect(p1.discard).toEqual(['pit-demon']);
    p1.endTurn();
    p2.press('shadows');
    p2.reap('dodger');

    expect(p2.discard).toEqual(['dodger']);
    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(1);
  });

  test('[A9] a warded creature that reaps loses its ward instead', () => {
    const { p1 } = scenario({
      p1: { battleline: ['bloodshard-imp', { card: 'pit-demon', warded: true }] },
    });

    p1.reap('pit-demon');

    expect(p1.battleline).toEqual(['bloodshard-imp', 'pit-demon']);
    expect(p1.card('pit-demon').warded).toBe(false);
  });

  test('it destroys itself when it reaps', () => {
    const { p1 } = scenario({ p1: { battleline: ['bloodshard-imp'] } });

    p1.reap('bloodshard-imp');

    expect(p1.discard).toEqual(['bloodshard-imp']);
  });
});

describe('Bronze, Silver and Gold Key Imp', () => {
  test.each([
    ['bronze-key-imp', 0],
    ['silver-key-imp', 1],
    ['gold-key-imp', 2],
  ] as const)('[A245] no player can forge a key with %s while %d are forged', (imp, keys) => {
    const { p1, p2 } = scenario({
      p1: { battleline: [imp], amber: 7, keys, houses: ['dis'] },
      p2: { amber: 7, keys, houses: ['shadows'] },
    });

    p1.endTurn();
    expect(p2.keys).toBe(keys);
    p2.press('shadows');
    p2.endTurn();

    expect(p1.keys).toBe(keys);
    expect(p2.amber).toBe(7);
    expect(p1.amber).toBe(7);
    expect(p1.prompt.purpose).toBe('active-house');
  });

  test.each([
    ['bronze-key-imp', 1],
    ['silver-key-imp', 0],
    ['gold-key-imp', 1],
  ] as const)('[A245] players can forge a key with %s while %d are forged', (imp, keys) => {
    const { p1, p2 } = scenario({
      p1: { battleline: [imp] },
      p2: { amber: 7, keys, houses: ['shadows'] },
    });

    p1.endTurn();
    p2.press('yellow');

    expect(p2.keys).toBe(keys + 1);
    expect(p2.amber).toBe(1);
  });

  test('it counts the keys of the player who would forge', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bronze-key-imp'], keys: 1 },
      p2: { amber: 7, keys: 0, houses: ['shadows'] },
    });

    p1.endTurn();

    expect(p2.keys).toBe(0);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('an effect cannot forge a key either', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        hand: ['might-makes-right'],
        battleline: ['bronze-key-imp', 'kelifi-dragon', 'troll', 'krump'],
      },
    });

    p1.play('might-makes-right');
    p1.choose('might-makes-right');
    p1.choose('kelifi-dragon', 'troll', 'krump');

    expect(p1.keys).toBe(0);
    expect(p1.battleline).toEqual(['bronze-key-imp']);
  });
});

describe('Neffru', () => {
  test('after a creature is destroyed, its owner gains 1 amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['neffru', 'charette'] },
      p2: { battleline: ['dodger'] },
    });

    p1.fight('charette', p2.card('dodger'));

    expect(p1.amber).toBe(1);
    expect(p2.amber).toBe(0);
  });

  test('the owner gains the amber, not the controller', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['cull-the-weak'], battleline: ['neffru'] },
      p2: { battleline: [{ card: 'umbra', owner: 'p1' }] },
    });

    p1.play('cull-the-weak');

    expect(p1.amber).toBe(2);
    expect(p2.amber).toBe(0);
  });

  test('[A81] no player gains amber for Neffru if Soulkeeper destroys it with other creatures', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'charette', upgrades: ['soulkeeper'] }] },
      p2: { battleline: ['dodger', 'umbra', 'neffru'] },
    });

    p1.fight('charette', p2.card('neffru'));

    expect(p2.battleline).toEqual(['umbra']);
    expect(p1.amber).toBe(0);
    expect(p2.amber).toBe(0);
  });
});
