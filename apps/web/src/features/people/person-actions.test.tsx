import type { Person } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeChallenge, useChallengeTarget } from '../../lib/lobby/challenge-target.ts';
import { useSession } from '../../lib/session.ts';
import { closeReport, useReportTarget } from '../../moderation/report-target.ts';
import { closeWarning, useWarningTarget } from '../../moderation/warning-target.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { PersonActions } from './person-actions.tsx';

const FRIEND = '/api/account/Mira/friends/Nils';
const BLOCK = 'POST /api/account/Mira/blocklist';
const UNBLOCK = 'DELETE /api/account/Mira/blocklist/Nils';
const nils: Person = {
  username: 'Nils',
  name: 'Nils',
  avatar: null,
  role: 'user',
  since: '2026-03-12T10:00:00.000Z',
  relation: 'none',
  canBeChallenged: true,
  canBeAsked: true,
  record: null,
  games: null,
  decks: null,
};

function open(changes: Partial<Person> = {}, isHere = true, answers: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({
    [`PUT ${FRIEND}`]: { success: true, relation: 'friend' },
    [`DELETE ${FRIEND}`]: { success: true, relation: 'none' },
    ...answers,
  });
  const user = openPage(<PersonActions person={{ ...nils, ...changes }} isHere={isHere} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { sent, press };
}
const names = () =>
  screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);

const closeDialogs = () => {
  closeChallenge();
  closeReport();
  closeWarning();
};

beforeEach(() => {
  closeDialogs();
  logIn(somebody());
});
afterEach(closeDialogs);

test('a visitor can only log in', () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  open();

  expect(screen.getByRole('link', { name: 'Log in to add friends' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

describe.each([
  ['none', true, ['Challenge', 'Add friend', 'Block Nils', 'Report Nils']],
  ['asking', false, ['Challenge', 'Accept', 'Decline', 'Block Nils', 'Report Nils']],
  ['asked', false, ['Challenge', 'Withdraw request', 'Block Nils', 'Report Nils']],
  ['friend', false, ['Challenge', 'End the friendship with Nils', 'Block Nils', 'Report Nils']],
] as const)('somebody whose relation is “%s”', (relation, canBeAsked, buttons) => {
  test('has the fitting actions', () => {
    open({ relation, canBeAsked });

    expect(names()).toEqual([...buttons]);
  });
});

test('a blocked person can be unblocked and reported only', () => {
  open({ relation: 'blocked', canBeAsked: false, canBeChallenged: false });

  expect(names()).toEqual(['Unblock', 'Report Nils']);
  expect(screen.getByText(/^You have blocked this user/)).toBeDefined();
});

test.each([
  ['asking', 'Accept', 'PUT'],
  ['asking', 'Decline', 'DELETE'],
  ['asked', 'Withdraw request', 'DELETE'],
  ['none', 'Add friend', 'PUT'],
] as const)('to somebody whose relation is “%s”, “%s” is sent as %s', async (relation, name, method) => {
  const { sent, press } = open({ relation });

  await press(name);

  expect(await screen.findByText('Done: Nils')).toBeDefined();
  expect(sent.map(({ call }) => call)).toEqual([`${method} ${FRIEND}`]);
});

test('a friendship is ended after a confirmation', async () => {
  const { sent, press } = open({ relation: 'friend', canBeAsked: false });

  await press('End the friendship with Nils');
  expect(sent).toEqual([]);
  await press('Confirm');

  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual([`DELETE ${FRIEND}`]));
});

test.each([
  ['none', BLOCK, ['Nils']],
  ['blocked', UNBLOCK, []],
] as const)(
  'a change of the block list applies at once, also in the lobby: %s',
  async (relation, call, blockList) => {
    const lobby = await connectTestLobby();
    const { press } = open({ relation }, true, {
      [call]: { success: true, username: 'Nils', user: somebody([], { blockList: [...blockList] }) },
    });

    await press(relation === 'blocked' ? 'Unblock' : 'Block Nils');
    if (relation !== 'blocked') await press('Confirm');

    await waitFor(() => expect(lobby.commands).toEqual([['authenticate', 'token-1']]));
    expect(useSession.getState().user?.blockList).toEqual(blockList);
  },
);

test('a refusal says why', async () => {
  const { press } = open({}, true, {
    [`PUT ${FRIEND}`]: { success: false, message: 'This user takes no requests.' },
  });

  await press('Add friend');

  expect((await screen.findByRole('alert')).textContent).toContain('This user takes no requests.');
});

test('only somebody who is here can be challenged', async () => {
  const { press } = open({}, false);

  expect(screen.getByRole('button', { name: 'Challenge' })).toHaveProperty('disabled', true);
  await press('Challenge');

  expect(useChallengeTarget.getState().username).toBeNull();
});

test('a challenge opens its dialog', async () => {
  const { press } = open();

  await press('Challenge');

  expect(useChallengeTarget.getState().username).toBe('Nils');
});

test('a moderator can warn the person', async () => {
  logIn(somebody(['canModerateChat']));
  const { press } = open();

  await press('Warn Nils');

  expect(useWarningTarget.getState().username).toBe('Nils');
});

test('a report is about the person, from their page', async () => {
  const { press } = open();

  await press('Report Nils');

  expect(useReportTarget.getState().target).toEqual({ username: 'Nils', where: { place: 'page' } });
});
