import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { EventMailsSwitch } from './event-mails-switch.tsx';

const GET = 'GET /api/account/Mira/event-mails';
const PUT = 'PUT /api/account/Mira/event-mails';

function open(answers: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls({ [GET]: { success: true, isOn: false }, ...answers });
  return { sent, user: openPage(<EventMailsSwitch username="Mira" />) };
}
const mails = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Mail me about my events' });

beforeEach(() => logIn(somebody()));

test('the switch cannot be used before it is known whether mails are sent', async () => {
  open({ [GET]: { success: true, isOn: true } });

  expect(mails().disabled).toBe(true);
  await waitFor(() => expect(mails().disabled).toBe(false));
  expect(mails().checked).toBe(true);
});

test('a change is saved at once', async () => {
  const { sent, user } = open({ [PUT]: { success: true, isOn: true } });
  await waitFor(() => expect(mails().disabled).toBe(false));

  await user.click(mails());

  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(sent.at(-1)).toEqual({ call: PUT, body: { isOn: true } });
  expect(mails().checked).toBe(true);
});

test('a refused change says why, and the switch stays as it was', async () => {
  const { user } = open({ [PUT]: { success: false, message: 'Confirm your address first.' } });
  await waitFor(() => expect(mails().disabled).toBe(false));

  await user.click(mails());

  expect((await screen.findByRole('alert')).textContent).toContain('Confirm your address first.');
  expect(mails().checked).toBe(false);
});

test('a choice that cannot be loaded can be loaded again', async () => {
  let isAway = true;
  const { user } = open({
    [GET]: () => (isAway ? { status: 500, body: {} } : { body: { success: true, isOn: true } }),
  });

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  await waitFor(() => expect(mails().checked).toBe(true));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
