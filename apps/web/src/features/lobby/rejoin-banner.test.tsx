import type { PendingGame } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLobby } from '../../lib/lobby/store.ts';
import { openPage } from '../../test/open-page.tsx';
import { RejoinBanner } from './rejoin-banner.tsx';

const game = {
  id: 'g1',
  name: 'Evening duel',
  players: { Mira: {}, wilf: {} },
  createdAt: '2026-11-21T18:41:00.000Z',
} as unknown as PendingGame;

afterEach(() => useLobby.setState(useLobby.getInitialState()));

test('a user without a game sees no way back', () => {
  openPage(<RejoinBanner />);

  expect(screen.queryByRole('region')).toBeNull();
});

test('a user whose game has not started returns to it by its link', () => {
  useLobby.setState({ pending: game });
  openPage(<RejoinBanner />);

  expect(screen.getByText('Your game has not started yet')).toBeDefined();
  expect(screen.getByText(/Evening duel · Mira, wilf/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return to your game' }).getAttribute('href')).toBe('/play');
});
