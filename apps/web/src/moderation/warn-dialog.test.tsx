import type { WarningEntry } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPage } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { WarnButton } from './warn-button.tsx';
import { WarnDialog } from './warn-dialog.tsx';
import { closeWarning, useWarningTarget } from './warning-target.ts';

const LIST = 'GET /api/moderation/users/wilf/warnings';
const POST = 'POST /api/moderation/users/wilf/warnings';
const earlier: WarningEntry = {
  id: 3,
  text: 'Be patient.',
  time: '2026-11-21T18:41:00.000Z',
  by: 'pip',
  confirmedAt: null,
};

/** The button on a page, and the dialog as the layout shows it. */
function Page() {
  const target = useWarningTarget(({ username }) => username);
  return (
    <>
      <WarnButton username="wilf" />
      {target !== null && <WarnDialog username={target} />}
    </>
  );
}

function open(answer: object = {}, warnings: WarningEntry[] = []) {
  const sent = answerCalls({ [LIST]: { success: true, warnings }, [POST]: answer });
  const user = openPage(<Page />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { sent, user, press };
}
const words = () => screen.findByLabelText<HTMLTextAreaElement>('What the person reads');

beforeEach(() => logIn(somebody(['canModerateChat'])));
afterEach(closeWarning);

test('a warning is sent with the words of the moderator', async () => {
  const { sent, user, press } = open({ success: true, warning: { ...earlier, text: 'Please be kind.' } });

  await press('Warn wilf');
  expect(await words()).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send warning' })).toHaveProperty('disabled', true);
  await user.type(await words(), ' Please be kind. ');
  await press('Send warning');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ call }) => call === POST)).toEqual([
    { call: POST, body: { text: 'Please be kind.' } },
  ]);
});

test('earlier warnings are shown, with whether they are confirmed', async () => {
  const { press } = open({}, [earlier]);

  await press('Warn wilf');

  expect((await screen.findByRole('listitem')).textContent).toBe(
    'Be patient.21 Nov 2026 · pip · not confirmed yet',
  );
});

test('a refused warning says why, and its words stay', async () => {
  const { user, press } = open({ success: false, message: 'User was not found.' });

  await press('Warn wilf');
  await user.type(await words(), 'Please be kind.');
  await press('Send warning');

  expect((await screen.findByRole('alert')).textContent).toContain('User was not found.');
  expect((await words()).value).toBe('Please be kind.');
});

test.each([
  ['users who do not moderate', somebody()],
  ['the user themselves', somebody(['canModerateChat'], { username: 'wilf' })],
])('%s have no such button', (_who, reader) => {
  logIn(reader);
  open();

  expect(screen.queryByRole('button')).toBeNull();
});
