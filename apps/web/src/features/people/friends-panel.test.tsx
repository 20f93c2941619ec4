import type { FriendsReply, UserSummary } from '@amberhall/protocol';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeChallenge, useChallengeTarget } from '../../lib/lobby/challenge-target.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { FriendsPanel } from './friends-panel.tsx';

const LIST = 'GET /api/account/Mira/friends';
const person = (name: string): UserSummary => ({ username: name, name, avatar: null, role: 'user' });
const reply = (lists: Partial<Record<'friends' | 'asking' | 'asked', string[]>> = {}) => ({
  success: true,
  friends: (lists.friends ?? []).map(person),
  asking: (lists.asking ?? []).map(person),
  asked: (lists.asked ?? []).map(person),
});

function open(lists: FriendsReply | object, answers: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({ [LIST]: lists, ...answers });
  const user = openPage(<FriendsPanel username="Mira" />);
  return { sent, user };
}
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => logIn(somebody()));
afterEach(closeChallenge);

test('a user without friends is told how to get some', async () => {
  open(reply());

  expect(await screen.findByText(/^No friends yet/)).toBeDefined();
});

test('somebody with an open request has not nothing', async () => {
  open(reply({ asked: ['Olga'] }));

  expect(await screen.findByText('You have asked')).toBeDefined();
  expect(screen.queryByText(/^No friends yet/)).toBeNull();
});

test('those who ask come first, then friends who are here, then the others', async () => {
  useLobby.setState({ users: [person('Pia')] });
  open(reply({ friends: ['Nils', 'Pia'], asking: ['Olga'], asked: ['Quentin'] }));

  await screen.findByRole('link', { name: 'Olga' });
  expect(names()).toEqual(['Olga', 'Pia', 'Nils', 'Quentin']);
});

test('a friend who arrives moves up and can be challenged', async () => {
  useLobby.setState({ users: [] });
  const { user } = open(reply({ friends: ['Nils', 'Pia'] }));
  await screen.findByRole('link', { name: 'Pia' });
  expect(screen.queryByRole('button')).toBeNull();

  act(() => useLobby.setState({ users: [person('Pia')] }));
  expect(names()).toEqual(['Pia', 'Nils']);
  await user.click(screen.getByRole('button', { name: 'Challenge Pia' }));

  expect(useChallengeTarget.getState().username).toBe('Pia');
});

describe('a request', () => {
  test.each([
    ['Accept', 'PUT'],
    ['Decline', 'DELETE'],
  ])('is answered with %s, and the list is loaded again', async (answer, method) => {
    const lists = [reply({ asking: ['Olga'] }), reply({ friends: ['Olga'] })];
    const call = `${method} /api/account/Mira/friends/Olga`;
    const { sent, user } = open(
      {},
      {
        [LIST]: () => ({ body: lists.shift() ?? reply() }),
        [call]: { success: true, relation: 'friend' },
      },
    );

    await user.click(await screen.findByRole('button', { name: `${answer} the request of Olga` }));

    expect(await screen.findByText('Done: Olga')).toBeDefined();
    expect(sent.map((each) => each.call)).toEqual([LIST, call, LIST]);
    await waitFor(() => expect(screen.queryByText('Asks to be your friend')).toBeNull());
  });

  test('that was withdrawn meanwhile says why, and stays until the list is loaded again', async () => {
    const { user } = open(reply({ asking: ['Olga'] }), {
      'PUT /api/account/Mira/friends/Olga': { success: false, message: 'There is no such request.' },
    });

    await user.click(await screen.findByRole('button', { name: 'Accept the request of Olga' }));

    expect((await screen.findByRole('alert')).textContent).toContain('There is no such request.');
    expect(screen.getByRole('button', { name: 'Accept the request of Olga' })).toHaveProperty(
      'disabled',
      false,
    );
  });
});

test('friends that cannot be loaded can be loaded again', async () => {
  let isAway = true;
  const { user } = open(
    {},
    { [LIST]: () => (isAway ? { status: 500, body: {} } : { body: reply({ friends: ['Nils'] }) }) },
  );

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('link', { name: 'Nils' })).toBeDefined();
});
