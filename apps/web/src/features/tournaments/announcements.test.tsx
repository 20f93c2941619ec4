import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initialLobby, LOBBY_CHANGES } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { openPage } from '../../test/open-page.tsx';
import { Announcements } from './announcements.tsx';

const announcement = (id: number, text: string) => ({
  id,
  tournamentId: 3,
  tournament: 'Thursday Embers',
  text,
  author: 'Mira',
  time: '2026-11-21T20:00:00.000Z',
});
const hear = (...announcements: ReturnType<typeof announcement>[]): void =>
  useLobby.setState((state) => LOBBY_CHANGES.announcements(state, announcements));

beforeEach(() => {
  localStorage.clear();
  useLobby.setState({ ...initialLobby });
});

test('an announcement names its tournament and its author', () => {
  hear(announcement(1, 'Round 2 begins at eight: https://example.org/rules'));
  openPage(<Announcements />);

  const place = screen.getByRole('region', { name: 'Tournament announcements' });
  expect(place.textContent).toContain('Thursday Embers');
  expect(place.textContent).toContain('Mira');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/rules');
});

test('it stays until it is closed, and does not return', async () => {
  hear(announcement(1, 'Sit down, please.'), announcement(2, 'Time.'));
  const user = openPage(<Announcements />);

  await user.click(screen.getAllByRole('button', { name: 'Close the announcement' })[0] as HTMLElement);
  expect(screen.queryByText('Sit down, please.')).toBeNull();
  cleanup();
  hear(announcement(1, 'Sit down, please.'), announcement(2, 'Time.'));
  openPage(<Announcements />);

  expect(screen.queryByText('Sit down, please.')).toBeNull();
  expect(screen.getAllByText('Time.')).toHaveLength(1);
});
