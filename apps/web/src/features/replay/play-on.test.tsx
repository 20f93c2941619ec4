import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseBotLevel } from '../../lib/bot-level.ts';
import { Address, addressShown } from '../../test/address.tsx';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { PlayOn } from './play-on.tsx';

const MOMENT = { gameId: 'game-1', view: '2', step: 3 } as const;

async function choose(name: string, answer: object) {
  const lobby = await connectTestLobby({ practice: answer });
  const user = openPage(
    <>
      <PlayOn moment={MOMENT} player="Corvane" mover="Wren" />
      <Address />
      <Toasts label="Toasts" closeLabel="Close" />
    </>,
    '/replay/game-1',
  );
  await user.click(screen.getByRole('button', { name: 'Play on from here' }));
  const item = await screen.findByRole('menuitem', { name, hidden: true });
  // Popovers do not exist here.
  const menu = item.closest<HTMLElement>('[popover]');
  if (menu) menu.hidePopover = () => {};
  await user.click(item);
  return lobby;
}

beforeEach(() => {
  logIn(somebody());
  chooseBotLevel('first-steps');
});
afterEach(() => chooseBotLevel('steady'));

test('a moment is played on against the bot that the user last chose', async () => {
  const { commands } = await choose('Against the bot', { ok: true, gameId: 'game-2' });

  await waitFor(() => expect(addressShown()).toBe('/play'));
  expect(commands).toEqual([['practice', { botLevel: 'first-steps', replay: MOMENT }]]);
});

test('who plays both sides needs no bot', async () => {
  const { commands } = await choose('Both sides', { ok: true, gameId: 'game-2' });

  await waitFor(() => expect(addressShown()).toBe('/play'));
  expect(commands).toEqual([['practice', { replay: MOMENT, bothSides: true }]]);
});

test('a refused moment says why, and the replay stays', async () => {
  const message = 'This game is private.';
  await choose('Against the bot', { ok: false, code: 'NOT_FOUND', message });

  expect(await screen.findByText(message)).toBeDefined();
  expect(addressShown()).toBe('/replay/game-1');
});
