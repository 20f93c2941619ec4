/** Abilities that a player may leave out: what stays as it is. */
import { scenario } from '@amberhall/testkit/scenario';
import type { TestTable } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

interface Declined {
  position: Parameters<typeof scenario>[0];
  act: (game: TestTable) => void;
  /** The part of the table that the ability would change. */
  seen: (game: TestTable) => unknown;
  stays: unknown;
}

const DECLINED: Record<string, Declined> = {
  antanagoge: {
    position: {
      p1: { house: 'brobnar', houses: ['brobnar'], hand: [{ card: 'antanagoge', house: 'brobnar' }] },
      p2: { battleline: ['umbra'] },
    },
    act: ({ p1 }) => {
      p1.play('antanagoge');
      p1.press('done');
    },
    seen: ({ p1, p2 }) => [p2.battleline, p1.card('antanagoge').under ?? []],
    stays: [['umbra'], []],
  },
  growland: {
    position: {
      p1: { house: 'redemption', battleline: ['growland'] },
      p2: { battleline: ['salvay', 'troll'] },
    },
    act: ({ p1 }) => {
      p1.reap('growland');
      p1.press('done');
    },
    seen: ({ p2 }) => p2.battleline,
    stays: ['salvay', 'troll'],
  },
  'luminous-boom': {
    position: {
      p1: { house: 'sanctum', hand: ['luminous-boom', 'grey-warden'], battleline: ['troll'] },
      p2: { amber: 4 },
    },
    act: ({ p1 }) => {
      p1.play('luminous-boom');
      p1.press('done');
    },
    seen: ({ p1, p2 }) => [p1.hand, p1.card('troll').amber, p2.amber],
    stays: [['grey-warden'], 0, 4],
  },
  'hadrianus-lorica': {
    position: { p1: { house: 'saurian', hand: ['hadrianus-lorica'] } },
    act: ({ p1 }) => {
      p1.play('hadrianus-lorica');
      p1.press('done');
    },
    seen: ({ p1 }) => p1.card('hadrianus-lorica').amber,
    stays: 0,
  },
  'plublio-s-decree': {
    position: { p1: { house: 'saurian', hand: ['plublio-s-decree'], battleline: ['troll', 'krump'] } },
    act: ({ p1 }) => {
      p1.play('plublio-s-decree');
      p1.press('done');
    },
    seen: ({ p1 }) => [p1.card('troll').amber, p1.actions('troll')],
    stays: [0, []],
  },
  refit: {
    position: {
      p1: { house: 'staralliance', hand: ['refit'], battleline: ['krump'] },
      p2: { battleline: [{ card: 'troll', upgrades: ['heavy-adornment'] }] },
    },
    act: ({ p1 }) => {
      p1.play('refit');
      p1.press('done');
    },
    seen: ({ p1, p2 }) => [p1.card('krump').upgrades.length, p2.card('troll').upgrades.length],
    stays: [0, 1],
  },
  'sil-a-t8': {
    position: {
      p1: {
        house: 'staralliance',
        battleline: ['sil-a-t8', { card: 'lieutenant-khrkhar', exhausted: true }],
      },
    },
    act: ({ p1 }) => {
      p1.reap('sil-a-t8');
      p1.press('done');
    },
    seen: ({ p1 }) => p1.card('lieutenant-khrkhar').exhausted,
    stays: true,
  },
  'chonk-evermore': {
    position: { p1: { house: 'untamed', hand: ['chonk-evermore'], battleline: ['troll', 'krump'] } },
    act: ({ p1 }) => {
      p1.play('chonk-evermore');
      p1.press('done');
    },
    seen: ({ p1 }) => [p1.card('troll').power, p1.card('krump').power],
    stays: [8, 6],
  },
  'recovery-operation': {
    position: {
      p1: {
        house: 'staralliance',
        hand: ['recovery-operation'],
        deck: ['urchin', 'troll', 'krump', 'bumpsy'],
      },
    },
    act: ({ p1 }) => {
      p1.play('recovery-operation');
      p1.press('done');
    },
    seen: ({ p1 }) => p1.deck,
    stays: ['urchin'],
  },
};

test('a player who declines Relativity Imp forges one key', () => {
  const { p1, p2 } = scenario({
    p2: { amber: 20, houses: ['dis'], battleline: ['relativity-imp'] },
  });

  p1.endTurn();
  p2.press('red');
  p2.press('done');

  expect([p2.keys, p2.amber]).toEqual([1, 14]);
});

test.each(Object.entries(DECLINED))(
  '%s changes nothing if its player declines',
  (_, { position, act, seen, stays }) => {
    const game = scenario(position);

    act(game);

    expect(seen(game)).toEqual(stays);
  },
);
