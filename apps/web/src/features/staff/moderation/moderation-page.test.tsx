import type { OpenedReport } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { openPage } from '../../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../../test/server.ts';
import { measure, openedReport, report } from './fixture.ts';
import { ModerationPage } from './moderation-page.tsx';

const OPEN = 'GET /api/moderation/reports';
const ONE = 'GET /api/moderation/reports/5';
const PUT = 'PUT /api/moderation/reports/5';

const answers = (changes: Partial<OpenedReport> = {}) => ({
  [OPEN]: { success: true, reports: [report(changes)], open: 1 },
  [ONE]: { success: true, report: openedReport(changes) },
  [PUT]: { success: true, report: openedReport({ state: 'settled' }) },
});
const page = (query = '?report=5') => openPage(<ModerationPage />, `/moderation${query}`);

beforeEach(() => logIn(somebody(['canModerateChat'])));
afterEach(() => vi.unstubAllGlobals());

test('the queue links to each report', async () => {
  answerCalls(answers());
  page('');

  const row = await screen.findByRole('link', { name: /fox.*Chat line · pip: the third time tonight/s });
  expect(row.getAttribute('href')).toBe('/moderation?show=open&report=5');
});

test('reported lines are hidden until they are asked for', async () => {
  answerCalls(answers());
  const user = page();

  const lines = within(await screen.findByRole('list', { name: 'Lines of the chat' }));
  expect(lines.getByText('well played')).toBeDefined();
  expect(lines.queryByText('something rude')).toBeNull();
  await user.click(lines.getByRole('button', { name: 'Show' }));
  expect(lines.getByText('something rude')).toBeDefined();
});

test('a moderator mutes for seven days, and the button says so', async () => {
  const sent = answerCalls(answers());
  const user = page();

  await user.click(await screen.findByRole('radio', { name: 'Mute' }));
  await user.click(screen.getByRole('radio', { name: 'Spam' }));
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(hasUnsavedChanges()).toBe(false);
  await user.type(screen.getByLabelText('Note for staff'), 'Second mute');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Mute: 7 days' }));

  await vi.waitFor(() => expect(sent.some(({ call }) => call === PUT)).toBe(true));
  const body = sent.find(({ call }) => call === PUT)?.body as { measure: { until: string } };
  expect(body).toMatchObject({
    act: 'settle',
    note: 'Second mute',
    measure: { kind: 'mute', reason: 'spam' },
  });
  const days = (Date.parse(body.measure.until) - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeCloseTo(7, 2);
});

test('a report can be rejected, and taken', async () => {
  const sent = answerCalls(answers());
  const user = page();

  await user.click(await screen.findByRole('button', { name: 'Take' }));
  await user.click(screen.getByRole('radio', { name: 'Reject' }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));

  await vi.waitFor(() =>
    expect(sent.filter(({ call }) => call === PUT).map(({ body }) => body)).toEqual([
      { act: 'take' },
      { act: 'reject', note: '' },
    ]),
  );
});

test('bans are for staff who manage users', async () => {
  answerCalls(answers());
  page();
  await screen.findByRole('radio', { name: 'Mute' });
  expect(screen.queryByRole('radio', { name: 'Ban' })).toBeNull();
});

test('a report that another has taken, and one about oneself, have no form', async () => {
  answerCalls(answers({ state: 'taken', handledBy: 'anselm' }));
  page();
  await screen.findByRole('list', { name: 'Lines of the chat' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
});

test('a report about oneself says that others decide', async () => {
  answerCalls(answers({ subject: { username: 'Mira', name: 'Mira', avatar: null, role: 'user' } }));
  page();

  expect(await screen.findByText('This report is about you. Others decide on it.')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('decided reports are loaded page by page', async () => {
  const many = Array.from({ length: 50 }, (_, index) => report({ id: 100 - index, state: 'rejected' }));
  const sent = answerCalls({
    'GET /api/moderation/reports?show=decided': { success: true, reports: many, open: 0 },
    'GET /api/moderation/reports?show=decided&before=51': { success: true, reports: [], open: 0 },
  });
  const user = page('?show=decided');

  await user.click(await screen.findByRole('button', { name: 'Show older' }));

  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('a measure in force is lifted after a confirmation, and a new one needs no report', async () => {
  const sent = answerCalls({
    'GET /api/moderation/measures': {
      success: true,
      measures: [measure({ by: null })],
    },
    'DELETE /api/moderation/measures/3': { success: true, id: 3 },
    'POST /api/moderation/measures': { success: false, message: 'User was not found.' },
  });
  const user = page('?show=measures');

  await user.click(await screen.findByRole('button', { name: 'Lift the measure against fox' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Saved.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'User' }), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Mute: 1 day' }));

  expect((await screen.findByRole('alert')).textContent).toBe('User was not found.');
  expect(sent.at(-1)).toMatchObject({ body: { username: 'nobody', kind: 'mute', reason: 'insults' } });
});
