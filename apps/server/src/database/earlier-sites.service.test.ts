/**
 * The sites that earlier versions left continue with this version. `npm run release:archive` adds the archive of a version.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ReadyReplay } from '@amberhall/protocol';
import { ARCHIVED, ARCHIVES } from '../testing/archived-site.ts';
import { openBoard, openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { answerAtRandom, dice, isAsked } from '../testing/play.ts';
import { ADMIN, openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { openOwnStorage, requirePostgres } from '../testing/storage.ts';
import { checkGames } from '../rooms/journal/check-games.ts';
import type { CheckedGames } from '../rooms/journal/check-games.ts';
import { countApplied, migrations } from './migrations.ts';
import { restoreBackup } from './restore.ts';

requirePostgres();

const archives = readdirSync(ARCHIVES).toSorted();

/** What is expected of an archive besides that everything is kept and every game goes on. */
interface Exceptions {
  /** What its version did not have. */
  lacks?: readonly ('friends' | 'event' | 'lessons')[];
  /** Its games are ended, and its replay names the version that it needs. */
  endsGames?: boolean;
}

const EXCEPTIONS = new Map<string, Exceptions>([
  // Commit b45dc549. Its fingerprints cover all fields of a player. Two fields came the next day, so that no position is the
  // same, and it stored no checkpoints.
  ['0.1.0-2026-11-21.backup', { lacks: ['friends', 'event', 'lessons'], endsGames: true }],
  // Commit 698e57ba, the last one before games were stored with the version of their rules.
  ['0.1.0-2026-11-25.backup', { lacks: ['lessons'] }],
  // Commit 7ac69e51.
  ['0.1.0-2026-11-27.backup', { lacks: ['lessons'] }],
]);

test('every exception is for an archive', () => {
  expect(archives).toEqual(expect.arrayContaining([...EXCEPTIONS.keys()]));
});

type Case = [title: string, run: () => Promise<void>];

describe.each(archives)('the site of %s', (name) => {
  const { lacks = [], endsGames = false } = EXCEPTIONS.get(name) ?? {};
  let site: Site;
  /** What `npm run games:check` says before the update. */
  let checked: CheckedGames;
  let wasChanged: boolean;
  let owner: LoggedIn;
  let opponent: LoggedIn;
  beforeAll(async () => {
    const storage = await openOwnStorage();
    await restoreBackup(storage, path.join(ARCHIVES, name), { replaces: true, migrates: false });
    const before = await countApplied(storage.database);
    checked = await checkGames(storage, 'test');
    wasChanged = (await countApplied(storage.database)) !== before;
    site = await openSite({}, { storage, expectedErrors: endsGames ? ['Could not resume a game'] : [] });
    owner = await site.login(ARCHIVED.owner, ARCHIVED.password);
    opponent = await site.login(ARCHIVED.opponent, ARCHIVED.password);
  });
  afterAll(() => site.stop());

  const clients: TestClient[] = [];
  afterEach(() => clients.splice(0).forEach((client) => client.close()));

  async function read(address: string, { token } = owner) {
    const { status, body } = await site.call('GET', address, { token });
    expect(status).toBe(200);
    return body;
  }

  async function lobbyOf({ token }: LoggedIn): Promise<TestClient> {
    const lobby = await openLobby(site.address, token);
    clients.push(lobby);
    return lobby;
  }

  async function boardOf(user: LoggedIn) {
    const lobby = await lobbyOf(user);
    const board = await openBoard(site.address, await lobby.until('handoff'));
    clients.push(board);
    return board;
  }

  async function storedGame(of: string): Promise<{ id: string; engine_version: string }> {
    const { rows } = await site.storage.pool.query('select id, engine_version from games where name = $1', [
      of,
    ]);
    return rows[0];
  }

  test('lists before the update which games it ends, and is not changed by that', () => {
    expect(checked.count).toBe(2);
    expect(checked.stopped).toHaveLength(endsGames ? 2 : 0);
    expect(wasChanged).toBe(false);
  });

  test('is migrated when the program starts', async () => {
    expect(await countApplied(site.storage.database)).toBe(migrations.length);
  });

  test('keeps the accounts, with their passwords and settings', async () => {
    const { body } = await site.call('POST', '/api/account/checkauth', { token: owner.token });

    expect(body.user).toMatchObject({
      username: ARCHIVED.owner,
      email: `${ARCHIVED.owner}@example.org`,
      settings: ARCHIVED.settings,
    });
    expect(await site.login(ADMIN.username, ADMIN.password)).toMatchObject({ token: expect.any(String) });
    const { blockList } = await read(`/api/account/${ARCHIVED.owner}/blocklist`);
    expect(blockList).toEqual([ARCHIVED.blocked.toLowerCase()]);
  });

  test('keeps the friends', async () => {
    const { friends } = await read(`/api/account/${ARCHIVED.owner}/friends`);

    expect(friends).toMatchObject(lacks.includes('friends') ? [] : [{ username: ARCHIVED.opponent }]);
  });

  test('keeps the progress in lessons', async () => {
    const { progress } = await read(`/api/account/${ARCHIVED.owner}/learning`);

    expect(progress.lessons.done).toEqual(lacks.includes('lessons') ? [] : ['turn']);
  });

  test('keeps the decks', async () => {
    const { decks } = await read('/api/decks');

    expect(decks).toMatchObject([{ source: 'generated', expansion: 341 }]);
    const { deck } = await read(`/api/decks/${decks[0].id}`);
    const copies = deck.cards.map(({ count }: { count: number }) => count);
    expect(copies.reduce((sum: number, count: number) => sum + count, 0)).toBe(36);
  });

  test('keeps the news and the chat of the lobby', async () => {
    const { news } = await read('/api/news/');
    const lobby = await lobbyOf(opponent);

    expect(news).toMatchObject([{ text: ARCHIVED.news, poster: ADMIN.username }]);
    expect(lobby.last('lobbymessages')).toMatchObject([
      { message: ARCHIVED.chat, user: { username: ARCHIVED.opponent } },
    ]);
  });

  test('keeps the event with its entrant', async () => {
    const { events } = await read('/api/events');

    expect(events).toMatchObject(
      lacks.includes('event') ? [] : [{ name: ARCHIVED.event, phase: 'signup', entered: 1 }],
    );
  });

  test('keeps the finished match and the record', async () => {
    const { games } = await read('/api/games');

    expect(games.at(-1)).toMatchObject({
      winner: ARCHIVED.opponent,
      winReason: 'concede',
      players: [{ name: ARCHIVED.owner }, { name: ARCHIVED.opponent }],
    });
  });

  /** What happens to games that the update ends. */
  const ended: Case[] = [
    [
      'names the version that the replay of the finished game needs',
      async () => {
        const { id, engine_version: playedWith } = await storedGame(ARCHIVED.finishedGame);

        const { replay } = await read(`/api/replays/${id}`);

        expect(playedWith).toMatch(/^\d+\.\d+\.\d+/);
        expect(replay).toEqual({ state: 'changed', playedWith });
      },
    ],

    [
      'tells the players why their game was ended',
      async () => {
        const lobby = await lobbyOf(owner);

        expect(await lobby.until('gameended')).toBe(
          'This game cannot be continued: the rules were updated since it started.',
        );
        const { games } = await read('/api/games');
        expect(games).toMatchObject([{ winner: null, winReason: 'rules changed' }, { winReason: 'concede' }]);
      },
    ],
  ];
  /** What happens to the others. */
  const continued: Case[] = [
    [
      'shows the replay of the finished game to its end',
      async () => {
        const { id } = await storedGame(ARCHIVED.finishedGame);

        const { replay }: { replay: ReadyReplay } = await read(`/api/replays/${id}`);
        let steps = 0;
        for (let chunk = 0; steps < replay.steps; chunk++) {
          const body = await read(`/api/replays/${id}/1/${chunk}`);
          steps += body.chunk.steps.length;
        }

        expect(replay).toMatchObject({ state: 'ready', winner: ARCHIVED.opponent, ownView: '1' });
        expect(replay.turns.length).toBeGreaterThan(2);
        expect(steps).toBe(replay.steps);
      },
    ],

    [
      'goes on with the running game, where it was',
      async () => {
        const { id } = await storedGame(ARCHIVED.runningGame);
        const boards = [await boardOf(owner), await boardOf(opponent)];
        const asked = boards.find(isAsked);
        const prompt = asked?.prompt?.id;

        const answer = asked && (await answerAtRandom(asked, dice(1)));

        expect(asked?.game).toMatchObject({ id, name: ARCHIVED.runningGame });
        expect(asked?.game?.table.turn).toBeGreaterThan(2);
        expect(answer).toMatchObject({ ok: true });
        await asked?.shows(() => asked.prompt?.id !== prompt);
        expect(await checkGames(site.storage, 'test')).toEqual({ count: 2, stopped: [] });
      },
    ],

    [
      'goes on with the practice game',
      async () => {
        const board = await boardOf(await site.login(ARCHIVED.blocked, ARCHIVED.password));
        await board.shows(() => isAsked(board));

        expect(await answerAtRandom(board, dice(1))).toMatchObject({ ok: true });
      },
    ],
  ];

  test.each(endsGames ? ended : continued)('%s', async (_, run) => {
    expect.hasAssertions();
    await run();
  });
});
