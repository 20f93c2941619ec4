import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Ceaseforge', () => {
  test('neither player forges a key while it is in play', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', hand: ['ceaseforge'] },
      p2: { amber: 6 },
    });

    p1.play('ceaseforge');
    p1.endTurn();

    expect([p2.keys, p2.amber]).toEqual([0, 6]);
    expect(p1.card('ceaseforge').counters.time).toBe(2);
  });

  test('loses a time counter at the start of each of its turns, and is destroyed with the last one', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', hand: ['ceaseforge'] },
      p2: { battleline: ['troll'] },
    });

    p1.play('ceaseforge');
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();
    expect(p1.card('ceaseforge').counters.time).toBe(1);
    p1.press('staralliance');
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();

    expect(p1.discard).toContain('ceaseforge');
  });
});

test.each([
  ['neutral', 6],
  ['high', 5],
  ['low', 7],
] as const)('Static Collection Array: while the tide is %s, its keys cost %d', (tide, cost) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'staralliance', artifacts: ['static-collection-array'] },
  });
  game.edit.setPlayer('p1', { tide });

  expect([p1.keyCost, p2.keyCost]).toEqual([cost, 6]);
});

test('Exploratory Craft: exhausts up to three friendly creatures and draws a card for each house among them', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      artifacts: ['exploratory-craft'],
      battleline: ['troll', 'krump', 'umbra', 'dodger'],
      deck: ['urchin', 'bumpsy', 'silvertooth'],
    },
  });

  p1.use('exploratory-craft');
  p1.choose('troll', 'krump', 'umbra');

  expect(p1.hand).toEqual(['urchin', 'bumpsy']);
  expect(p1.battleline.map((slug) => p1.card(slug).exhausted)).toEqual([true, true, true, false]);
});

test('Make it So: draws a revealed card of the chosen house, and then chooses and reveals again', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['make-it-so'],
      deck: ['umbra', 'dodger', 'troll', 'silvertooth'],
    },
  });

  p1.play('make-it-so');
  p1.press('shadows');
  p1.press('shadows');
  p1.press('shadows');

  expect(p1.hand).toEqual(['umbra', 'dodger']);
  expect(p1.deck[0]).toBe('troll');
  expect(p1.prompt.purpose).toBe('main-step');
});

test('Sabotage Mission: raises key costs by the number of different powers for one turn of the opponent', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['sabotage-mission'], battleline: ['troll', 'troll', 'umbra'] },
    p2: { amber: 7, battleline: ['troll'] },
  });

  p1.play('sabotage-mission');
  p1.endTurn();

  expect([p2.keys, p2.keyCost]).toEqual([0, 8]);
});

test('Selective Preservation: destroys each creature that is not the chosen one of its power', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['selective-preservation'], battleline: ['troll', 'umbra'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('selective-preservation');
  p1.choose(p1.card('troll'));

  expect(p1.battleline).toEqual(['troll', 'umbra']);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Grand Alliance Council: keeps one creature of each house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['grand-alliance-council'], battleline: ['umbra'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.play('grand-alliance-council');
  p1.choose(p2.card('bumpsy'));

  expect(p1.battleline).toEqual(['umbra']);
  expect(p2.battleline).toEqual(['bumpsy']);
});

describe('Together', () => {
  const hand = ['together', 'troll', 'umbra', 'com-officer-gross'] as const;

  test('plays a card of another house', () => {
    const { p1, game } = scenario({ p1: { house: 'staralliance', hand: [...hand] } });
    game.edit.setPlayer('p1', { tide: 'neutral' });

    p1.play('together');
    p1.press('card');
    expect(p1.choices).toEqual(['troll', 'umbra']);
    p1.choose('troll');

    expect([p1.battleline, p1.hand]).toEqual([['troll'], ['umbra', 'com-officer-gross']]);
  });

  test('plays another one while the tide is high', () => {
    const { p1, game } = scenario({ p1: { house: 'staralliance', hand: [...hand] } });
    game.edit.setPlayer('p1', { tide: 'high' });

    p1.play('together');
    p1.press('card');
    p1.choose('troll');
    p1.choose('umbra');
    p1.press('right');

    expect(p1.battleline.toSorted()).toEqual(['troll', 'umbra']);
  });
});

describe('Biome Discovery', () => {
  test('raises the tide that is not high', () => {
    const { p1, game } = scenario({ p1: { house: 'staralliance', hand: ['biome-discovery'] } });
    game.edit.setPlayer('p1', { tide: 'low' });

    p1.play('biome-discovery');

    expect(p1.view.players['p1']?.tide).toBe('high');
  });

  test('lets its player discard one of the top two cards while the tide is high', () => {
    const { p1, game } = scenario({
      p1: { house: 'staralliance', hand: ['biome-discovery'], deck: ['umbra', 'dodger', 'troll'] },
    });
    game.edit.setPlayer('p1', { tide: 'high' });

    p1.play('biome-discovery');
    p1.press('yes');
    p1.choose('dodger');

    expect([p1.deck, p1.discard]).toEqual([
      ['umbra', 'troll'],
      ['biome-discovery', 'dodger'],
    ]);
  });
});

describe('Technobabble', () => {
  test('stuns a creature and its neighbors that share a house with it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', hand: ['technobabble'] },
      p2: { battleline: ['umbra', 'troll', 'bumpsy', 'krump'] },
    });

    p1.play('technobabble');
    p1.choose(p2.card('troll'));

    expect(p2.battleline.map((slug) => p2.card(slug).stunned)).toEqual([false, true, true, false]);
  });
});

describe('Unity or Discord', () => {
  const opening = {
    p1: { house: 'staralliance', hand: ['unity-or-discord'], battleline: ['troll', 'com-officer-gross'] },
  } as const;

  test('uses a friendly creature of another house', () => {
    const { p1 } = scenario(opening);

    p1.play('unity-or-discord');
    p1.press(0);
    p1.choose('troll');

    expect([p1.amber, p1.card('troll').exhausted]).toEqual([1, true]);
  });

  test('returns up to two friendly creatures to their owners’ hands', () => {
    const { p1 } = scenario(opening);

    p1.play('unity-or-discord');
    p1.press(1);
    p1.choose('troll', 'com-officer-gross');

    expect(p1.hand.toSorted()).toEqual(['com-officer-gross', 'troll']);
  });
});

test.each([
  ['high', 'skirmish'],
  ['low', 'elusive'],
] as const)('D1-V3 Pod: while the tide is %s, its creature has %s', (tide, keyword) => {
  const { p1, game } = scenario({
    p1: { house: 'staralliance', battleline: [{ card: 'troll', upgrades: ['d1-v3-pod'] }] },
  });
  game.edit.setPlayer('p1', { tide });

  expect(Object.keys(p1.card('troll').keywords)).toEqual([keyword]);
});

test('Officer’s Blaster: gives its creature 2 power, and moves to the right neighbor when that is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { battleline: ['dodger', { card: 'umbra', upgrades: ['officer-s-blaster'] }, 'krump'] },
  });
  expect(p2.card('umbra').power).toBe(4);

  p1.fight('troll', p2.card('umbra'));

  expect(p2.battleline).toEqual(['dodger', 'krump']);
  expect(p2.card('krump').upgrades).toEqual([p2.card('officer-s-blaster').id]);
});

test.each([
  ['high', 2],
  ['low', 0],
] as const)(
  'Æmber-Vac: with a %s tide, its creature captures %d amber at the start of its turn',
  (tide, captured) => {
    const { p1, p2, game } = scenario({
      p1: { house: 'staralliance', battleline: [{ card: 'troll', upgrades: ['æmber-vac'] }] },
      p2: { amber: 3, battleline: ['krump'] },
    });

    p1.endTurn();
    p2.press('brobnar');
    game.edit.setPlayer('p1', { tide });
    p2.endTurn();

    expect([p1.card('troll').amber, p2.amber]).toEqual([captured, 3 - captured]);
  },
);
