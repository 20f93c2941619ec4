import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { openPage } from '../../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../../test/server.ts';
import { MantineParts } from '../../../ui/mantine-parts.tsx';
import { DecisionForm } from './decision-form.tsx';
import { openedReport } from './fixture.ts';

const PUT = 'PUT /api/moderation/reports/5';

function open(answer: object = { success: true, report: openedReport({ state: 'settled' }) }) {
  const sent = answerCalls({ [PUT]: answer });
  const user = openPage(
    <MantineParts>
      <DecisionForm report={openedReport()} />
    </MantineParts>,
  );
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { sent, user, choose, press };
}

beforeEach(() => logIn(somebody(['canModerateChat', 'canManageUsers'])));

test('a report is settled without a measure unless another outcome is chosen', async () => {
  const { sent, press } = open();

  expect(screen.getByText('The report was right, but needs no measure.')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Reason' })).toBeNull();
  await press('Settle');

  await waitFor(() =>
    expect(sent).toEqual([{ call: PUT, body: { act: 'settle', note: '', measure: null } }]),
  );
});

test('a ban is sent with its reason and without an end', async () => {
  const { sent, choose, press } = open();

  await choose('Ban');
  await choose('Cheating');
  await choose('Permanent');
  await press('Ban: Permanent');

  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      act: 'settle',
      note: '',
      measure: { kind: 'ban', reason: 'cheating', until: null },
    }),
  );
});

test('a measure that was chosen is not sent with a rejection', async () => {
  const { sent, choose, press } = open();

  await choose('Ban');
  await choose('Permanent');
  await choose('Reject');
  await press('Reject');

  await waitFor(() => expect(sent[0]?.body).toEqual({ act: 'reject', note: '' }));
});

test('a measure until a date that is not picked yet cannot be sent', async () => {
  const { choose } = open();

  await choose('Mute');
  await choose('Pick a date');

  expect(screen.getByRole('button', { name: 'Mute: Pick a date' })).toHaveProperty('disabled', true);
  await choose('Settle');
  expect(screen.getByRole('button', { name: 'Settle' })).toHaveProperty('disabled', false);
});

test('a refused decision says why, and its note stays', async () => {
  const { user, press } = open({ success: false, message: 'You cannot decide on a report about yourself.' });

  await user.type(screen.getByLabelText('Note for staff'), 'Second time');
  await press('Settle');

  expect((await screen.findByRole('alert')).textContent).toContain('You cannot decide');
  expect(screen.getByLabelText('Note for staff')).toHaveProperty('value', 'Second time');
  expect(hasUnsavedChanges()).toBe(true);
});

test('a note that was saved is no change any more', async () => {
  const { user, press } = open();

  await user.type(screen.getByLabelText('Note for staff'), 'Second time');
  await press('Settle');
  await screen.findByText('Saved.');

  expect(hasUnsavedChanges()).toBe(false);
});
