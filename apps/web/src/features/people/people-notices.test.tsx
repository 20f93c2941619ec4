import type { LobbyGame, LobbyMessage, PendingGame, UserSummary } from '@amberhall/protocol';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialLobby, LOBBY_CHANGES } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { useMentions } from './mentions.ts';
import { NoticeBell } from './notice-bell.tsx';
import { PeopleNotices } from './people-notices.tsx';
import { useNewNoticeKeys } from './told-notices.ts';

const person = (name: string): UserSummary => ({ username: name, name, avatar: null, role: 'user' });
let nextId = 1;
function challengeBy(owner: string, changes: Partial<LobbyGame> = {}): LobbyGame {
  return {
    id: `game-${nextId++}`,
    owner,
    createdAt: new Date(Date.now() + nextId).toISOString(),
    started: false,
    gameFormat: 'reversal',
    gameType: 'competitive',
    useGameTimeLimit: true,
    gameTimeLimit: 30,
    players: { [owner]: { ...person(owner), owner: true, wins: 0, deck: {} } },
    challenge: { username: 'Mira', until: new Date(Date.now() + 60_000).toISOString() },
    ...changes,
  } as LobbyGame;
}
const show = (...games: LobbyGame[]) =>
  act(() => useLobby.setState((lobby) => LOBBY_CHANGES.newgame(lobby, games)));
const asks = (...names: string[]) =>
  act(() => useLobby.setState({ people: { friends: [], asking: names.map(person) } }));
const toasts = () => within(screen.getByRole('region', { name: 'Notices' }));

const notified = vi.fn<(text: string) => void>();
beforeEach(() => {
  localStorage.clear();
  useNewNoticeKeys.setState({ keys: new Set() });
  useMentions.setState({ mentions: [] });
  useLobby.setState({ ...initialLobby, games: {}, people: { friends: [], asking: [] } });
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  logIn(somebody());
  notified.mockClear();
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = 'granted';
      constructor(text: string) {
        notified(text);
      }
      close(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a challenge is shown with its options, and accepting it joins its game', async () => {
  const lobby = await connectTestLobby({ joingame: { ok: true, gameId: 'game-x' } });
  const user = openPage(<PeopleNotices />);
  await screen.findByRole('region', { name: 'Notices' });

  show(challengeBy('Nils', { id: 'game-x' }));

  expect(toasts().getByText(/challenges you/)).toBeDefined();
  expect(toasts().getByRole('link', { name: 'Nils' }).getAttribute('href')).toBe('/people/Nils');
  expect(toasts().getByText('Reversal · Competitive · 30 min')).toBeDefined();
  expect(notified).toHaveBeenCalledExactlyOnceWith('Nils challenges you');
  await user.click(toasts().getByRole('button', { name: 'Accept the challenge of Nils' }));

  await vi.waitFor(() => expect(lobby.commands).toEqual([['joingame', 'game-x', null]]));
});

test('a user who waits alone in another game leaves it to accept', async () => {
  const lobby = await connectTestLobby({ joingame: { ok: true, gameId: 'game-y' } });
  const user = openPage(<PeopleNotices />);
  await screen.findByRole('region', { name: 'Notices' });
  const own = { id: 'own', players: { Mira: {} } } as unknown as PendingGame;
  act(() => useLobby.setState({ pending: own }));
  show(challengeBy('Nils', { id: 'game-y' }));

  await user.click(toasts().getByRole('button', { name: 'Accept the challenge of Nils' }));

  await vi.waitFor(() =>
    expect(lobby.commands).toEqual([
      ['leavegame', 'own'],
      ['joingame', 'game-y', null],
    ]),
  );
});

test('a challenge is declined, and is gone when the lobby removes it', async () => {
  const lobby = await connectTestLobby();
  const user = openPage(<PeopleNotices />);
  await screen.findByRole('region', { name: 'Notices' });
  show(challengeBy('Nils', { id: 'game-z' }));

  await user.click(toasts().getByRole('button', { name: 'Decline the challenge of Nils' }));
  await vi.waitFor(() => expect(lobby.commands).toEqual([['declinechallenge', 'game-z']]));
  act(() => useLobby.setState((state) => LOBBY_CHANGES.removegame(state, [{ id: 'game-z' }])));

  expect(toasts().queryByText(/challenges you/)).toBeNull();
});

test('two notices are shown, and the others are counted; a closed one stays in the bell', async () => {
  const user = openPage(
    <>
      <NoticeBell />
      <PeopleNotices />
    </>,
  );
  await screen.findByRole('region', { name: 'Notices' });

  show(challengeBy('Nils'), challengeBy('Olga'), challengeBy('Pia'));
  expect(toasts().getByText('1 more in the bell')).toBeDefined();
  await user.keyboard('{Escape}');

  expect(toasts().queryByText('1 more in the bell')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Notices: 3 open' }));
  expect(screen.getByRole('menuitem', { name: 'Accept the challenge of Pia' })).toBeDefined();
});

test('challenges to others and the own ones are no notices', async () => {
  openPage(<PeopleNotices />);
  await screen.findByRole('region', { name: 'Notices' });

  show(challengeBy('Mira', { challenge: { username: 'Nils', until: '2026-01-01T00:00:00Z' } }));

  expect(toasts().queryByText(/challenges/)).toBeNull();
});

test('during a game, only the bell tells of a challenge', async () => {
  openPage(
    <>
      <NoticeBell />
      <PeopleNotices />
    </>,
    '/play',
  );
  await screen.findByRole('region', { name: 'Notices' });
  act(() => useLobby.setState({ handoff: { gameId: 'other' } as never }));

  show(challengeBy('Nils'));

  expect(toasts().queryByText(/challenges you/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Notices: 1 open' })).toBeDefined();
});

test('a request is told once, also if it came while the user was away', async () => {
  const sent = answerCalls({ 'PUT /api/account/Mira/friends/Nils': { success: true, relation: 'friend' } });
  const user = openPage(<PeopleNotices />);
  await screen.findByRole('region', { name: 'Notices' });

  asks('Nils');
  await user.click(toasts().getByRole('button', { name: 'Accept the request of Nils' }));

  expect(sent).toHaveLength(1);
  expect(localStorage.getItem('toldRequests')).toContain('Nils');
  expect(notified).toHaveBeenCalledTimes(1);
});

test('an answer to a request that is refused tells the user why, and can be given again', async () => {
  answerCalls({
    'PUT /api/account/Mira/friends/Nils': { success: false, message: 'There is no such request.' },
  });
  const user = openPage(
    <>
      <PeopleNotices />
      <Toasts label="Messages" closeLabel="Close" />
    </>,
  );
  await screen.findByRole('region', { name: 'Notices' });
  asks('Nils');

  const accept = toasts().getByRole<HTMLButtonElement>('button', { name: 'Accept the request of Nils' });
  await user.click(accept);

  expect(await screen.findByText('There is no such request.')).toBeDefined();
  await waitFor(() => expect(accept.disabled).toBe(false));
});

test('a request of the last visit waits in the bell without a toast', async () => {
  localStorage.setItem('toldRequests', JSON.stringify(['friend Olga']));
  useLobby.setState({ people: null });
  openPage(
    <>
      <NoticeBell />
      <PeopleNotices />
    </>,
  );
  await screen.findByRole('region', { name: 'Notices' });

  asks('Olga');

  expect(toasts().queryByText(/wants to be your friend/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Notices: 1 open' })).toBeDefined();
});

test('nothing is forgotten while the lists are not there yet', async () => {
  localStorage.setItem('toldRequests', JSON.stringify(['friend Olga']));
  useLobby.setState({ people: null });
  openPage(<PeopleNotices />);
  await screen.findByRole('region', { name: 'Notices' });

  asks('Olga');

  expect(notified).not.toHaveBeenCalled();
});

test('a withdrawn request is news when it is made again', async () => {
  openPage(<PeopleNotices />);
  await screen.findByRole('region', { name: 'Notices' });

  asks('Nils');
  asks();
  asks('Nils');

  expect(notified).toHaveBeenCalledTimes(2);
});

const line = (id: number, message: string, author = 'Nils'): LobbyMessage => ({
  id,
  message,
  time: new Date(id * 60_000).toISOString(),
  user: person(author),
  deleted: false,
});
const hear = (message: LobbyMessage) =>
  act(() => useLobby.setState((lobby) => LOBBY_CHANGES.lobbychat(lobby, message)));

test('a mention in the lobby is shown until it is dismissed, in the notice and in the bell', async () => {
  useLobby.setState({ messages: [line(1, 'an old @Mira')] });
  const user = openPage(
    <>
      <NoticeBell />
      <PeopleNotices />
    </>,
  );

  hear(line(2, 'a game, @mira?'));

  expect(toasts().getByRole('group', { name: 'Nils mentions you in the lobby' })).toBeDefined();
  expect(notified).toHaveBeenCalledWith('Nils mentions you in the lobby');
  expect(screen.getByRole('button', { name: 'Notices: 1 open' })).toBeDefined();
  await user.click(toasts().getByRole('button', { name: 'Dismiss the message of Nils' }));

  expect(toasts().queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'Notices' })).toBeDefined();
});

test('the notice of a mention leads to the lobby', async () => {
  useLobby.setState({ messages: [] });
  const user = openPage(
    <>
      <PeopleNotices />
      <Routes>
        <Route path="/" element={<p>the lobby</p>} />
        <Route path="/decks" element={<p>the decks</p>} />
      </Routes>
    </>,
    '/decks',
  );
  hear(line(3, '@Mira'));

  await user.click(toasts().getByRole('button', { name: 'Show the message of Nils' }));

  expect(await screen.findByText('the lobby')).toBeDefined();
  expect(toasts().queryByRole('group')).toBeNull();
});

test.each([
  ['of another user', line(4, '@Nobody')],
  ['by the user', line(5, '@Mira', 'Mira')],
])('a mention %s is no notice', (_, message) => {
  useLobby.setState({ messages: [] });
  openPage(<PeopleNotices />);

  hear(message);

  expect(toasts().queryByRole('group')).toBeNull();
});

test('a mention in a chat that the user reads is no notice', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  useLobby.setState({ messages: [] });
  openPage(
    <>
      <section id="chat" />
      <PeopleNotices />
    </>,
  );

  hear(line(6, '@Mira'));

  expect(toasts().queryByRole('group')).toBeNull();
});

/** happy-dom cannot close a menu, which an item does. */
const openBell = async (user: ReturnType<typeof openPage>, name: string) => {
  screen.getByRole('menu').hidePopover = () => {};
  await user.click(screen.getByRole('button', { name }));
};

test('a challenge is accepted and declined in the bell, too', async () => {
  const lobby = await connectTestLobby({ joingame: { ok: true, gameId: 'game-b' } });
  const user = openPage(<NoticeBell />);
  show(challengeBy('Nils', { id: 'game-b' }), challengeBy('Olga', { id: 'game-c' }));
  await openBell(user, 'Notices: 2 open');

  await user.click(screen.getByRole('menuitem', { name: 'Decline the challenge of Olga' }));
  await user.click(screen.getByRole('menuitem', { name: 'Accept the challenge of Nils' }));

  await vi.waitFor(() =>
    expect(lobby.commands).toEqual([
      ['declinechallenge', 'game-c'],
      ['joingame', 'game-b', null],
    ]),
  );
});

test('a request is declined in the bell, too', async () => {
  const END = 'DELETE /api/account/Mira/friends/Nils';
  const sent = answerCalls({ [END]: { success: true, relation: 'none' } });
  const user = openPage(<NoticeBell />);
  asks('Nils');
  await openBell(user, 'Notices: 1 open');

  await user.click(screen.getByRole('menuitem', { name: 'Decline the request of Nils' }));

  await vi.waitFor(() => expect(sent.map(({ call }) => call)).toEqual([END]));
});

test('an empty bell says so, and leads to the friends', async () => {
  openPage(<NoticeBell />);

  expect(await screen.findByText('Nothing waits for you.')).toBeDefined();
  const friends = screen.getByRole('menuitem', { name: 'Friends' });
  expect(friends.getAttribute('href')).toBe('/people/me');
});

test('the close button of a notice leaves it in the bell', async () => {
  const user = openPage(
    <>
      <NoticeBell />
      <PeopleNotices />
    </>,
  );
  asks('Nils');

  await user.click(toasts().getByRole('button', { name: 'Later: Nils wants to be your friend' }));

  expect(toasts().queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'Notices: 1 open' })).toBeDefined();
});

test.each([
  ['Escape in an open dialog', true],
  ['another key', false],
])('%s leaves the notices alone', async (_what, isInDialog) => {
  const user = openPage(
    <>
      <PeopleNotices />
      {isInDialog && (
        <Dialog label="Leave?" onClose={() => {}}>
          Leave?
        </Dialog>
      )}
    </>,
  );
  asks('Nils');

  await user.keyboard(isInDialog ? '{Escape}' : '{Enter}');

  expect(toasts().getByRole('group')).toBeDefined();
});

test('a challenge to a sealed game names its sets, and one without limits says so', () => {
  openPage(<PeopleNotices />);

  show(
    challengeBy('Nils', {
      gameFormat: 'sealed',
      gameType: 'casual',
      expansions: { cota: true, aoa: false, wc: true },
      useGameTimeLimit: false,
      personalClock: { minutes: 20, increment: 5 },
    }),
  );

  const options = toasts().getByText(/^Sealed/).textContent;
  expect(options).toBe(
    'Sealed · Call of the Archons · Worlds Collide · Casual · no time limit · 20 min + 5 s each',
  );
});

test('a page in front tells of a notice without the desktop', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  openPage(<PeopleNotices />);

  asks('Nils');

  expect(toasts().getByRole('group')).toBeDefined();
  expect(notified).not.toHaveBeenCalled();
});
