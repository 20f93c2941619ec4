import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { OwnReportsPage } from './own-reports-page.tsx';

const GET = 'GET /api/account/Mira/reports';
const FAULTS = 'GET /api/account/Mira/faults';
const NO_FAULTS = { success: true, faults: [] };

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

test('the user sees what became of each report', async () => {
  const time = '2026-11-21T18:41:00.000Z';
  const one = { id: 1, kind: 'line', state: 'settled', time, text: 'rude', subject: 'fox' };
  answerCalls({ [GET]: { success: true, reports: [one] }, [FAULTS]: NO_FAULTS });
  openPage(<OwnReportsPage />);

  const row = within(await screen.findByRole('table', { name: 'Reports about users' })).getAllByRole(
    'row',
  )[1];
  for (const text of ['fox', 'Chat line · rude', 'Settled']) expect(row?.textContent).toContain(text);
});

test('a user without reports reads so', async () => {
  answerCalls({ [GET]: { success: true, reports: [] }, [FAULTS]: NO_FAULTS });
  openPage(<OwnReportsPage />);

  expect(await screen.findByText('You have reported nobody.')).toBeDefined();
  expect(await screen.findByText('You have reported no fault.')).toBeDefined();
});

test('a fault in a game shows its state, and links to the moment', async () => {
  const fault = {
    id: 7,
    gameId: 'game-1',
    step: 31,
    engineVersion: '2026.11',
    state: 'taken',
    time: '2026-11-21T18:41:00.000Z',
    reporter: 'Mira',
    text: 'It captured too much',
    handledBy: 'anselm',
  };
  answerCalls({ [GET]: { success: true, reports: [] }, [FAULTS]: { success: true, faults: [fault] } });
  openPage(<OwnReportsPage />);

  const link = await screen.findByRole('link', { name: 'Open at this moment' });
  expect(link.getAttribute('href')).toBe('/replay/game-1?step=31');
  expect(screen.getByRole('cell', { name: /In progress/ })).toBeDefined();
});

test.each([
  [GET, FAULTS, { success: true, reports: [] }, NO_FAULTS, 'You have reported nobody.'],
  [FAULTS, GET, NO_FAULTS, { success: true, reports: [] }, 'You have reported no fault.'],
])(
  'what %s cannot load can be loaded again, while the other part is shown',
  async (failing, other, reply, rest, words) => {
    let isAway = true;
    answerCalls({
      [failing]: () => (isAway ? { status: 500, body: {} } : { body: reply }),
      [other]: rest,
    });
    const user = openPage(<OwnReportsPage />);

    const retry = await screen.findByRole('button', { name: 'Retry' });
    isAway = false;
    await user.click(retry);

    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

test('a report without words has its kind only', async () => {
  const one = {
    id: 1,
    kind: 'name',
    state: 'rejected',
    time: '2026-11-21T18:41:00.000Z',
    text: '',
    subject: 'fox',
  };
  answerCalls({ [GET]: { success: true, reports: [one] }, [FAULTS]: NO_FAULTS });
  openPage(<OwnReportsPage />);

  expect(await screen.findByRole('cell', { name: /Name$/ })).toBeDefined();
});
