import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { LOBBY_CHANGES } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { LobbyPage } from './lobby-page.tsx';

const nothing = () => {};

function open(path = '/') {
  return openPage(
    <>
      <Link to="/#chat">To the chat</Link>
      <LobbyPage
        onNewGame={nothing}
        onQuickJoin={nothing}
        onPracticeOptions={nothing}
        onBothSides={nothing}
      />
    </>,
    path,
  );
}

beforeEach(() => {
  logIn(somebody());
  answerCalls({ 'GET /api/news/': { success: true, news: [] } });
});

test('the list of people stays collapsed at the next visit', async () => {
  const user = open();
  const toggle = (name: string) => screen.findByRole('button', { name });

  await user.click(await toggle('Hide names'));
  expect((await toggle('Show names')).getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem('onlineCollapsed')).toBe('true');
  await user.click(await toggle('Show names'));

  expect(localStorage.getItem('onlineCollapsed')).toBe('false');
});

test('a list that was collapsed at the last visit is collapsed', async () => {
  localStorage.setItem('onlineCollapsed', 'true');
  open();

  expect(await screen.findByRole('button', { name: 'Show names' })).toBeDefined();
});

test('the message of the site is shown as long as the site sends it', async () => {
  open();
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => useLobby.setState((state) => LOBBY_CHANGES.banner(state, 'The site is read-only.')));
  expect((await screen.findByRole('alert')).textContent).toContain('The site is read-only.');
  act(() => useLobby.setState((state) => LOBBY_CHANGES.banner(state, '')));

  expect(screen.queryByRole('alert')).toBeNull();
});

test('a user whose game was ended reads why', async () => {
  open();

  act(() => useLobby.setState((state) => LOBBY_CHANGES.gameended(state, 'The rules were updated.')));

  expect(await screen.findByText('The rules were updated.')).toBeDefined();
});

test('a link to a part of the lobby scrolls to it, each time that it is pressed', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  const user = open('/#news');
  expect(scrolled).toEqual(['news']);

  await user.click(screen.getByRole('link', { name: 'To the chat' }));
  await user.click(screen.getByRole('link', { name: 'To the chat' }));

  await waitFor(() => expect(scrolled).toEqual(['news', 'chat', 'chat']));
});

test('members are asked for desktop notifications, as soon as they log in', () => {
  const asked = vi.fn<() => Promise<NotificationPermission>>(async () => 'granted');
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked });
  useSession.setState({ status: 'anonymous', user: null, token: null });
  open();
  expect(asked).not.toHaveBeenCalled();

  act(() => logIn(somebody()));

  expect(asked).toHaveBeenCalledOnce();
});
