import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { ANNA, BERT, game, match, participant, summary } from './fixture.ts';
import type { MatchSummary } from './match-state.ts';
import { Rounds } from './rounds.tsx';
import type { TournamentActions } from './use-tournament-actions.ts';

const ACTIONS = ['refresh', 'refreshMatches', 'removeGame', 'attach', 'report', 'changeClock'] as const;

/** Opens the rounds. @returns what the organiser asked for */
function open(summaries: MatchSummary[], props: Partial<ComponentProps<typeof Rounds>> = {}) {
  const asked: unknown[][] = [];
  const actions = Object.fromEntries(
    ACTIONS.map((name) => [name, (...args: unknown[]) => void asked.push([name, ...args])]),
  ) as unknown as TournamentActions;
  const user = openPage(
    <MantineParts>
      <Rounds
        summaries={summaries}
        clocks={[]}
        round={undefined}
        now={0}
        actions={actions}
        isBusy={false}
        onCreate={(created) => asked.push(['create', ...created.map(({ match: { id } }) => id)])}
        {...props}
      />
    </MantineParts>,
  );
  return { user, asked };
}
const chips = () => screen.getAllByRole('radio').map((chip) => chip.closest('label')?.textContent);
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const players = [
  { name: 'anna', keys: 0 },
  { name: 'bert', keys: 0 },
];
const decided = (changes: Partial<MatchSummary['match']> = {}) =>
  summary({
    state: 'decided',
    match: match({ id: 9, state: 'complete', winner_id: 2, scores_csv: '1-3,0-3', ...changes }),
  });

describe('the filter', () => {
  test('counts the matches of each state, and at first shows those that are open', () => {
    open([summary(), summary({ state: 'running', isOverdue: true, game: game() }), decided()]);

    expect(chips()).toEqual([
      'All open (2)',
      'Pending (1)',
      'Waiting (0)',
      'In Progress (1)',
      'Overdue (1)',
      'To report (0)',
      'Decided (1)',
    ]);
    expect(rows()).toHaveLength(2);
  });

  test('shows every match of a chosen round, and of no other', () => {
    open([summary(), decided(), summary({ round: 2, match: match({ id: 8, round: 2 }) })], { round: 1 });

    expect(chips()[0]).toBe('All of the round (2)');
    expect(rows()).toHaveLength(2);
  });

  test('that fits nothing offers all matches', async () => {
    const { user } = open([summary()]);

    await user.click(screen.getByRole('radio', { name: 'Waiting (0)' }));
    expect(screen.getByRole('status').textContent).toContain('No matches fit this filter.');
    await user.click(screen.getByRole('button', { name: 'Show all' }));

    expect(rows()).toHaveLength(1);
  });

  test('without any match says when there will be some', () => {
    open([]);

    expect(screen.getByText('No open matches')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('rounds of the losers follow those of the winners, each with a clock of its own', async () => {
  const { user, asked } = open([summary({ round: -1, match: match({ id: 8, round: -1 }) }), summary()]);

  expect(
    screen.getAllByRole('group', { name: /^Clock of/ }).map((clock) => clock.getAttribute('aria-label')),
  ).toEqual(['Clock of Round 1', 'Clock of Losers’ round 1']);
  await user.click(within(screen.getByRole('group', { name: /Losers/ })).getByRole('button'));

  expect(asked).toEqual([['changeClock', -1, { do: 'start', minutes: 45 }]]);
});

describe('a match', () => {
  test('that is decided shows all scores and the loser, and offers nothing', () => {
    open([decided()], { round: 1 });

    expect(rows()[0]).toContain('1-3, 0-3');
    const lost = [...document.querySelectorAll<HTMLElement>('.side')].map(({ dataset }) => dataset['lost']);
    expect(lost).toEqual(['true', undefined]);
    expect(within(screen.getByRole('listitem')).queryByRole('button')).toBeNull();
  });

  test('without a game gets one', async () => {
    const { user, asked } = open([summary()]);

    await user.click(screen.getByRole('button', { name: 'Create Game for match A, Anna vs Bert' }));

    expect(asked).toEqual([['create', 7]]);
  });

  test.each([
    [[], 'No players have joined'],
    [players.slice(0, 1), 'anna has joined'],
    [players, 'Both players have joined'],
  ])('that waits says who is there: %o', (present, text) => {
    open([summary({ state: 'waiting', game: game({ players: [...present] }) })]);

    expect(rows()[0]).toContain(text);
  });

  test('that is late says so', () => {
    open([summary({ state: 'waiting', isOverdue: true, game: game() })]);

    expect(rows()[0]).toContain('Waiting · Overdue');
  });

  test('whose game waits is linked, copied and removed', async () => {
    const waiting = summary({ state: 'waiting', game: game({ gameId: 'g1' }) });
    const { user, asked } = open([waiting]);

    await user.click(screen.getByRole('button', { name: 'Attach Link to match A, Anna vs Bert' }));
    await user.click(screen.getByRole('button', { name: 'Copy Game Link of match A, Anna vs Bert' }));
    await user.click(screen.getByRole('button', { name: 'Remove the game of match A, Anna vs Bert' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/play?gameId=g1`);
    expect(asked).toEqual([['attach', [waiting]]]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(asked.at(-1)).toEqual(['removeGame', 'g1']);
  });

  test('that has its link already is not linked again', () => {
    open([summary({ state: 'waiting', match: match({ attachment_count: 1 }), game: game() })]);

    expect(screen.queryByRole('button', { name: /^Attach/ })).toBeNull();
  });

  test('that runs is watched, and its game cannot be removed', () => {
    open([summary({ state: 'running', match: match({ attachment_count: 1 }), game: game({ players }) })]);

    expect(screen.getByRole('button', { name: 'Watch match A, Anna vs Bert' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('links only the names of players who have come to their game', () => {
    open([summary({ state: 'waiting', game: game({ players: players.slice(1) }) })]);

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/people/Bert']);
  });
});

describe('a result to report', () => {
  const over = game({
    startedAt: '2026-11-21T19:40:00.000Z',
    finishedAt: '2026-11-21T19:50:00.000Z',
    winner: 'bert',
    players: [
      { name: 'anna', keys: 1 },
      { name: 'bert', keys: 3 },
    ],
  });
  const finished = (result: NonNullable<MatchSummary['result']>) =>
    summary({ state: 'finished', game: over, result });

  test('names the winner as the bracket does, and the scores', async () => {
    const done = finished({
      games: [over],
      players: ['anna', 'bert'],
      winner: 'bert',
      sides: ['anna', 'bert'],
    });
    const { user, asked } = open([done]);

    expect(rows()[0]).toContain('bert won, 1-3');
    await user.click(screen.getByRole('button', { name: 'Report Bert as winner of match A, Anna vs Bert' }));

    expect(asked).toEqual([['report', done, undefined]]);
  });

  test('asks who played for the first participant where the names do not say it', async () => {
    const done = finished({ games: [over], players: ['x', 'y'], winner: 'y', sides: null });
    const { user, asked } = open([done]);
    expect(screen.getByRole('button', { name: 'Report the result' })).toHaveProperty('disabled', true);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Which user played as Anna?' }), 'y');
    await user.click(screen.getByRole('button', { name: /^Report Anna as winner/ }));

    expect(asked).toEqual([['report', done, 'y']]);
  });
});

test('nothing can be pressed while a request is on its way', () => {
  open([summary(), summary({ state: 'waiting', match: match({ id: 8 }), game: game() })], { isBusy: true });

  for (const name of [/^Create/, /^Attach/, /^Remove/, /^Refresh/])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});

test('the matches are fetched again by a press', async () => {
  const { user, asked } = open([summary({ sides: [ANNA, participant(5, 'Eve')] })]);

  await user.click(screen.getByRole('button', { name: 'Refresh matches' }));

  expect(asked).toEqual([['refreshMatches']]);
  expect(rows()[0]).not.toContain(BERT.name);
});
