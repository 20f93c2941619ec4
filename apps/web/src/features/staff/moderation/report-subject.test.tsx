import type { OpenedReport } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { closeWarning, useWarningTarget } from '../../../moderation/warning-target.ts';
import { logIn, somebody } from '../../../test/server.ts';
import { measure, openedReport, warning } from './fixture.ts';
import { ReportSubject } from './report-subject.tsx';

const open = (changes: Partial<OpenedReport> = {}) =>
  openPage(<ReportSubject report={openedReport(changes)} />);

beforeEach(() => logIn(somebody(['canModerateChat'])));
afterEach(closeWarning);

test('the person is shown with the day of the registration and the reports so far', () => {
  open();

  expect(screen.getByRole('link', { name: 'fox' }).getAttribute('href')).toBe('/people/fox');
  expect(screen.getByText('21 Nov 2026')).toBeDefined();
  expect(screen.getByText('5, of which settled: 3')).toBeDefined();
  expect(screen.getByText('None.')).toBeDefined();
});

test('a person who has another name since the report is shown with both', () => {
  open({ subjectName: 'wolf' });

  expect(screen.getByText('Their name was wolf.')).toBeDefined();
});

test('a person who kept the name is shown with one', () => {
  open();

  expect(screen.queryByText(/Their name was/)).toBeNull();
});

test('earlier measures are listed with their end and whoever took them', () => {
  open({
    measures: [
      measure({ note: 'Third time' }),
      measure({
        id: 4,
        kind: 'ban',
        reason: 'cheating',
        until: '2026-12-01T10:00:00.000Z',
        by: null,
        liftedAt: '2026-11-25T10:00:00.000Z',
      }),
    ],
  });

  const [mute, ban] = screen.getAllByRole('listitem');
  expect(mute?.textContent).toBe('MuteSpam21 Nov 2026 · Permanent · pip');
  expect(mute?.title).toBe('Third time');
  expect(ban?.textContent).toBe('BanCheating21 Nov 2026 · 1 Dec 2026 · a deleted user · lifted');
  expect(screen.queryByText('None.')).toBeNull();
});

test('only staff who manage users are led to the account', () => {
  open();
  expect(screen.queryByRole('link', { name: 'Account' })).toBeNull();
});

test('staff who manage users are led to the account', () => {
  logIn(somebody(['canModerateChat', 'canManageUsers']));
  open();

  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/users?name=fox');
});

test('warnings are listed with the time of their confirmation', () => {
  open({
    warnings: [
      warning({ by: null }),
      warning({ id: 8, text: 'Be patient.', confirmedAt: '2026-11-22T10:00:00.000Z' }),
    ],
  });

  const [first, confirmed] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('Please be kind.21 Nov 2026 · a deleted user · not confirmed yet');
  expect(confirmed?.textContent).toMatch(/^Be patient\.21 Nov 2026 · pip · confirmed 22 Nov 2026/);
});

test('the person can be warned from the report', async () => {
  const user = open();

  await user.click(screen.getByRole('button', { name: 'Warn fox' }));

  expect(useWarningTarget.getState().username).toBe('fox');
});
