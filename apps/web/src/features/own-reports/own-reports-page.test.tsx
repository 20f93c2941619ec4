import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { OwnReportsPage } from './own-reports-page.tsx';

const GET = 'GET /api/account/Mira/reports';

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

test('the user sees what became of each report', async () => {
  const time = '2026-11-21T18:41:00.000Z';
  const one = { id: 1, kind: 'line', state: 'settled', time, text: 'rude', subject: 'fox' };
  answerCalls({ [GET]: { success: true, reports: [one] } });
  openPage(<OwnReportsPage />);

  const row = within(await screen.findByRole('table', { name: 'Reports about users' })).getAllByRole(
    'row',
  )[1];
  for (const text of ['fox', 'Chat line · rude', 'Settled']) expect(row?.textContent).toContain(text);
});

test('a user without reports reads so', async () => {
  answerCalls({ [GET]: { success: true, reports: [] } });
  openPage(<OwnReportsPage />);

  expect(await screen.findByText('You have reported nobody.')).toBeDefined();
});
