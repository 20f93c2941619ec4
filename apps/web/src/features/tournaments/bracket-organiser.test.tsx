import type { Announcement, Tournament } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { BracketOrganiser } from './bracket-organiser.tsx';
import { BracketTags } from './bracket-tags.tsx';
import { game, match, summary } from './fixture.ts';
import type { MatchSummary } from './match-state.ts';
import type { TournamentActions } from './use-tournament-actions.ts';

const tournament = (changes: Partial<Tournament> = {}): Tournament => ({
  id: 3,
  name: 'Thursday Embers',
  state: 'underway',
  tournament_type: 'single elimination',
  participants_count: 4,
  accept_attachments: true,
  full_challonge_url: null,
  created_at: null,
  ...changes,
});

/** Opens what organisers do with all matches. @returns what they asked for */
function open(summaries: MatchSummary[], props: Partial<ComponentProps<typeof BracketOrganiser>> = {}) {
  const asked: unknown[][] = [];
  const ask =
    (name: string) =>
    (...args: unknown[]) => {
      asked.push([name, ...args]);
      return Promise.resolve(true);
    };
  const actions = {
    refresh: ask('refresh'),
    attach: ask('attach'),
    announce: ask('announce'),
  } as unknown as TournamentActions;
  const user = openPage(
    <MantineParts>
      <BracketOrganiser
        tournament={tournament()}
        summaries={summaries}
        announcements={[]}
        actions={actions}
        isBusy={false}
        onCreate={(created) => asked.push(['create', ...created.map(({ match: { id } }) => id)])}
        {...props}
      />
    </MantineParts>,
  );
  return { user, asked };
}
const withId = (id: number, changes: Partial<MatchSummary> = {}) =>
  summary({ match: match({ id }), ...changes });
const buttons = () =>
  within(screen.getByRole('region', { name: 'Organise' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('games are created for all matches that have none, and for no other match', async () => {
  const { user, asked } = open([
    withId(1),
    withId(2, { state: 'waiting', game: game() }),
    withId(3),
    withId(4, { state: 'finished', game: game() }),
  ]);

  await user.click(screen.getByRole('button', { name: 'Create 2 games' }));

  expect(asked).toEqual([['create', 1, 3]]);
});

test('links are attached to all games that players cannot find yet', async () => {
  const waiting = withId(2, { state: 'waiting', game: game() });
  const linked = summary({ match: match({ id: 5, attachment_count: 1 }), state: 'running', game: game() });
  const { user, asked } = open([waiting, linked, withId(6, { state: 'decided' })]);

  await user.click(screen.getByRole('button', { name: 'Attach 1 link' }));

  expect(asked).toEqual([['attach', [waiting]]]);
});

test('a bracket that takes no links is offered none', () => {
  open([withId(2, { state: 'waiting', game: game() })], {
    tournament: tournament({ accept_attachments: false }),
  });

  expect(buttons()).toEqual(['Announce', 'Refresh']);
});

test('the results are counted, and once all are in nothing is missing', () => {
  open([withId(1, { state: 'decided' }), withId(2, { state: 'finished', game: game() })]);
  expect(screen.getByText('1 of 2')).toBeDefined();
  expect(screen.getByText('1 result is missing.')).toBeDefined();
  document.body.replaceChildren();

  open([withId(1, { state: 'decided' })]);

  expect(screen.getByText('1 of 1')).toBeDefined();
  expect(screen.queryByText(/missing/)).toBeNull();
});

test('a bracket without a match has no progress', () => {
  open([]);

  expect(screen.queryByText(/ of /)).toBeNull();
  expect(buttons()).toEqual(['Announce', 'Refresh']);
});

test('nothing is asked for while a request is on its way', () => {
  open([withId(1), withId(2, { state: 'waiting', game: game() })], { isBusy: true });

  for (const name of ['Create 1 game', 'Attach 1 link', 'Refresh'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});

test('the bracket is fetched again by a press', async () => {
  const { user, asked } = open([]);

  await user.click(screen.getByRole('button', { name: 'Refresh' }));

  expect(asked).toEqual([['refresh']]);
});

test('an announcement is sent with the name of the tournament, beside the earlier ones', async () => {
  const earlier: Announcement = {
    id: 1,
    tournamentId: 3,
    tournament: 'Thursday Embers',
    text: 'Welcome.',
    author: 'Mira',
    time: '2026-11-21T19:00:00.000Z',
  };
  const { user, asked } = open([], { announcements: [earlier] });

  await user.click(screen.getByRole('button', { name: 'Announce' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Welcome.')).toBeDefined();
  await user.type(dialog.getByRole('textbox'), 'Sit down.');
  await user.click(dialog.getByRole('button', { name: 'Announce' }));

  expect(asked).toEqual([['announce', 'Thursday Embers', 'Sit down.']]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the tags of a bracket', () => {
  const tags = (changes: Partial<Tournament>) => {
    openPage(
      <div data-testid="tags">
        <BracketTags tournament={tournament(changes)} />
      </div>,
    );
    return [...screen.getByTestId('tags').children].map(({ textContent }) => textContent);
  };

  test.each([
    [{ state: 'underway' }, ['Under way', 'Single elimination']],
    [{ state: 'awaiting_review', tournament_type: 'round robin' }, ['Awaiting review', 'Round robin']],
    // The service may have states and kinds that this client does not know.
    [
      { state: 'group_stages_underway', tournament_type: 'free_for_all' },
      ['group stages underway', 'free for all'],
    ],
  ])('of %o are %o', (changes, names) => {
    expect(tags(changes)).toEqual(names);
  });
});
