import type { ReadyReplay, Replay } from '@amberhall/protocol';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { chunk, readyReplay } from './fixture.ts';
import { openReplay } from './open-replay.tsx';

const controls = () => screen.findByRole('region', { name: 'Replay controls' });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position in the game' });
const amber = () =>
  within(screen.getByRole('region', { name: 'Wren’s stats' })).getByText(/^1[0-9]$/).textContent;

beforeEach(() => useSession.setState({ status: 'anonymous', user: null, token: null }));
afterEach(() => vi.unstubAllGlobals());
vi.setConfig({ testTimeout: 30_000 });

test('a replay is stepped by buttons, keys and the slider, and the board shows each position', async () => {
  const { user } = openReplay(readyReplay());
  await controls();
  await waitFor(() => expect(slider().value).toBe('0'));

  await user.click(screen.getByRole('button', { name: 'Step forward' }));
  expect(amber()).toBe('11');
  await user.keyboard('{ArrowRight}');
  expect(slider().value).toBe('3');
  expect(amber()).toBe('13');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(slider().value).toBe('0');
  await user.keyboard('{End}');
  expect(amber()).toBe('15');
  expect(screen.getByText('Wren has won.')).toBeDefined();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(slider().getAttribute('aria-valuetext')).toBe('Turn 2: Corvane, Step 3 of 5');
});

test('the page says that it is loading until the first part is there', async () => {
  openReplay(readyReplay());
  const answered = fetch;
  const asked = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/0')) {
      asked.resolve();
      await first.promise;
    }
    return answered(path, init);
  });
  await asked.promise;
  expect(screen.getByRole('status').textContent).toBe('Loading replay...');

  first.resolve();

  expect(await controls()).toBeDefined();
  expect(screen.queryByText('Loading replay...')).toBeNull();
});

test('a link opens at its step and viewpoint, and the address follows', async () => {
  const { router, user } = openReplay(readyReplay(), '?step=3&view=2');
  await controls();

  expect(slider().value).toBe('3');
  expect(screen.getByRole('button', { name: 'As Corvane saw it', pressed: true })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'As a spectator' }));
  await user.keyboard('{Home}');
  await waitFor(() => expect(router.state.location.search).toBe('?step=0&view=spectator'));
});

test('the names of the players lead to their pages', async () => {
  openReplay(readyReplay());
  await controls();

  const link = within(screen.getByRole('region', { name: 'Wren’s stats' })).getByRole('link', {
    name: 'Wren',
  });
  expect(link.getAttribute('href')).toBe('/people/Wren');
});

test('the link to the current moment can be copied', async () => {
  const { user } = openReplay(readyReplay(), '?step=3&view=2');
  await controls();

  await user.click(screen.getByRole('button', { name: 'Copy the link to this moment' }));

  expect(await navigator.clipboard.readText()).toMatch(/\/replay\/game-1\?step=3&view=2$/);
  expect(screen.getByText('Copied the link to this moment')).toBeDefined();
});

test('playback runs to the end, and then stops', async () => {
  const { user } = openReplay(readyReplay(), '?step=3');
  await controls();
  for (let times = 0; times < 2; times++) await user.click(screen.getByRole('button', { name: /^Speed/ }));

  await user.click(screen.getByRole('button', { name: 'Play' }));

  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  await waitFor(() => expect(slider().value).toBe('5'), { timeout: 15_000 });
  expect(await screen.findByRole('button', { name: 'Play' })).toBeDefined();
});

test('nothing on the board can be played, answered or written', async () => {
  const { sent, user } = openReplay(readyReplay(), '?step=1');
  await controls();

  for (const each of screen.getAllByRole('button', { name: /can be played/ })) await user.click(each);

  expect(screen.queryByRole('region', { name: 'Your decision' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent.every(({ call }) => call.startsWith('GET /api/replays/'))).toBe(true);
});

test.each<[Replay, string]>([
  [{ state: 'unknown' }, 'Replay not found'],
  [{ state: 'private' }, 'This game is private'],
  [{ state: 'running' }, 'This game is still being played'],
  [{ state: 'gone' }, 'This replay is no longer available'],
  [{ state: 'changed', playedWith: '0.0.9' }, 'The rules have changed'],
])('%o says what it is, and where to go', async (replay, title) => {
  openReplay(replay);

  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the lobby' })).toBeDefined();
  expect(screen.queryByText('It needs version 0.0.9, with which it was played.') !== null).toBe(
    replay.state === 'changed',
  );
  expect(screen.queryByRole('link', { name: 'Log in' }) !== null).toBe(replay.state === 'private');
});

test('a game of another version says that it was compared', async () => {
  openReplay(readyReplay({ playedWith: '0.0.9' } satisfies Partial<ReadyReplay>));
  const panel = await controls();

  expect(within(panel).getByRole('img', { name: /^Played with version 0.0.9/ })).toBeDefined();
});

test('switch keys do not repeat when held, and work on other keyboard layouts', async () => {
  openReplay(readyReplay(), '?view=2');
  await controls();
  await waitFor(() => expect(slider().value).toBe('0'));
  const isOwn = () => screen.queryByRole('button', { name: 'As Corvane saw it', pressed: true }) !== null;

  fireEvent.keyDown(document.body, { key: 'v', code: 'KeyV', repeat: true });
  fireEvent.keyDown(document.body, { key: ' ', repeat: true });
  expect(isOwn()).toBe(true);
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'м', code: 'KeyV' });

  expect(isOwn()).toBe(false);
});

test('the user can play on from a moment with a turn', async () => {
  openReplay(readyReplay(), '?step=3&view=2');
  await controls();
  expect(screen.getByRole('button', { name: 'Play on from here' })).toBeDefined();

  fireEvent.keyDown(document.body, { key: 'End' });

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play on from here' })).toBeNull());
});

test('a replay that cannot be loaded says so, and can be loaded again', async () => {
  let isUp = false;
  const reply = () =>
    isUp ? { body: { success: true, replay: { state: 'gone' } } } : { status: 500, body: {} };
  const { user } = openReplay(readyReplay(), '', { 'GET /api/replays/game-1': reply });
  const retry = await screen.findByRole('button', { name: 'Retry' });

  isUp = true;
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: 'This replay is no longer available' })).toBeDefined();
});

test('a part of a replay that cannot be loaded is requested again by a press', async () => {
  let isUp = false;
  const reply = () => (isUp ? { body: { success: true, chunk: chunk() } } : { status: 500, body: {} });
  const { user } = openReplay(readyReplay(), '?view=1', { 'GET /api/replays/game-1/1/0': reply });
  const again = await screen.findByRole('button', { name: /again|retry/i });

  isUp = true;
  await user.click(again);

  await controls();
  await waitFor(() => expect(slider().value).toBe('0'));
});
