import { STAFF_ACTIONS } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../../locales/en/staff.json';
import { openPage } from '../../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../../test/server.ts';
import { AuditPage } from './audit-page.tsx';

const entry = (id: number, changes: object = {}) => ({
  id,
  time: '2026-11-21T18:41:00.000Z',
  actor: 'keeper',
  act: 'ban added',
  target: '192.0.2.7',
  details: {},
  ...changes,
});

beforeEach(() => logIn(somebody(['isAdmin'])));
afterEach(() => vi.unstubAllGlobals());

test('every line shows who did what, when, to whom, and what changed', async () => {
  const details = { disabled: true, given: ['canEditNews', 'isWinner'] };
  const changed = entry(2, { act: 'user changed', target: 'mira', details });
  answerCalls({ 'GET /api/audit': { success: true, entries: [changed] } });
  openPage(<AuditPage />);

  const table = await screen.findByRole('table', { name: 'Staff actions' });
  const row = within(table).getAllByRole('row')[1];
  for (const text of ['21 Nov 2026', 'keeper', 'User changed', 'mira']) {
    expect(row?.textContent).toContain(text);
  }
  expect(within(table).getByText('disabled: true')).toBeDefined();
  expect(within(table).getByText('given: canEditNews, isWinner')).toBeDefined();
});

test('every value bears the heading of its column, because phones show no headings', async () => {
  answerCalls({ 'GET /api/audit': { success: true, entries: [entry(1)] } });
  openPage(<AuditPage />);

  const table = await screen.findByRole('table', { name: 'Staff actions' });
  const headings = within(table).getAllByRole('columnheader');
  const [cell] = within(table).getAllByRole('cell');
  const labels = [...(cell?.parentElement?.children ?? [])].map(
    (each) => each.querySelector('[aria-hidden]')?.textContent,
  );
  expect(labels).toEqual(headings.map(({ textContent }) => textContent));
});

test('older entries are loaded on request', async () => {
  const page = Array.from({ length: 50 }, (_, index) => entry(100 - index));
  const sent = answerCalls({
    'GET /api/audit?limit=50': { success: true, entries: page },
    'GET /api/audit?limit=50&before=51': { success: true, entries: [entry(50, { target: 'the oldest' })] },
  });
  const user = openPage(<AuditPage />);
  await user.click(await screen.findByRole('button', { name: 'Show older' }));

  expect(await screen.findByText('the oldest')).toBeDefined();
  expect(sent).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('the log is filtered by person, action and day', async () => {
  const sent = answerCalls({ 'GET /api/audit': { success: true, entries: [entry(1)] } });
  const user = openPage(<AuditPage />, '/admin/audit?from=2026-11-20&act=nothing&to=never');
  await screen.findByRole('table');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'User muted');
  await user.type(screen.getByRole('searchbox', { name: 'Staff member or target' }), 'fox');

  await vi.waitFor(() => expect(sent.at(-1)?.call).toContain('person=fox'));
  const query = new URL(sent.at(-1)?.call.slice('GET '.length) ?? '', 'http://site').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    limit: '50',
    act: 'user muted',
    person: 'fox',
    from: new Date('2026-11-20T00:00').toISOString(),
  });
});

test('a log that cannot be loaded can be retried', async () => {
  answerCalls({ 'GET /api/audit': () => ({ status: 403, body: { success: false, message: 'Forbidden' } }) });
  openPage(<AuditPage />);

  expect(await screen.findByText('Could not load the audit log.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

test('every recorded action has a name', () => {
  expect(STAFF_ACTIONS.filter((act) => !(act in english.audit.acts))).toEqual([]);
});

test('a log that cannot be loaded says so, and can be loaded again', async () => {
  let isUp = false;
  answerCalls({
    'GET /api/audit': () =>
      isUp ? { body: { success: true, entries: [entry(1)] } } : { status: 500, body: {} },
  });
  const user = openPage(<AuditPage />);
  expect(await screen.findByText('Could not load the audit log.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();

  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('table')).toBeDefined();
});

test('a log without entries says so', async () => {
  answerCalls({ 'GET /api/audit': { success: true, entries: [] } });
  openPage(<AuditPage />);

  expect(await screen.findByText('No staff actions yet.')).toBeDefined();
});
