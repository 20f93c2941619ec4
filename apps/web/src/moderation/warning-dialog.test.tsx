import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initialLobby } from '../lib/lobby/state.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { openPage } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { WarningDialog } from './warning-dialog.tsx';

const PUT = 'PUT /api/account/Mira/warnings/3';
const first = { id: 3, text: 'Please be kind.', time: '2026-11-21T18:41:00.000Z' };
const second = { id: 4, text: 'Be patient.', time: '2026-11-22T18:41:00.000Z' };

/** The first warning of the user, as the layout shows it. */
function Page() {
  const warning = useLobby(({ warnings }) => warnings[0]);
  return warning ? <WarningDialog key={warning.id} username="Mira" warning={warning} /> : null;
}

beforeEach(() => {
  logIn(somebody());
  useLobby.setState({ ...initialLobby, warnings: [first, second] });
});

test('a warning is shown until the user confirms it, then the next one', async () => {
  const sent = answerCalls({ [PUT]: { success: true, id: 3 } });
  const user = openPage(<Page />);
  const dialog = screen.getByRole('dialog', { name: 'A warning from the staff' });
  expect(dialog.textContent).toContain('Staff wrote this to you on 21 Nov 2026');
  expect(dialog.textContent).toContain('Please be kind.');

  await user.click(screen.getByRole('button', { name: 'I have read this' }));

  expect(await screen.findByText('Be patient.')).toBeDefined();
  expect(screen.queryByText('Please be kind.')).toBeNull();
  expect(sent.map(({ call }) => call)).toEqual([PUT]);
});

test('a warning is closed neither by Escape nor by another button', () => {
  openPage(<Page />);

  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

  expect(screen.getByText('Please be kind.')).toBeDefined();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a confirmation that does not reach the server can be sent again', async () => {
  let isAway = true;
  const sent = answerCalls({
    [PUT]: () => {
      if (isAway) throw new TypeError('no connection');
      return { body: { success: true, id: 3 } };
    },
  });
  const user = openPage(<Page />);
  const confirm = () => user.click(screen.getByRole('button', { name: 'I have read this' }));

  await confirm();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText('Please be kind.')).toBeDefined();
  isAway = false;
  await confirm();

  expect(await screen.findByText('Be patient.')).toBeDefined();
  await waitFor(() => expect(sent).toHaveLength(2));
});
