import { DEFAULT_SHARING } from '@amberhall/protocol';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { SharingPanel } from './sharing-panel.tsx';

const GET = 'GET /api/account/Mira/sharing';
const PUT = 'PUT /api/account/Mira/sharing';

async function open(answers: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({ [GET]: { success: true, sharing: DEFAULT_SHARING }, ...answers });
  const user = openPage(<SharingPanel username="Mira" />);
  await screen.findByRole('combobox', { name: 'Record' });
  return { sent, user };
}
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

beforeEach(() => logIn(somebody()));

test('each part shows who sees it', async () => {
  await open();

  expect(choice('Record').value).toBe('friends');
  expect(choice('Challenges to you').value).toBe('everybody');
});

test('a choice is saved with all others', async () => {
  const sharing = { ...DEFAULT_SHARING, challenges: 'nobody' };
  const { sent, user } = await open({ [PUT]: { success: true, sharing } });

  await user.selectOptions(choice('Challenges to you'), 'Nobody');

  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(sent.find(({ call }) => call === PUT)?.body).toEqual(sharing);
  expect(choice('Challenges to you').value).toBe('nobody');
});

test('a choice during the save of another one is kept as well', async () => {
  const first = { ...DEFAULT_SHARING, record: 'everybody' };
  const second = { ...first, requests: 'nobody' };
  const replies = [first, second];
  const { sent } = await open({
    [PUT]: () => ({ body: { success: true, sharing: replies.shift() } }),
  });

  fireEvent.change(choice('Record'), { target: { value: 'everybody' } });
  fireEvent.change(choice('Friend requests to you'), { target: { value: 'nobody' } });

  const saved = () => sent.filter(({ call }) => call === PUT).map(({ body }) => body);
  await waitFor(() => expect(saved()).toEqual([first, second]));
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect([choice('Record').value, choice('Friend requests to you').value]).toEqual(['everybody', 'nobody']);
});

test('a refused choice says why, and shows what is still stored', async () => {
  const { user } = await open({ [PUT]: { success: false, message: 'Not now.' } });

  await user.selectOptions(choice('Record'), 'Everybody');

  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  await waitFor(() => expect(choice('Record').value).toBe('friends'));
});

test('choices that cannot be loaded can be loaded again', async () => {
  let isAway = true;
  answerCalls({
    [GET]: () => (isAway ? { status: 500, body: {} } : { body: { success: true, sharing: DEFAULT_SHARING } }),
  });
  const user = openPage(<SharingPanel username="Mira" />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('combobox', { name: 'Record' })).toBeDefined();
});
