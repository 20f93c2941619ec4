import { act, screen, within, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EventDetails } from '@amberhall/protocol';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { EventPage } from './event-page.tsx';
import { entrant, eventDetails, idOf, match, round, won } from './fixture.ts';

const ONE = 'GET /api/events/5';
const own = { entrantId: idOf('Mira'), state: 'in', isCheckedIn: false, isRemoved: false } as const;

function open(event: EventDetails) {
  const sent = answerCalls({ [ONE]: { success: true, event } });
  const user = openPage(
    <Routes>
      <Route path="/events/:id" element={<EventPage deckChoice={() => null} />} />
    </Routes>,
    '/events/5',
  );
  return { sent, user };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  useLobby.setState(initialLobby);
  logIn(somebody());
});

test('before the start, the entrants are listed with their decks, their club and who waits', async () => {
  const entrants = [
    entrant(1, { club: 'Harbour' }),
    entrant(2, { decks: [], hasDecks: true }),
    entrant(3, { state: 'waiting' }),
  ];
  open(eventDetails({ entrants }));

  const list = await region('Entrants');
  expect(list.getByText('The Deck of Mira')).toBeDefined();
  expect(list.getByText('Harbour')).toBeDefined();
  expect(list.getByText('Deck registered')).toBeDefined();
  expect(list.getByText('Waiting list')).toBeDefined();
  expect(screen.getByText('Bring water.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Standings' })).toBeNull();
});

test('the viewer’s match is the first of the pairings', async () => {
  const matches = [match(1, { first: 3, second: 4 }), match(2, { first: 5, second: 1 })];
  open(eventDetails({ rounds: [round(1, matches)], own }));

  const rows = (await region('Round 1')).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Mira');
  expect(rows[0]?.getAttribute('aria-current')).toBe('true');
});

test('a game that runs can be watched, and a finished one replayed', async () => {
  const matches = [
    match(1, { games: [{ gameId: 'game-1', state: 'running' }] }),
    won(2, { games: [{ gameId: 'game-2', state: 'finished' }] }),
    won(3, { second: null, isAwarded: true }),
  ];
  open(eventDetails({ rounds: [round(1, matches)] }));

  const pairings = await region('Round 1');
  expect(pairings.getByRole('button', { name: 'Watch' })).toBeDefined();
  expect(pairings.getByRole('link', { name: 'Watch replay' }).getAttribute('href')).toBe('/replay/game-2');
  expect(pairings.getAllByRole('listitem')[1]?.textContent).toContain('1 – 01 – 0P');
  expect(pairings.getByText('Bye')).toBeDefined();
  expect(pairings.getByText(/2 finished/).textContent).toBe('2 finished, 1 open');
});

test('an earlier round is shown after a press on its step', async () => {
  const rounds = [round(1, [won(1)]), round(2, [match(2, { first: 1, second: 3 })])];
  const { user } = open(eventDetails({ rounds, own }));

  const steps = await region('Rounds');
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  await user.click(steps.getByRole('button', { name: /Round 1\s*won/ }));

  expect(await screen.findByRole('region', { name: 'Round 1' })).toBeDefined();
});

test('the standings draw the cut and explain the tie-breakers', async () => {
  open(eventDetails({ kind: 'swiss-with-cut', cutSize: 4, rounds: [round(1, [match(1)])], own }));

  const standings = await region('Standings');
  expect(standings.getByText('Dashed line: the cut to 4')).toBeDefined();
  expect(standings.getByText('How ties are broken')).toBeDefined();
  const row = standings.getByRole('row', { name: /Mira/ });
  expect(row.textContent).toBe('1MMira1 – 050%33.3%');
  expect((await region('Bracket')).getByText('as it would stand now')).toBeDefined();
});

test('the bracket of a cut shows who won and who comes next', async () => {
  const semis = [won(1, { first: 1, second: 4, score: [2, 1] }), match(2, { first: 2, second: 3 })];
  open(
    eventDetails({
      kind: 'swiss-with-cut',
      cutSize: 4,
      seeds: [1, 2, 3, 4],
      rounds: [round(1, [won(1)]), round(2, semis, 'cut')],
    }),
  );

  const bracket = await region('Bracket');
  const first = within(bracket.getByRole('region', { name: 'Top 4' }));
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1MMira24PPip1',
    '3OOlga2NNils',
  ]);
  const final = within(bracket.getByRole('region', { name: 'Final' }));
  expect(final.getByRole('listitem').textContent).toBe('1MMiraopen');
});

test('a double elimination shows both brackets, with lines', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const first = [won(1, { first: 1, second: 2 }), won(2, { first: 3, second: 4 })];
  const second = [match(3, { first: 1, second: 3 }), match(4, { first: 2, second: 4 })];
  open(
    eventDetails({
      kind: 'double-elimination',
      seeds: [1, 2, 3, 4],
      rounds: [round(1, first), round(2, second)],
    }),
  );

  const bracket = await region('Bracket');
  expect(bracket.getByRole('heading', { name: 'Winners’ bracket' })).toBeDefined();
  expect(bracket.getByRole('heading', { name: 'Losers’ bracket' })).toBeDefined();
  expect(bracket.getAllByRole('listitem').at(-1)?.textContent).toBe('2NNils4PPip');
  expect(document.querySelectorAll('svg path[d^=M]')).toHaveLength(2);
});

test('an event of 256 players shows twelve rows of each list, and all tables after a press', async () => {
  const entrants = Array.from({ length: 256 }, (_, index) => entrant(index + 1));
  const matches = Array.from({ length: 128 }, (_, index) => match(index + 1));
  const { user } = open(
    eventDetails({ entrants, rounds: [round(1, matches)], own: { ...own, entrantId: 200 } }),
  );

  const pairings = await region('Round 1');
  // The first rows are painted before the others.
  await waitFor(() => expect(pairings.getAllByRole('listitem')).toHaveLength(12));
  expect((await region('Standings')).getByText('player200')).toBeDefined();
  await user.type(pairings.getByRole('searchbox', { name: 'Find a player' }), 'player255');
  expect(pairings.getAllByRole('listitem')).toHaveLength(1);
  await user.clear(pairings.getByRole('searchbox', { name: 'Find a player' }));
  await user.click(pairings.getByRole('button', { name: 'Show all 128' }));

  expect(pairings.getAllByRole('listitem')).toHaveLength(128);
});

test('an unknown event has a page that says so', async () => {
  answerCalls({
    [ONE]: () => ({ status: 404, body: { success: false, message: 'There is no such event.' } }),
  });
  openPage(
    <Routes>
      <Route path="/events/:id" element={<EventPage deckChoice={() => null} />} />
    </Routes>,
    '/events/5',
  );

  expect(await screen.findByRole('heading', { name: 'There is no such event' })).toBeDefined();
});

test('a printed sheet has all rows, by the button and by the command of the browser', async () => {
  const entrants = Array.from({ length: 40 }, (_, index) => entrant(index + 1));
  const matches = Array.from({ length: 20 }, (_, index) => match(index + 1));
  const { user } = open(eventDetails({ entrants, rounds: [round(1, matches)] }));
  const printed: number[] = [];
  const print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    const pairings = within(screen.getByRole('region', { name: 'Round 1' }));
    const standings = within(screen.getByRole('region', { name: 'Standings' }));
    printed.push(pairings.getAllByRole('listitem').length, standings.getAllByRole('row').length - 1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  };
  vi.stubGlobal('print', print);

  await screen.findByRole('region', { name: 'Round 1' });
  screen.getByRole('menu', { hidden: true }).hidePopover = () => {};
  await user.click(
    await screen.findByRole('menuitem', { name: 'Print pairings and standings', hidden: true }),
  );

  expect(printed).toEqual([20, 40]);
  const rows = within(screen.getByRole('region', { name: 'Standings' })).getAllByRole('row').length - 1;
  expect(rows).toBeLessThan(40);
  act(print);
  expect(printed).toEqual([20, 40, 20, 40]);
});
