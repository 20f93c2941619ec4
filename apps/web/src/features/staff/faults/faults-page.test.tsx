import type { OpenedFault } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { openPage } from '../../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../../test/server.ts';
import { FaultsPage } from './faults-page.tsx';

const fault = (changes: Partial<OpenedFault> = {}): OpenedFault => ({
  id: 7,
  gameId: 'game-1',
  step: 31,
  engineVersion: '2026.11',
  state: 'open',
  time: '2026-11-21T18:41:00.000Z',
  reporter: 'pip',
  text: 'It captured too much',
  handledBy: null,
  isRunning: false,
  lines: [{ id: 1, date: '2026-11-21T18:40:00.000Z', notice: { key: 'room.joined' } }],
  note: '',
  ...changes,
});
const answers = (changes: Partial<OpenedFault> = {}) => ({
  'GET /api/faults': { success: true, faults: [fault(changes)] },
  'GET /api/faults/7': { success: true, fault: fault(changes) },
  'PUT /api/faults/7': { success: true, fault: fault({ state: 'settled' }) },
});
const page = (query = '?fault=7') =>
  openPage(
    <FaultsPage logView={(lines) => <p>{lines.map(({ id }) => `line ${id}`)}</p>} />,
    `/faults${query}`,
  );

beforeEach(() => logIn(somebody(['canManageGames'])));
afterEach(() => vi.unstubAllGlobals());

test('the list links to each fault', async () => {
  answerCalls(answers());
  page('');

  const link = await screen.findByRole('link', { name: 'It captured too much' });
  expect(link.getAttribute('href')).toBe('/faults?show=open&fault=7');
});

test('a fault opens the replay at its moment, and shows version and log', async () => {
  answerCalls(answers());
  page();

  const link = await screen.findByRole('link', { name: 'Open at this moment' });
  expect(link.getAttribute('href')).toBe('/replay/game-1?step=31');
  expect(screen.getByText('Rules 2026.11')).toBeDefined();
  expect(screen.getByText('line 1')).toBeDefined();
});

test('a game that is still being played has no replay yet', async () => {
  answerCalls(answers({ isRunning: true }));
  page();

  expect(await screen.findByText(/The game is still being played/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Open at this moment' })).toBeNull();
});

test('the state is changed with a note', async () => {
  const sent = answerCalls(answers());
  const user = page();

  await screen.findByRole('radio', { name: 'Settled' });
  expect(hasUnsavedChanges()).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'Settled' }));
  expect(hasUnsavedChanges()).toBe(true);
  await user.type(screen.getByLabelText('Note for staff'), 'Fixed');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await vi.waitFor(() =>
    expect(sent.find(({ call }) => call === 'PUT /api/faults/7')?.body).toEqual({
      state: 'settled',
      note: 'Fixed',
    }),
  );
  await vi.waitFor(() => expect(hasUnsavedChanges()).toBe(false));
});
