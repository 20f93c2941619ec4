import type { Report } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { answerCalls } from '../../../test/server.ts';
import { report } from './fixture.ts';
import { Decided, Queue } from './queue.tsx';

const OPEN = 'GET /api/moderation/reports';
const DECIDED = 'GET /api/moderation/reports?show=decided';

function open(reports: Report[], current?: number): void {
  answerCalls({ [OPEN]: { success: true, reports, open: 12 } });
  openPage(<Queue current={current} />);
}

test('an empty queue says so', async () => {
  open([]);

  expect(await screen.findByText('No open reports.')).toBeDefined();
});

test('the queue counts all open reports, and not only those that are listed', async () => {
  open([report()]);

  await screen.findByRole('link');
  expect(screen.getByRole('region', { name: /Open reports/ }).textContent).toContain('12');
});

test('the opened report is marked', async () => {
  open([report(), report({ id: 6 })], 6);

  const marked = (await screen.findAllByRole('link')).filter(
    (link) => link.getAttribute('aria-current') === 'true',
  );
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/?show=open&report=6']);
});

test('a row says who is busy with it, and who reported it', async () => {
  open([report({ state: 'taken', handledBy: 'Anselm', reporter: null, text: '', kind: 'name' })]);

  const row = (await screen.findByRole('link')).textContent;
  expect(row).toContain('Name · a deleted user');
  expect(row).not.toContain('a deleted user:');
  expect(row).toContain('In progress · Anselm');
});

test('an open report does not say that it is open', async () => {
  open([report()]);

  expect((await screen.findByRole('link')).textContent).not.toContain('Open');
});

test('a queue that cannot be loaded can be loaded again', async () => {
  let isAway = true;
  answerCalls({
    [OPEN]: () =>
      isAway ? { status: 500, body: {} } : { body: { success: true, reports: [report()], open: 1 } },
  });
  const user = openPage(<Queue current={undefined} />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('link')).toBeDefined();
});

test('older decided reports are added below', async () => {
  const many = Array.from({ length: 50 }, (_, index) => report({ id: 100 - index, state: 'settled' }));
  answerCalls({
    [DECIDED]: { success: true, reports: many, open: 0 },
    [`${DECIDED}&before=51`]: { success: true, reports: [report({ id: 50, state: 'rejected' })], open: 0 },
  });
  const user = openPage(<Decided current={undefined} />);

  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  await screen.findByText(/Rejected/);

  expect(screen.getAllByRole('link')).toHaveLength(51);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('a site on which nothing is decided says so', async () => {
  answerCalls({ [DECIDED]: { success: true, reports: [], open: 0 } });
  openPage(<Decided current={undefined} />);

  expect(await screen.findByText('No report is decided yet.')).toBeDefined();
});

test.each([
  ['the queue', OPEN, <Queue key="open" current={undefined} />, 'No open reports.'],
  [
    'the list of decided reports',
    DECIDED,
    <Decided key="decided" current={undefined} />,
    'No report is decided yet.',
  ],
])('%s that cannot be loaded says so, and can be loaded again', async (_what, path, list, empty) => {
  let isUp = false;
  answerCalls({
    [path]: () => (isUp ? { body: { success: true, reports: [], open: 0 } } : { status: 500, body: {} }),
  });
  const user = openPage(list);
  expect(await screen.findByText('This could not be loaded.')).toBeDefined();
  expect(screen.queryByText(empty)).toBeNull();

  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText(empty)).toBeDefined();
});
