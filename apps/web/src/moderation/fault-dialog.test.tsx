import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { FaultDialog } from './fault-dialog.tsx';
import { openFault, useFaultTarget } from './fault-target.ts';

const POST = 'POST /api/faults';
const GAME = '8b2e53de-2723-44ce-87f8-dd75a5b80de1';

beforeEach(() => logIn(somebody()));
afterEach(() => {
  useFaultTarget.setState({ target: null });
  vi.unstubAllGlobals();
});

test('a fault is sent with its game and its moment', async () => {
  const sent = answerCalls({ [POST]: { success: true, id: 1 } });
  openFault({ gameId: GAME, step: 12 });
  const user = openPage(<FaultDialog target={{ gameId: GAME, step: 12 }} />);

  expect(screen.getByRole('button', { name: 'Send report' })).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('What went wrong?'), ' It captured too much ');
  await user.click(screen.getByRole('button', { name: 'Send report' }));

  await vi.waitFor(() => expect(useFaultTarget.getState().target).toBeNull());
  expect(sent).toEqual([{ call: POST, body: { gameId: GAME, step: 12, text: 'It captured too much' } }]);
});

test('a refusal stays in the dialog, with the words', async () => {
  answerCalls({
    [POST]: () => ({ status: 404, body: { success: false, message: 'There is no such game.' } }),
  });
  const user = openPage(<FaultDialog target={{ gameId: GAME }} />);

  await user.type(screen.getByLabelText('What went wrong?'), 'Strange');
  await user.click(screen.getByRole('button', { name: 'Send report' }));

  expect((await screen.findByRole('alert')).textContent).toBe('There is no such game.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What went wrong?').value).toBe('Strange');
});

test('spaces alone are no report', async () => {
  const user = openPage(<FaultDialog target={{ gameId: GAME }} />);

  await user.type(screen.getByLabelText('What went wrong?'), '   ');

  expect(screen.getByRole('button', { name: 'Send report' })).toHaveProperty('disabled', true);
});

test('the dialog is left without a report', async () => {
  const sent = answerCalls({});
  openFault({ gameId: GAME });
  const user = openPage(<FaultDialog target={{ gameId: GAME }} />);

  await user.type(screen.getByLabelText('What went wrong?'), 'Strange');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(useFaultTarget.getState().target).toBeNull();
  expect(sent).toEqual([]);
});
