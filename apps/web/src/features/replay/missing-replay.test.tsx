import type { Replay } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { takeReturnPath } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { MissingReplay } from './missing-replay.tsx';

const open = (replay: Exclude<Replay, { state: 'ready' }>) =>
  openPage(
    <Routes>
      <Route path="/replay/:id" element={<MissingReplay replay={replay} />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    '/replay/game-1?step=3&view=2',
  );
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

beforeEach(() => {
  sessionStorage.clear();
  useSession.setState({ status: 'anonymous', user: null, token: null });
});

test('a visitor who logs in for a private game returns to its moment', async () => {
  const user = open({ state: 'private' });

  await user.click(screen.getByRole('link', { name: 'Log in' }));

  expect(screen.getByText('Another page')).toBeDefined();
  expect(takeReturnPath()).toBe('/replay/game-1?step=3&view=2');
});

test('a login is offered only where it can help', () => {
  open({ state: 'gone' });

  expect(links()).toEqual(['Back to the lobby']);
});

test('a member is led to the own matches, and not to the login', () => {
  logIn(somebody());
  open({ state: 'private' });

  expect(links()).toEqual(['Your matches', 'Back to the lobby']);
});

test('a game of an unknown version names none', () => {
  open({ state: 'changed', playedWith: null });

  expect(screen.getByText(/^The rules on this site were updated/)).toBeDefined();
  expect(screen.queryByText(/^It needs version/)).toBeNull();
});
