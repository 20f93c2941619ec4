import type { OpenedFault } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

test('that a state was saved is still said when the fault has been loaded again', async () => {
  const views = [fault(), fault({ state: 'settled', handledBy: 'Mira' })];
  const sent = answerCalls({
    ...answers(),
    'GET /api/faults/7': () => ({ body: { success: true, fault: views.shift() ?? fault() } }),
  });
  const user = page();

  await user.click(await screen.findByRole('radio', { name: 'Settled' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await screen.findByText('Mira');
  expect(sent.filter(({ call }) => call === 'GET /api/faults/7')).toHaveLength(2);
  expect(screen.getByText('Saved.')).toBeDefined();
});

test('a refused state says why, and stays chosen', async () => {
  answerCalls({ ...answers(), 'PUT /api/faults/7': { success: false, message: 'No such report' } });
  const user = page();

  await user.click(await screen.findByRole('radio', { name: 'Rejected' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect((await screen.findByRole('alert')).textContent).toContain('No such report');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rejected' }).checked).toBe(true);
  expect(hasUnsavedChanges()).toBe(true);
});

test('a fault that cannot be loaded can be loaded again, beside the list', async () => {
  let isAway = true;
  answerCalls({
    ...answers(),
    'GET /api/faults/7': () =>
      isAway ? { status: 500, body: {} } : { body: { success: true, fault: fault() } },
  });
  const user = page();

  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(await screen.findByRole('link', { name: 'It captured too much' })).toBeDefined();
  isAway = false;
  await user.click(retry);

  expect(await screen.findByText('Rules 2026.11')).toBeDefined();
});

describe('the list of faults', () => {
  const listed = (id: number, changes: Partial<OpenedFault> = {}) =>
    fault({ id, text: `Fault ${id}`, ...changes });

  test('that are open says so when there are none', async () => {
    answerCalls({ 'GET /api/faults': { success: true, faults: [] } });
    page('');

    expect(await screen.findByText('No open reports.')).toBeDefined();
  });

  test('names nobody whose account is deleted, and who decided', async () => {
    const faults = [listed(1, { reporter: null, state: 'settled', handledBy: 'Anselm' })];
    answerCalls({ 'GET /api/faults?show=decided': { success: true, faults } });
    page('?show=decided');

    const row = await screen.findByRole('row', { name: /Fault 1/ });
    expect(row.textContent).toContain('Settled · Anselm');
    expect(row.textContent).not.toContain('pip');
  });

  test('that are decided has older pages', async () => {
    const first = Array.from({ length: 50 }, (_, index) => listed(100 - index));
    answerCalls({
      'GET /api/faults?show=decided': { success: true, faults: first },
      'GET /api/faults?show=decided&before=51': { success: true, faults: [listed(50)] },
    });
    const user = page('?show=decided');

    await user.click(await screen.findByRole('button', { name: 'Show older' }));

    expect(await screen.findByRole('link', { name: 'Fault 50' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  test('that are open has one page, however long', async () => {
    const faults = Array.from({ length: 50 }, (_, index) => listed(100 - index));
    answerCalls({ 'GET /api/faults?show=open': { success: true, faults } });
    page('');

    await screen.findByRole('link', { name: 'Fault 51' });
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  test('that cannot be loaded can be loaded again', async () => {
    let isAway = true;
    answerCalls({
      'GET /api/faults': () =>
        isAway ? { status: 500, body: {} } : { body: { success: true, faults: [listed(1)] } },
    });
    const user = page('');

    const retry = await screen.findByRole('button', { name: 'Retry' });
    isAway = false;
    await user.click(retry);

    await waitFor(() => expect(screen.getByRole('link', { name: 'Fault 1' })).toBeDefined());
  });
});
