import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import type { LobbyState } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import type { Session } from '../../lib/session.ts';
import { StartButtons } from './start-buttons.tsx';

const visitor: Session = { status: 'anonymous', user: null, token: null };
const member = { status: 'member', user: { username: 'mira' }, token: 't' } as Session;

function show(session: Session): void {
  useSession.setState(session);
  render(
    <MemoryRouter>
      <StartButtons
        onNewGame={() => {}}
        onQuickJoin={() => {}}
        onPracticeOptions={() => {}}
        onBothSides={() => {}}
      />
    </MemoryRouter>,
  );
}
const enabled = (): (string | null)[] =>
  screen
    .getAllByRole<HTMLButtonElement>('button')
    .filter((button) => !button.disabled)
    .map((button) => button.textContent);

beforeEach(() => useLobby.setState({ ...initialLobby, connection: 'connected' }));

test('visitors see only what works without an account', () => {
  show(visitor);

  expect(enabled()).toEqual(['Practice', 'Level and decks', 'Play both sides']);
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'Learn to play' }).getAttribute('href')).toBe('/learn');
});

test('members can use every option', () => {
  show(member);

  expect(enabled()).toEqual(['New Game', 'Quick Join', 'Practice', 'Level and decks', 'Play both sides']);
});

test('a user in a game cannot start another', () => {
  useLobby.setState({ pending: { id: 'a' } as LobbyState['pending'] });
  show(member);

  expect(enabled()).toEqual([]);
});

test('without the lobby nothing can be started', () => {
  useLobby.setState({ connection: 'disconnected' });
  show(member);

  expect(enabled()).toEqual([]);
});
