import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../../test/server.ts';
import { openedReport, reportLine } from './fixture.ts';
import { OpenedReportPanels } from './opened-report.tsx';
import { ReportLines } from './report-lines.tsx';

const ONE = 'GET /api/moderation/reports/5';
const DELETE = 'DELETE /api/moderation/reports/5/lines/8';

beforeEach(() => logIn(somebody(['canModerateChat'])));

test('a reported line is hidden until it is asked for', async () => {
  const user = openPage(<ReportLines report={openedReport()} />);

  expect(screen.getByText('well played')).toBeDefined();
  expect(screen.queryByText('something rude')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show' }));

  expect(screen.getByText('something rude')).toBeDefined();
});

test('a line is removed from within the report, which then says so', async () => {
  const lines = [reportLine()];
  const sent = answerCalls({
    [ONE]: () => ({ body: { success: true, report: openedReport({ state: 'settled', lines }) } }),
    [DELETE]: { success: true, id: 8 },
  });
  const user = openPage(<OpenedReportPanels id={5} />);

  await user.click(await screen.findByRole('button', { name: 'Remove fox’s message' }));
  lines[0] = reportLine({ isRemovable: false, isRemoved: true });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('Removed from the chat')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove fox’s message' })).toBeNull();
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual([ONE, DELETE, ONE]));
});

test('a line that is no longer in its chat cannot be removed', () => {
  openPage(<ReportLines report={openedReport({ lines: [reportLine({ isRemovable: false })] })} />);

  expect(screen.queryByRole('button', { name: 'Remove fox’s message' })).toBeNull();
  expect(screen.queryByText('Removed from the chat')).toBeNull();
});
