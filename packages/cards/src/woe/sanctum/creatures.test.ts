import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };
const deck = Array<string>(9).fill('labwork');

test('Batariel of the Grey readies each Disciple of either player', () => {
  const exhausted = { ...token, exhausted: true };
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      tokenCreature: 'disciple',
      battleline: ['batariel-of-the-grey', exhausted, { card: 'troll', exhausted: true }],
    },
    p2: { tokenCreature: 'disciple', battleline: [exhausted] },
  });

  p1.reap('batariel-of-the-grey');

  expect([p1.card('disciple').exhausted, p2.card('disciple').exhausted]).toEqual([false, false]);
  expect(p1.card('troll').exhausted).toBe(true);
});

test('Sariel the Steadfast keeps friendly creatures from exhausting in the other turn', () => {
  const exhaust = (battleline: readonly string[]) => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', tokenCreature: 'priest', battleline: [token] },
      p2: { battleline },
    });
    p1.use('priest');
    p1.choose(p2.card('troll'));
    return p2.card('troll').exhausted;
  };

  expect([exhaust(['troll']), exhaust(['troll', 'sariel-the-steadfast'])]).toEqual([true, false]);
});

test('Sariel the Steadfast does not keep creatures ready in the own turn', () => {
  const { p1 } = scenario({ p1: { battleline: ['sariel-the-steadfast'] } });

  p1.reap('sariel-the-steadfast');

  expect(p1.card('sariel-the-steadfast').exhausted).toBe(true);
});

describe('Zephon the Opulent', () => {
  test('makes 2 token creatures when it is played', () => {
    const { p1 } = scenario({ p1: { hand: ['zephon-the-opulent'], tokenCreature: 'cleric', deck } });

    p1.play('zephon-the-opulent');
    p1.press('left');
    p1.press('right');

    expect(p1.battleline).toEqual(['cleric', 'zephon-the-opulent', 'cleric']);
  });

  test('is used only beside 2 token creatures, and gains 2 amber when it reaps', () => {
    const battleline = (tokens: number) => [...Array<typeof token>(tokens).fill(token), 'zephon-the-opulent'];
    const few = scenario({ p1: { house: 'sanctum', tokenCreature: 'squire', battleline: battleline(1) } });
    expect(few.p1.actions('zephon-the-opulent')).toEqual([]);

    const { p1 } = scenario({ p1: { house: 'sanctum', tokenCreature: 'squire', battleline: battleline(2) } });
    p1.reap('zephon-the-opulent');
    expect(p1.amber).toBe(3);
  });
});

test('Grey Abbess makes a token creature, and gives friendly ones +1 armor', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['grey-abbess'], tokenCreature: 'squire', battleline: ['troll'], deck },
    p2: { tokenCreature: 'squire', battleline: [token] },
  });

  p1.play('grey-abbess');
  p1.press('left');

  expect(p1.card('squire').armorTotal).toBe(1);
  expect([p1.card('troll').armorTotal, p2.card('squire').armorTotal]).toEqual([0, 0]);
});

describe('Katerina the Summoner', () => {
  test('captures 1 amber when it is played and when it reaps', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['katerina-the-summoner'] }, p2: { amber: 3 } });
    p1.play('katerina-the-summoner');
    expect([p1.card('katerina-the-summoner').amber, p2.amber]).toEqual([1, 2]);

    const reaping = scenario({ p1: { battleline: ['katerina-the-summoner'] }, p2: { amber: 3 } });
    reaping.p1.reap('katerina-the-summoner');
    expect(reaping.p1.card('katerina-the-summoner').amber).toBe(1);
  });

  test('makes a token creature for each amber on it when it is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'sanctum',
        tokenCreature: 'squire',
        battleline: [{ card: 'katerina-the-summoner', amber: 2 }],
        deck,
      },
      p2: { battleline: ['troll'] },
    });

    p1.fight('katerina-the-summoner', p2.card('troll'));
    p1.press('right');
    p1.press('right');

    expect(p1.battleline).toEqual(['squire', 'squire']);
  });
});

test.each([
  [9, 5],
  [7, 5],
  [6, 6],
])('Martyr of the Vault leaves an opponent with %i amber %i', (amber, left) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['martyr-of-the-vault'] },
    p2: { amber, battleline: ['troll'] },
  });

  p1.fight('martyr-of-the-vault', p2.card('troll'));

  expect(p2.amber).toBe(left);
});

test('Battlefield Evangelist makes a token creature after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', tokenCreature: 'squire', battleline: ['battlefield-evangelist'], deck },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('battlefield-evangelist', p2.card('dust-pixie'));
  p1.press('right');

  expect(p1.battleline).toEqual(['battlefield-evangelist', 'squire']);
});

test('Colonel Mariana lets each friendly Knight capture 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['colonel-mariana'], battleline: ['bulwark', 'troll'] },
    p2: { amber: 5, battleline: ['sequis'] },
  });

  p1.play('colonel-mariana');

  expect(['colonel-mariana', 'bulwark', 'troll'].map((slug) => p1.card(slug).amber)).toEqual([1, 1, 0]);
  expect([p2.amber, p2.card('sequis').amber]).toEqual([3, 0]);
});

test('Pandulf the Provoker enrages an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['pandulf-the-provoker'], battleline: ['bulwark'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('pandulf-the-provoker');
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').enraged).toBe(true);
});

test('Revered Monk gets +2 armor for each Sanctum neighbor', () => {
  const armor = (battleline: readonly string[]) =>
    scenario({ p1: { battleline } }).p1.card('revered-monk').armorTotal;

  expect(armor(['revered-monk', 'troll'])).toBe(0);
  expect(armor(['sequis', 'revered-monk', 'troll', 'bulwark'])).toBe(2);
  expect(armor(['sequis', 'revered-monk', 'colonel-mariana'])).toBe(4);
});

test('Disciple gets +1 power and +1 armor for each Monk neighbor', () => {
  const stats = (...battleline: (string | typeof token)[]) => {
    const { p1 } = scenario({ p1: { house: 'sanctum', tokenCreature: 'disciple', battleline } });
    const { power, armorTotal } = p1.card('disciple');
    return [power, armorTotal];
  };

  expect(stats('troll', token, 'krump')).toEqual([1, 0]);
  expect(stats('revered-monk', token, 'troll')).toEqual([2, 1]);
  expect(stats('revered-monk', token, 'batariel-of-the-grey')).toEqual([3, 2]);
});

test('Cleric captures 1 amber after it enters play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['membership-drive'], tokenCreature: 'cleric', deck },
    p2: { amber: 3 },
  });

  p1.play('membership-drive');

  expect([p1.card('cleric').amber, p2.amber]).toEqual([1, 2]);
});

test('Squire has taunt', () => {
  const { p1 } = scenario({ p1: { house: 'sanctum', tokenCreature: 'squire', battleline: [token] } });

  expect(p1.card('squire').keywords).toEqual({ taunt: 1 });
});
