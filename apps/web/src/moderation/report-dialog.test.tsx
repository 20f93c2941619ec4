import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../lib/session.ts';
import { openPage } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { ReportButton } from './report-button.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { closeReport, useReportTarget } from './report-target.ts';

const POST = 'POST /api/moderation/reports';

/** A line with its button, and the dialog as the layout shows it. */
function Page({ username = 'wilf' }: { username?: string }) {
  const target = useReportTarget((state) => state.target);
  return (
    <>
      <ReportButton username={username} where={{ place: 'lobby', line: 5 }} line="something rude" />
      {target && <ReportDialog target={target} />}
    </>
  );
}

beforeEach(() => logIn(somebody()));
afterEach(() => {
  closeReport();
  vi.unstubAllGlobals();
});

test('a reported line is sent with its place and the words of the reporter', async () => {
  const sent = answerCalls({ [POST]: { success: true, id: 1 } });
  const user = openPage(<Page />);

  await user.click(screen.getByRole('button', { name: 'Report wilf' }));
  expect(await screen.findByText('something rude')).toBeDefined();
  await user.type(screen.getByLabelText('What happened?'), ' the third time ');
  await user.click(screen.getByRole('button', { name: 'Send report' }));

  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      call: POST,
      body: {
        username: 'wilf',
        kind: 'line',
        text: 'the third time',
        where: { place: 'lobby', line: 5 },
      },
    },
  ]);
});

test('the name can be reported instead of the line', async () => {
  const sent = answerCalls({ [POST]: { success: true, id: 1 } });
  const user = openPage(<Page />);

  await user.click(screen.getByRole('button', { name: 'Report wilf' }));
  await user.click(await screen.findByRole('radio', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));

  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ kind: 'name' });
});

test('a refusal stays in the dialog, with the words', async () => {
  const message = 'You have already reported this user. Staff will look at it.';
  answerCalls({ [POST]: { success: false, message } });
  const user = openPage(<Page />);

  await user.click(screen.getByRole('button', { name: 'Report wilf' }));
  await user.type(await screen.findByLabelText('What happened?'), 'again');
  await user.click(screen.getByRole('button', { name: 'Send report' }));

  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('again');
});

test('users cannot report themselves, and visitors nobody', () => {
  openPage(<Page username="Mira" />);
  expect(screen.queryByRole('button')).toBeNull();

  useSession.setState({ status: 'anonymous', user: null, token: null });
  openPage(<Page />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a person is reported without a line, for behavior first', async () => {
  const target = { username: 'wilf', where: { place: 'page' } } as const;
  const sent = answerCalls({ [POST]: { success: true, id: 1 } });
  const user = openPage(<ReportDialog target={target} />);

  expect(screen.getByRole('radio', { name: 'Behavior' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('radio', { name: 'Chat line' })).toBeNull();
  expect(screen.getByText(/Only your words go with it\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send report' }));

  await vi.waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ ...target, kind: 'player', text: '' }]),
  );
});

test('a dialog that is left sends nothing', async () => {
  const sent = answerCalls({});
  const user = openPage(<Page />);

  await user.click(screen.getByRole('button', { name: 'Report wilf' }));
  await user.type(await screen.findByLabelText('What happened?'), 'again');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});
