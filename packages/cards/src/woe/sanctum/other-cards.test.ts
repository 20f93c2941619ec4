import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };
const deck = Array<string>(9).fill('labwork');

describe('Halo of Enlightenment', () => {
  test('makes a token creature when it is played', () => {
    const { p1 } = scenario({
      p1: {
        house: 'sanctum',
        hand: ['halo-of-enlightenment'],
        tokenCreature: 'squire',
        battleline: ['troll'],
        deck,
      },
    });

    p1.play('halo-of-enlightenment', { on: 'troll' });
    p1.press('right');

    expect(p1.battleline).toEqual(['troll', 'squire']);
  });

  test('protects its creature while the creature’s player has a token creature', () => {
    const shielded = (tokens: readonly (typeof token)[]) =>
      scenario({
        p1: { house: 'brobnar', tokenCreature: 'disciple', battleline: ['krump', token] },
        p2: {
          tokenCreature: 'disciple',
          battleline: [{ card: 'troll', upgrades: ['halo-of-enlightenment'] }, 'bumpsy', ...tokens],
        },
      });
    const { p1, p2 } = shielded([token]);
    expect(() => p1.fight('krump', p2.card('troll'))).toThrow('bumpsy, disciple');
    p1.choose(p2.card('bumpsy'));

    const open = shielded([]);
    open.p1.fight('krump', open.p2.card('troll'));
    expect(open.p2.card('troll').damage).toBe(6);
  });
});

test('Heavy Subsidies makes all keys dearer by 6, and all reaps pay 1 more', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['heavy-subsidies'], battleline: ['troll'] },
  });

  p1.reap('troll');

  expect([p1.keyCost, p2.keyCost, p1.amber]).toEqual([12, 12, 2]);
});

test.each([
  [3, 3],
  [0, 0],
])('Renewed Life heals %i damage for as many token creatures', (damage, made) => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['renewed-life'],
      tokenCreature: 'squire',
      battleline: [
        { card: 'troll', damage },
        { card: 'krump', damage: 1 },
      ],
      deck,
    },
  });

  p1.play('renewed-life');
  p1.choose('troll');
  for (let number = 0; number < made; number++) p1.press('right');

  expect(p1.card('troll').damage).toBe(0);
  expect(p1.battleline).toHaveLength(2 + made);
});

test('The Promised Blade lets a friendly creature capture 1 amber, in any house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: ['the-promised-blade'], battleline: ['troll'] },
    p2: { amber: 2 },
  });

  p1.use('the-promised-blade');
  p1.choose('troll');

  expect([p1.card('troll').amber, p2.amber]).toEqual([1, 1]);
});

test('Hymn to Duma lets a friendly creature die for 2 captured amber, in any house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: ['hymn-to-duma'], battleline: ['troll', 'krump'] },
    p2: { amber: 3, battleline: ['bumpsy'] },
  });

  p1.use('troll');
  expect(p1.choices).toEqual(['krump']);
  p1.choose('krump');

  expect(p1.battleline).toEqual(['krump']);
  expect([p1.card('krump').amber, p2.amber]).toEqual([2, 1]);
});

test('Lightbringer Outpost puts a friendly creature on the bottom of the deck for 3 captured amber', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      artifacts: ['lightbringer-outpost'],
      battleline: ['troll', 'krump'],
      deck: ['labwork'],
    },
    p2: { amber: 5 },
  });

  p1.use('lightbringer-outpost');
  p1.choose('troll');
  p1.choose('krump');

  expect(p1.deck).toEqual(['labwork', 'troll']);
  expect([p1.card('krump').amber, p2.amber]).toEqual([3, 2]);
});

test('Squire Recruitment makes a token creature for each friendly Knight', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['squire-recruitment'],
      tokenCreature: 'squire',
      battleline: ['sequis', 'bulwark', 'troll'],
      deck,
    },
    p2: { battleline: ['sequis'] },
  });

  p1.play('squire-recruitment');
  p1.press('right');
  p1.press('right');

  expect(p1.battleline).toEqual(['sequis', 'bulwark', 'troll', 'squire', 'squire']);
});

test('Absolve heals 1 damage from each creature, and each healed one captures 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      amber: 3,
      hand: ['absolve'],
      battleline: [{ card: 'troll', damage: 2 }, 'krump'],
    },
    p2: { amber: 3, battleline: [{ card: 'bumpsy', damage: 1 }] },
  });

  p1.play('absolve');

  expect(p1.card('troll')).toMatchObject({ damage: 1, amber: 1 });
  expect(p1.card('krump').amber).toBe(0);
  expect(p2.card('bumpsy')).toMatchObject({ damage: 0, amber: 1 });
  expect(p2.amber).toBe(2);
});

test('Celestial Gorm returns all other artifacts to their owners’ hands', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: ['celestial-gorm', 'heavy-subsidies'] },
    p2: { artifacts: ['flea-market'] },
  });

  p1.use('celestial-gorm');

  expect([p1.hand, p2.hand, p1.discard]).toEqual([['heavy-subsidies'], ['flea-market'], ['celestial-gorm']]);
});

describe('Knightapult', () => {
  test('lets the next friendly creature enter anywhere, ready, and only that one', () => {
    const { p1 } = scenario({
      p1: {
        house: 'brobnar',
        houses: ['sanctum', 'brobnar'],
        hand: ['krump', 'bumpsy'],
        artifacts: [{ card: 'knightapult', house: 'brobnar' }],
        battleline: ['troll', 'urchin'],
      },
    });

    p1.use('knightapult');
    p1.play('krump', { rightOf: 'troll' });
    p1.play('bumpsy');

    expect(p1.battleline).toEqual(['troll', 'krump', 'urchin', 'bumpsy']);
    expect([p1.card('krump').exhausted, p1.card('bumpsy').exhausted]).toEqual([false, true]);
  });

  /** P1 has used Knightapult and clicked Krump. */
  function aboutToPlay() {
    const table = scenario({
      p1: {
        house: 'brobnar',
        houses: ['sanctum', 'brobnar'],
        hand: ['krump', 'bumpsy'],
        artifacts: [{ card: 'knightapult', house: 'brobnar' }],
        battleline: ['troll', 'urchin'],
      },
    });
    table.p1.use('knightapult');
    table.game.clickCard('p1', table.p1.card('krump').id);
    table.p1.press('play');
    return table;
  }

  test('[20.18.3] can be declined: the creature enters exhausted on a flank, and the next one gets nothing either', () => {
    const { p1, game } = aboutToPlay();
    expect(p1.buttons).toEqual(['left', 'right', 'deploy-left', 'deploy-right', 'without', 'cancel']);
    p1.press('without');
    expect(p1.buttons).toEqual(['left', 'right', 'cancel']);
    p1.press('left');
    game.clickCard('p1', p1.card('bumpsy').id);
    p1.press('play');
    expect(p1.buttons).toEqual(['left', 'right', 'cancel']);
    p1.press('right');

    expect(p1.battleline).toEqual(['krump', 'troll', 'urchin', 'bumpsy']);
    expect([p1.card('krump').exhausted, p1.card('bumpsy').exhausted]).toEqual([true, true]);
  });

  test('[A171] is kept if the play is cancelled after it was declined', () => {
    const { p1 } = aboutToPlay();
    p1.press('without');
    p1.press('cancel');
    p1.play('krump', { rightOf: 'troll' });

    expect(p1.battleline).toEqual(['troll', 'krump', 'urchin']);
    expect(p1.card('krump').exhausted).toBe(false);
  });
});

test('Membership Drive gains 1 amber for each friendly token creature, the new one included', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['membership-drive'],
      tokenCreature: 'squire',
      battleline: [token, 'troll'],
      deck,
    },
  });

  p1.play('membership-drive');
  p1.press('right');

  expect(p1.amber).toBe(2);
});

test.each([
  [5, true],
  [1, false],
])('Muster is archived against an opponent with %i amber if that is more: %s', (amber, isArchived) => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', amber: 2, hand: ['muster'], tokenCreature: 'squire', deck },
    p2: { amber },
  });

  p1.play('muster');

  expect(p1.battleline).toEqual(['squire']);
  expect(p1.archives).toEqual(isArchived ? ['muster'] : []);
});

test('Ostentatious Mount gives taunt and moves its creature', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['ostentatious-mount'], battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('ostentatious-mount', { on: 'troll' });
  p1.choose('krump');
  p1.press('right');

  expect(p1.battleline).toEqual(['krump', 'troll', 'bumpsy']);
  expect(p1.card('troll').keywords).toEqual({ taunt: 1 });
});

test('Outflank lets each Sanctum flank creature capture 2 amber from its opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', amber: 5, hand: ['outflank'], battleline: ['sequis', 'bulwark', 'troll'] },
    p2: { amber: 5, battleline: ['bulwark', 'krump'] },
  });

  p1.play('outflank');

  expect(['sequis', 'bulwark', 'troll'].map((slug) => p1.card(slug).amber)).toEqual([2, 0, 0]);
  expect(p2.card('bulwark').amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('Request Donations makes a token creature, which captures 2 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['request-donations'], tokenCreature: 'squire', deck },
    p2: { amber: 3 },
  });

  p1.play('request-donations');

  expect([p1.card('squire').amber, p2.amber]).toEqual([2, 1]);
});

test('Request Donations without a deck captures nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['request-donations'], tokenCreature: 'squire', battleline: ['troll'] },
    p2: { amber: 3 },
  });

  p1.play('request-donations');

  expect([p1.card('troll').amber, p2.amber]).toEqual([0, 3]);
});

test.each([
  [['troll', 'krump'], ['krump']],
  [['troll'], ['troll']],
])('Retribution destroys a creature of an opponent with more creatures: %j', (battleline, left) => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['retribution'], battleline: ['urchin'] },
    p2: { battleline },
  });

  p1.play('retribution');
  if (battleline.length > 1) p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(left);
});
