import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each([
  [['urchin'], ['troll', 'krump', 'bumpsy'], 2],
  [['urchin', 'umbra'], ['troll', 'krump'], 0],
])('Red Alert with %j against %j deals %i damage to each enemy creature', (battleline, enemies, damage) => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['red-alert'], battleline },
    p2: { battleline: enemies },
  });

  p1.play('red-alert');

  expect(enemies.map((slug) => p2.card(slug).damage)).toEqual(enemies.map(() => damage));
  expect(p1.card('urchin').damage).toBe(0);
});

test('Stealth Mode: the opponent cannot play actions in their next turn', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['stealth-mode'] },
    p2: { houses: ['brobnar'], hand: ['punch', 'krump'], battleline: ['troll'] },
  });

  p1.play('stealth-mode');
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('punch')).toEqual(['discard']);
  expect(p2.actions('krump')).toContain('play');
});

test('Zap deals 1 damage for each house among creatures, allotted first', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['zap'], battleline: ['urchin'] },
    p2: { battleline: ['troll', 'krump', 'dust-pixie'] },
  });

  p1.play('zap');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));
  expect(p2.card('troll').damage).toBe(0);
  p1.choose(p2.card('krump'));

  expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([2, 1]);
});

test('Lay of the Land puts the top three cards back in any order and draws one', () => {
  const { p1 } = scenario({ p1: { hand: ['lay-of-the-land'], deck: ['troll', 'krump', 'urchin', 'umbra'] } });

  p1.play('lay-of-the-land');
  p1.choose('urchin');
  p1.choose('troll');

  expect(p1.hand).toHaveLength(1);
  expect(p1.deck.at(-1)).toBe('umbra');
});

describe('Quintrino Flux', () => {
  test('destroys the chosen creatures and each one with the power of either', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', hand: ['quintrino-flux'], battleline: ['troll', 'krump'] },
      p2: { battleline: ['bumpsy', 'valdr', 'urchin', 'dodger'] },
    });

    p1.play('quintrino-flux');
    p1.choose('krump');
    p1.choose(p2.card('urchin'));

    expect(p1.battleline).toEqual(['troll']);
    expect(p2.battleline).toEqual(['bumpsy', 'dodger']);
  });

  test('destroys what fits the enemy creature if there is no friendly one', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['quintrino-flux'] },
      p2: { battleline: ['bumpsy', 'dodger', 'urchin'] },
    });

    p1.play('quintrino-flux');
    p1.choose(p2.card('bumpsy'));

    expect(p2.battleline).toEqual(['urchin']);
  });
});

describe('Transporter Platform', () => {
  test('returns a friendly creature and its upgrades to their owners’ hands', () => {
    const { p1 } = scenario({
      p1: {
        house: 'staralliance',
        artifacts: ['transporter-platform'],
        battleline: [{ card: 'troll', upgrades: ['force-field'] }],
      },
    });

    p1.use('transporter-platform');
    p1.choose('troll');

    expect(p1.hand.toSorted()).toEqual(['force-field', 'troll']);
  });

  test('a ward keeps the creature, but not its upgrades [A20]', () => {
    const { p1 } = scenario({
      p1: {
        house: 'staralliance',
        artifacts: ['transporter-platform'],
        battleline: [{ card: 'troll', upgrades: ['force-field'], warded: true }],
      },
    });

    p1.use('transporter-platform');
    p1.choose('troll');

    expect(p1.hand).toEqual(['force-field']);
    expect(p1.card('troll').warded).toBe(false);
  });
});

test('Xenotraining lets a friendly creature capture 1 amber for each friendly house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['xenotraining'], battleline: ['troll', 'krump', 'urchin'] },
    p2: { amber: 5, battleline: ['dust-pixie'] },
  });

  p1.play('xenotraining');
  p1.choose('troll');
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(2);
  expect(p2.amber).toBe(3);
});

describe('Book of leQ', () => {
  test('makes the house of the top card the active house', () => {
    const { p1 } = scenario({
      p1: { artifacts: ['book-of-leq'], deck: ['troll'], battleline: ['krump'], house: 'staralliance' },
    });

    p1.use('book-of-leq');

    expect(p1.activeHouse).toBe('brobnar');
    expect(p1.actions('krump')).toContain('reap');
  });

  test.each([
    ['a Star Alliance card', ['force-field', 'troll']],
    ['an empty deck [A176]', []],
  ])('ends the turn on %s, without readying or drawing', (_, deck) => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['book-of-leq'], deck },
      p2: { houses: ['mars'] },
    });

    p1.use('book-of-leq');

    expect(p2.prompt.purpose).toBe('active-house');
    expect(p1.card('book-of-leq').exhausted).toBe(true);
    expect(p1.hand).toEqual([]);
  });
});

test('Forging an Alliance forges a key that costs 7 more, and 1 less for each house of cards in play', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['forging-an-alliance'],
      amber: 11,
      battleline: ['troll'],
      artifacts: ['transporter-platform'],
    },
    p2: { battleline: ['urchin'] },
  });

  p1.play('forging-an-alliance');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBeLessThanOrEqual(2);
});

test.each([
  [['troll', 'urchin'], 0],
  [['troll', 'urchin', 'dust-pixie'], 1],
  [['troll', 'urchin', 'dust-pixie', 'dextre'], 1],
  [['troll', 'urchin', 'dust-pixie', 'dextre', 'dust-imp'], 2],
  [['troll', 'urchin', 'dust-pixie', 'dextre', 'dust-imp', 'sequis'], 3],
])('Galactic Census with %j gains %i amber', (battleline, amber) => {
  const before = scenario({ p1: { hand: ['galactic-census'] } });
  const { p1 } = scenario({ p1: { hand: ['galactic-census'] }, p2: { battleline } });

  before.p1.play('galactic-census');
  p1.play('galactic-census');

  expect(p1.amber - before.p1.amber).toBe(amber);
});

describe('General Order 24', () => {
  test('each player destroys all creatures of the house of one of theirs at the start of their turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', artifacts: ['general-order-24'], battleline: ['krump', 'umbra'] },
      p2: { battleline: ['troll', 'urchin'] },
    });

    p1.endTurn();
    expect(p2.choices).toEqual(['troll', 'urchin']);
    p2.choose('troll');

    expect([p1.battleline, p2.battleline]).toEqual([['umbra'], ['urchin']]);
    expect(p1.artifacts).toEqual(['general-order-24']);
  });

  test('is destroyed if that player has no creature', () => {
    const { p1 } = scenario({
      p1: { house: 'staralliance', artifacts: ['general-order-24'], battleline: ['krump'] },
    });

    p1.endTurn();

    expect(p1.battleline).toEqual(['krump']);
    expect(p1.discard).toEqual(['general-order-24']);
  });
});

describe('Peace Accord', () => {
  test('gives each player 2 amber when it is played', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['peace-accord'] } });

    p1.play('peace-accord');

    expect([p1.amber - p2.amber, p2.amber]).toEqual([0, 2]);
  });

  test.each([
    ['a fight', 'dodger'],
    ['a fight that hazardous cut short [A44]', 'xenos-bloodshadow'],
  ])('takes 4 amber from a player after %s, and is destroyed', (_, enemy) => {
    const { p1, p2 } = scenario({
      p1: { amber: 5, battleline: ['bumpsy'] },
      p2: { amber: 5, artifacts: ['peace-accord'], battleline: [enemy] },
    });

    p1.fight('bumpsy', p2.card(enemy));

    expect([p1.amber, p2.amber]).toEqual([1, 5]);
    expect(p2.artifacts).toEqual([]);
  });

  test('takes 4 amber although assault destroyed the other creature [A45]', () => {
    const { p1, p2 } = scenario({
      p1: { amber: 5, artifacts: ['peace-accord'], battleline: ['tactical-officer-moon'] },
      p2: { battleline: ['urchin'] },
    });

    p1.fight('tactical-officer-moon', p2.card('urchin'));

    expect(p1.amber).toBe(1);
  });
});

test('Quixxle Stone: a player with more creatures cannot play creatures, but Explo-rover as an upgrade [A146]', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'staralliance',
      artifacts: ['quixxle-stone'],
      battleline: ['troll'],
      hand: ['explo-rover', 'commander-chan'],
    },
    p2: { houses: ['staralliance'], hand: ['first-officer-frane'] },
  });

  expect(p1.actions('commander-chan')).toEqual(['discard']);
  expect(p1.actions('explo-rover')).toEqual(['play-as-upgrade', 'discard']);
  p1.endTurn();
  p2.press('staralliance');

  expect(p2.actions('first-officer-frane')).toContain('play');
});

test('Tachyon Pulse destroys each artifact and exhausts each creature with an upgrade', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['tachyon-pulse'], artifacts: ['cannon'], battleline: ['troll'] },
    p2: { artifacts: ['the-warchest'], battleline: [{ card: 'krump', upgrades: ['force-field'] }] },
  });

  p1.play('tachyon-pulse');

  expect([p1.artifacts, p2.artifacts]).toEqual([[], []]);
  expect([p1.card('troll').exhausted, p2.card('krump').exhausted]).toEqual([false, true]);
});

describe('Uncharted Lands', () => {
  test('gets 6 amber when it is played', () => {
    const { p1 } = scenario({ p1: { hand: ['uncharted-lands'] } });

    p1.play('uncharted-lands');

    expect(p1.card('uncharted-lands').amber).toBe(6);
  });

  test.each([
    ['armsmaster-molina', 2],
    ['troll', 1],
  ])('%s reaps for %i amber', (slug, amber) => {
    const { p1, p2 } = scenario({
      p1: { battleline: [slug] },
      p2: { artifacts: [{ card: 'uncharted-lands', amber: 6 }] },
    });

    p1.reap(slug);

    expect(p1.amber).toBe(amber);
    expect(p2.card('uncharted-lands').amber).toBe(7 - amber);
  });
});

test('United Action permits cards of houses in play, and no use this turn [A346]', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['united-action', 'bumpsy', 'urchin'],
      battleline: ['troll', 'armsmaster-molina'],
    },
    p2: { battleline: ['umbra'] },
  });

  p1.play('united-action');

  expect(p1.actions('bumpsy')).toEqual(['play']);
  expect(p1.actions('urchin')).toEqual([]);
  expect(p1.actions('armsmaster-molina')).toEqual([]);
});

test('We Can ALL Win makes keys cost 2 less until the end of its player’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['we-can-all-win'], houses: ['staralliance'] },
    p2: { houses: ['mars'] },
  });

  p1.play('we-can-all-win');
  expect([p1.keyCost, p2.keyCost]).toEqual([4, 4]);
  p1.endTurn();
  p2.press('mars');
  p2.endTurn();
  p1.press('staralliance');
  expect(p1.keyCost).toBe(4);
  p1.endTurn();

  expect(p1.keyCost).toBe(6);
});
