import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Automation, GameView } from '@amberhall/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { useBotPace } from '../../../lib/bot-pace.ts';
import { changeSoundSettings, useSoundSettings } from '../../../lib/sound/sound-settings.ts';
import { midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';
import { setPreference, usePreferences } from './preferences.ts';

afterEach(() => {
  changeSoundSettings({ game: false, volume: 0.5 });
  useBotPace.setState({ pace: null });
  setPreference({ motion: true, confirmEndTurn: true, ignoreDoubleClicks: true, forecasts: true });
});

const AT_FIRST: Automation = { takeOnlyTarget: true, orderTriggers: false, takeOnlyAction: false };

async function openSettings(automation: Automation = AT_FIRST, changes: Partial<GameView> = {}) {
  const game = midGame(PROMPTS.main, changes);
  const near = { ...game.table.players[WREN]!, automation };
  const table = { ...game.table, players: { ...game.table.players, [WREN]: near } };
  const board = renderBoard({ ...game, table });
  await board.user.click(screen.getByRole('button', { name: 'Settings' }));
  return { ...board, dialog: within(await screen.findByRole('dialog', { name: 'Settings' })) };
}

test('prompt preferences of this game can be changed one by one', async () => {
  const { user, sent, dialog } = await openSettings();

  await user.click(dialog.getByRole('switch', { name: 'Let me choose the order of simultaneous abilities' }));

  expect(sent).toEqual([['toggleOptionSetting', 'orderForcedAbilities', false]]);
});

test('full control switches on all prompt preferences, and off again', async () => {
  const { user, sent, dialog } = await openSettings();

  await user.click(dialog.getByRole('switch', { name: /^Full control/ }));

  expect(sent).toEqual([['toggleOptionSetting', 'chooseOnlyTargets', true]]);
});

test('with full control the switch is on', async () => {
  const asked = { takeOnlyTarget: false, orderTriggers: false, takeOnlyAction: false };
  const { dialog } = await openSettings(asked);

  expect(dialog.getByRole('switch', { name: /^Full control/ })).toHaveProperty('checked', true);
});

describe('the pace of the bot', () => {
  const FAST = { name: 'Fast bot: no pause before its decisions' };

  test('is switched for this table and the next ones', async () => {
    const { user, sent, store, dialog } = await openSettings(AT_FIRST, { botPace: 'usual' });
    const fast = dialog.getByRole<HTMLInputElement>('switch', FAST);
    expect(fast.checked).toBe(false);

    fast.focus();
    await user.keyboard(' ');

    expect(sent).toEqual([['setBotPace', 'fast']]);
    expect(JSON.parse(localStorage.getItem('botPace') ?? '')).toBe('fast');
    act(() => store.setState({ rev: 2, game: midGame(PROMPTS.main, { botPace: 'fast' }) }));
    expect(fast.checked).toBe(true);

    await user.click(fast);

    expect(sent).toEqual([
      ['setBotPace', 'fast'],
      ['setBotPace', 'usual'],
    ]);
  });

  test('is shown to spectators, who cannot switch it', async () => {
    const { dialog } = await openSettings(AT_FIRST, { botPace: 'fast', seat: null });

    expect(dialog.getByRole('switch', FAST)).toMatchObject({ checked: true, disabled: true });
  });

  test('is not offered in a game without a bot', async () => {
    const { dialog } = await openSettings();

    expect(dialog.queryByRole('switch', FAST)).toBeNull();
  });
});

test('the commitment to the shuffles can be read during the game', async () => {
  const { dialog } = await openSettings();

  expect(dialog.getByText('Shuffles are committed to: ab12')).toBeDefined();
});

test('sounds are off by default, with an adjustable volume', async () => {
  const { user, dialog } = await openSettings();
  const volume = dialog.getByRole('slider', { name: 'Volume' });
  expect(volume).toHaveProperty('disabled', true);

  await user.click(dialog.getByRole('switch', { name: 'Play game sounds' }));
  fireEvent.change(volume, { target: { value: '30' } });

  expect(useSoundSettings.getState()).toMatchObject({ game: true, volume: 0.3 });
});

test('click guards, motion and forecasts are switched off in this browser', async () => {
  const { user, dialog } = await openSettings();

  await user.click(dialog.getByRole('switch', { name: 'Ignore double clicks' }));
  await user.click(dialog.getByRole('switch', { name: 'Animate cards and Æmber' }));
  await user.click(dialog.getByRole('switch', { name: 'Show what a fight would do' }));

  expect(usePreferences.getState()).toMatchObject({
    ignoreDoubleClicks: false,
    motion: false,
    forecasts: false,
  });
  const board = screen.getByRole('region', { name: 'Game board', hidden: true });
  expect(board.dataset['noMotion']).toBe('');
  expect(JSON.parse(localStorage.getItem('board.preferences') ?? '')).toMatchObject({ motion: false });
});

test('a card size and a background can be chosen for the game', async () => {
  const { user, dialog } = await openSettings();
  const board = screen.getByRole('region', { name: 'Game board', hidden: true });

  await user.click(dialog.getByRole('radio', { name: 'Large' }));
  await user.click(dialog.getByRole('switch', { name: 'Use half-sized cards' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Board background' }), 'Mars');

  expect(Number(board.style.getPropertyValue('--line-scale'))).toBeGreaterThan(1);
  expect(Number(board.style.getPropertyValue('--board-ratio'))).toBeLessThan(1);
  expect(board.innerHTML).toContain('--tint: var(--mars)');
});

test('without the guard, one click ends the turn', async () => {
  setPreference({ confirmEndTurn: false });
  const { store, sent } = renderBoard(midGame(PROMPTS.main));
  const sure = {
    ...PROMPTS.main,
    id: 'sure',
    kind: 'choice' as const,
    purpose: 'confirm-end-turn' as const,
    controls: [
      { id: 'yes', kind: 'yes' as const, label: { key: 'button.yes' } },
      { id: 'no', kind: 'no' as const, label: { key: 'button.no' } },
    ],
  };

  store.setState({ game: midGame(sure), rev: 2 });
  await Promise.resolve();

  expect(sent).toEqual([['menuButton', 'yes', 'sure']]);
});
