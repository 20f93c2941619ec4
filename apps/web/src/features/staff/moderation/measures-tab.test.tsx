import type { MeasureEntry } from '@amberhall/protocol';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../../test/server.ts';
import { MantineParts } from '../../../ui/mantine-parts.tsx';
import { measure } from './fixture.ts';
import { MeasuresTab } from './measures-tab.tsx';

const LIST = 'GET /api/moderation/measures';
const POST = 'POST /api/moderation/measures';

function open(measures: MeasureEntry[], answers: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({ [LIST]: { success: true, measures }, ...answers });
  const user = openPage(
    <MantineParts>
      <MeasuresTab />
    </MantineParts>,
  );
  return { sent, user };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'User' });
const submit = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => logIn(somebody(['canModerateChat'])));

describe('the measures in force', () => {
  test('are none when nobody is muted or banned', async () => {
    open([]);

    expect(await screen.findByText('Nobody is muted or banned.')).toBeDefined();
  });

  test('have a reason, a note, an end and whoever took them', async () => {
    open([measure({ note: 'Third time', until: '2026-12-01T10:00:00.000Z', by: null })]);

    const row = within(await screen.findByRole('row', { name: /fox/ }));
    expect(row.getByText(/Mute · Spam/)).toBeDefined();
    expect(row.getByText('Third time')).toBeDefined();
    expect(row.getByText(/^1 Dec 2026/)).toBeDefined();
    expect(row.getByText('a deleted user')).toBeDefined();
  });

  test('lead to the people also if a name needs an escape', async () => {
    open([measure({ user: 'fox/..' })]);

    const link = await screen.findByRole('link', { name: 'fox/..' });
    expect(link.getAttribute('href')).toBe('/people/fox%2F..');
  });

  test('that are bans are lifted only by staff who manage users', async () => {
    open([measure(), measure({ id: 4, kind: 'ban', user: 'wolf' })]);

    await screen.findByRole('button', { name: 'Lift the measure against fox' });
    expect(screen.queryByRole('button', { name: 'Lift the measure against wolf' })).toBeNull();
  });

  test('are lifted, and the list is loaded again', async () => {
    logIn(somebody(['canModerateChat', 'canManageUsers']));
    const lists = [[measure({ kind: 'ban', user: 'wolf' })], []];
    const { sent, user } = open([], {
      [LIST]: () => ({ body: { success: true, measures: lists.shift() ?? [] } }),
      'DELETE /api/moderation/measures/3': { success: true, id: 3 },
    });

    await user.click(await screen.findByRole('button', { name: 'Lift the measure against wolf' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('Nobody is muted or banned.')).toBeDefined();
    expect(screen.getByText('Saved.')).toBeDefined();
    expect(sent.map(({ call }) => call)).toContain('DELETE /api/moderation/measures/3');
  });

  test('that cannot be loaded can be loaded again, and a new one can be taken meanwhile', async () => {
    let isAway = true;
    const { user } = open([], {
      [LIST]: () => (isAway ? { status: 500, body: {} } : { body: { success: true, measures: [measure()] } }),
    });

    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(field().disabled).toBe(false);
    isAway = false;
    await user.click(retry);

    expect(await screen.findByRole('link', { name: 'fox' })).toBeDefined();
  });
});

describe('a new measure', () => {
  test('needs a name', async () => {
    const { user } = open([]);

    expect(submit('Mute: 1 day').disabled).toBe(true);
    await user.type(field(), '   ');
    expect(submit('Mute: 1 day').disabled).toBe(true);
    await user.type(field(), 'fox');

    expect(submit('Mute: 1 day').disabled).toBe(false);
  });

  test('is a mute for moderators, who have no other choice', () => {
    open([]);

    expect(screen.queryByRole('radio', { name: 'Ban' })).toBeNull();
    expect(screen.getByText('The person plays and reads, but cannot write.')).toBeDefined();
  });

  test('is a ban if staff who manage users choose it', async () => {
    logIn(somebody(['canModerateChat', 'canManageUsers']));
    const { sent, user } = open([], { [POST]: { success: true, measure: measure() } });

    await user.type(field(), ' fox ');
    await user.click(screen.getByRole('radio', { name: 'Ban' }));
    await user.click(screen.getByRole('radio', { name: 'Cheating' }));
    await user.click(screen.getByRole('radio', { name: 'Permanent' }));
    await user.click(submit('Ban: Permanent'));

    await waitFor(() =>
      expect(sent.find(({ call }) => call === POST)?.body).toEqual({
        username: 'fox',
        kind: 'ban',
        reason: 'cheating',
        until: null,
        note: '',
      }),
    );
  });

  test('until a picked date needs one in the future, which is spelled out', async () => {
    const { user } = open([]);
    await user.type(field(), 'fox');
    await user.click(screen.getByRole('radio', { name: 'Pick a date' }));
    const date = screen.getByLabelText('Pick a date', { selector: 'input[type=date]' });

    fireEvent.change(date, { target: { value: '2020-01-01' } });
    expect(submit('Mute: Pick a date').disabled).toBe(true);
    expect(screen.queryByText(/^Ends/)).toBeNull();
    fireEvent.change(date, { target: { value: '2999-01-02' } });

    expect(submit('Mute: Pick a date').disabled).toBe(false);
    expect(screen.getByText(/^Ends 2 Jan 2999/)).toBeDefined();
  });

  test('that is refused keeps the name', async () => {
    const { user } = open([], { [POST]: { success: false, message: 'User was not found.' } });

    await user.type(field(), 'nobody');
    await user.click(submit('Mute: 1 day'));

    expect((await screen.findByRole('alert')).textContent).toContain('User was not found.');
    expect(field().value).toBe('nobody');
  });

  test('that was taken leaves an empty field for the next one', async () => {
    const { user } = open([], { [POST]: { success: true, measure: measure() } });

    await user.type(field(), 'fox');
    await user.click(submit('Mute: 1 day'));

    await waitFor(() => expect(field().value).toBe(''));
  });
});
