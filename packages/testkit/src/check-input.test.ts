import type { Zone } from '@amberhall/engine/vocabulary';
import { describe, expect, test } from 'vitest';
import type { PlayerSetup, Scenario, TestGame } from './interface.ts';
import { createTestkit } from './testkit.ts';

const testkit = createTestkit();

const named = (...names: string[]) => names.map((name) => ({ card: { name } }));

function create(one: Partial<PlayerSetup> = {}, more: Record<string, unknown> = {}): TestGame {
  const houses: PlayerSetup['houses'] = ['brobnar', 'dis', 'logos'];
  const players = [
    { id: 'ann', houses, ...one },
    { id: 'bob', houses },
  ];
  return testkit.createGame({ players, start: 'turn', activeHouse: 'brobnar', ...more } as Scenario);
}

describe('a scenario that makes no sense', () => {
  test('has one player, or both of one name', () => {
    expect(() => create({}, { players: [{ id: 'ann', houses: ['dis'] }] })).toThrow('two players, not 1');
    expect(() => create({ id: 'bob' })).toThrow('both players are called "bob"');
  });

  test('starts nowhere', () => {
    expect(() => create({}, { start: 'later' })).toThrow('not at "later"');
  });

  test('puts an action into play, or a token creature that the deck has not', () => {
    expect(() => create({ inPlay: named('Anger') })).toThrow('Anger cannot be in play');
    expect(() => create({ inPlay: [{ card: { name: 'Anger' }, asToken: true }] })).toThrow('has none');
  });

  test('puts an upgrade into play on nothing', () => {
    expect(() => create({ inPlay: named('Blood of Titans') })).toThrow('must be attached to a card');
  });

  test('counts less than nothing', () => {
    expect(() => create({ amber: -1 })).toThrow('ann cannot have -1 amber');
    expect(() => create({ chains: 1.5 })).toThrow('ann cannot have 1.5 chains');
  });
});

describe('who or what is not in the game', () => {
  test('players are missed by name', () => {
    const game = create();

    expect(() => game.prompt('cid')).toThrow('no player cid');
    expect(() => game.player('cid')).toThrow('no player cid');
    expect(() => game.concede('cid')).toThrow('no player cid');
    expect(() => game.edit.setPlayer('cid', { amber: 1 })).toThrow('no player cid');
    expect(() => game.edit.setAutomation('cid', { orderTriggers: true })).toThrow('no player cid');
    expect(() => game.edit.addCard('cid', { card: { name: 'Troll' } }, 'hand')).toThrow('no player cid');
  });

  test('cards are missed by id, and a click on one means nothing', () => {
    const game = create();

    expect(game.clickCard('ann', 'c99')).toBe(false);
    expect(() => game.card('c99')).toThrow('no card c99');
    expect(() => game.actions('ann', 'c99')).toThrow('no card c99');
    expect(() => game.visible('ann', 'c99')).toThrow('no card c99');
    expect(() => game.edit.move('c99', 'hand')).toThrow('no card c99');
    expect(() => game.edit.setCard('c99', { damage: 1 })).toThrow('no card c99');
    expect(() => game.edit.setZone('ann', 'hand', ['c99'])).toThrow('no card c99');
  });

  test('zones are missed by name', () => {
    const game = create({ hand: named('Troll', 'Anger') });
    const [troll = '', anger = ''] = game.player('ann').hand;

    expect(() => game.edit.move(troll, 'nowhere' as Zone)).toThrow('there is no zone "nowhere"');
    expect(() => game.edit.move(anger, 'play')).toThrow('anger cannot be in play');
    expect(() => game.edit.setZone('ann', 'play' as 'hand', [troll])).toThrow('not for "play"');
    expect(game.player('ann').hand).toEqual([troll, anger]);
  });

  test('a variant that is none finds no card, a set is found however it is written', () => {
    expect(testkit.findCard({ name: 'Troll', variant: 'better' as 'evil-twin' })).toBeNull();
    expect(testkit.findCard({ name: 'Troll', set: 'cota' })?.name).toBe('Troll');
    expect(testkit.findCard({ name: 'Troll', set: 'XYZ' })).toBeNull();
  });
});
