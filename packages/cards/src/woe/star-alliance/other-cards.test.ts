import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const token = { card: 'dextre', facedown: true };
const deck = Array<string>(9).fill('labwork');
const made = { house: 'staralliance', tokenCreature: 'explorer', deck } as const;

test('Cultural Exchange puts the opponent’s archives into their hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['cultural-exchange'], archives: ['bumpsy'] },
    p2: { archives: ['troll', 'krump'] },
  });

  p1.play('cultural-exchange');

  expect([p1.archives, p2.archives, p2.hand.toSorted()]).toEqual([['bumpsy'], [], ['krump', 'troll']]);
});

describe('Mirror Shell', () => {
  test('makes a token creature when it is played', () => {
    const { p1 } = scenario({ p1: { ...made, hand: ['mirror-shell'], battleline: ['troll'] } });

    p1.play('mirror-shell', { on: 'troll' });
    p1.press('right');

    expect(p1.battleline).toEqual(['troll', 'explorer']);
  });

  test('turns friendly token creatures into copies of its creature for the turn [A127]', () => {
    const { p1 } = scenario({
      p1: {
        ...made,
        house: 'brobnar',
        houses: ['brobnar', 'staralliance'],
        battleline: [{ card: 'troll', upgrades: ['mirror-shell'] }, token, 'krump'],
      },
    });

    p1.reap('troll');
    expect(p1.battleline).toEqual(['troll', 'troll', 'krump']);
    expect(p1.card('dextre').power).toBe(8);

    p1.endTurn();
    expect(p1.battleline).toEqual(['troll', 'explorer', 'krump']);
  });
});

test('Norbyn’s Cavern gives friendly Æmberlings +3 power and skirmish', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'staralliance',
      artifacts: ['norbyn-s-cavern'],
      tokenCreature: 'æmberling',
      battleline: [token, 'troll'],
    },
    p2: { tokenCreature: 'æmberling', battleline: [token] },
  });

  expect(p1.card('æmberling')).toMatchObject({ power: 4, keywords: { skirmish: 1 } });
  expect(p1.card('troll')).toMatchObject({ power: 8, keywords: {} });
  expect(p2.card('æmberling')).toMatchObject({ power: 1, keywords: {} });
});

test.each([
  ['logos', ['explorer']],
  ['mars', []],
])(
  'Recruiting Station makes a token creature if the top card is of the named house: %s',
  (house, battleline) => {
    const { p1 } = scenario({ p1: { ...made, house: 'dis', artifacts: ['recruiting-station'] } });

    p1.use('recruiting-station');
    p1.press(house);

    expect([p1.battleline, p1.discard]).toEqual([battleline, ['labwork']]);
  },
);

test('Stronger Together readies Star Alliance creatures between two other houses', () => {
  const exhausted = { card: 'friendly-guide', exhausted: true };
  const readied = (...battleline: (string | typeof exhausted)[]) => {
    const { p1 } = scenario({ p1: { house: 'staralliance', hand: ['stronger-together'], battleline } });
    p1.play('stronger-together');
    return !p1.card('friendly-guide').exhausted;
  };

  expect(readied('troll', exhausted, 'urchin')).toBe(true);
  expect(readied('troll', exhausted, 'krump')).toBe(false);
  expect(readied('troll', exhausted)).toBe(false);
  expect(readied('troll', exhausted, 'collector-boren')).toBe(false);
});

test('Temporal Purge turns token creatures faceup, and discards what is no creature [A29]', () => {
  const { p1, p2 } = scenario({
    p1: {
      ...made,
      hand: ['temporal-purge'],
      battleline: [{ card: 'troll', facedown: true, damage: 1 }, 'krump'],
    },
    p2: { tokenCreature: 'grunt', battleline: [{ card: 'anger', facedown: true, warded: true }] },
  });

  p1.play('temporal-purge');

  expect([p1.battleline, p1.card('troll').damage]).toEqual([['troll', 'krump'], 1]);
  expect([p2.battleline, p2.discard]).toEqual([[], ['anger']]);
});

test('Badge of Unity adds house Star Alliance', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', battleline: [{ card: 'troll', upgrades: ['badge-of-unity'] }] },
  });

  expect(p1.card('troll').houses.toSorted()).toEqual(['brobnar', 'staralliance']);
});

test.each([
  [['troll', 'friendly-guide', 'krump', 'bumpsy'], 4],
  [['friendly-guide', 'troll'], 2],
  [['collector-boren', 'friendly-guide'], 0],
])('Camaraderie in %j draws %i cards', (battleline, drawn) => {
  const { p1 } = scenario({ p1: { house: 'staralliance', hand: ['camaraderie'], battleline, deck } });

  p1.play('camaraderie');
  p1.choose('friendly-guide');

  expect([p1.hand.length, p1.card('friendly-guide').exhausted]).toEqual([drawn, true]);
});

describe('FOF Transponder', () => {
  test('moves to a new token creature when its creature is destroyed [A214]', () => {
    const { p1, p2 } = scenario({
      p1: { ...made, house: 'shadows', battleline: [{ card: 'silvertooth', upgrades: ['fof-transponder'] }] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('silvertooth', p2.card('troll'));
    p1.press('right');

    expect(p1.battleline).toEqual(['explorer']);
    expect(p1.card('fof-transponder').parent).toBe(p1.card('explorer').id);
  });
});

test('Ganymede Outpost puts a friendly creature on the bottom of the deck to archive 2 cards', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      artifacts: ['ganymede-outpost'],
      battleline: ['troll'],
      hand: ['krump', 'bumpsy', 'urchin'],
      deck: ['labwork'],
    },
  });

  p1.use('ganymede-outpost');
  p1.choose('troll');
  p1.choose('krump', 'urchin');

  expect([p1.archives, p1.hand, p1.deck]).toEqual([['krump', 'urchin'], ['bumpsy'], ['labwork', 'troll']]);
});

test('Grunt Work reorders the top 3 cards and makes a token creature of the first', () => {
  const { p1 } = scenario({
    p1: { ...made, hand: ['grunt-work'], deck: ['troll', 'krump', 'bumpsy', 'urchin'] },
  });

  p1.play('grunt-work');
  p1.choose('bumpsy');
  p1.choose('troll');

  expect(p1.card('explorer').id).toBe(p1.card('bumpsy').id);
  expect(p1.deck).toEqual(['troll', 'krump', 'urchin']);
});

test('Quintrino Warp destroys a creature of each side and all that share a house with them', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['quintrino-warp'], battleline: ['troll', 'urchin', 'zorg'] },
    p2: { battleline: ['umbra', 'krump', 'sequis'] },
  });

  p1.play('quintrino-warp');
  expect(p1.choices).toEqual(['troll', 'urchin', 'zorg']);
  p1.choose('troll');
  expect(p1.choices).toEqual(['umbra', 'krump', 'sequis']);
  p1.choose(p2.card('umbra'));

  expect([p1.battleline, p2.battleline, p1.chains]).toEqual([['zorg'], ['sequis'], 1]);
});

test('Quintrino Warp destroys what it can without an enemy creature [0.4]', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', hand: ['quintrino-warp'], battleline: ['troll', 'krump', 'zorg'] },
  });

  p1.play('quintrino-warp');
  p1.choose('troll');

  expect([p1.battleline, p1.chains]).toEqual([['zorg'], 1]);
});

describe('SV3 Lander', () => {
  test('makes a token creature when it is played', () => {
    const { p1 } = scenario({ p1: { ...made, hand: ['sv3-lander'] } });

    p1.play('sv3-lander');

    expect(p1.battleline).toEqual(['explorer']);
  });

  test('lets its player use friendly token creatures for the turn', () => {
    const { p1 } = scenario({
      p1: { house: 'mars', tokenCreature: 'squire', artifacts: ['sv3-lander'], battleline: [token, 'troll'] },
    });
    expect(p1.actions('squire')).toEqual([]);

    p1.use('sv3-lander');

    expect([p1.actions('squire'), p1.actions('troll'), p1.artifacts]).toEqual([['reap'], [], []]);
  });
});

test('Echo Reflector makes the keys of its creature’s opponent dearer by 3', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: [{ card: 'krump', upgrades: ['echo-reflector'] }] },
  });

  expect([p1.keyCost, p2.keyCost]).toEqual([9, 6]);
});

test.each([
  ['yes', ['krump', 'troll']],
  ['no', ['troll', 'krump']],
])('Future Booster may put the top card on the bottom of the deck: %s', (answer, left) => {
  const { p1 } = scenario({ p1: { house: 'mars', artifacts: ['future-booster'], deck: ['troll', 'krump'] } });

  p1.use('future-booster');
  p1.press(answer);

  expect(p1.deck).toEqual(left);
});

test.each([
  [['troll', 'dust-pixie'], 'troll', ['explorer']],
  [['troll', 'krump'], 'troll', []],
])('Photon Blast at %j makes a token creature if anything dies', (enemies, target, battleline) => {
  const { p1, p2 } = scenario({
    p1: { ...made, hand: ['photon-blast'] },
    p2: { battleline: enemies },
  });

  p1.play('photon-blast');
  p1.choose(p2.card(target));

  expect(p2.card('troll').damage).toBe(2);
  expect(p1.battleline).toEqual(battleline);
});

test('Recorded History archives up to 3 cards of different houses', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', hand: ['recorded-history', 'troll', 'krump', 'urchin', 'zorg'] },
  });

  p1.play('recorded-history');
  p1.choose('troll', 'urchin', 'zorg');

  expect([p1.archives.toSorted(), p1.hand]).toEqual([['troll', 'urchin', 'zorg'], ['krump']]);
});

test.each([
  [['troll', 'krump'], 1],
  [['troll', 'urchin'], 2],
])('Rogue Operation steals 1 amber for each house among %j', (top, stolen) => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['rogue-operation'], deck: [...top, 'labwork'] },
    p2: { amber: 5 },
  });

  p1.play('rogue-operation');

  expect([p2.amber, p1.deck]).toEqual([5 - stolen, ['labwork']]);
});

test.each([
  [['troll', 'krump'], true],
  [['troll'], false],
])('Teamwork is archived against more creatures: %j', (battleline, isArchived) => {
  const { p1 } = scenario({ p1: { ...made, hand: ['teamwork'] }, p2: { battleline } });

  p1.play('teamwork');

  expect(p1.battleline).toEqual(['explorer']);
  expect(p1.archives).toEqual(isArchived ? ['teamwork'] : []);
});

test('Uplink makes a token creature for each neighbor of another house', () => {
  const { p1 } = scenario({
    p1: {
      ...made,
      house: 'brobnar',
      battleline: ['collector-boren', { card: 'troll', upgrades: ['uplink'] }, 'urchin', 'krump'],
    },
  });

  p1.use('troll');
  p1.press('right');

  expect(p1.battleline).toEqual(['collector-boren', 'troll', 'urchin', 'krump', 'explorer']);
});
