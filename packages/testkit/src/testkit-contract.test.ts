import { describe, expect, test } from 'vitest';
import { IllegalInputError, MissingCardsError } from './interface.ts';
import type { PlayerSetup, Scenario, TestGame } from './interface.ts';
import { createTestkit } from './testkit.ts';

const testkit = createTestkit();

const named = (...names: string[]) => names.map((name) => ({ card: { name } }));

function table(
  one: Partial<PlayerSetup>,
  two: Partial<PlayerSetup> = {},
  more: Partial<Scenario> = {},
): TestGame {
  const houses: PlayerSetup['houses'] = ['brobnar', 'dis', 'logos'];
  const players: Scenario['players'] = [
    { id: 'ann', houses, ...one },
    { id: 'bob', houses, ...two },
  ];
  return testkit.createGame({ players, start: 'turn', activeHouse: 'brobnar', ...more });
}

function idOf(game: TestGame, name: string): string {
  const id = game.cards().find((one) => game.card(one).name === name);
  if (id === undefined) throw new Error(`no ${name} here`);
  return id;
}

/** Presses the button with this kind, or this value. */
function press(game: TestGame, player: string, button: string | number): void {
  const control = game.prompt(player).controls.find(({ kind, value }) => kind === button || value === button);
  if (!control)
    throw new Error(
      `no ${button} among ${game
        .prompt(player)
        .controls.map(({ id }) => id)
        .join()}`,
    );
  game.clickControl(player, control.id);
}

describe('names of cards', () => {
  test('a set that has the card finds it, one that has not does not', () => {
    expect(testkit.findCard({ name: 'Troll', set: 'CotA' })?.implemented).toBe(true);
    expect(testkit.findCard({ name: 'Groke', set: 'CotA' })).toBeNull();
  });

  test('findCard returns the type of a token creature, a prophecy and a plain creature', () => {
    expect(testkit.findCard({ name: 'Grunt' })?.type).toBe('token-creature');
    expect(testkit.findCard({ name: 'Bad Omen' })?.type).toBe('prophecy');
    expect(testkit.findCard({ name: 'Troll' })).toEqual({
      name: 'Troll',
      type: 'creature',
      houses: ['brobnar'],
      implemented: true,
    });
  });

  test('missing cards are named as they were asked for', () => {
    const create = () => table({ hand: [{ card: { name: 'No Such Card', set: 'CotA' } }] });

    expect(create).toThrow(MissingCardsError);
    expect(create).toThrow(
      expect.objectContaining({ code: 'MISSING_CARDS', cards: [{ name: 'No Such Card', set: 'CotA' }] }),
    );
  });

  test('a card in a house it was never printed in is a maverick of that house', () => {
    const game = table({ hand: [{ card: { name: 'Pit Demon', house: 'brobnar' } }] });
    const demon = idOf(game, 'Pit Demon');

    expect(game.card(demon)).toMatchObject({
      houses: ['brobnar'],
      printed: { name: 'Pit Demon', house: 'brobnar' },
    });
    expect(game.actions('ann', demon)).toEqual(['play', 'discard']);
  });
});

describe('beginnings', () => {
  test('an opening: both are asked about the mulligan at the same time, and nothing is decided until both have answered', () => {
    const deck = named(...Array.from({ length: 12 }, () => 'Troll'));
    const game = table({ deck }, { deck }, { start: 'opening', seed: 4 });

    expect(game.state()).toMatchObject({ step: 'setup', winner: null });
    expect(game.prompt('ann').controls.map(({ kind }) => kind)).toEqual(['keep-hand', 'mulligan']);
    press(game, 'bob', 'mulligan');
    expect(game.prompt('bob').kind).toBe('idle');
    press(game, 'ann', 'keep-hand');

    expect(game.player('bob').hand).toHaveLength(5);
    expect(game.state()).toMatchObject({ turn: 1, step: 'house', activePlayer: 'ann' });
  });

  test('the same seed deals the same hands', () => {
    const deck = named(
      'Troll',
      'Punch',
      'Anger',
      'Smith',
      'Fear',
      'Labwork',
      'Bumpsy',
      'Cannon',
      'Tremor',
      'Hysteria',
    );
    const hand = (seed: number) => {
      const game = table({ deck }, {}, { start: 'opening', seed });
      return game.player('ann').hand.map((id) => game.card(id).name);
    };

    expect(hand(7)).toEqual(hand(7));
    expect(hand(7)).not.toEqual(hand(8));
  });

  test('the first turn allows one card', () => {
    const game = table({ hand: named('Troll', 'Bumpsy') }, {}, { start: 'first-turn' });
    press(game, 'ann', 'brobnar');
    game.clickCard('ann', idOf(game, 'Troll'));
    press(game, 'ann', 'play');

    expect(game.clickCard('ann', idOf(game, 'Bumpsy'))).toBe(false);
    expect(game.state().turn).toBe(1);
  });

  test('a later turn with an active house starts in the main step', () => {
    const game = table({ amber: 7, inPlay: named('Troll') }, {}, { start: 'turn' });
    const prompt = game.prompt('ann');

    expect(prompt.purpose).toBe('main-step');
    expect(game.player('ann')).toMatchObject({ amber: 7, activeHouse: 'brobnar' });
  });
});

describe('what a player sees', () => {
  test('the prompt of the main step: one button, nothing to click as a target', () => {
    const game = table({ inPlay: named('Troll') });

    expect(game.prompt('ann')).toMatchObject({
      player: 'ann',
      kind: 'main',
      purpose: 'main-step',
      source: { name: 'Play phase' },
      subjects: [],
      selectable: [],
      selected: [],
    });
    expect(game.prompt('ann').controls.map(({ kind }) => kind)).toEqual(['end-turn']);
    expect(game.prompt('bob')).toMatchObject({ kind: 'idle', purpose: null, source: null, controls: [] });
  });

  test('a question names the card that asks, and what can be clicked', () => {
    const game = table({ hand: named('Punch') }, { inPlay: named('Dodger') });
    game.clickCard('ann', idOf(game, 'Punch'));
    press(game, 'ann', 'play');

    expect(game.prompt('ann')).toMatchObject({
      kind: 'cards',
      purpose: 'target',
      source: { name: 'Punch', card: idOf(game, 'Punch') },
      selectable: [idOf(game, 'Dodger')],
      min: 1,
      max: 1,
    });
    expect(game.clickCard('bob', idOf(game, 'Dodger'))).toBe(false);
    expect(game.clickCard('ann', idOf(game, 'Punch'))).toBe(false);
    expect(game.clickCard('ann', idOf(game, 'Dodger'))).toBe(true);
    expect(game.card(idOf(game, 'Dodger')).damage).toBe(3);
  });

  test('the menu of a card says what each button does', () => {
    const game = table({ inPlay: named('Troll') }, { inPlay: named('Dodger') });
    game.clickCard('ann', idOf(game, 'Troll'));

    expect(game.prompt('ann').controls.map(({ kind, value }) => [kind, value])).toEqual([
      ['card-action', 'fight'],
      ['card-action', 'reap'],
      ['cancel', undefined],
    ]);
    press(game, 'ann', 'fight');
    expect(game.prompt('ann')).toMatchObject({ purpose: 'attack', subjects: [idOf(game, 'Troll')] });
  });

  test('numbers, houses, flanks and players come as values of controls', () => {
    const game = table(
      { hand: named('Arise', 'Charette'), inPlay: named('Pit Demon') },
      {},
      { activeHouse: 'dis' },
    );
    game.clickCard('ann', idOf(game, 'Charette'));
    press(game, 'ann', 'play');
    expect(game.prompt('ann').controls.map(({ kind, value }) => [kind, value])).toEqual([
      ['flank', 'left'],
      ['flank', 'right'],
      ['cancel', undefined],
    ]);
    press(game, 'ann', 'left');
    game.clickCard('ann', idOf(game, 'Arise!'));
    press(game, 'ann', 'play');

    const houses = game.prompt('ann').controls;
    expect(houses.every(({ kind }) => kind === 'house')).toBe(true);
    expect(houses.map(({ value }) => value)).toContain('staralliance');
  });

  test('ids of controls are those of the open prompt: an old one is refused', () => {
    const game = table({ inPlay: named('Troll') });
    game.clickCard('ann', idOf(game, 'Troll'));
    const [reap] = game.prompt('ann').controls;
    game.clickControl('ann', reap?.id ?? '');

    expect(() => game.clickControl('ann', reap?.id ?? '')).toThrow(IllegalInputError);
    expect(game.player('ann').amber).toBe(1);
  });
});

describe('the state', () => {
  test('a card tells everything about itself', () => {
    const game = table({
      inPlay: [
        { card: { name: 'Bulwark', house: 'brobnar' }, label: 'wall' },
        { card: { name: 'Champion Tabris' }, enhancements: ['damage', 'dis'] },
      ],
    });
    const tabris = idOf(game, 'Champion Tabris');
    game.edit.setCard(tabris, {
      damage: 1,
      amber: 2,
      powerCounters: 1,
      counters: { doom: 2 },
      armorUsed: 1,
      warded: true,
    });

    expect(game.card(idOf(game, 'Bulwark'))).toMatchObject({ label: 'wall', houses: ['brobnar'] });
    expect(game.card(tabris)).toMatchObject({
      label: null,
      type: 'creature',
      zone: 'play',
      owner: 'ann',
      controller: 'ann',
      houses: ['sanctum', 'dis'],
      power: 7,
      printedPower: 6,
      armor: 2 + 2 - 1,
      armorTotal: 4,
      damage: 1,
      amber: 2,
      powerCounters: 1,
      counters: { doom: 2 },
      exhausted: false,
      warded: true,
      onFlank: true,
      leftNeighbor: idOf(game, 'Bulwark'),
      rightNeighbor: null,
      upgrades: [],
      under: [],
      parent: null,
      isToken: false,
      otherHalf: null,
      taggedForDestruction: false,
    });
    expect(game.card(tabris).bonusIcons).toContain('damage');
  });

  test('a token creature in play: its name, and the printed card beneath', () => {
    const game = table({
      inPlay: [{ card: { name: 'Fear' }, asToken: true }],
      tokenCreature: { name: 'Grunt' },
    });
    const [token] = game.player('ann').battleline;

    expect(game.card(token ?? '')).toMatchObject({
      name: 'Grunt',
      type: 'creature',
      isToken: true,
      facedown: true,
      power: 3,
      houses: ['mars'],
      printed: { name: 'Fear' },
    });
    expect(game.player('ann').tokenCreature).toBe('Grunt');
    expect([game.visible('ann', token ?? ''), game.visible('bob', token ?? '')]).toEqual([true, false]);
  });

  test('cards in hand have their printed values', () => {
    const game = table({ hand: named('Troll', 'Punch') });

    expect(game.card(idOf(game, 'Troll'))).toMatchObject({ type: 'creature', zone: 'hand', power: 8 });
    expect(game.card(idOf(game, 'Punch'))).toMatchObject({
      type: 'action',
      zone: 'hand',
      power: 0,
      printedPower: null,
    });
  });
});

describe('editing', () => {
  test('into a deck goes to the top unless the bottom is said', () => {
    const game = table({ deck: named('Troll'), hand: named('Punch', 'Anger') });
    game.edit.move(idOf(game, 'Punch'), 'deck');
    game.edit.move(idOf(game, 'Anger'), 'deck', { position: 'bottom' });

    expect(game.player('ann').deck.map((id) => game.card(id).name)).toEqual(['Punch', 'Troll', 'Anger']);
  });

  test('a card moved into play is ready, on the flank that is said, and triggers nothing', () => {
    const game = table(
      { hand: named('Bumpsy'), inPlay: named('Troll', 'Headhunter', 'Autocannon') },
      { amber: 3 },
    );
    game.edit.move(idOf(game, 'Bumpsy'), 'play', { flank: 'left' });

    expect(game.player('ann').battleline.map((id) => game.card(id).name)).toEqual([
      'Bumpsy',
      'Troll',
      'Headhunter',
    ]);
    expect(game.card(idOf(game, 'Bumpsy'))).toMatchObject({ exhausted: false, damage: 0 });
    expect(game.player('bob').amber).toBe(3);
  });

  test('beneath another card', () => {
    const game = table({ hand: named('Fear'), inPlay: named('Troll') });
    game.edit.move(idOf(game, 'Fear'), 'under', { parent: idOf(game, 'Troll') });

    expect(game.card(idOf(game, 'Fear'))).toMatchObject({ zone: 'under', parent: idOf(game, 'Troll') });
    expect(game.card(idOf(game, 'Troll')).under).toEqual([idOf(game, 'Fear')]);
  });

  test('automation is switched on in the middle of a game, for one player', () => {
    const game = table({ inPlay: named('Troll') });
    game.edit.setAutomation('ann', { takeOnlyAction: true });

    game.clickCard('ann', idOf(game, 'Troll'));

    expect(game.player('ann').amber).toBe(1);
  });

  test('statuses, the house and enhancements of a copy are set', () => {
    const game = table({ inPlay: named('Troll'), hand: named('Punch') }, { inPlay: named('Dodger') });
    const [troll, punch] = [idOf(game, 'Troll'), idOf(game, 'Punch')];
    game.edit.setCard(troll, { stunned: true, exhausted: false });
    game.edit.setCard(punch, { enhancements: ['draw', 'logos'], house: 'dis' });

    expect(game.actions('ann', troll)).toEqual(['remove-stun']);
    expect(game.card(punch).houses).toEqual(['dis', 'logos']);
    expect(game.actions('ann', punch)).toEqual([]);
    game.edit.setCard(troll, { stunned: false, enraged: true });
    expect(game.actions('ann', troll)).toEqual(['fight']);
  });

  test('a further card comes into the game where it is said', () => {
    const game = table({});
    const added = game.edit.addCard('bob', { card: { name: 'Troll' }, label: 'late' }, 'discard');

    expect(game.player('bob').discard).toEqual([added]);
    expect(game.card(added)).toMatchObject({ label: 'late', owner: 'bob' });
    expect(() => game.edit.addCard('bob', { card: { name: 'No Such Card' } }, 'hand')).toThrow(
      MissingCardsError,
    );
  });

  test('makeToken returns null without a deck or a token creature', () => {
    expect(table({ deck: named('Troll') }).edit.makeToken('ann')).toBeNull();
    expect(table({ tokenCreature: { name: 'Grunt' } }).edit.makeToken('ann')).toBeNull();
  });
});

test('the log tells in words what happened, the oldest first', () => {
  const game = table({ inPlay: named('Troll') });
  const before = game.log().length;
  game.clickCard('ann', idOf(game, 'Troll'));
  press(game, 'ann', 'reap');

  expect(game.log().slice(before)[0]).toBe('use reap: ann, Troll');
});

test('a game that is over takes no more inputs', () => {
  const game = table({ inPlay: named('Troll') });
  game.concede('bob');

  expect(game.clickCard('ann', idOf(game, 'Troll'))).toBe(false);
  expect(game.prompt('ann')).toMatchObject({ kind: 'over', purpose: 'game-over' });
  expect(game.state()).toMatchObject({ winner: 'ann', step: 'over' });
});
