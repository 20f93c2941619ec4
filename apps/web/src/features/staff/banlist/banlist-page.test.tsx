import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../../test/server.ts';
import { BanlistPage } from './banlist-page.tsx';

const LIST = 'GET /api/banlist/';
const ban = { id: 2, ip: '192.0.2.0/24', added: '2026-11-20T23:30:00.000Z', user: 'keeper' };

beforeEach(() => logIn(somebody(['canManageBanlist'])));
afterEach(() => vi.unstubAllGlobals());

test('every ban shows its address, time and author', async () => {
  answerCalls({ [LIST]: { success: true, banlist: [ban] } });

  openPage(<BanlistPage />);

  const table = await screen.findByRole('table', { name: 'Banned addresses' });
  const row = within(table).getAllByRole('row')[1];
  expect(row?.textContent).toContain('192.0.2.0/24');
  expect(row?.textContent).toContain('2026-11-20');
  expect(row?.textContent).toContain('keeper');
});

test('an address is banned', async () => {
  let banlist: object[] = [];
  const sent = answerCalls({
    [LIST]: () => ({ body: { success: true, banlist } }),
    'POST /api/banlist': () => {
      banlist = [ban];
      return { body: { success: true, entry: ban } };
    },
  });
  const user = openPage(<BanlistPage />);

  expect(await screen.findByText('No addresses are banned.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'IP' }), ' 192.0.2.0/24');
  await user.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('Banlist item added successfully.')).toBeDefined();
  expect(sent[1]?.body).toEqual({ ip: '192.0.2.0/24' });
  expect(screen.getByRole('table', { name: 'Banned addresses' })).toBeDefined();
});

test('an empty address is not sent', async () => {
  const sent = answerCalls({ [LIST]: { success: true, banlist: [] } });
  const user = openPage(<BanlistPage />);

  await user.click(screen.getByRole('button', { name: 'Add' }));

  expect(screen.getByText('Please enter the Ip address')).toBeDefined();
  expect(sent).toHaveLength(1);
});

test('a ban is lifted after a confirmation', async () => {
  const sent = answerCalls({
    [LIST]: { success: true, banlist: [ban] },
    'DELETE /api/banlist/2': { success: true, id: 2 },
  });
  const user = openPage(<BanlistPage />);

  await user.click(await screen.findByRole('button', { name: 'Delete the ban of 192.0.2.0/24' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('Banlist item deleted successfully.')).toBeDefined();
  expect(sent.map(({ call }) => call)).toEqual([LIST, 'DELETE /api/banlist/2', LIST]);
});

test('a refused address stays in its field', async () => {
  const message = 'Please enter a valid address';
  answerCalls({
    [LIST]: { success: true, banlist: [] },
    'POST /api/banlist': () => ({ status: 400, body: { success: false, message } }),
  });
  const user = openPage(<BanlistPage />);

  await user.type(screen.getByRole('textbox', { name: 'IP' }), 'somewhere');
  await user.click(screen.getByRole('button', { name: 'Add' }));

  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('textbox', { name: 'IP' })).toHaveProperty('value', 'somewhere');
});

test('the list can be loaded again after a failure', async () => {
  let isAway = true;
  answerCalls({
    [LIST]: () => (isAway ? { status: 500, body: {} } : { body: { success: true, banlist: [ban] } }),
  });
  const user = openPage(<BanlistPage />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('table', { name: 'Banned addresses' })).toBeDefined();
});
