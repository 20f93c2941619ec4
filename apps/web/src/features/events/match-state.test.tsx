import type { EventMatch } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { match } from './fixture.ts';
import { MatchState } from './match-state.tsx';

type Game = EventMatch['games'][number];
const finished = (gameId: string): Game => ({ gameId, state: 'finished' });
const running = (gameId: string): Game => ({ gameId, state: 'running' });

function open(changes: Partial<EventMatch>) {
  const user = openPage(<MatchState match={match(1, changes)} />);
  return { user, state: document.querySelector('.state')! };
}

test.each<[string, Partial<EventMatch>, string]>([
  ['that nobody has begun', {}, 'Waiting'],
  ['whose game waits for its players', { games: [{ gameId: 'g', state: 'waiting' }] }, 'Waiting'],
  [
    'with a missing ban',
    {
      bans: [
        { isMade: true, deck: 0 },
        { isMade: false, deck: null },
      ],
    },
    'Waiting for bans',
  ],
  [
    'with both bans',
    {
      bans: [
        { isMade: true, deck: 0 },
        { isMade: true, deck: 1 },
      ],
    },
    'Waiting',
  ],
  ['with a reported result', { state: 'reported', outcome: 'first' }, 'To be confirmed'],
  ['whose players disagree', { state: 'disputed' }, 'Disputed'],
  ['that was played elsewhere', { state: 'decided', outcome: 'first' }, 'Finished'],
  ['that was awarded', { state: 'decided', outcome: 'first', isAwarded: true }, 'Awarded'],
  ['without an opponent', { state: 'decided', isAwarded: true, second: null }, ''],
])('a match %s: %o says "%s"', (_what, changes, text) => {
  expect(open(changes).state.textContent.trim()).toBe(text);
});

test('a game that runs is watched by a press', async () => {
  logIn(somebody());
  const lobby = await connectTestLobby();
  const { user } = open({ games: [finished('game-1'), running('game-2')] });

  await user.click(screen.getByRole('button', { name: 'Watch' }));

  await vi.waitFor(() => expect(lobby.commands).toEqual([['watchgame', 'game-2', null]]));
});

test('a game that runs after the match was decided cannot be watched', () => {
  open({ state: 'decided', outcome: 'first', games: [running('game-1')] });

  expect(screen.queryByRole('button', { name: 'Watch' })).toBeNull();
});

test('the only game of a match is a replay, and several are numbered', () => {
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  open({ state: 'decided', outcome: 'first', games: [finished('a')] });
  expect(links()).toEqual([['Watch replay', '/replay/a']]);
  document.body.replaceChildren();

  open({ state: 'decided', outcome: 'first', games: [finished('a'), finished('b')] });

  expect(links()).toEqual([
    ['Game 1', '/replay/a'],
    ['Game 2', '/replay/b'],
  ]);
});
