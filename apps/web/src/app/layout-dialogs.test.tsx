import type { Measure } from '@amberhall/protocol';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { closeChallenge, openChallenge } from '../lib/lobby/challenge-target.ts';
import { LOBBY_CHANGES } from '../lib/lobby/state.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useSession } from '../lib/session.ts';
import { closeFault, openFault } from '../moderation/fault-target.ts';
import { closeReport, openReport } from '../moderation/report-target.ts';
import { closeWarning, openWarning } from '../moderation/warning-target.ts';
import { openRoutes } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { Layout } from './layout.tsx';

const CONFIRM = 'PUT /api/account/Mira/warnings/4';
const WARNINGS = 'GET /api/moderation/users/wilf/warnings';
const warning = { id: 4, text: 'Please be kind.', time: '2026-11-21T18:41:00.000Z' };
const ban: Measure = { kind: 'ban', reason: 'cheating', until: null };

/** Opens a page with one button inside of the layout. */
function open(): void {
  const page = <button type="button">On the page</button>;
  openRoutes([{ Component: Layout, children: [{ path: '/', element: page }] }]);
}
const dialog = async (title: string) => (await screen.findByText(title)).closest('dialog')!;
const noDialog = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

beforeEach(() => {
  logIn(somebody(['canModerateChat']));
  useLobby.setState({ connection: 'connected' });
  answerCalls({ [WARNINGS]: { success: true, warnings: [] } });
  onTestFinished(() => {
    closeChallenge();
    closeFault();
    closeReport();
    closeWarning();
  });
});

test.each([
  ['a challenge', () => openChallenge('wilf'), 'Challenge wilf'],
  ['a report', () => openReport({ username: 'wilf', where: { place: 'page' } }), 'Report wilf'],
  ['a fault', () => openFault({ gameId: 'game-1' }), 'Report a fault'],
  ['a warning by a moderator', () => openWarning('wilf'), 'Warn wilf'],
])('%s opens on any page, takes the focus and can be closed', async (_what, ask, title) => {
  open();

  act(ask);
  const opened = await dialog(title);
  expect(opened.contains(document.activeElement)).toBe(true);
  // The first one is that of the title bar. Some dialogs have another one below their contents.
  fireEvent.click(within(opened).getAllByRole('button', { name: 'Close' })[0]!);

  await noDialog();
});

test('a warning of the staff appears on every page until its reader confirms it', async () => {
  const confirmed = answerCalls({ [CONFIRM]: { success: true, id: 4 } });
  open();

  act(() => useLobby.setState((lobby) => LOBBY_CHANGES.warnings(lobby, [warning])));
  const opened = await dialog('A warning from the staff');
  expect(within(opened).getByText('Please be kind.')).toBeDefined();
  fireEvent.click(within(opened).getByRole('button', { name: 'I have read this' }));

  await noDialog();
  expect(confirmed.filter(({ call }) => call === CONFIRM)).toHaveLength(1);
});

test('warnings of another user of this browser are not shown to a visitor', () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  useLobby.setState({ warnings: [warning] });
  open();

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a user whose login is ended by a ban reads why, and can close the message', async () => {
  open();

  act(() => {
    useSession.setState({ status: 'anonymous', user: null, token: null });
    useLobby.setState((lobby) => LOBBY_CHANGES.banned(lobby, ban));
  });
  const opened = await dialog('Your account is banned');
  expect(opened.textContent).toContain('You cannot log in any more. Reason: Cheating.');
  fireEvent.click(within(opened).getAllByRole('button', { name: 'Close' })[1]!);

  await noDialog();
});

test('a login that ended is asked for again on the page that the user is at', async () => {
  open();

  act(() => useSession.setState({ status: 'ended', user: somebody(), token: null }));

  expect(await screen.findByText(/Your login has ended, Mira/)).toBeDefined();
  expect(screen.getByText('On the page')).toBeDefined();
});

test('an announcement of an organiser is shown until the user dismisses it', async () => {
  const announcement = {
    id: 1,
    tournamentId: 3,
    tournament: 'Ember Open',
    text: 'Round 2 begins at noon.',
    author: 'Nils',
    time: '2026-11-21T20:00:00.000Z',
  };
  open();

  act(() => useLobby.setState((lobby) => LOBBY_CHANGES.announcements(lobby, [announcement])));
  expect(await screen.findByText('Round 2 begins at noon.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close the announcement' }));

  await waitFor(() => expect(screen.queryByText('Round 2 begins at noon.')).toBeNull());
});
