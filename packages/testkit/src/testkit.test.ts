import { describe, expect, test } from 'vitest';
import { IllegalInputError, MissingCardsError } from './interface.ts';
import type { PlayerSetup, Scenario, TestGame } from './interface.ts';
import { createTestkit } from './testkit.ts';

const testkit = createTestkit();

const named = (...names: string[]) => names.map((name) => ({ card: { name } }));

function side(id: string, more: Partial<PlayerSetup> = {}): PlayerSetup {
  return { id, houses: ['brobnar', 'dis', 'logos'], ...more };
}

function game(
  one: Partial<PlayerSetup>,
  two: Partial<PlayerSetup> = {},
  more: Partial<Scenario> = {},
): TestGame {
  const players: Scenario['players'] = [side('one', one), side('two', two)];
  return testkit.createGame({ players, start: 'turn', activeHouse: 'brobnar', ...more });
}

/** The first card with this name, in the order of the scenario. */
function idOf(table: TestGame, name: string): string {
  const id = table.cards().find((one) => table.card(one).name === name);
  if (id === undefined) throw new Error(`no ${name} here`);
  return id;
}

describe('findCard', () => {
  test.each(['Irradiated Æmber', 'irradiated aember', 'IRRADIATED-AEMBER'])('%s is the same card', (name) => {
    expect(testkit.findCard({ name })).toEqual({
      name: 'Irradiated Æmber',
      type: 'action',
      houses: ['mars'],
      implemented: true,
    });
  });

  test('a card nobody has printed is not found', () => {
    expect(testkit.findCard({ name: 'Troll of Trolls' })).toBeNull();
    expect(testkit.findCard({ name: 'Troll', set: 'DT' })).toBeNull();
  });

  test('a twin is meant only if the variant says so', () => {
    const table = game({
      hand: [{ card: { name: 'Sir Bevor' } }, { card: { name: 'Sir Bevor', variant: 'evil-twin' } }],
    });

    const [good, evil] = table.player('one').hand.map((id) => table.card(id));
    expect(good?.printed).toEqual({ name: 'Sir Bevor', house: 'sanctum' });
    expect(evil?.printed).toEqual({ name: 'Sir Bevor', variant: 'evil-twin', house: 'sanctum' });
    expect(testkit.findCard({ name: 'Troll', variant: 'evil-twin' })).toBeNull();
  });
});

describe('createGame', () => {
  test('cards lie where the scenario puts them', () => {
    const table = game({
      deck: named('Punch', 'Anger'),
      hand: named('Smith'),
      discard: named('Tremor', 'Fear'),
      archives: named('Labwork'),
      inPlay: [...named('Troll', 'Cannon'), { card: { name: 'Bumpsy' }, label: 'left' }],
      amber: 2,
      chains: 3,
      keys: { blue: true },
    });
    const names = (ids: string[]) => ids.map((id) => table.card(id).name);
    const { deck, hand, discard, archives, battleline, artifacts, amber, chains, keys } = table.player('one');

    expect(names(deck)).toEqual(['Punch', 'Anger']);
    expect(names(hand)).toEqual(['Smith']);
    expect(names(discard)).toEqual(['Tremor', 'Fear']);
    expect(names(archives)).toEqual(['Labwork']);
    expect(names(battleline)).toEqual(['Troll', 'Bumpsy']);
    expect(names(artifacts)).toEqual(['Cannon']);
    expect({ amber, chains, keys }).toEqual({
      amber: 2,
      chains: 3,
      keys: { red: false, blue: true, yellow: false },
    });
    expect(table.card(idOf(table, 'Bumpsy')).label).toBe('left');
    expect(table.state()).toEqual({
      turn: 3,
      step: 'main',
      activePlayer: 'one',
      startingPlayer: 'one',
      winner: null,
      winReason: null,
    });
  });

  test('cards are listed in the order of the scenario', () => {
    const table = game({ inPlay: named('Troll'), hand: named('Punch', 'Anger') }, { deck: named('Fear') });

    const names = table.cards().map((id) => table.card(id).name);
    expect(names).toEqual(['Punch', 'Anger', 'Troll', 'Fear']);
  });

  test('all cards it cannot play with are named at once', () => {
    const create = () => game({ hand: named('Troll', 'No Such Card') }, { deck: named('Nor This One') });

    expect(create).toThrow(MissingCardsError);
    expect(create).toThrow('No Such Card, Nor This One');
  });

  test('an opening shuffles, draws and asks both players about a mulligan [2]', () => {
    const cards = named(...Array.from({ length: 12 }, () => 'Troll'));
    const table = game({ deck: cards }, { deck: cards }, { start: 'opening' });

    expect(table.player('one').hand).toHaveLength(7);
    expect(table.player('two').hand).toHaveLength(6);
    expect(table.prompt('one').purpose).toBe('mulligan');
    expect(table.prompt('two').purpose).toBe('mulligan');
  });

  test('without an active house the player is about to choose one, and forges no key', () => {
    const players: Scenario['players'] = [side('one', { amber: 8 }), side('two')];
    const table = testkit.createGame({ players, start: 'turn' });

    expect(table.prompt('one')).toMatchObject({ kind: 'choice', purpose: 'active-house' });
    expect(table.prompt('two')).toMatchObject({ kind: 'idle', purpose: null });
    expect(table.player('one').amber).toBe(8);
  });

  test('the first turn is turn 1', () => {
    const table = game({ hand: named('Troll') }, {}, { start: 'first-turn' });

    expect(table.state().turn).toBe(1);
    expect(table.prompt('one').purpose).toBe('active-house');
  });
});

describe('inputs', () => {
  test('a click on a usable card opens its menu, one on another card means nothing', () => {
    const table = game({ hand: named('Troll', 'Fear') });

    expect(table.clickCard('one', idOf(table, 'Fear'))).toBe(false);
    expect(table.clickCard('two', idOf(table, 'Troll'))).toBe(false);
    expect(table.clickCard('one', idOf(table, 'Troll'))).toBe(true);
    expect(table.prompt('one').controls.map(({ value, kind }) => value ?? kind)).toEqual([
      'play',
      'discard',
      'cancel',
    ]);
  });

  test('a button that is not there is refused', () => {
    const table = game({});

    expect(() => table.clickControl('one', 'yes')).toThrow(IllegalInputError);
    expect(() => table.clickControl('two', 'end-turn')).toThrow(IllegalInputError);
    expect(() => table.enterName('one', 'Troll')).toThrow(IllegalInputError);
  });

  test('a player who concedes has lost', () => {
    const table = game({});

    table.concede('one');

    expect(table.state()).toMatchObject({ winner: 'two', winReason: 'concede', step: 'over' });
    expect(table.prompt('two').kind).toBe('over');
  });

  test('options of a text are labelled with its words', () => {
    const table = game(
      { hand: named('Squawker'), inPlay: named('Zorg', 'Troll'), houses: ['mars'] },
      {},
      {
        activeHouse: 'mars',
      },
    );

    table.clickCard('one', idOf(table, 'Squawker'));
    table.clickControl('one', 'card-action:play');

    expect(table.prompt('one').controls.map(({ label }) => label)).toEqual([
      'Ready a Mars creature',
      'Stun a non-Mars creature',
    ]);
  });
});

test('[5.9] a card of Dark Tidings brings the tide, which is raised for three chains', () => {
  const tidal = game({ hand: named('Sir Bevor') });
  const other = game({ hand: named('Troll') });

  expect(other.clickTide('one')).toBe(false);
  expect(tidal.clickTide('one')).toBe(true);
  tidal.clickControl('one', 'yes');

  expect(tidal.player('one')).toMatchObject({ tide: 'high', chains: 3 });
  expect(tidal.player('two').tide).toBe('low');
});

describe('edit', () => {
  test('a card that leaves play sheds what it has, and nothing reacts', () => {
    const table = game({ inPlay: named('Grenade Snib') }, { amber: 5 });
    const snib = idOf(table, 'Grenade Snib');
    const boots = table.edit.addCard('one', { card: { name: 'Rocket Boots' } }, 'hand');
    table.edit.move(boots, 'play', { parent: snib });
    table.edit.setCard(snib, { damage: 1, amber: 2, powerCounters: 3, exhausted: true });

    table.edit.move(snib, 'discard');

    expect(table.card(snib)).toMatchObject({ zone: 'discard', damage: 0, amber: 0, powerCounters: 0 });
    expect(table.card(boots)).toMatchObject({ zone: 'discard', parent: null });
    expect(table.player('two').amber).toBe(7);
  });

  test('the main step offers what the new position allows', () => {
    const table = game({ hand: named('Troll') });
    const troll = idOf(table, 'Troll');

    table.edit.setCard(troll, { house: 'dis' });
    const before = table.actions('one', troll);
    table.edit.move(troll, 'play', { flank: 'left' });

    expect(before).toEqual([]);
    expect(table.actions('one', troll)).toEqual([]);
    table.edit.setCard(troll, { house: 'brobnar' });
    expect(table.clickCard('one', troll)).toBe(true);
  });

  test('setZone sets an order, and cards left out leave the game', () => {
    const table = game({ deck: named('Troll', 'Punch'), hand: named('Anger') });
    const [troll, punch, anger] = ['Troll', 'Punch', 'Anger'].map((name) => idOf(table, name)) as [
      string,
      string,
      string,
    ];

    table.edit.setZone('one', 'deck', [anger, troll]);

    expect(table.player('one').deck).toEqual([anger, troll]);
    expect(table.player('one').hand).toEqual([]);
    expect(table.cards()).not.toContain(punch);
  });

  test('keys, amber, chains and the tide are set', () => {
    const table = game({});

    table.edit.setPlayer('two', { amber: 4, chains: 7, keys: { red: true }, tide: 'high' });

    expect(table.player('two')).toMatchObject({ amber: 4, chains: 7, tide: 'high' });
    expect(table.player('one').tide).toBe('low');
    expect(table.player('two').keys.red).toBe(true);
  });

  test('a creature put under control of the other player plays for them', () => {
    const table = game({ inPlay: named('Troll') });
    const troll = idOf(table, 'Troll');

    table.edit.move(troll, 'play', { controller: 'two' });

    expect(table.card(troll)).toMatchObject({ owner: 'one', controller: 'two', zone: 'play' });
    expect(table.player('two').battleline).toEqual([troll]);
  });

  test('a creature moved within play loses what it has, as if it had left', () => {
    const table = game({ inPlay: named('Troll') });
    const troll = idOf(table, 'Troll');
    table.edit.setCard(troll, { damage: 2, amber: 1 });
    const upgrade = table.edit.addCard('one', { card: { name: 'Blood of Titans' } }, 'hand');
    table.edit.move(upgrade, 'play', { parent: troll });

    table.edit.move(troll, 'play', { controller: 'two' });

    expect(table.card(troll)).toMatchObject({ damage: 0, amber: 0, upgrades: [] });
    expect(table.player('two').amber).toBe(1);
    expect(table.player('one').discard).toEqual([upgrade]);
  });

  test('hidden cards are visible to whoever may look at them', () => {
    const table = game({ hand: named('Troll'), deck: named('Punch'), archives: named('Anger') });
    const sees = (name: string) => ['one', 'two'].map((player) => table.visible(player, idOf(table, name)));

    expect(sees('Troll')).toEqual([true, false]);
    expect(sees('Anger')).toEqual([true, false]);
    expect(sees('Punch')).toEqual([false, false]);
  });
});
