import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Cloudburst Command makes the opponent’s keys dearer for each Skyborn creature on a flank', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['cloudburst-command'], battleline: ['bosun-creen', 'bux-bastian', 'troll'] },
    p2: { battleline: ['raiding-party', 'krump'] },
  });

  expect([p1.keyCost, p2.keyCost]).toEqual([6, 8]);
});

test('Maqui Expedition takes an enemy flank creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['maqui-expedition'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('maqui-expedition');
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));

  expect(p1.battleline).toEqual(['bumpsy']);
});

test('Nomadic Insight lets each friendly flank creature capture 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['nomadic-insight'], house: 'skyborn', battleline: ['troll', 'krump', 'bumpsy'] },
    p2: { amber: 5 },
  });

  p1.play('nomadic-insight');

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).amber)).toEqual([1, 0, 1]);
  expect(p2.amber).toBe(3);
});

test.each([
  [1, ['dodger']],
  [2, ['dodger', 'umbra']],
] as const)('Razor’s Gambit with %i forged keys fights until %j are gone', (keys, fallen) => {
  const { p1, p2 } = scenario({
    p1: {
      artifacts: ['razor-s-gambit'],
      battleline: [{ card: 'scalawag-finn', exhausted: true }, 'pirate-champion', 'troll'],
      house: 'skyborn',
      keys,
    },
    p2: { battleline: ['dodger', 'umbra', 'krump'] },
  });

  p1.use('razor-s-gambit');
  expect(p1.choices).toEqual(['scalawag-finn', 'pirate-champion']);
  p1.choose('scalawag-finn');
  p1.choose(p2.card('dodger'));
  if (keys === 2) {
    p1.choose('pirate-champion');
    p1.choose(p2.card('umbra'));
    p1.press('done');
  }

  expect(p2.discard.toSorted()).toEqual(fallen);
});

test.each([
  ['no key', {}, 2],
  ['the yellow key of the opponent', { yellow: true }, 5],
])('Recreational Jettison with %s resolves the icons of discarded cards', (_, keys, gained) => {
  const { p1, game } = scenario({ p1: { hand: ['recreational-jettison', 'dust-pixie', 'virtuous-works'] } });
  game.edit.setPlayer('p2', { keys });

  p1.play('recreational-jettison');
  const { amber } = p1;
  p1.choose('dust-pixie');
  if (gained === 5) p1.choose('virtuous-works');

  expect(p1.amber - amber).toBe(gained);
});

test('Refined Adhesive keeps cards discarded from either hand, facedown, and they are revealed', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['troll'], battleline: [{ card: 'krump', upgrades: ['refined-adhesive'] }] },
    p2: { hand: ['bumpsy'], deck: ['urchin'] },
  });

  p1.discardCard('troll');

  expect(p1.card('krump').under).toEqual([p1.card('troll').id]);
  expect(p1.card('troll').facedown).toBe(true);
  expect(p2.discard).toEqual([]);
});

test('Treasure Island takes amber by reaps of friendly Skyborn creatures, and pays for keys', () => {
  const { p1, p2 } = scenario({
    p1: {
      artifacts: ['treasure-island'],
      battleline: ['bosun-creen', 'troll'],
      houses: ['skyborn'],
      amber: 4,
    },
    p2: { houses: ['brobnar'] },
  });
  p1.reap('bosun-creen');
  expect([p1.amber, p1.card('treasure-island').amber]).toEqual([4, 1]);

  const next = scenario({
    p1: { houses: ['brobnar'], house: 'brobnar' },
    p2: { amber: 4, houses: ['skyborn'], artifacts: [{ card: 'treasure-island', amber: 2 }] },
  });
  next.p1.endTurn();
  next.p2.press('red');
  expect([next.p2.keys, next.p2.amber, p2.keys]).toEqual([1, 0, 0]);
});

test.each([
  [['troll', 'krump', 'bumpsy'], ['krump']],
  [['troll', 'krump'], []],
])('Universal Welcome takes the creature in the center of %j: %j', (enemies, taken) => {
  const { p1 } = scenario({ p1: { hand: ['universal-welcome'] }, p2: { battleline: enemies } });

  p1.play('universal-welcome');

  expect(p1.battleline).toEqual(taken);
});

test('Edge of the World moves a creature to a flank and steals 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['edge-of-the-world'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'], amber: 3 },
  });

  p1.play('edge-of-the-world');
  const { amber } = p1;
  p1.choose(p2.card('krump'));
  p1.press('right');

  expect(p2.battleline).toEqual(['troll', 'bumpsy', 'krump']);
  expect([p1.amber - amber, p2.amber]).toEqual([1, 2]);
});

test.each([
  [8, 1],
  [7, 0],
])('Freedom to Be with %i amber and two Skyborn flanks forges %i key', (amber, keys) => {
  const { p1 } = scenario({
    p1: { hand: ['freedom-to-be'], amber, battleline: ['bosun-creen', 'troll', 'bux-bastian'] },
  });

  p1.play('freedom-to-be');
  if (keys > 0) p1.press('red');

  expect(p1.keys).toBe(keys);
});

test.each([
  [0, ['bosun-creen']],
  [1, ['bosun-creen', 'bux-bastian']],
] as const)('Red Skies with %i forged keys of the opponent moves and readies %j', (keys, moved) => {
  const { p1 } = scenario({
    p1: {
      hand: ['red-skies'],
      battleline: [
        'raiding-party',
        { card: 'bosun-creen', exhausted: true },
        { card: 'bux-bastian', exhausted: true },
        'troll',
      ],
    },
    p2: { keys },
  });

  p1.play('red-skies');
  for (const slug of moved) {
    p1.choose(slug);
    p1.press('left');
  }

  expect(p1.battleline.slice(0, moved.length).toSorted()).toEqual(moved.toSorted());
  expect(['bosun-creen', 'bux-bastian'].filter((slug) => !p1.card(slug).exhausted)).toEqual(moved);
});

test.each([
  [7, 3],
  [6, 0],
])('Redline Rotation steals from %i amber half, rounded down: %i', (amber, stolen) => {
  const { p1, p2 } = scenario({ p1: { hand: ['redline-rotation'] }, p2: { amber } });

  p1.play('redline-rotation');

  expect(p2.amber).toBe(amber - stolen);
});

test('Silver Linings gains 1 amber for each house among friendly flank creatures', () => {
  const { p1 } = scenario({
    p1: { hand: ['silver-linings'], house: 'skyborn', battleline: ['troll', 'dextre', 'urchin'] },
    p2: { battleline: ['tangrant'] },
  });

  p1.play('silver-linings');

  // Its own icon gives 1 amber as well.
  expect(p1.amber).toBe(1 + 2);
});

test('Transmuting Lift may move its creature anywhere by reaping', () => {
  const { p1 } = scenario({
    p1: { battleline: [{ card: 'troll', upgrades: ['transmuting-lift'] }, 'krump', 'bumpsy'] },
  });

  p1.reap('troll');
  p1.choose('troll');
  p1.choose('krump');
  p1.press('right');

  expect(p1.battleline).toEqual(['krump', 'troll', 'bumpsy']);
});

test.each([
  ['a house with an enemy flank', ['troll'], ['krump', 'urchin'], 2],
  ['no house', ['troll', 'krump', 'dextre'], ['urchin'], 1],
  ['a house with a creature that is not on a flank', ['troll', 'krump', 'dextre'], [], 1],
])('Against All Flags with a flank that shares %s', (_, mine, theirs, stolen) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['against-all-flags'], house: 'skyborn', battleline: mine },
    p2: { battleline: theirs, amber: 5 },
  });

  p1.play('against-all-flags');

  expect(p2.amber).toBe(5 - stolen);
});

test.each([
  ['dodger', 3],
  ['urchin', 0],
])('Bomb-arang on %s deals 3 damage, and 1 to a friendly creature unless it is destroyed', (slug, damage) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['bomb-arang'], house: 'skyborn', battleline: ['troll', 'krump'] },
    p2: { battleline: [slug, 'valdr'] },
  });

  p1.play('bomb-arang');
  p1.choose(p2.card(slug));
  if (damage > 0) p1.choose('troll');

  expect(p2.card(slug).damage).toBe(damage);
  expect(p1.card('troll').damage).toBe(damage > 0 ? 1 : 0);
});

test('Prop Dusting destroys an enemy flank creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['prop-dusting'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('prop-dusting');
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose(p2.card('troll'));

  expect(p2.discard).toEqual(['troll']);
});

test.each([
  ['p1', 2, 3],
  ['p2', 0, 4],
] as const)('Safe Port looks for the yellow key of both players: %s', (player, captured, left) => {
  const { p1, p2, game } = scenario({
    p1: { hand: ['safe-port'], house: 'skyborn', battleline: ['troll', 'krump'] },
    p2: { amber: 5 },
  });
  game.edit.setPlayer(player, { keys: { yellow: true } });

  p1.play('safe-port');
  if (player === 'p1') p1.choose('troll');

  expect([p1.card('troll').amber, p2.amber]).toEqual([captured, left]);
});

test('Seeker Missiles allot 2 damage for each Skyborn creature on a flank [9.5]', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['seeker-missiles'], battleline: ['bosun-creen', 'troll', 'bux-bastian'] },
    p2: { battleline: ['krump', 'valdr'] },
  });

  p1.play('seeker-missiles');
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('valdr'));

  expect([p2.card('krump').damage, p2.card('valdr').damage]).toEqual([2, 2]);
});

test('Efficient Æmber Burner exalts its creature by reaping, and makes the opponent’s keys cheaper', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', amber: 1, upgrades: ['efficient-æmber-burner'] }] },
  });
  expect([p1.keyCost, p2.keyCost]).toEqual([6, 5]);

  p1.reap('troll');

  expect(p1.card('troll').amber).toBe(2);
  expect(p2.keyCost).toBe(4);
});

test('Flint’s Legend moves 1 amber of the opponent to Treasure Island, and none without it', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['flint-s-legend'], artifacts: ['treasure-island', 'cloudburst-command'] },
    p2: { amber: 3 },
  });
  p1.play('flint-s-legend');
  p1.choose('treasure-island');
  expect([p1.card('treasure-island').amber, p2.amber]).toEqual([1, 2]);

  const without = scenario({ p1: { hand: ['flint-s-legend'] }, p2: { amber: 3 } });
  without.p1.play('flint-s-legend');
  expect(without.p2.amber).toBe(3);
});

test.each(['flint-s-legend', 'flint-s-stash', 'treasure-island'])(
  'Flint’s Map finds %s in deck or discard pile and archives it',
  (slug) => {
    const { p1 } = scenario({
      p1: {
        artifacts: ['flint-s-map'],
        house: 'dis',
        deck: ['troll', slug],
        discard: ['flint-s-stash', 'krump'],
      },
    });

    p1.use('flint-s-map');
    p1.choose(slug);

    expect(p1.archives).toEqual([slug]);
  },
);

test('Flint’s Stash gives 2 amber to the controller of each flank creature that is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: [{ card: 'gateway-to-dis', house: 'skyborn' }],
      artifacts: ['flint-s-stash'],
      house: 'skyborn',
      battleline: ['troll', 'krump', 'bumpsy'],
    },
    p2: { battleline: ['urchin'] },
  });

  p1.play('gateway-to-dis');
  p1.press('auto-resolve');

  expect([p1.amber, p2.amber]).toEqual([4, 2]);
});

test('Lateral Thrusters may rearrange the whole battleline at the start of the turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', upgrades: ['lateral-thrusters'] }, 'krump'], houses: ['brobnar'] },
    p2: { houses: ['dis'] },
  });
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();

  p1.choose('troll');
  p1.choose('krump');

  expect(p1.battleline).toEqual(['krump', 'troll']);
});

test.each([
  [
    ['krump', 'troll', 'bumpsy'],
    ['krump', 'bumpsy'],
  ],
  [
    ['troll', 'krump', 'bumpsy'],
    ['troll', 'krump', 'bumpsy'],
  ],
])('Torpefying Harpoon on the Troll in %j leaves %j at the end of the turn', (line, left) => {
  const { p1 } = scenario({
    p1: {
      battleline: line.map((card) => (card === 'troll' ? { card, upgrades: ['torpefying-harpoon'] } : card)),
    },
  });

  p1.endTurn();

  expect(p1.battleline).toEqual(left);
});

describe('Shard of Courage', () => {
  test('readies and fights once for each friendly Shard, one after the other [9.5]', () => {
    const { p1, p2 } = scenario({
      p1: {
        artifacts: ['shard-of-courage', 'shard-of-change'],
        battleline: ['troll', 'krump'],
        house: 'skyborn',
      },
      p2: { battleline: ['dodger', 'umbra', 'bumpsy'], artifacts: ['shard-of-resurgence'] },
    });

    p1.use('shard-of-courage');
    p1.choose('troll');
    p1.choose(p2.card('dodger'));
    p1.choose('troll');
    p1.choose(p2.card('umbra'));

    expect(p2.battleline).toEqual(['bumpsy']);
    expect(p1.card('krump').exhausted).toBe(false);
  });
});
