import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Flamegill Enforcer', () => {
  test.each([
    ['flamegill-enforcer', 'captures', { own: 0, captured: 3, other: 1 }],
    ['flamegill-enforcer-evil-twin', 'steals', { own: 1, captured: 0, other: 3 }],
  ] as const)('%s: its action %s amber', (slug, _, { own, captured, other }) => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', battleline: [slug] },
      p2: { amber: 4 },
    });

    p1.use(slug);

    expect([p1.amber, p1.card(slug).amber, p2.amber]).toEqual([own, captured, other]);
  });

  test.each(['flamegill-enforcer', 'flamegill-enforcer-evil-twin'])(
    '%s: is enraged after the opponent raises the tide',
    (slug) => {
      const { p1, p2, game } = scenario({
        p1: { house: 'unfathomable', hand: ['pour-tal'] },
        p2: { battleline: [slug] },
      });
      game.edit.setPlayer('p1', { tide: 'neutral' });

      p1.play('pour-tal');

      expect(p2.card(slug).enraged).toBe(true);
    },
  );
});

test('Giltspine Netcaster: exhausts a creature after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', battleline: ['giltspine-netcaster'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.reap('giltspine-netcaster');
  p1.choose(p2.card('krump'));

  expect(p2.battleline.map((slug) => p2.card(slug).exhausted)).toEqual([false, true]);
});

test('Giltspine Netcaster (Evil Twin): readies and uses a friendly creature that is no Aquan', () => {
  const { p1 } = scenario({
    p1: {
      house: 'unfathomable',
      battleline: ['giltspine-netcaster-evil-twin', { card: 'troll', exhausted: true }, 'photic-raider'],
    },
  });

  p1.reap('giltspine-netcaster-evil-twin');
  p1.choose('troll');

  expect([p1.amber, p1.card('troll').exhausted]).toEqual([2, true]);
});

describe('Kaupe', () => {
  test('lets the opponent play one card of each type in a turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', battleline: ['kaupe'] },
      p2: { hand: ['troll', 'krump', 'gauntlet-of-command', 'punch'] },
    });
    p1.endTurn();
    p2.press('brobnar');

    p2.play('troll');

    expect(p2.actions('krump')).toEqual(['discard']);
    expect(p2.actions('gauntlet-of-command')).toContain('play');
    expect(p2.actions('punch')).toContain('play');
  });

  test('the evil twin lets its own player play one card of each type in a turn', () => {
    const { p1 } = scenario({
      p1: { house: 'brobnar', battleline: ['kaupe-evil-twin'], hand: ['troll', 'krump', 'punch'] },
    });

    p1.play('troll');

    expect(p1.actions('krump')).toEqual(['discard']);
    expect(p1.actions('punch')).toContain('play');
  });

  test('the evil twin deals 2 damage to an enemy creature for each card it discards', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', battleline: ['kaupe-evil-twin'], hand: ['troll', 'krump'] },
      p2: { battleline: ['troll', 'bumpsy'] },
    });

    p1.reap('kaupe-evil-twin');
    p1.choose('troll', 'krump');
    p1.choose(p2.card('troll'));
    p1.choose(p2.card('bumpsy'));

    expect([p2.card('troll').damage, p2.card('bumpsy').damage, p1.hand]).toEqual([2, 2, []]);
  });
});

test('Taniwha (Evil Twin): puts a creature of its discard pile on top of the deck', () => {
  const { p1 } = scenario({
    p1: { house: 'unfathomable', battleline: ['taniwha-evil-twin'], discard: ['troll', 'krump', 'punch'] },
  });

  p1.reap('taniwha-evil-twin');
  p1.choose('krump');

  expect(p1.deck[0]).toBe('krump');
});

describe('Tomwa of the Glow', () => {
  test('exhausts a creature, and draws for each exhausted enemy creature while the tide is high', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'unfathomable', battleline: ['tomwa-of-the-glow'], deck: ['umbra', 'dodger', 'urchin'] },
      p2: { battleline: ['troll', { card: 'krump', exhausted: true }] },
    });
    game.edit.setPlayer('p1', { tide: 'high' });

    p1.reap('tomwa-of-the-glow');
    p1.choose(p2.card('troll'));

    expect([p2.card('troll').exhausted, p1.hand]).toEqual([true, ['umbra', 'dodger']]);
  });

  test.each([
    ['low', [false, 2]],
    ['high', [true, 1]],
  ] as const)('the evil twin, with a %s tide: exhausted enemy and its hand are %j', (tide, expected) => {
    const { p1, p2, game } = scenario({
      p1: { house: 'unfathomable', battleline: ['tomwa-of-the-glow-evil-twin'] },
      p2: { battleline: ['troll'], hand: ['umbra', 'dodger'] },
    });
    game.edit.setPlayer('p1', { tide });

    p1.reap('tomwa-of-the-glow-evil-twin');
    if (tide === 'high') p1.choose(p2.card('troll'));

    expect([p2.card('troll').exhausted, p2.hand.length]).toEqual(expected);
  });
});

test.each([
  ['wikolia', 0, 8],
  ['wikolia-evil-twin', 1, 10],
] as const)(
  '%s: after it reaps it holds %d amber, and keys of the opponent cost %d in their next turn',
  (slug, amber, cost) => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', battleline: [slug] },
      p2: { battleline: ['troll'] },
    });

    p1.reap(slug);
    p1.endTurn();

    expect([p1.card(slug).amber, p2.keyCost]).toEqual([amber, cost]);
  },
);

test('Abyssal Zealot: captures 2 amber after its player raises the tide', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'unfathomable', battleline: ['abyssal-zealot'], hand: ['pour-tal'] },
    p2: { amber: 3 },
  });
  game.edit.setPlayer('p1', { tide: 'neutral' });

  p1.play('pour-tal');

  expect([p1.card('abyssal-zealot').amber, p2.amber]).toEqual([2, 1]);
});

test('Abyssal Zealot: loses 2 amber to the supply after the opponent raises the tide', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'unfathomable', hand: ['pour-tal'] },
    p2: { battleline: [{ card: 'abyssal-zealot', amber: 3 }] },
  });
  game.edit.setPlayer('p1', { tide: 'neutral' });

  p1.play('pour-tal');

  // The action itself has an amber icon.
  expect([p2.card('abyssal-zealot').amber, p1.amber, p2.amber]).toEqual([1, 1, 0]);
});

test('Fuguru: the opponent refills the hand to one card less', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', battleline: ['fuguru'] },
    p2: { battleline: ['krump'], deck: Array.from({ length: 10 }, () => 'troll') },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect(p2.hand).toHaveLength(5);
});

test.each([
  ['high', [['scyphos'], []]],
  ['low', [[], ['scyphos']]],
] as const)('Scyphos: destroyed with a %s tide, archives and discard pile are %j', (tide, expected) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { battleline: ['scyphos'] },
  });
  game.edit.setPlayer('p2', { tide });

  p1.fight('troll', p2.card('scyphos'));

  expect([p2.archives, p2.discard]).toEqual(expected);
});

test('Sparkfist: stuns and exhausts the creature that it fights', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', battleline: ['sparkfist'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('sparkfist', p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ stunned: true, exhausted: true });
});

test('Seabringer Kekoa: raises the tide when it is destroyed', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { battleline: ['seabringer-kekoa'] },
  });
  game.edit.setPlayer('p2', { tide: 'low' });

  p1.fight('troll', p2.card('seabringer-kekoa'));

  expect(p2.view.players['p2']?.tide).toBe('high');
});
