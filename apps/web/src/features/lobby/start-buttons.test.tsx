import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { chooseBotLevel } from '../../lib/bot-level.ts';
import { initialLobby } from '../../lib/lobby/state.ts';
import type { LobbyState } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import type { Session } from '../../lib/session.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
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

test.each(['New Game', 'Quick Join', 'Level and decks', 'Play both sides'])(
  'the button “%s” does only what it says',
  async (name) => {
    const pressed: string[] = [];
    useSession.setState(member);
    const user = openPage(
      <StartButtons
        onNewGame={() => pressed.push('New Game')}
        onQuickJoin={() => pressed.push('Quick Join')}
        onPracticeOptions={() => pressed.push('Level and decks')}
        onBothSides={() => pressed.push('Play both sides')}
      />,
    );

    await user.click(screen.getByRole('button', { name }));

    expect(pressed).toEqual([name]);
  },
);

describe('practice', () => {
  const practice = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Practice' });

  test('starts with the level of the last game', async () => {
    chooseBotLevel('strong');
    onTestFinished(() => chooseBotLevel('steady'));
    const lobby = await connectTestLobby({ practice: { ok: true, gameId: 'game-1' } });
    show(visitor);

    act(() => practice().click());

    await waitFor(() => expect(useLobby.getState().joiningGameId).toBe('game-1'));
    expect(lobby.commands).toEqual([['practice', { botLevel: 'strong' }]]);
  });

  test('that is refused can be started again', async () => {
    const lobby = await connectTestLobby({ practice: { ok: false, code: 'NO_NODE', message: '' } });
    show(visitor);

    act(() => practice().click());
    expect(practice().disabled).toBe(true);
    await waitFor(() => expect(practice().disabled).toBe(false));
    act(() => practice().click());

    await waitFor(() => expect(lobby.commands).toHaveLength(2));
  });
});
