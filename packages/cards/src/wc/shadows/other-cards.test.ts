import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Hit and Run deals 2 damage to a creature and returns a friendly creature to hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['hit-and-run'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('hit-and-run');
  p1.choose(p2.card('bumpsy'));
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('krump');

  expect(p2.card('bumpsy').damage).toBe(2);
  expect(p1.hand).toEqual(['krump']);
});

test('Hock destroys an artifact and gains 1 amber', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['hock'] }, p2: { artifacts: ['cannon'] } });
  const none = scenario({ p1: { hand: ['hock'] } });

  p1.play('hock');
  p1.choose(p2.card('cannon'));
  none.p1.play('hock');

  expect(p2.discard).toEqual(['cannon']);
  expect(p1.amber - none.p1.amber).toBe(1);
});

test('Inky Gloom: the opponent’s creatures cannot reap in their next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['inky-gloom'], battleline: ['troll'] },
    p2: { houses: ['brobnar'], battleline: ['krump'] },
  });

  p1.play('inky-gloom');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('krump')).toEqual(['fight']);
});

test('Kymoor Eclipse shuffles each flank creature into its owner’s deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['kymoor-eclipse'], battleline: ['troll'] },
    p2: { battleline: ['krump', 'bumpsy', 'urchin'] },
  });

  p1.play('kymoor-eclipse');

  expect([p1.battleline, p2.battleline]).toEqual([[], ['bumpsy']]);
  expect(p1.deck).toEqual(['troll']);
  expect(p2.deck.toSorted()).toEqual(['krump', 'urchin']);
});

describe('Mug', () => {
  test.each([
    ['takes 1 amber of the creature', 2, 1],
    ['may choose a creature without amber [A334]', 0, 0],
  ])('%s and deals it 2 damage', (_, amber, gained) => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mug'] },
      p2: {
        battleline: [
          { card: 'troll', amber },
          { card: 'krump', amber: 1 },
        ],
      },
    });
    const icons = p1.amber;

    p1.play('mug');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll')).toMatchObject({ damage: 2, amber: amber - gained });
    expect(p1.amber).toBeGreaterThanOrEqual(icons + gained);
  });
});

test('Pestering Blow deals 1 damage to a creature and enrages it', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['pestering-blow'] }, p2: { battleline: ['troll', 'krump'] } });

  p1.play('pestering-blow');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ damage: 1, enraged: true });
  expect(p2.card('krump').enraged).toBe(false);
});

describe('Trust No One', () => {
  test.each([
    [['troll'], ['krump', 'urchin'], 1],
    [[], ['krump', 'urchin', 'bumpsy'], 2],
    [[], ['krump', 'urchin', 'dust-pixie', 'doc-bookton'], 3],
    [[], [], 0],
  ])('with %j against %j steals %i', (battleline, enemies, stolen) => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['trust-no-one'], battleline },
      p2: { amber: 5, battleline: enemies },
    });

    p1.play('trust-no-one');

    expect(p2.amber).toBe(5 - stolen);
  });
});

test('Into the Night: only Shadows creatures fight until its player’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['into-the-night'], battleline: ['urchin'] },
    p2: { houses: ['brobnar'], battleline: ['krump'] },
  });

  p1.play('into-the-night');
  expect(p1.actions('urchin')).toContain('fight');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('krump')).toEqual(['reap']);
});

test('No Safety in Numbers deals 3 damage to creatures of a house with three or more in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['no-safety-in-numbers'], battleline: ['troll', 'umbra'] },
    p2: { battleline: ['krump', 'bumpsy', 'dodger'] },
  });

  p1.play('no-safety-in-numbers');

  expect([p1.card('troll').damage, p2.card('krump').damage, p2.card('bumpsy').damage]).toEqual([3, 3, 3]);
  expect([p1.card('umbra').damage, p2.card('dodger').damage]).toEqual([0, 0]);
});

test('Spike Trap is destroyed to deal 3 damage to each flank creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['spike-trap'], battleline: ['troll'] },
    p2: { battleline: ['krump', 'bumpsy', 'valdr'] },
  });

  p1.use('spike-trap');

  expect(p1.discard).toEqual(['spike-trap']);
  expect([p1.card('troll').damage, p2.card('krump').damage, p2.card('valdr').damage]).toEqual([3, 3, 3]);
  expect(p2.card('bumpsy').damage).toBe(0);
});

test('Subtle Chain makes the opponent discard a random card', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['subtle-chain'] }, p2: { hand: ['troll', 'krump'] } });

  p1.play('subtle-chain');

  expect(p2.hand).toHaveLength(1);
  expect(p2.discard).toHaveLength(1);
});

describe('Gambling Den', () => {
  const choose = (house: string) => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', artifacts: ['gambling-den'] },
      p2: { amber: 3, houses: ['brobnar', 'dis'], deck: ['troll'] },
    });
    p1.endTurn();
    if (house === 'done') p2.press('done');
    else {
      p2.choose(p1.card('gambling-den'));
      p2.press(house);
    }
    return p2.amber;
  };

  test('pays 2 amber to a player who names the house of the top card of their deck', () => {
    expect(choose('brobnar')).toBe(5);
  });

  test('takes 2 amber for another house', () => {
    expect(choose('dis')).toBe(1);
  });

  test('does nothing if the player declines', () => {
    expect(choose('done')).toBe(3);
  });
});

describe('Hunter or Hunted?', () => {
  test('wards a creature', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['hunter-or-hunted'] }, p2: { battleline: ['troll'] } });

    p1.play('hunter-or-hunted');
    p1.press(0);
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').warded).toBe(true);
  });

  test('moves a ward to another creature, of which a second one is lost [A31]', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['hunter-or-hunted'], battleline: [{ card: 'krump', warded: true }] },
      p2: { battleline: [{ card: 'troll', warded: true }, 'urchin'] },
    });

    p1.play('hunter-or-hunted');
    p1.press(1);
    p1.choose(p2.card('troll'));
    expect(p1.choices).toEqual(['krump', 'urchin']);
    p1.choose('krump');

    expect([p1.card('krump').warded, p2.card('troll').warded]).toEqual([true, false]);
  });
});

describe('Keyforgery', () => {
  test.each([
    ['brobnar', 1, 0],
    ['dis', 0, 6],
  ])('if the opponent names %s, they forge %i keys', (named, keys, amber) => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', artifacts: ['keyforgery'], hand: ['krump'] },
      p2: { amber: 6, houses: ['brobnar'] },
    });

    p1.endTurn();
    p2.press(named);
    if (keys === 1) p2.press('red');

    expect([p2.keys, p2.amber]).toEqual([keys, amber]);
    expect(p1.discard).toEqual(keys === 1 ? [] : ['keyforgery']);
  });
});

test('The Quiet Anvil makes keys cost 2 less until a player forges one', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['the-quiet-anvil'] },
    p2: { amber: 4, houses: ['mars'] },
  });
  expect(p1.keyCost).toBe(4);

  p1.endTurn();
  p2.press('red');

  expect(p2.amber).toBe(0);
  expect(p1.artifacts).toEqual([]);
});
