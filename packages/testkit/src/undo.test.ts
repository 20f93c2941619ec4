import { STARTER_DECKS, library } from '@amberhall/cards';
import { NO_AUTOMATION, decide, keepPosition, replay, startGame, undoFor } from '@amberhall/engine';
import type { Game, ManualAct, Opening } from '@amberhall/engine';
import { describe, expect, test } from 'vitest';
import { keptPosition, must, position } from './taking-back.ts';

const [ONE, OTHER] = STARTER_DECKS;

function begun(undo: Opening['undo']): { game: Game; opening: Opening } {
  if (!ONE || !OTHER) throw new Error('there are no decks to play with');
  const opening: Opening = {
    seed: 'undo',
    startingPlayer: 'ann',
    ...(undo && { undo }),
    players: [
      { id: 'ann', deck: ONE, automation: NO_AUTOMATION },
      { id: 'bob', deck: OTHER, automation: NO_AUTOMATION },
    ],
  };
  const game = startGame(library, opening);
  for (const player of ['ann', 'bob']) press(game, player, 'keep-hand');
  const house = game.open[0]?.question.controls[0]?.id ?? '';
  press(game, 'ann', house);
  return { game, opening };
}

function press(game: Game, player: string, control: string): void {
  must(game, player, { kind: 'control', control });
}

const undone = (game: Game, player: string) => decide(game, player, { kind: 'undo' }).ok;

/** Discards the first card that the player may discard. */
function discardOne(game: Game, player = 'ann'): void {
  const card = game.open[0]?.question.selectable[0] ?? '';
  must(game, player, { kind: 'card', card });
  press(game, player, 'card-action:discard');
}

describe('a move', () => {
  test('is taken back freely while no hidden information has been revealed', () => {
    const { game } = begun('free');
    const before = position(game);
    discardOne(game);

    expect(undoFor(game, 'ann')).toMatchObject({ free: true });
    expect(undone(game, 'ann')).toBe(true);

    expect(position(game)).toBe(before);
    expect(game.log.at(-1)?.message.key).toBe('log.undo');
  });

  test('made again after all leads to where it had led', () => {
    const { game } = begun('free');
    discardOne(game);
    const after = position(game);

    must(game, 'ann', { kind: 'undo' });
    must(game, 'ann', { kind: 'redo' });

    expect(position(game)).toBe(after);
    expect(decide(game, 'ann', { kind: 'redo' }).ok).toBe(false);
  });

  test('that only opened a menu is none', () => {
    const { game } = begun('free');
    endTurn(game);
    press(game, 'bob', game.open[0]?.question.controls[0]?.id ?? '');
    const before = position(game);
    discardOne(game, 'bob');
    const card = game.open[0]?.question.selectable[0] ?? '';
    must(game, 'bob', { kind: 'card', card });
    press(game, 'bob', 'cancel');

    must(game, 'bob', { kind: 'undo' });

    expect(position(game)).toBe(before);
  });

  test('is never taken back where the game was opened without', () => {
    const { game } = begun(undefined);
    discardOne(game);

    expect(undone(game, 'ann')).toBe(false);
  });

  test('by which cards were drawn needs the consent of the opponent', () => {
    const { game } = begun('request');
    const before = position(game);
    endTurn(game);

    expect(undoFor(game, 'ann')).toMatchObject({ free: false });
    must(game, 'ann', { kind: 'undo' });
    expect(game.open.map(({ question }) => question.player)).toEqual(['bob', 'ann']);
    press(game, 'bob', 'yes');

    expect(position(game)).toBe(before);
  });

  test('is not asked for where the game allows only what is free', () => {
    const { game } = begun('free');
    endTurn(game);

    expect(undone(game, 'ann')).toBe(false);
  });
});

function endTurn(game: Game): void {
  press(game, 'ann', 'end-turn');
  press(game, 'ann', 'yes');
}

describe('a request', () => {
  test('that is refused leaves the position as it was', () => {
    const { game } = begun('request');
    endTurn(game);
    const before = position(game);

    must(game, 'ann', { kind: 'undo' });
    press(game, 'bob', 'no');

    expect(position(game)).toBe(before);
  });

  test.each([
    ['the time of the match is up', [['ann', 'time-up']]],
    ['the opponent has ended the turn', [['bob', 'force-pass']]],
    [
      'both players have continued a game that was won',
      [
        ['bob', 'concede'],
        ['ann', 'continue'],
        ['bob', 'continue'],
      ],
    ],
  ] as const)('is final once %s', (_, decisions) => {
    const { game } = begun('free');
    discardOne(game);
    expect(undoFor(game, 'ann')).not.toBeNull();

    for (const [player, kind] of decisions) must(game, player, { kind });

    expect(undoFor(game, 'ann')).toBeNull();
  });

  test('can be taken back by who made it', () => {
    const { game } = begun('request');
    endTurn(game);
    must(game, 'ann', { kind: 'undo' });

    press(game, 'ann', 'back');

    expect(game.open.map(({ question }) => question.purpose)).toEqual(['active-house']);
  });

  test('is made five times at most', () => {
    const { game } = begun('request');
    endTurn(game);
    for (let n = 0; n < 5; n++) {
      must(game, 'ann', { kind: 'undo' });
      press(game, 'bob', 'no');
    }

    expect(undone(game, 'ann')).toBe(false);
  });

  test('is not made to somebody who does not want to be asked again', () => {
    const { game } = begun('request');
    endTurn(game);
    must(game, 'ann', { kind: 'undo' });

    press(game, 'bob', 'option:never');

    expect(undone(game, 'ann')).toBe(false);
  });
});

test('a game keeps its last sixteen moves, and finds earlier ones again by replaying', () => {
  const { game } = begun('free');
  must(game, 'ann', { kind: 'manual-mode' });
  press(game, 'bob', 'yes');
  for (let move = 0; move < 18; move++) {
    must(game, 'ann', { kind: 'manual', act: { do: 'change-stat', stat: 'amber', by: 1 } });
  }
  expect(game.history.moves).toHaveLength(16);

  for (let move = 0; move < 18; move++) must(game, 'ann', { kind: 'undo' });

  expect(game.state.players['ann']?.amber).toBe(0);
});

test('[17] corrections by hand are taken back like moves, and manual mode stays on', () => {
  const { game } = begun('free');
  must(game, 'ann', { kind: 'manual-mode' });
  press(game, 'bob', 'yes');
  must(game, 'ann', { kind: 'manual', act: { do: 'change-stat', stat: 'amber', by: 1 } });

  must(game, 'ann', { kind: 'undo' });

  expect(game.state.players['ann']?.amber).toBe(0);
  expect(game.state.agreements.manual).toBe(true);
});

test('[17.7] a correction that leaves a question without an answer can be taken back and played again', () => {
  const { game, opening } = begun('free');
  must(game, 'ann', { kind: 'manual-mode' });
  press(game, 'bob', 'yes');
  const byHand = (player: string, act: ManualAct) => must(game, player, { kind: 'manual', act });
  const added = (player: string) => {
    byHand(player, { do: 'add-card', card: 'troll', to: 'hand' });
    const { id } = Object.values(game.state.cards).at(-1) ?? { id: '' };
    byHand(player, { do: 'move', card: id, to: 'play' });
    return id;
  };
  const [attacker, attacked] = [added('ann'), added('bob')];
  byHand('ann', { do: 'set-house', house: 'brobnar' });
  must(game, 'ann', { kind: 'card', card: attacker });
  press(game, 'ann', 'card-action:fight');
  const asked = position(game);

  byHand('bob', { do: 'move', card: attacked, to: 'hand' });
  const continued = position(game);
  expect(game.open[0]?.question.purpose).toBe('main-step');
  expect(game.journal.at(-1)?.decision.kind).toBe('manual');

  expect(JSON.stringify(replay(library, opening, game.journal).state)).toBe(JSON.stringify(game.state));
  must(game, 'bob', { kind: 'undo' });
  expect(position(game)).toBe(asked);
  must(game, 'bob', { kind: 'redo' });
  expect(position(game)).toBe(continued);
});

test('[17] moves are taken back across the end and a new beginning of manual mode', () => {
  const { game } = begun('free');
  const switchOn = () => {
    must(game, 'ann', { kind: 'manual-mode' });
    press(game, 'bob', 'yes');
  };
  const add = () => must(game, 'ann', { kind: 'manual', act: { do: 'change-stat', stat: 'amber', by: 1 } });
  switchOn();
  add();
  must(game, 'ann', { kind: 'manual-mode' });
  must(game, 'ann', { kind: 'undo' });
  expect(game.state.agreements.manual).toBe(false);

  switchOn();
  add();
  add();
  must(game, 'ann', { kind: 'undo' });

  expect(game.state.players['ann']?.amber).toBe(1);
  expect(game.state.agreements.manual).toBe(true);
});

test('[17.1] a request that is cancelled is withdrawn, and the question beneath it stays', () => {
  const { game } = begun('request');
  must(game, 'ann', { kind: 'manual-mode' });
  press(game, 'bob', 'yes');
  const begin = position(game);
  press(game, 'ann', 'end-turn');
  press(game, 'ann', 'yes');
  const before = position(game);

  must(game, 'ann', { kind: 'undo' });
  must(game, 'bob', { kind: 'manual', act: { do: 'cancel-prompt' } });
  expect(position(game)).toBe(before);
  must(game, 'ann', { kind: 'undo' });
  press(game, 'bob', 'yes');

  expect(position(game)).toBe(begin);
});

test('settings stay when a move is taken back', () => {
  const { game } = begun('free');
  discardOne(game);
  must(game, 'ann', { kind: 'setting', setting: 'takeOnlyTarget', on: true });

  must(game, 'ann', { kind: 'undo' });
  discardOne(game);
  must(game, 'ann', { kind: 'undo' });

  expect(game.automation['ann']?.takeOnlyTarget).toBe(true);
});

describe('a game that keeps positions', () => {
  test('takes moves back to before all of its positions', () => {
    const { game } = begun('free');
    must(game, 'ann', { kind: 'manual-mode' });
    press(game, 'bob', 'yes');
    const add = () => must(game, 'ann', { kind: 'manual', act: { do: 'change-stat', stat: 'amber', by: 1 } });
    add();
    for (let count = 0; count < 3; count++) {
      const read = keptPosition(game);
      if (read) keepPosition(game, read);
      add();
    }
    expect(game.keptPositions).toHaveLength(2);

    for (let count = 4; count > 0; count--) {
      must(game, 'ann', { kind: 'undo' });
      expect(game.state.players['ann']?.amber).toBe(count - 1);
    }
  });
});
