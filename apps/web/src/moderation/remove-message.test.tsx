import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { Toasts } from '../ui/toasts.tsx';
import { RemoveMessage } from './remove-message.tsx';

const DELETE = 'DELETE /api/messages/5';

beforeEach(() => logIn(somebody(['canModerateChat'])));

function open(answer: Parameters<typeof answerCalls>[0][string]) {
  const sent = answerCalls({ [DELETE]: answer });
  const user = openPage(
    <>
      <RemoveMessage path="/api/messages/5" author="wilf" />
      <Toasts label="Toasts" closeLabel="Dismiss" />
    </>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { sent, press };
}
const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Remove wilf’s message' });

test('a message is not removed when its moderator cancels', async () => {
  const { sent, press } = open({});

  await press('Remove wilf’s message');
  await press('Cancel');

  expect(sent).toEqual([]);
  expect(start()).toBeDefined();
});

test('a refusal is told, and the message can be removed again', async () => {
  const { sent, press } = open({ success: false, message: 'There is no such message.' });

  await press('Remove wilf’s message');
  await press('Confirm');

  expect(await screen.findByText('There is no such message.')).toBeDefined();
  await waitFor(() => expect(start().disabled).toBe(false));
  expect(sent.map(({ call }) => call)).toEqual([DELETE]);
});

test('a server that does not answer is told', async () => {
  const { press } = open(() => {
    throw new TypeError('no connection');
  });

  await press('Remove wilf’s message');
  await press('Confirm');

  expect(await screen.findByText(/^An error occured communicating with the server/)).toBeDefined();
});
