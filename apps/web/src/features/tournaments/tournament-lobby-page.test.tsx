import { DEFAULT_GAME } from '@amberhall/protocol';
import type {
  Handoff,
  LobbyGame,
  Participant,
  TournamentGameSummary,
  TournamentMatch,
} from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { openPage } from '../../test/open-page.tsx';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { TournamentLobbyPage } from './tournament-lobby-page.tsx';

const LIST = 'GET /api/challonge/tournaments';
const FULL = 'POST /api/challonge/fullTournament';
const ADMIN = 'GET /api/tournaments/3';
const REPORT = 'POST /api/tournaments/3/results';

const tournament = {
  id: 3,
  name: 'Thursday Embers',
  state: 'underway',
  tournament_type: 'single elimination',
  participants_count: 4,
  accept_attachments: true,
  full_challonge_url: null,
  created_at: null,
};
const participants: Participant[] = ['Anna', 'Bert', 'Cleo', 'Dora'].map((name, index) => ({
  id: index + 1,
  tournament_id: 3,
  name,
  username: null,
}));
const match = (id: number, identifier: string, one: number, other: number): TournamentMatch => ({
  id,
  tournament_id: 3,
  identifier,
  round: 1,
  state: 'open',
  player1_id: one,
  player2_id: other,
  winner_id: null,
  scores_csv: '',
  attachment_count: 0,
});
const matches = [match(7, 'A', 1, 4), match(8, 'B', 2, 3)];
const full = { success: true, data: { tournament, participants, matches }, participants, matches };

const game = (matchId: number, changes: Partial<TournamentGameSummary> = {}): TournamentGameSummary => ({
  gameId: `00000000-0000-4000-8000-00000000000${matchId}`,
  matchId,
  round: 1,
  createdAt: new Date().toISOString(),
  startedAt: null,
  finishedAt: null,
  minutes: 45,
  winner: null,
  winReason: null,
  players: [],
  ...changes,
});
const over = (winner: string, loser: string): Partial<TournamentGameSummary> => ({
  startedAt: new Date().toISOString(),
  finishedAt: new Date().toISOString(),
  winner,
  players: [
    { name: winner, keys: 3 },
    { name: loser, keys: 1 },
  ],
});
const admin = (games: TournamentGameSummary[], more: object = {}) => ({
  success: true,
  games,
  clocks: [],
  announcements: [],
  now: new Date().toISOString(),
  ...more,
});

let lobby: Awaited<ReturnType<typeof connectTestLobby>>;
beforeEach(async () => {
  useLobby.setState(initialLobby);
  logIn(somebody(['canManageTournaments'], { challonge: { key: '****cdef', subdomain: '' } }));
  lobby = await connectTestLobby({ newgame: { ok: true, gameId: 'new' } });
});
afterEach(() => vi.unstubAllGlobals());

const OPTIONS = { ...DEFAULT_GAME, name: 'x', gameType: 'competitive' as const };

/** The page with a form that has one button. */
const open = (path = '/?tournament=3') =>
  openPage(
    <TournamentLobbyPage
      newGames={({ onCreate }) => (
        <button type="button" onClick={() => void onCreate(OPTIONS)}>
          As they are
        </button>
      )}
    />,
    path,
  );

describe('the list of tournaments', () => {
  test('says where to enter the key when there is none', async () => {
    logIn(somebody(['canManageTournaments']));
    answerCalls({});

    open('/');

    expect(await screen.findByText('API key missing')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the profile' }).getAttribute('href')).toBe('/profile');
  });

  test('links to each tournament, and can be refreshed', async () => {
    answerCalls({ [LIST]: { success: true, data: [tournament] } });
    const user = open('/');

    const row = (await screen.findByRole('link', { name: 'Thursday Embers' })).closest('li');
    expect(row?.textContent).toMatch(/Under way.*Single elimination.*4 players/);
    const link = screen.getByRole('link', { name: 'Run it: Thursday Embers' });
    expect(link.getAttribute('href')).toBe('/?tournament=3');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    expect(await screen.findByText('Tournaments fetched successfully')).toBeDefined();
  });

  test('shows the server’s message on failure, and can be retried', async () => {
    const message = 'Challonge is receiving too many requests. Please try again later.';
    const sent = answerCalls({ [LIST]: { success: false, message } });
    const user = open('/');

    expect(await screen.findByText(message)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(sent).toHaveLength(2);
  });
});

describe('the matches', () => {
  test('can be refreshed on their own', async () => {
    const decided = { ...match(7, 'A', 1, 4), state: 'complete', winner_id: 4, scores_csv: '1-3' };
    const sent = answerCalls({
      [FULL]: full,
      [ADMIN]: admin([]),
      'POST /api/challonge/matches': { success: true, data: [decided, matches[1]] },
    });
    const user = open();

    expect(await screen.findAllByText('Pending')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Refresh matches' }));

    expect(await screen.findByText('Matches fetched successfully')).toBeDefined();
    expect(screen.getAllByText('Pending')).toHaveLength(1);
    expect(sent.find(({ call }) => call.endsWith('/matches'))?.body).toEqual({ data: 3, fresh: true });
  });
});

describe('a match', () => {
  const rowOf = async (name: string) => {
    const pairings = within(await screen.findByRole('list', { name: 'Pairings: Round 1' }));
    return within(pairings.getByText(name).closest('li') as HTMLElement);
  };

  test('without a game is pending, and a game can be created for it', async () => {
    answerCalls({ [FULL]: full, [ADMIN]: admin([]) });
    const user = open();

    const row = await rowOf('Anna');
    expect(row.getByText('Pending')).toBeDefined();
    await user.click(row.getByRole('button', { name: 'Create Game for match A, Anna vs Dora' }));
    await user.click(screen.getByRole('button', { name: 'As they are' }));

    expect(await screen.findByText('1 game created')).toBeDefined();
    const named = { ...OPTIONS, name: 'Anna vs Dora', invited: ['Anna', 'Dora'] };
    const challonge = { matchId: 7, tournamentId: 3, round: 1 };
    expect(lobby.commands).toEqual([['newgame', { ...named, tournament: true, challonge }]]);
  });

  test('gets its game together with all others without one', async () => {
    answerCalls({ [FULL]: full, [ADMIN]: admin([]) });
    const user = open();

    await user.click(await screen.findByRole('button', { name: 'Create 2 games' }));
    await user.click(screen.getByRole('button', { name: 'As they are' }));

    expect(await screen.findByText('2 games created')).toBeDefined();
    expect(lobby.commands).toHaveLength(2);
  });

  test('with a waiting game offers its link, and shows who is there', async () => {
    const waiting = game(7, { players: [{ name: 'Dora', keys: null }] });
    answerCalls({ [FULL]: full, [ADMIN]: admin([waiting]) });
    const user = open();

    const row = await rowOf('Anna');
    expect(await row.findByText('Dora has joined')).toBeDefined();
    await user.click(row.getByRole('button', { name: /^Copy Game Link/ }));

    expect(await navigator.clipboard.readText()).toContain(`/play?gameId=${waiting.gameId}`);
  });

  test('links the names of the players who have come to their game', async () => {
    const players = [{ name: 'anna', keys: null }];
    answerCalls({ [FULL]: full, [ADMIN]: admin([game(7, { players })]) });
    open();

    expect((await screen.findByRole('link', { name: 'Anna' })).getAttribute('href')).toBe('/people/Anna');
    expect(screen.queryByRole('link', { name: 'Dora' })).toBeNull();
  });

  test('with a game opened by mistake can remove it after a confirmation', async () => {
    const waiting = game(7);
    answerCalls({ [FULL]: full, [ADMIN]: admin([waiting]) });
    const user = open();

    const row = await rowOf('Anna');
    await user.click(await row.findByRole('button', { name: 'Remove the game of match A, Anna vs Dora' }));
    expect(lobby.commands).toEqual([]);
    await user.click(row.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('Game removed')).toBeDefined();
    expect(lobby.commands).toEqual([['removegame', waiting.gameId]]);
  });

  test('with a running game can be watched', async () => {
    const running = game(7, { startedAt: new Date().toISOString() });
    answerCalls({ [FULL]: full, [ADMIN]: admin([running]) });
    const user = open();

    const row = await rowOf('Anna');
    expect(await row.findByText('In Progress')).toBeDefined();
    await user.click(row.getByRole('button', { name: /^Watch/ }));

    await vi.waitFor(() => expect(lobby.commands).toEqual([['watchgame', running.gameId, null]]));
  });

  test('can be watched by a judge who is at another table', async () => {
    const running = game(7, { startedAt: new Date().toISOString() });
    const here = { gameId: 'elsewhere' } as Handoff;
    const elsewhere = { spectators: [{ id: 'Mira', name: 'Mira', avatar: null, role: 'user' }], players: {} };
    useLobby.setState({ handoff: here, games: { elsewhere: elsewhere as unknown as LobbyGame } });
    answerCalls({ [FULL]: full, [ADMIN]: admin([running]) });
    const user = open();

    await user.click(await (await rowOf('Anna')).findByRole('button', { name: /^Watch/ }));

    const commands = [
      ['leavegame', 'elsewhere'],
      ['watchgame', running.gameId, null],
    ];
    await vi.waitFor(() => expect(lobby.commands).toEqual(commands));
  });

  test('with a finished game offers its result, which is reported only by a click', async () => {
    const played = game(7, over('Dora', 'Anna'));
    const sent = answerCalls({
      [FULL]: full,
      [ADMIN]: admin([played]),
      [REPORT]: { success: true, match: { ...matches[0], state: 'complete' } },
    });
    const user = open();

    const row = await rowOf('Anna');
    expect(await row.findByText('Dora won, 1-3')).toBeDefined();
    expect(sent.map(({ call }) => call)).not.toContain(REPORT);
    await user.click(row.getByRole('button', { name: 'Report Dora as winner of match A, Anna vs Dora' }));

    expect(await screen.findByText('Result reported successfully')).toBeDefined();
    expect(sent.find(({ call }) => call === REPORT)?.body).toEqual({ matchId: 7, gameIds: [played.gameId] });
  });

  test('asks who played for whom where names do not show it', async () => {
    const played = game(7, over('quill', 'ember'));
    const sent = answerCalls({
      [FULL]: full,
      [ADMIN]: admin([played]),
      [REPORT]: { success: true, match: matches[0] },
    });
    const user = open();

    const row = await rowOf('Anna');
    expect(await row.findByRole('button', { name: 'Report the result' })).toHaveProperty('disabled', true);
    await user.selectOptions(row.getByRole('combobox', { name: 'Which user played as Anna?' }), 'ember');
    await user.click(row.getByRole('button', { name: /^Report Dora as winner/ }));

    expect(await screen.findByText('Result reported successfully')).toBeDefined();
    expect(sent.find(({ call }) => call === REPORT)?.body).toMatchObject({ first: 'ember' });
  });

  test('is listed as late when its round continued without it', async () => {
    const startedAt = new Date(Date.now() - 11 * 60_000).toISOString();
    const clocks = [{ round: 1, minutes: 45, startedAt, stoppedAt: null }];
    answerCalls({ [FULL]: full, [ADMIN]: admin([game(7)], { clocks }) });
    const user = open();

    await user.click(await screen.findByRole('radio', { name: 'Overdue (1)' }));

    const pairings = within(screen.getByRole('list', { name: 'Pairings: Round 1' }));
    expect(pairings.getByText('Anna')).toBeDefined();
    expect(pairings.queryByText('Bert')).toBeNull();
  });
});

describe('the screens of a tournament', () => {
  const decided = { ...match(7, 'A', 1, 4), state: 'complete', winner_id: 4, scores_csv: '1-3' };
  const final = { ...match(9, 'C', 4, 2), round: 2, player2_id: null, state: 'pending' };
  const running = { tournament, participants, matches: [decided, matches[1], final] };
  const reply = { success: true, data: running, participants, matches: running.matches };

  test('show one round after a press on it, with its decided matches', async () => {
    answerCalls({ [FULL]: reply, [ADMIN]: admin([]) });
    const user = open();

    const rounds = within(await screen.findByRole('region', { name: 'Rounds' }));
    expect(screen.queryByText('1-3')).toBeNull();
    await user.click(rounds.getByRole('button', { name: /Round 1/ }));
    expect(screen.getByText('1-3')).toBeDefined();
    await user.click(rounds.getByRole('button', { name: /Round 1/ }));

    expect(screen.queryByText('1-3')).toBeNull();
  });

  test('draw the bracket of an elimination, with the places that nobody has reached', async () => {
    answerCalls({ [FULL]: reply, [ADMIN]: admin([]) });
    open();

    const bracket = await screen.findByRole('group', { name: 'Bracket' });
    const round = within(bracket).getByRole('region', { name: 'Round 2' });
    expect(round.textContent).toBe('Round 2DDoraopen');
  });

  test('draw no bracket of a Swiss tournament', async () => {
    const swiss = { ...running, tournament: { ...tournament, tournament_type: 'swiss' } };
    answerCalls({ [FULL]: { ...reply, data: swiss }, [ADMIN]: admin([]) });
    open();

    expect(await screen.findByRole('heading', { name: 'Entrants' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Bracket' })).toBeNull();
  });

  test('list the participants with their won and lost matches', async () => {
    answerCalls({ [FULL]: reply, [ADMIN]: admin([]) });
    open();

    const entrants = within(await screen.findByRole('region', { name: 'Entrants' }));
    const lines = entrants.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringMatching(/Anna0 – 1$/),
      expect.stringMatching(/Bert0 – 0$/),
      expect.stringMatching(/Cleo0 – 0$/),
      expect.stringMatching(/Dora1 – 0$/),
    ]);
  });

  test('say how many results are missing', async () => {
    answerCalls({ [FULL]: reply, [ADMIN]: admin([]) });
    open();

    const section = await screen.findByRole('region', { name: 'Organise' });
    expect(section.textContent).toContain('1 of 2');
    expect(section.textContent).toContain('1 result is missing.');
  });
});

describe('links', () => {
  test('are attached for all games that players cannot find yet', async () => {
    const sent = answerCalls({
      [FULL]: full,
      [ADMIN]: admin([game(7), game(8)]),
      'POST /api/challonge/attachMatchLink': { success: true, attachments: [] },
    });
    const user = open();

    await user.click(await screen.findByRole('button', { name: 'Attach 2 links' }));

    expect(await screen.findByText('Attachments created successfully')).toBeDefined();
    const { body } = sent.find(({ call }) => call.endsWith('attachMatchLink')) ?? {};
    expect(body).toMatchObject([
      { matchId: 7, tournamentId: 3, attachment: expect.stringContaining('/play?gameId=') },
      { matchId: 8 },
    ]);
  });
});

describe('the clock of a round', () => {
  const CLOCK = 'PUT /api/tournaments/3/rounds/1/clock';
  const running = { round: 1, minutes: 45, startedAt: new Date().toISOString(), stoppedAt: null };

  test('starts with the entered minutes', async () => {
    const sent = answerCalls({
      [FULL]: full,
      [ADMIN]: admin([]),
      [CLOCK]: { success: true, clock: running },
    });
    const user = open();

    const minutes = await screen.findByRole('textbox', { name: 'Minutes of the round' });
    await user.clear(minutes);
    await user.type(minutes, '30');
    await user.click(screen.getByRole('button', { name: 'Start the clock' }));

    expect(await screen.findByText('Clock started')).toBeDefined();
    expect(sent.find(({ call }) => call === CLOCK)?.body).toEqual({ do: 'start', minutes: 30 });
  });

  test('calls time only after a confirmation', async () => {
    const sent = answerCalls({
      [FULL]: full,
      [ADMIN]: admin([], { clocks: [running] }),
      [CLOCK]: { success: true, clock: running },
    });
    const user = open();

    await user.click(await screen.findByRole('button', { name: 'Call time in Round 1' }));
    expect(sent.map(({ call }) => call)).not.toContain(CLOCK);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('Time called')).toBeDefined();
    expect(sent.find(({ call }) => call === CLOCK)?.body).toEqual({ do: 'call' });
  });
});

test('an announcement is sent, and its dialog closes', async () => {
  const ANNOUNCE = 'POST /api/tournaments/3/announcements';
  const announcement = {
    id: 1,
    tournamentId: 3,
    tournament: 'Thursday Embers',
    text: 'Sit down, please.',
    author: 'Mira',
    time: new Date().toISOString(),
  };
  const sent = answerCalls({
    [FULL]: full,
    [ADMIN]: admin([]),
    [ANNOUNCE]: { success: true, announcement, readers: 4 },
  });
  const user = open();

  await user.click(await screen.findByRole('button', { name: 'Announce' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Announce' }));
  const field = dialog.getByRole('textbox', { name: 'To all players of this tournament' });
  await user.type(field, 'Sit down, please.');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Announce' }));

  expect(await screen.findByText('Announced to all players')).toBeDefined();
  expect(sent.find(({ call }) => call === ANNOUNCE)?.body).toEqual({
    text: 'Sit down, please.',
    tournament: 'Thursday Embers',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(hasUnsavedChanges()).toBe(false);
});

describe('what the server or the lobby refuses', () => {
  test('is said in the place of a bracket that cannot be loaded, and can be retried', async () => {
    const message = 'Challonge is receiving too many requests. Please try again later.';
    let isUp = false;
    answerCalls({
      [FULL]: () => ({ body: isUp ? full : { success: false, message } }),
      [ADMIN]: admin([]),
    });
    const user = open();
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('link', { name: /tournaments/i }).getAttribute('href')).toBe('/');

    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Thursday Embers' })).toBeDefined();
  });

  test('is said above a bracket whose games cannot be loaded, and the bracket stays usable', async () => {
    let isUp = false;
    answerCalls({
      [FULL]: full,
      [ADMIN]: () => (isUp ? { body: admin([game(7)]) } : { status: 500, body: {} }),
    });
    const user = open();
    expect(await screen.findByText(/An error occured communicating/)).toBeDefined();
    expect(await screen.findByRole('list', { name: 'Pairings: Round 1' })).toBeDefined();

    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('button', { name: /^Copy Game Link/ })).toBeDefined();
  });

  test('is said for a game that cannot be created, and the other games are not requested', async () => {
    lobby = await connectTestLobby({
      newgame: { ok: false, code: 'FORBIDDEN', message: 'Not an organiser.' },
    });
    answerCalls({ [FULL]: full, [ADMIN]: admin([]) });
    const user = open();

    await user.click(await screen.findByRole('button', { name: 'Create 2 games' }));
    await user.click(screen.getByRole('button', { name: 'As they are' }));

    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.queryByText('2 games created')).toBeNull();
    expect(lobby.commands.filter(([command]) => command === 'newgame')).toHaveLength(1);
  });

  test('is said for a game that cannot be removed, which stays listed', async () => {
    lobby = await connectTestLobby({ removegame: { ok: false, code: 'FORBIDDEN', message: 'Not yours.' } });
    answerCalls({ [FULL]: full, [ADMIN]: admin([game(7)]) });
    const user = open();

    await user.click(await screen.findByRole('button', { name: /^Remove the game of match A/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('button', { name: /^Copy Game Link/ })).toBeDefined();
  });
});

test('a bracket and its games can be requested again', async () => {
  const sent = answerCalls({ [FULL]: full, [ADMIN]: admin([]) });
  const user = open();
  await screen.findAllByText('Pending');
  await vi.waitFor(() => expect(sent).toHaveLength(2));

  await user.click(screen.getByRole('button', { name: 'Refresh' }));

  const after = () => sent.slice(2).map(({ call }) => call);
  await vi.waitFor(() => expect(new Set(after())).toEqual(new Set([ADMIN, FULL])));
});

test('a bracket without matches has no rounds and no drawing, and lists who takes part', async () => {
  const empty = { ...full, data: { tournament, participants, matches: [] }, matches: [] };
  answerCalls({ [FULL]: empty, [ADMIN]: admin([]) });
  open();

  const entrants = within(await screen.findByRole('region', { name: /Entrants/ }));
  expect(entrants.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    participants.map(({ name }) => expect.stringContaining(name) as string),
  );
  expect(screen.queryByRole('region', { name: 'Rounds' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Bracket' })).toBeNull();
});

test('the bracket at the service opens in another window', async () => {
  const there = { ...tournament, full_challonge_url: 'https://challonge.com/embers' };
  answerCalls({ [FULL]: { ...full, data: { ...full.data, tournament: there } }, [ADMIN]: admin([]) });
  open();

  const link = await screen.findByRole('link', { name: /Bracket/ });
  expect(link.getAttribute('href')).toBe('https://challonge.com/embers');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});
