import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BRACKET_TEXTS } from '@amberhall/protocol';
import { FakeBracketService } from '../testing/bracket-service.ts';
import type { FakeTournament } from '../testing/brackets.ts';
import type { ServiceFault } from '../testing/service-faults.ts';
import { enterKey, newOrganiser } from '../testing/organisers.ts';
import { openSite } from '../testing/site.ts';
import type { Answer, LoggedIn, Site } from '../testing/site.ts';
import { auditEntries, newStaff } from '../testing/staff.ts';

const KEY = 'aBcDeFgH0123456789aBcDeFgH0123456789';
const TIMEOUT_MS = 300;

let service: FakeBracketService;
let site: Site;
let clock: () => Date;
beforeAll(async () => {
  service = await FakeBracketService.open();
  clock = () => new Date();
  site = await openSite(
    {
      AMBERHALL_BRACKET_SERVICE_URL: service.url,
      AMBERHALL_BRACKET_SERVICE_TIMEOUT: `${TIMEOUT_MS}`,
      AMBERHALL_LOG_LEVEL: 'silent',
    },
    { now: () => clock() },
  );
});
afterEach(() => {
  service.faults.length = 0;
  service.asked.length = 0;
  service.tournaments.length = 0;
  clock = () => new Date();
});
afterAll(async () => {
  await site.stop();
  await service.close();
});

type Call = (user: LoggedIn, tournament: FakeTournament) => Promise<Answer>;

const list: Call = ({ token }) => site.call('GET', '/api/challonge/tournaments', { token });
const ask =
  (what: string): Call =>
  ({ token }, { tournament }) =>
    site.call('POST', `/api/challonge/${what}`, { token, body: { data: tournament.id } });
const attach: Call = ({ token }, { tournament, matches }) =>
  site.call('POST', '/api/challonge/attachMatchLink', {
    token,
    body: [linkTo(tournament.id, matches[0]?.id)],
  });

const CALLS: [string, Call][] = [
  ['the list of tournaments', list],
  ['a full tournament', ask('fullTournament')],
  ['matches', ask('matches')],
  ['participants', ask('participants')],
  ['a link', attach],
];

const linkTo = (tournamentId: number, matchId = 0) => ({
  attachment: `https://amberhall.example.org/play?gameId=${matchId}`,
  matchId,
  tournamentId,
});

let keys = 0;
/** An organizer with their own key and without cached answers. */
function organiserHere(subdomain = ''): Promise<LoggedIn> {
  const key = `${KEY}${++keys}`;
  service.keys.add(key);
  return newOrganiser(site, key, subdomain);
}

const embers = () => service.add({ name: 'Thursday Embers', players: ['Anna', 'Bert', 'Cleo', 'Dora'] });

describe('an organizer sees', () => {
  test('unfinished KeyForge tournaments, newest first', async () => {
    const organiser = await organiserHere();
    const [old, young] = [
      embers(),
      service.add({ name: 'Friday', players: ['Anna', 'Bert'], gameName: 'keyforge' }),
    ];
    old.tournament.created_at = '2029-01-01T10:00:00.000Z';
    service.add({ name: 'Over', players: ['Anna', 'Bert'], state: 'complete' });
    service.add({ name: 'Chess', players: ['Anna', 'Bert'], gameName: 'Chess' });

    const { body } = await list(organiser, old);

    expect(body).toMatchObject({ success: true, message: 'Tournaments fetched successfully' });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Friday', 'Thursday Embers']);
    expect(body.data[0]).toMatchObject({ id: young.tournament.id, state: 'underway', participants_count: 2 });
  });

  test('those of their community as well, each once', async () => {
    const organiser = await organiserHere('emberfold');
    const own = embers();
    service.add({ name: 'Community Cup', players: ['Anna', 'Bert'], subdomain: 'emberfold' });
    service.add({ name: 'Others', players: ['Anna', 'Bert'], subdomain: 'elsewhere' });

    const { body } = await list(organiser, own);

    expect(body.data.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Community Cup',
      'Thursday Embers',
    ]);
    expect(service.asked.map(({ query }) => query)).toEqual([{}, { subdomain: 'emberfold' }]);
  });

  test('a full tournament, with one request', async () => {
    const organiser = await organiserHere();
    const bracket = embers();

    const { body } = await ask('fullTournament')(organiser, bracket);

    expect(body).toMatchObject({ success: true, message: 'Tournament fetched successfully' });
    expect(body.data.tournament).toMatchObject({ id: bracket.tournament.id, name: 'Thursday Embers' });
    expect(body.data.participants.map(({ name }: { name: string }) => name)).toEqual([
      'Anna',
      'Bert',
      'Cleo',
      'Dora',
    ]);
    expect(body.data.matches.map(({ state, round }: Record<string, unknown>) => [round, state])).toEqual([
      [1, 'open'],
      [1, 'open'],
      [2, 'pending'],
    ]);
    expect([body.participants, body.matches]).toEqual([body.data.participants, body.data.matches]);
    expect(service.asked).toEqual([
      {
        method: 'GET',
        path: `/tournaments/${bracket.tournament.id}.json`,
        query: { include_participants: '1', include_matches: '1' },
        body: null,
        userAgent: expect.stringMatching(/^Amberhall\/[\d.]+ \(\+http:/),
      },
    ]);
  });

  test('its matches and its participants separately', async () => {
    const organiser = await organiserHere();
    const bracket = embers();

    const [matches, people] = [
      await ask('matches')(organiser, bracket),
      await ask('participants')(organiser, bracket),
    ];

    expect(matches.body).toMatchObject({ success: true, message: 'Matches fetched successfully' });
    expect(matches.body.data[0]).toMatchObject({
      id: bracket.matches[0]?.id,
      tournament_id: bracket.tournament.id,
      player1_id: bracket.participants[0]?.id,
      player2_id: bracket.participants[3]?.id,
      winner_id: null,
    });
    expect(people.body).toMatchObject({ success: true, message: 'Participants fetched successfully' });
    expect(people.body.data).toHaveLength(4);
  });

  test('cached data for a minute, unless current data is requested', async () => {
    const organiser = await organiserHere();
    const bracket = embers();
    const now = Date.now();
    clock = () => new Date(now);

    for (let times = 0; times < 3; times++) await ask('matches')(organiser, bracket);
    expect(service.asked).toHaveLength(1);
    clock = () => new Date(now + 5_000);
    const body = { data: bracket.tournament.id, fresh: true };
    await site.call('POST', '/api/challonge/matches', { token: organiser.token, body });
    expect(service.asked).toHaveLength(2);
    clock = () => new Date(now + 70_000);
    await ask('matches')(organiser, bracket);

    expect(service.asked).toHaveLength(3);
  });

  test('players of groups with their participant ids, and names of invited users', async () => {
    const organiser = await organiserHere();
    const bracket = embers();
    const [anna, , , dora] = bracket.participants;
    if (!anna || !dora) throw new Error('Nobody plays');
    Object.assign(anna, {
      group_player_ids: [991],
      name: '',
      display_name: '',
      challonge_username: 'anna_c',
    });
    Object.assign(bracket.matches[0] ?? {}, { player1_id: 991 });

    const { body } = await ask('fullTournament')(organiser, bracket);

    expect(body.matches[0]).toMatchObject({ player1_id: anna.id, player2_id: dora.id });
    expect(body.participants[0]).toMatchObject({ name: 'anna_c', username: 'anna_c' });
  });
});

describe('links', () => {
  test('are attached to their matches', async () => {
    const organiser = await organiserHere();
    const { tournament, matches } = embers();
    const links = matches.slice(0, 2).map(({ id }) => linkTo(tournament.id, id));

    const { body } = await site.call('POST', '/api/challonge/attachMatchLink', {
      token: organiser.token,
      body: links,
    });

    expect(body).toEqual({ success: true, attachments: links, message: 'Attachments created successfully' });
    expect(matches.map((match) => match.links)).toEqual([[links[0]?.attachment], [links[1]?.attachment], []]);
    expect(service.asked[0]?.body).toEqual({ match_attachment: { url: links[0]?.attachment } });
    expect(await auditEntries(site)).toMatchObject([
      { act: 'match links attached', actor: organiser.username },
    ]);
  });

  test('are attached until one is refused, and the attached ones are reported', async () => {
    const organiser = await organiserHere();
    const { tournament, matches } = embers();
    Object.assign(matches[1] ?? {}, { attachment_count: 4 });
    const links = matches.map(({ id }) => linkTo(tournament.id, id));

    const { body } = await site.call('POST', '/api/challonge/attachMatchLink', {
      token: organiser.token,
      body: links,
    });

    expect(body).toEqual({
      success: false,
      attachments: [links[0]],
      message: [BRACKET_TEXTS.refused, 'There are too many attachments'],
    });
    expect(matches[2]?.links).toEqual([]);
  });

  test('are not attached where the tournament does not allow it', async () => {
    const organiser = await organiserHere();
    const bracket = service.add({ name: 'Closed', players: ['Anna', 'Bert'], acceptAttachments: false });

    const { body } = await attach(organiser, bracket);

    expect(body).toMatchObject({ success: false, attachments: [] });
    expect(body.message).toContain('Match attachments are not accepted');
  });

  test.each(['javascript:alert(1)', 'ftp://example.org/x', 'here'])(
    'cannot have any other target: %s',
    async (attachment) => {
      const organiser = await organiserHere();
      const { tournament, matches } = embers();
      const body = [{ ...linkTo(tournament.id, matches[0]?.id), attachment }];

      const { status } = await site.call('POST', '/api/challonge/attachMatchLink', {
        token: organiser.token,
        body,
      });

      expect(status).toBe(400);
      expect(service.asked).toEqual([]);
    },
  );
});

describe.each(CALLS)('%s', (_, call) => {
  test('needs the right to manage tournaments', async () => {
    const bracket = embers();
    const [user, editor] = [await site.newUser(), await newStaff(site, 'canEditNews')];

    expect([(await call(user, bracket)).status, (await call(editor, bracket)).status]).toEqual([403, 403]);
    expect(service.asked).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['none', '', BRACKET_TEXTS.noKey],
    ['one that cannot be any', 'short', BRACKET_TEXTS.unusableKey],
    ['one with more in it', `${'x'.repeat(30)}&a=b`, BRACKET_TEXTS.unusableKey],
    ['a wrong one', 'x'.repeat(40), BRACKET_TEXTS.badKey],
  ])('says so when the key in the profile is %s', async (_key, key, message) => {
    const organiser = await newStaff(site, 'canManageTournaments');
    const bracket = embers();
    if (key !== '') await enterKey(site, organiser, key);

    const { status, body } = await call(organiser, bracket);

    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, message });
  });

  test.each<[string, ServiceFault, string]>([
    ['does not know it', { kind: 'status', status: 404 }, BRACKET_TEXTS.unknown],
    ['has a fault', { kind: 'status', status: 500, body: 'Oh no' }, BRACKET_TEXTS.failing],
    ['does not speak JSON', { kind: 'status', status: 406 }, BRACKET_TEXTS.failing],
    ['shows a page', { kind: 'page' }, BRACKET_TEXTS.nonsense],
    [
      'stops in the middle',
      { kind: 'status', status: 200, body: '{"tournament": {"id"' },
      BRACKET_TEXTS.nonsense,
    ],
    ['says something else', { kind: 'body', body: { tournament: { id: 'seven' } } }, BRACKET_TEXTS.nonsense],
    [
      'sends us elsewhere',
      { kind: 'status', status: 302, headers: { location: '/elsewhere' } },
      BRACKET_TEXTS.unreachable,
    ],
    ['does not answer', { kind: 'never' }, BRACKET_TEXTS.slow],
    ['answers too late', { kind: 'slow', ms: 2 * TIMEOUT_MS }, BRACKET_TEXTS.slow],
  ])('says so when the service %s', async (_mishap, fault, message) => {
    const organiser = await organiserHere();
    const bracket = embers();
    // A redirect counts as a lost connection, after which the call is retried.
    service.faults.push(fault, fault);

    const { status, body } = await call(organiser, bracket);

    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, message });
  });

  test('waits for a slow answer', async () => {
    const organiser = await organiserHere();
    const bracket = embers();
    service.faults.push({ kind: 'slow', ms: TIMEOUT_MS / 3 });

    expect((await call(organiser, bracket)).body.success).toBe(true);
  });
});

describe('a temporarily unavailable service', () => {
  test.each<[string, ServiceFault]>([
    ['hangs up', { kind: 'hang up' }],
    ['is restarted', { kind: 'status', status: 503 }],
  ])('is asked a second time what can be asked twice: it %s', async (_, fault) => {
    const organiser = await organiserHere();
    const bracket = embers();
    service.faults.push(fault);

    expect((await ask('matches')(organiser, bracket)).body.success).toBe(true);
    expect(service.asked).toHaveLength(2);
  });

  test('gets no request twice that it may have carried out', async () => {
    const organiser = await organiserHere();
    const bracket = embers();
    service.faults.push({ kind: 'status', status: 503 });

    expect((await attach(organiser, bracket)).body).toMatchObject({
      success: false,
      message: BRACKET_TEXTS.failing,
    });
    expect(service.asked).toHaveLength(1);
  });
});

describe('an overloaded service', () => {
  test.each<[string, ServiceFault, number]>([
    ['seconds', { kind: 'status', status: 429, headers: { 'retry-after': '30' } }, 30],
    [
      'a sentence',
      { kind: 'status', status: 429, body: '{"detail":"Expected available in 45 seconds."}' },
      45,
    ],
    ['nothing', { kind: 'status', status: 429 }, 60],
  ])('is left alone for as long as it says by %s', async (_, fault, seconds) => {
    const key = `${seconds}`.repeat(15);
    service.keys.add(key);
    const [organiser, other] = [await newOrganiser(site, key), await organiserHere()];
    const bracket = embers();
    const now = Date.now();
    clock = () => new Date(now);
    service.faults.push(fault);

    const refusal = { success: false, message: BRACKET_TEXTS.busy };
    expect((await ask('matches')(organiser, bracket)).body).toMatchObject(refusal);
    clock = () => new Date(now + (seconds - 1) * 1000);
    expect((await ask('matches')(organiser, bracket)).body).toMatchObject(refusal);
    expect(service.asked).toHaveLength(1);
    expect((await ask('matches')(other, bracket)).body.success).toBe(true);
    clock = () => new Date(now + (seconds + 1) * 1000);

    expect((await ask('matches')(organiser, bracket)).body.success).toBe(true);
  });
});

test('a site without a bracket service says so, and works', async () => {
  const off = await openSite({ AMBERHALL_BRACKET_SERVICE_URL: 'off' });
  const organiser = await newOrganiser(off, KEY);
  const { token } = organiser;

  const { body } = await off.call('GET', '/api/challonge/tournaments', { token });

  expect(body).toEqual({ success: false, message: 'This site has no bracket service.' });
  expect((await off.call('GET', '/api/tournaments/7', { token })).body).toMatchObject({
    success: true,
    games: [],
  });
  await off.stop();
});
