import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Hydrogan', () => {
  const played = () => {
    const table = scenario({
      p1: {
        house: 'unfathomable',
        hand: ['hydrogan', 'hydrogan2'],
        battleline: [{ card: 'troll', upgrades: ['dapper-chapeau'] }],
      },
      p2: { battleline: [{ card: 'krump', amber: 2 }, 'bumpsy'], houses: ['dis'], hand: ['gateway-to-dis'] },
    });
    table.p1.play('hydrogan', { flank: 'right' });
    return table;
  };

  test('puts each other creature under itself, which leaves play', () => {
    const { p1, p2 } = played();

    expect([p1.battleline, p2.battleline]).toEqual([['hydrogan'], []]);
    expect(p1.card('hydrogan').under).toHaveLength(3);
    expect([p1.discard, p1.amber]).toEqual([['dapper-chapeau'], 2]);
  });

  test('puts a creature from under itself into play under its player’s control', () => {
    const { p1, p2 } = played();
    p1.endTurn();
    p2.press('dis');
    p2.endTurn();
    p1.press('unfathomable');

    p1.reap('hydrogan');
    p1.choose(p2.card('krump'));
    p1.press('right');

    expect(p1.battleline).toEqual(['hydrogan', 'krump']);
    expect(p2.battleline).toEqual([]);
  });

  test('only creatures return; a card of another type stays under it [A215]', () => {
    const { p1, p2, game } = scenario({
      p1: { house: 'unfathomable', hand: ['hydrogan', 'hydrogan2'] },
      p2: { tokenCreature: 'æmberling', houses: ['brobnar'], deck: ['cannon'], battleline: ['krump'] },
    });
    game.edit.makeToken('p2');
    p1.play('hydrogan');
    p1.endTurn();
    p2.press('brobnar');
    p2.endTurn();
    p1.press('unfathomable');

    p1.reap('hydrogan');

    expect(p1.choices).toEqual(['krump']);
    p1.choose(p2.card('krump'));
    p1.press('right');
  });

  test('purges each card under it when it is destroyed [A240]', () => {
    const { p1, p2 } = played();
    p1.endTurn();
    p2.press('dis');
    p2.play('gateway-to-dis');

    expect(p1.purged).toEqual(['troll']);
    expect(p2.purged.toSorted()).toEqual(['bumpsy', 'krump']);
    expect(p1.discard.toSorted()).toEqual(['hydrogan', 'hydrogan2']);
  });
});

test('Kaipo fully heals its neighbors at the end of its player’s turn', () => {
  const hurt = (card: string) => ({ card, damage: 4 });
  const { p1 } = scenario({
    p1: { battleline: [hurt('troll'), 'kaipo', hurt('krump'), hurt('bumpsy')] },
  });

  p1.endTurn();

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).damage)).toEqual([0, 0, 4]);
});

test.each([
  [true, ['urchin']],
  [false, ['troll', 'urchin']],
])('Malina, exhausted %s, lets the opponent play %j', (exhausted, playable) => {
  const { p1 } = scenario({
    p1: { hand: ['troll', { card: 'urchin', house: 'brobnar' }] },
    p2: { battleline: [{ card: 'malina', exhausted }, 'krump'] },
  });

  expect(['troll', 'urchin'].filter((slug) => p1.actions(slug).includes('play'))).toEqual(playable);
});

test.each([
  [true, 3],
  [false, 1],
])('Hemogrith: an enemy creature is ready: %s', (ready, left) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['hemogrith'], house: 'unfathomable', battleline: [{ card: 'troll', exhausted: true }] },
    p2: { amber: 3, battleline: ['krump', { card: 'bumpsy', exhausted: ready }] },
  });

  p1.play('hemogrith');

  expect(p2.amber).toBe(left);
});

test('Keenu exhausts an enemy creature without +1 power counters, and its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['keenu'] },
    p2: { battleline: [{ card: 'troll', powerCounters: 1 }, 'krump', 'bumpsy', 'urchin'] },
  });

  p1.play('keenu');
  expect(p1.choices).toEqual(['krump', 'bumpsy', 'urchin']);
  p1.choose(p2.card('krump'));

  expect(['troll', 'krump', 'bumpsy', 'urchin'].map((slug) => p2.card(slug).exhausted)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test.each([
  [true, 2],
  [false, 0],
])('Knuckler, exhausted %s, gives its neighbors %i armor', (exhausted, armor) => {
  const { p1 } = scenario({
    p1: { battleline: ['urchin', { card: 'knuckler', exhausted }, 'krump', 'bumpsy'] },
  });

  expect(['urchin', 'krump', 'bumpsy'].map((slug) => p1.card(slug).armor)).toEqual([armor, armor, 0]);
});

test('Paralysis Synan stuns, enrages and exhausts one creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['paralysis-synan'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.reap('paralysis-synan');
  p1.choose(p2.card('troll'));

  const { stunned, enraged, exhausted } = p2.card('troll');
  expect([stunned, enraged, exhausted, p2.card('krump').stunned]).toEqual([true, true, true, false]);
});

describe('Priestess Leilani', () => {
  test.each([
    ['ready', false, false],
    ['exhausted', true, true],
  ])('chooses a %s enemy creature', (_, before, stays) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['priestess-leilani', { card: 'troll', exhausted: true }] },
      p2: { battleline: [{ card: 'krump', exhausted: before }, 'bumpsy'] },
    });

    p1.reap('priestess-leilani');
    p1.choose(p2.card('krump'));
    if (!before) p1.choose('troll');

    expect(p1.card('troll').exhausted).toBe(stays);
  });
});

test('Siphon Maw discards from the deck of a chosen player, and the opponent loses amber for the icons', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['siphon-maw'], deck: [{ card: 'troll', enhancements: ['amber', 'draw'] }] },
    p2: { amber: 4, deck: ['krump'] },
  });

  p1.reap('siphon-maw');
  p1.press('self');

  expect([p1.discard, p1.amber, p2.amber, p2.deck]).toEqual([['troll'], 1, 2, ['krump']]);
});

test('Starpatch purges another creature of the same house while its bearer is exhausted', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['krump', 'urchin'] },
    p2: { battleline: [{ card: 'troll', exhausted: true, upgrades: ['starpatch'] }] },
  });

  p1.endTurn();
  expect(p2.choices).toEqual(['krump']);
  p2.choose(p1.card('krump'));

  expect(p1.purged).toEqual(['krump']);
});
