import type { LobbyGame } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { lobbyGame, pendingGame } from '../../test/lobby-game.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { WelcomePanel } from './welcome-panel.tsx';

const nothing = () => {};

function open(...games: Partial<LobbyGame>[]): void {
  const listed = games.map((changes, index) => lobbyGame({ id: `game-${index}`, ...changes }));
  useLobby.setState({ games: Object.fromEntries(listed.map((game) => [game.id, game])) });
  openPage(
    <WelcomePanel
      onNewGame={nothing}
      onQuickJoin={nothing}
      onPracticeOptions={nothing}
      onBothSides={nothing}
    />,
  );
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => logIn(somebody()));

test('a visitor reads what works without an account', () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  open({});

  expect(title()).toBe('Every deck is one of a kind.');
  expect(screen.queryByText(/Welcome back/)).toBeNull();
});

test('the welcome has its picture, which screen readers skip', () => {
  open();

  expect(screen.getByRole('presentation').getAttribute('src')).toContain('welcome-art.svg');
});

test('a member is greeted by name', () => {
  open();

  expect(screen.getByText('Welcome back, Mira')).toBeDefined();
  expect(title()).toBe('No one is waiting right now.');
});

test('a member reads how many games have an open seat', () => {
  open({}, {}, { full: true }, { started: true });

  expect(title()).toBe('Someone is waiting for an opponent.');
  expect(screen.getByText('2 games have an open seat. Join one or create your own.')).toBeDefined();
});

test('one open seat is counted in words', () => {
  open({});

  expect(screen.getByText('One game has an open seat. Join it or create your own.')).toBeDefined();
});

test('games that are full or running have no seat', () => {
  open({ full: true }, { started: true });

  expect(title()).toBe('No one is waiting right now.');
});

test('a member in a game is sent back to it, whoever else waits', () => {
  useLobby.setState({ pending: pendingGame() });
  open({});

  expect(title()).toBe('You are in a game.');
});
