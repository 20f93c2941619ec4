import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { initialLobby, LOBBY_CHANGES } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { openPage } from '../../test/open-page.tsx';
import { EndedGame } from './ended-game.tsx';

const RULES = 'This game cannot be continued: the rules were updated since it started.';

test('a player is told why an update has ended their game, until they dismiss it', async () => {
  useLobby.setState({ ...initialLobby, ...LOBBY_CHANGES.gameended(initialLobby, RULES) });
  const user = openPage(<EndedGame reason={useLobby.getState().endedGame ?? ''} />);

  expect(screen.getByRole('status').textContent).toContain(RULES);
  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(useLobby.getState().endedGame).toBeNull();
});
