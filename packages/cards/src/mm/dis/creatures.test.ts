import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Bonesaw', () => {
  test('enters play ready after a friendly creature was destroyed this turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['bonesaw'], battleline: [{ card: 'urchin', house: 'dis' }] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('urchin', p2.card('troll'));
    p1.play('bonesaw');

    expect(p1.card('bonesaw').exhausted).toBe(false);
  });

  test('enters play exhausted if only an enemy creature was destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['bonesaw'], battleline: [{ card: 'troll', house: 'dis' }] },
      p2: { battleline: ['krump'] },
    });

    p1.fight('troll', p2.card('krump'));
    p1.play('bonesaw', { flank: 'right' });

    expect(p1.card('bonesaw').exhausted).toBe(true);
  });

  test('[A306] is not readied by a creature that its own damage icon destroys', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        hand: [{ card: 'bonesaw', enhancements: ['damage'] }],
        battleline: ['dust-imp', { card: 'urchin', house: 'dis' }],
      },
    });

    p1.play('bonesaw', { flank: 'right' });
    p1.choose('urchin');

    expect(p1.discard).toEqual(['urchin']);
    expect(p1.card('bonesaw').exhausted).toBe(true);
  });
});

describe('Brabble', () => {
  test('costs the opponent 1 amber if it is destroyed on its controller’s turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['brabble'] },
      p2: { amber: 5, battleline: ['troll'] },
    });

    p1.fight('brabble', p2.card('troll'));

    expect(p2.amber).toBe(4);
  });

  test('costs the opponent 3 amber if it is destroyed on another turn', () => {
    const { p1, p2 } = scenario({
      p1: { amber: 5, battleline: ['troll'] },
      p2: { battleline: ['brabble'] },
    });

    p1.fight('troll', p2.card('brabble'));

    expect(p1.amber).toBe(2);
  });
});

test('Dark Minion deals 1 damage to each enemy creature when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dark-minion', 'krump'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.fight('dark-minion', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(1);
  expect(p1.card('krump').damage).toBe(0);
});

describe('Drecker', () => {
  test('receives the damage that a neighbor is dealt in a fight, too', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['bumpsy'] },
      p2: { battleline: ['drecker', 'troll', 'krump'] },
    });

    p1.fight('bumpsy', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(5);
    expect(p2.discard).toEqual(['drecker']);
    expect(p2.card('krump').damage).toBe(0);
  });

  test('receives nothing if the damage is not from a fight, or the creature is no neighbor', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['punch'], battleline: ['bumpsy'] },
      p2: { battleline: ['drecker', 'troll', 'krump'] },
    });

    p1.play('punch');
    p1.choose(p2.card('troll'));
    p1.fight('bumpsy', p2.card('krump'));

    expect(p2.card('drecker').damage).toBe(0);
  });

  test('steals 1 amber by reaping', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['drecker'] }, p2: { amber: 3 } });

    p1.reap('drecker');

    expect([p1.amber, p2.amber]).toEqual([2, 2]);
  });
});

test('Sinder destroys a friendly creature by reaping, if need be itself', () => {
  const { p1 } = scenario({ p1: { battleline: ['sinder', 'troll'] }, p2: { battleline: ['krump'] } });

  p1.reap('sinder');
  expect(p1.choices).toEqual(['sinder', 'troll']);
  p1.choose('troll');

  expect(p1.battleline).toEqual(['sinder']);
});

test('Snarette captures 1 amber at the end of its turn', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['snarette'] }, p2: { amber: 2, houses: ['mars'] } });

  p1.endTurn();

  expect(p1.card('snarette').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Snarette returns all of its amber to the supply', () => {
  const { p1, p2 } = scenario({ p1: { battleline: [{ card: 'snarette', amber: 3 }] } });

  p1.use('snarette');

  expect(p1.card('snarette').amber).toBe(0);
  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

test('Hystricog destroys a damaged creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['hystricog'] },
    p2: { battleline: ['krump', { card: 'troll', damage: 1 }] },
  });

  p1.use('hystricog');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['krump']);
});

describe('Picaroon', () => {
  test('has the combined power of its neighbors, counters added', () => {
    const { p1 } = scenario({
      p1: { battleline: ['troll', { card: 'picaroon', powerCounters: 1 }, 'bumpsy', 'krump'] },
    });

    expect(p1.card('picaroon').power).toBe(8 + 5 + 1);
  });

  test('does not count Changelings', () => {
    const { p1 } = scenario({ p1: { battleline: ['bumpsy', 'picaroon', 'picaroon', 'krump'] } });

    expect(p1.card('picaroon', 1).power).toBe(5);
    expect(p1.card('picaroon', 2).power).toBe(6);
  });

  test('is destroyed when its last neighbor is', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['imp-losion'], battleline: ['bumpsy', 'picaroon'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('imp-losion');
    p1.choose('bumpsy');
    p1.choose(p2.card('troll'));

    expect(p1.battleline).toEqual([]);
  });
});

describe('Relentless Creeper', () => {
  test('may return from the discard pile to the hand when Dis becomes the active house', () => {
    const { p1 } = scenario({
      p1: { house: null, houses: ['dis', 'mars'], discard: ['relentless-creeper', 'troll'] },
    });

    p1.press('dis');
    p1.choose('relentless-creeper');

    expect(p1.hand).toEqual(['relentless-creeper']);
    expect(p1.discard).toEqual(['troll']);
  });

  test('stays there when another house is chosen', () => {
    const { p1 } = scenario({
      p1: { house: null, houses: ['dis', 'mars'], discard: ['relentless-creeper'] },
    });

    p1.press('mars');

    expect(p1.discard).toEqual(['relentless-creeper']);
  });
});

describe('Maleficorn', () => {
  test('[A306] adds 1 damage to each damage icon that hits an enemy, its own included', () => {
    const { p1, p2 } = scenario({
      p1: { hand: [{ card: 'maleficorn', enhancements: ['damage', 'damage'] }] },
      p2: { battleline: ['troll'] },
    });

    p1.play('maleficorn');
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(4);
  });

  test('adds nothing for a friendly creature, or for other damage', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'dis',
        hand: [
          { card: 'bonesaw', enhancements: ['damage'] },
          { card: 'punch', house: 'dis' },
        ],
        battleline: ['maleficorn'],
      },
      p2: { battleline: ['troll'] },
    });

    p1.play('bonesaw', { flank: 'right' });
    p1.choose('bonesaw');
    p1.play('punch');
    p1.choose(p2.card('troll'));

    expect(p1.card('bonesaw').damage).toBe(1);
    expect(p2.card('troll').damage).toBe(3);
  });
});

describe('Skixuno', () => {
  test('destroys each other creature, gets a counter for each, and ends the step', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['skixuno', 'bonesaw'], battleline: ['troll'] },
      p2: { battleline: ['krump', 'bumpsy'], houses: ['mars'] },
    });

    p1.play('skixuno', { flank: 'right' });

    expect(p1.battleline).toEqual(['skixuno']);
    expect(p2.battleline).toEqual([]);
    expect(p1.card('skixuno').power).toBe(1 + 3);
    expect(p2.prompt.purpose).toBe('active-house');
  });

  test('[A35] does not count a creature that its ward kept in play', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['skixuno'] },
      p2: { battleline: [{ card: 'krump', warded: true }, 'bumpsy'], houses: ['mars'] },
    });

    p1.play('skixuno');

    expect(p2.battleline).toEqual(['krump']);
    expect(p1.card('skixuno').power).toBe(2);
  });
});

describe('Turnkey', () => {
  test('unforges a key, which the opponent forges at no cost when Turnkey returns to hand', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['turnkey'], houses: ['dis'] },
      p2: { keys: 2, houses: ['dis'], hand: ['fear'] },
    });

    p1.play('turnkey');
    p1.press('red');
    expect(p2.keys).toBe(1);
    p1.endTurn();
    p2.press('dis');
    p2.play('fear');
    p2.choose(p1.card('turnkey'));
    p2.press('red');

    expect(p2.keys).toBe(2);
    expect(p1.hand).toContain('turnkey');
  });

  test('gives nothing back if it unforged nothing', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['turnkey', 'gateway-to-dis'] },
      p2: {},
    });

    p1.play('turnkey');
    p1.play('gateway-to-dis');

    expect(p2.keys).toBe(0);
  });
});

describe('Exchange Officer', () => {
  test.each(['play', 'reap', 'fight'] as const)('uses a Star Alliance card by %s', (act) => {
    const officer = { card: 'exchange-officer', house: 'staralliance' } as const;
    const { p1, p2 } = scenario({
      p1: {
        house: 'staralliance',
        hand: act === 'play' ? [officer] : [],
        battleline: [...(act === 'play' ? [] : [officer]), 'hayden-oswin', 'troll'],
      },
      p2: { battleline: ['dust-pixie', 'krump'] },
    });

    if (act === 'fight') p1.fight('exchange-officer', p2.card('dust-pixie'));
    else p1[act]('exchange-officer');
    p1.choose('hayden-oswin');
    p1.press('reap');

    expect(p1.amber).toBe(act === 'reap' ? 2 : 1);
    expect(p1.card('troll').exhausted).toBe(false);
  });
});
