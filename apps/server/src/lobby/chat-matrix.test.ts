/** Who may write where, and who reads it: every person tries every chat. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '@amberhall/protocol';
import { openBoard, openLobby } from '../testing/clients.ts';
import type { TestBoard, TestClient } from '../testing/clients.ts';
import { OPTIONS } from '../testing/play.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { newStaff } from '../testing/staff.ts';

let site: Site;
/** The first users are hours older than the following ones. */
let now = new Date(Date.now() - 5 * 60 * 60_000);
const open: TestClient[] = [];
beforeAll(async () => {
  site = await openSite({ AMBERHALL_CHAT_AGE: '60' }, { now: () => now });
});
afterAll(async () => {
  for (const client of open) client.close();
  await site.stop();
});

async function come(token = ''): Promise<TestClient> {
  const lobby = await openLobby(site.address, token);
  open.push(lobby);
  return lobby;
}

async function block({ username, token }: LoggedIn, other: LoggedIn): Promise<void> {
  const body = { username: other.username };
  const { status } = await site.call('POST', `/api/account/${username}/blocklist`, { token, body });
  expect(status).toBe(200);
}

let lines = 0;
/** A line with a unique text. */
const newLine = (): string => `line ${++lines}`;

describe('in the lobby', () => {
  /** Whether a person receives a line at once, and sees it when they connect later. */
  const LISTENERS = {
    'a visitor': [true, true],
    'somebody else': [true, true],
    'one who has blocked the speaker': [false, false],
    'one whom the speaker has blocked': [true, true],
    'a moderator': [true, true],
    'a moderator who has blocked the speaker': [false, false],
  } as const;
  const SPEAKERS = {
    'a visitor': 'NOT_LOGGED_IN',
    'a guest at practice': 'NOT_LOGGED_IN',
    'a new user': 'FORBIDDEN',
    'a new moderator': 'FORBIDDEN',
    'a new administrator': 'ok',
    'somebody who has been here for a while': 'ok',
  } as const;
  const tokens = new Map<string, string>();
  let speaker: TestClient;
  const speakers = new Map<string, TestClient>();

  beforeAll(async () => {
    const [old, enemy, victim] = [await site.newUser(), await site.newUser(), await site.newUser()];
    const moderators = [await newStaff(site, 'canModerateChat'), await newStaff(site, 'canModerateChat')];
    for (const blocker of [enemy, moderators[1] as LoggedIn]) await block(blocker, old);
    await block(old, victim);
    now = new Date(now.getTime() + 2 * 60 * 60_000);

    const renewed = async ({ username }: LoggedIn) => (await site.login(username, PASSWORD)).token;
    speaker = await come(await renewed(old));
    tokens.set('a visitor', '');
    tokens.set('somebody else', (await site.newUser()).token);
    tokens.set('one who has blocked the speaker', await renewed(enemy));
    tokens.set('one whom the speaker has blocked', await renewed(victim));
    tokens.set('a moderator', await renewed(moderators[0] as LoggedIn));
    tokens.set('a moderator who has blocked the speaker', await renewed(moderators[1] as LoggedIn));

    const guest = await come();
    await guest.send('practice', {});
    speakers.set('a visitor', await come());
    speakers.set('a guest at practice', guest);
    speakers.set('a new user', await come((await site.newUser()).token));
    speakers.set('a new moderator', await come((await newStaff(site, 'canModerateChat')).token));
    speakers.set('a new administrator', await come((await newStaff(site, 'isAdmin')).token));
    speakers.set('somebody who has been here for a while', speaker);
  });

  test.each(Object.entries(SPEAKERS))('%s may write: %s', async (who, expected) => {
    const line = newLine();
    const reader = await come();

    const answer = await speakers.get(who)?.send('lobbychat', line);
    await speaker.send('lobbychat', 'enough');
    await reader.until('lobbychat', ({ message }) => message === 'enough');

    expect(answer?.ok ? 'ok' : answer?.code).toBe(expected);
    expect(reader.all('lobbychat').some(({ message }) => message === line)).toBe(expected === 'ok');
    expect(speakers.get(who)?.all('nochat').length).toBe(expected === 'FORBIDDEN' ? 1 : 0);
  });

  test.each(Object.entries(LISTENERS))(
    '%s receives it, and reads it later: %s',
    async (who, [hears, reads]) => {
      const [line, token] = [newLine(), tokens.get(who) ?? ''];
      const [listener, witness] = [await come(token), await come()];

      await speaker.send('lobbychat', line);
      await witness.until('lobbychat', ({ message }) => message === line);
      // Messages that were sent before this answer have arrived.
      await listener.send('ping', 1);
      const later = await come(token);

      const isLine = ({ message }: { message?: string }) => message === line;
      expect(listener.all('lobbychat').some(isLine)).toBe(hears);
      expect(later.last('lobbymessages').some(isLine)).toBe(reads);
    },
  );
});

describe('in a game', () => {
  const PEOPLE = ['the owner', 'the other player', 'a spectator', 'a judge', 'who manages games'] as const;
  type Who = (typeof PEOPLE)[number];
  const RIGHTS: Partial<Record<Who, Permission>> = {
    'a judge': 'canManageTournaments',
    'who manages games': 'canManageGames',
  };
  /** Everybody who does not play watches, whatever else they may do. */
  const EXPECTED: Record<Who, Record<'open' | 'muted', string>> = {
    'the owner': { open: 'ok', muted: 'ok' },
    'the other player': { open: 'ok', muted: 'ok' },
    'a spectator': { open: 'ok', muted: 'MUTED' },
    'a judge': { open: 'ok', muted: 'MUTED' },
    'who manages games': { open: 'ok', muted: 'MUTED' },
  };
  /** The other player has blocked the spectator, who was already watching. */
  const isDeafTo = (listener: Who, speaker: Who): boolean =>
    listener === 'the other player' && speaker === 'a spectator';

  interface Table {
    lobbies: Map<Who, TestClient>;
    boards: Map<Who, TestBoard>;
  }
  const tables = new Map<'open' | 'muted', Table>();

  beforeAll(async () => {
    for (const how of ['open', 'muted'] as const) tables.set(how, await openTable(how === 'muted'));
  });

  async function openTable(muteSpectators: boolean): Promise<Table> {
    const organiser = await come((await newStaff(site, 'canManageTournaments')).token);
    const { gameId } = await organiser.send('newgame', {
      ...OPTIONS,
      gamePrivate: true,
      muteSpectators,
      tournament: true,
      challonge: { matchId: 1, tournamentId: 1 },
    });
    const users = new Map<Who, LoggedIn>();
    const lobbies = new Map<Who, TestClient>();
    for (const who of PEOPLE) {
      const right = RIGHTS[who];
      users.set(who, await (right === undefined ? site.newUser() : newStaff(site, right)));
      lobbies.set(who, await come(users.get(who)?.token));
    }
    await block(users.get('the other player') as LoggedIn, users.get('a spectator') as LoggedIn);
    const go = async (who: Who, command: string) =>
      expect(await lobbies.get(who)?.send(command, gameId)).toMatchObject({ ok: true });
    await go('the owner', 'joingame');
    for (const who of PEOPLE.slice(2)) await go(who, 'watchgame');
    await go('the other player', 'joingame');
    return { lobbies, boards: new Map() };
  }

  /** All start to play or watch. */
  async function sitDown({ lobbies, boards }: Table): Promise<void> {
    const [owner, other] = [lobbies.get('the owner'), lobbies.get('the other player')];
    const gameId = owner?.last('gamestate').id;
    await owner?.send('selectdeck', gameId, 1, true);
    await other?.send('selectdeck', gameId, 2, true);
    expect(await owner?.send('startgame', gameId)).toMatchObject({ ok: true });
    for (const [who, lobby] of lobbies) {
      const board = await openBoard(site.address, await lobby.until('handoff'));
      boards.set(who, board);
      open.push(board);
    }
  }

  const CASES = (['open', 'muted'] as const).flatMap((how) =>
    PEOPLE.map((who) => [who, how, EXPECTED[who][how]] as const),
  );

  test.each(CASES)('before its start %s may write, with spectators %s: %s', async (who, how, expected) => {
    const { lobbies } = tables.get(how) as Table;
    const isIn = (lobby: TestClient, text: string) =>
      lobby.last('gamestate').messages.some(({ chat }: { chat?: { text: string } }) => chat?.text === text);
    const line = newLine();

    const answer = await lobbies.get(who)?.send('chat', line);

    expect(answer?.ok ? 'ok' : answer?.code).toBe(expected);
    for (const [listener, lobby] of lobbies) {
      const hears = expected === 'ok' && !isDeafTo(listener, who);
      if (hears) await lobby.until('gamestate', () => isIn(lobby, line));
      else await lobby.send('ping', 1);
      expect({ listener, hears: isIn(lobby, line) }).toEqual({ listener, hears });
    }
  });

  test('nobody outside of the game writes there', async () => {
    const stranger = await come((await site.newUser()).token);

    expect(await stranger.send('chat', 'hello')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await (await come()).send('chat', 'hello')).toMatchObject({ code: 'NOT_LOGGED_IN' });
  });

  describe('at the table', () => {
    beforeAll(async () => {
      for (const table of tables.values()) await sitDown(table);
    });

    test.each(CASES)('%s may write, with spectators %s: %s', async (who, how, expected) => {
      const { boards } = tables.get(how) as Table;
      const isIn = (board: TestBoard, text: string) =>
        board.game?.lines.some(({ chat }) => chat?.text === text) === true;
      const line = newLine();

      const answer = await boards.get(who)?.command('chat', line);

      expect(answer?.ok ? 'ok' : answer?.code).toBe(expected);
      for (const [listener, board] of boards) {
        const hears = expected === 'ok' && !isDeafTo(listener, who);
        if (hears) await board.shows(() => isIn(board, line));
        else await board.command('ping', 1);
        expect({ listener, hears: isIn(board, line) }).toEqual({ listener, hears });
      }
    });
  });
});
