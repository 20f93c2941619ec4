import { NO_LEARNING_PROGRESS } from '@amberhall/protocol';
import type { ExportReply } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { DataExport } from './data-export.tsx';

const mira = somebody();

beforeEach(() => logIn(mira));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the stored data is downloaded as a file', async () => {
  const kept: Omit<ExportReply, 'success' | 'message'> = {
    exportedAt: '2026-11-21T18:41:00.000Z',
    user: mira,
    registerIp: '192.0.2.7',
    sessions: [],
    lobbyMessages: [{ id: 1, text: 'Hello', time: '2026-11-21T10:00:00.000Z', deleted: false }],
    games: [],
    decks: [],
    positionLinks: [],
    learning: NO_LEARNING_PROGRESS,
    friends: { friends: [], asking: [], asked: [] },
    sharing: {
      record: 'friends',
      games: 'friends',
      decks: 'nobody',
      challenges: 'everybody',
      requests: 'nobody',
    },
    events: [],
    deckChains: [],
    eventMails: false,
    reports: [],
    faults: [],
    deckTrials: [],
    gameAnalyses: [],
    measures: [],
    warnings: [],
    reportedLines: [],
  };
  answerCalls({ 'GET /api/account/Mira/export': { success: true, ...kept } });
  const files: { name: string; content: Blob }[] = [];
  const contents = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: contents.mock.lastCall?.[0] as Blob });
  });
  const user = openPage(<DataExport user={mira} />);

  await user.click(screen.getByRole('button', { name: 'Download your data' }));

  expect(await screen.findByText('Your data was downloaded.')).toBeDefined();
  const [file] = files;
  expect(file?.name).toBe('amberhall-Mira.json');
  expect(JSON.parse((await file?.content.text()) ?? '')).toEqual(kept);
});

test('an account is deleted with its password, and the user is logged out', async () => {
  const sent = answerCalls({ 'DELETE /api/account/Mira': { success: true } });
  const user = openPage(<DataExport user={mira} />);

  await user.click(screen.getByRole('button', { name: 'Delete your account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }));
  expect(dialog.getByRole('button', { name: 'Delete permanently' })).toHaveProperty('disabled', true);
  await user.type(dialog.getByLabelText('Your password'), 'secret1');
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));

  await vi.waitFor(() => expect(useSession.getState().status).toBe('anonymous'));
  expect(sent).toEqual([{ call: 'DELETE /api/account/Mira', body: { password: 'secret1' } }]);
});

test('a wrong password is reported, and nothing else happens', async () => {
  answerCalls({
    'DELETE /api/account/Mira': { success: false, message: 'The password is incorrect. Please try again.' },
  });
  const user = openPage(<DataExport user={mira} />);

  await user.click(screen.getByRole('button', { name: 'Delete your account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));

  expect((await dialog.findByRole('alert')).textContent).toBe('The password is incorrect. Please try again.');
  expect(useSession.getState().status).toBe('member');
});

test('an account is not deleted when the dialog is left', async () => {
  const sent = answerCalls({});
  const user = openPage(<DataExport user={mira} />);

  await user.click(screen.getByRole('button', { name: 'Delete your account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), 'secret1');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('a download that fails says so, and offers no file', async () => {
  answerCalls({ 'GET /api/account/Mira/export': () => ({ status: 500, body: {} }) });
  const offered = vi.spyOn(URL, 'createObjectURL');
  const user = openPage(<DataExport user={mira} />);

  await user.click(screen.getByRole('button', { name: 'Download your data' }));

  expect((await screen.findByRole('alert')).textContent).toContain('An error occured');
  expect(offered).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Download your data' })).toHaveProperty('disabled', false);
});
