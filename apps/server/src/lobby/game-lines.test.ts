import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardAt, openBoard, openLobby } from '../testing/clients.ts';
import type { TestBoard, TestClient } from '../testing/clients.ts';
import { lobbyUsers } from '../testing/lobby-users.ts';
import { moderationOf } from '../testing/moderation.ts';
import { isAsked, keepHands, OPTIONS, startedGame } from '../testing/play.ts';
import type { GamePair } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { auditEntries, newStaff } from '../testing/staff.ts';
import { GameDirectoryStore } from './game-directory-store.ts';

let site: Site;
let moderator: LoggedIn;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());
const { visitor } = lobbyUsers(() => site);
const { report, opened } = moderationOf(() => site);

const TEXT = 'you cannot read a card';

const remove = (gameId: string, line: number | string, { token } = moderator) =>
  site.call('DELETE', `/api/games/${gameId}/lines/${line}`, { token });
const removeFromReport = (id: number, line: number, { token } = moderator) =>
  site.call('DELETE', `/api/moderation/reports/${id}/lines/${line}`, { token });

const lineOf = (board: TestBoard, text = TEXT) =>
  board.shows(({ lines }) => lines.find(({ chat }) => chat?.text === text)?.id);
/** Waits until no line says the text, and the author stands in its place. */
const showsRemoved = (board: TestBoard, { username }: { username: string }) =>
  board.shows(
    ({ lines }) =>
      lines.some(({ removed }) => removed?.username === username) &&
      lines.every(({ chat }) => chat?.text !== TEXT),
  );

interface Watched extends GamePair {
  staff: TestBoard;
  lobby: TestClient;
}

/** A game of two people that a new moderator watches. */
async function watchedGame(options: object = {}): Promise<Watched> {
  moderator = await newStaff(site, 'canModerateChat');
  const pair = await startedGame(site, options);
  const { board, lobby } = await watch(pair.gameId, moderator);
  return {
    ...pair,
    staff: board,
    lobby,
    close: () => {
      board.close();
      lobby.close();
      pair.close();
    },
  };
}

async function watch(gameId: string, { token }: LoggedIn): Promise<{ board: TestBoard; lobby: TestClient }> {
  const lobby = await openLobby(site.address, token);
  await lobby.send('watchgame', gameId);
  return { lobby, board: await openBoard(site.address, await lobby.until('handoff')) };
}

/** Says the line at the second seat. @returns its id for the moderator */
async function insult({ other, staff }: Watched): Promise<number> {
  await other.board.command('chat', TEXT);
  return lineOf(staff);
}

describe('a moderator who watches a game', () => {
  test('removes a line for everybody at once, which is logged', async () => {
    const game = await watchedGame();
    const line = await insult(game);
    await lineOf(game.one.board);

    const { body } = await remove(game.gameId, line);

    expect(body).toEqual({ success: true, id: line });
    for (const board of [game.one.board, game.other.board, game.staff])
      await showsRemoved(board, game.other.user);
    expect([game.one.board.gaps, game.staff.gaps]).toEqual([0, 0]);
    expect(await auditEntries(site)).toEqual([
      {
        actor: moderator.username,
        act: 'game message removed',
        target: game.other.user.username,
        details: { game: game.gameId },
      },
    ]);
    game.close();
  });

  test('removes only that line of several in a row', async () => {
    const game = await watchedGame();
    for (const text of ['well played', TEXT, 'and again']) await game.other.board.command('chat', text);
    await lineOf(game.staff, 'and again');

    await remove(game.gameId, await lineOf(game.staff));

    await showsRemoved(game.one.board, game.other.user);
    const said = game.one.board.game?.lines.flatMap(({ chat }) => chat?.text ?? []);
    expect(said).toEqual(['well played', 'and again']);
    game.close();
  });

  test('hides it from everybody who comes, returns or reads older lines', async () => {
    const game = await watchedGame();
    const line = await insult(game);
    const since = String(game.one.board.rev - 1);
    const missedPatch = await game.one.lobby.until('handoff');
    await remove(game.gameId, line);

    const late = await watch(game.gameId, await site.newUser());
    const returned = boardAt(site.address, missedPatch, { since });
    await returned.until('gamestate');
    const { lines } = await game.other.board.command('olderMessages', 1_000);

    for (const sent of [late.board.events, returned.events, lines])
      expect(JSON.stringify(sent)).not.toContain(TEXT);
    await showsRemoved(late.board, game.other.user);
    await showsRemoved(returned, game.other.user);
    expect(lines.some(({ removed }: { removed?: object }) => removed)).toBe(true);
    for (const client of [late.board, late.lobby, returned]) client.close();
    game.close();
  });

  test('changes nothing about the game: it stays away after an undo, and the journal has no trace', async () => {
    const game = await watchedGame();
    await keepHands(game);
    const line = await insult(game);
    await remove(game.gameId, line);
    const asked = [game.one.board, game.other.board].find(isAsked) ?? game.one.board;
    const before = await decisionsOf(game.gameId);

    await asked.press(asked.prompt?.controls[0]?.id ?? '');
    await asked.command('undo');
    await asked.shows(({ lines }) => lines.some(({ log }) => log?.text.key === 'log.undo'));

    const after = await decisionsOf(game.gameId);
    expect(after.kinds).toEqual([...before.kinds, 'control', 'undo']);
    expect(after.fingerprint).toBe(before.fingerprint);
    expect(JSON.stringify(game.one.board.game?.lines)).not.toContain(TEXT);
    game.close();
  });

  test('finds it neither in the replay nor in its log', async () => {
    const game = await watchedGame();
    await keepHands(game);
    await remove(game.gameId, await insult(game));
    await game.one.board.command('concede');
    await game.one.board.shows(({ winner }) => winner !== null);
    await expect.poll(async () => (await replayOf(game)).replay.state).toBe('ready');

    const { body } = await site.call('GET', `/api/replays/${game.gameId}/spectator/0`);

    expect(body.chunk.steps.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain(TEXT);
    game.close();
  });

  test('has removed it after a restart of the node as well', async () => {
    const game = await watchedGame();
    await remove(game.gameId, await insult(game));
    const { token } = await newStaff(site, 'canManageNodes');
    const desk = await openLobby(site.address, token);
    game.one.lobby.clearEvents();

    await desk.send('restartnode', 'node1');
    const board = await openBoard(site.address, await game.one.lobby.until('handoff'));

    expect(board.game?.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(board.events)).not.toContain(TEXT);
    board.close();
    desk.close();
    game.close();
  });

  test('removes a line of spectators, and one said before they were muted', async () => {
    const game = await watchedGame();
    const spectator = await site.newUser();
    const { board, lobby } = await watch(game.gameId, spectator);
    await board.command('chat', TEXT);
    const line = await lineOf(game.staff);
    await game.one.board.command('toggleMuteSpectators');

    expect((await remove(game.gameId, line)).body.success).toBe(true);

    await showsRemoved(game.one.board, spectator);
    await showsRemoved(board, spectator);
    board.close();
    lobby.close();
    game.close();
  });

  test('removes a line twice without a second entry in the log', async () => {
    const game = await watchedGame();
    await game.other.board.command('chat', 'well played');
    const line = await insult(game);
    await remove(game.gameId, line);
    await remove(game.gameId, await lineOf(game.staff, 'well played'));

    expect((await remove(game.gameId, line)).body.success).toBe(true);

    const targets = (await auditEntries(site, 3)).filter(
      (entry) => (entry as { actor: string }).actor === moderator.username,
    );
    expect(targets).toHaveLength(2);
    game.close();
  });

  test('cannot remove what is no line of the chat', async () => {
    const game = await watchedGame();
    const notice = await game.staff.shows(({ lines }) => lines.find((line) => line.notice)?.id);

    for (const line of [notice, 999_999]) {
      const { status, body } = await remove(game.gameId, line);
      expect([status, body.message]).toEqual([404, 'This line was not found.']);
    }
    expect((await remove(game.gameId, 'rubbish')).status).toBe(404);
    expect((await remove('00000000-0000-4000-8000-000000000000', 1)).status).toBe(404);
    game.close();
  });
});

describe('others are refused', () => {
  test('without the right, also in their own game', async () => {
    const game = await watchedGame();
    const line = await insult(game);

    expect((await remove(game.gameId, line, game.one.user)).status).toBe(403);
    expect((await remove(game.gameId, line, { ...game.one.user, token: '' })).status).toBe(401);

    expect(await lineOf(game.one.board)).toBeGreaterThan(0);
    game.close();
  });

  test('with the right, but in a game in which they are not', async () => {
    const game = await watchedGame({ gamePrivate: true });
    const line = await insult(game);

    const { status, body } = await remove(game.gameId, line, await newStaff(site, 'canModerateChat'));

    expect([status, body.message]).toEqual([403, 'You are not in this game.']);
    expect(await lineOf(game.one.board)).toBeGreaterThan(0);
    game.close();
  });
});

describe('a game that waits', () => {
  /** @returns the pages of both people, the game, and the id of the line */
  async function waitingGame() {
    moderator = await newStaff(site, 'canModerateChat');
    const author = await site.newUser();
    const [staff, page] = [await visitor(moderator.token), await visitor(author.token)];
    const { gameId } = await staff.send('newgame', OPTIONS);
    await page.send('joingame', gameId);
    await page.send('chat', 'hello');
    await page.send('chat', TEXT);
    const said = ({ messages }: { messages: { chat?: { text: string } }[] }) =>
      messages.some(({ chat }) => chat?.text === TEXT);
    const { messages } = await staff.until('gamestate', said);
    return { staff, page, author, gameId, line: messages.at(-1).id as number };
  }

  test('shows everybody at once that a line was removed, and keeps that', async () => {
    const { staff, page, author, gameId, line } = await waitingGame();

    expect((await remove(gameId, line)).body).toEqual({ success: true, id: line });

    for (const each of [staff, page]) {
      const { messages } = await each.until('gamestate', (game) =>
        game.messages.some(({ removed }: { removed?: object }) => removed),
      );
      expect(messages.find(({ id }: { id: number }) => id === line)).toEqual({
        id: line,
        date: expect.any(String),
        removed: expect.objectContaining({ username: author.username }),
      });
      expect(JSON.stringify(messages)).toContain('hello');
    }
    const { changes } = await new GameDirectoryStore(site.storage.database).since(-1);
    const kept = changes.find(({ id }) => id === gameId)?.entry?.messages;
    expect(kept?.filter(({ isRemoved }) => isRemoved).map(({ id }) => id)).toEqual([line]);
    const late = await visitor((await site.newUser()).token);
    await late.send('watchgame', gameId);
    await late.until('gamestate', ({ messages }) => messages.length > 0);
    expect(JSON.stringify(late.events)).not.toContain(TEXT);
    expect(await auditEntries(site)).toMatchObject([
      { act: 'game message removed', target: author.username, details: { game: gameId } },
    ]);
  });

  test('keeps a line that others try to remove', async () => {
    const { page, author, gameId, line } = await waitingGame();

    expect((await remove(gameId, line, author)).status).toBe(403);
    expect((await remove(gameId, line, await newStaff(site, 'canModerateChat'))).status).toBe(403);
    expect((await remove(gameId, 999)).body.message).toBe('This line was not found.');

    expect(JSON.stringify(page.last('gamestate'))).toContain(TEXT);
  });

  test('loses a line that is removed from within its report', async () => {
    const { staff, page, author, gameId, line } = await waitingGame();
    const where = { place: 'game' as const, line };
    const { body } = await report(moderator, author, { where });
    const { id } = (await opened(moderator, body.id)).lines.at(-1);

    expect((await removeFromReport(body.id, id)).body).toEqual({ success: true, id });

    await page.until('gamestate', ({ messages }) => !JSON.stringify(messages).includes(TEXT));
    expect((await opened(moderator, body.id)).lines).toMatchObject([
      { text: 'hello', isRemovable: true, isRemoved: false },
      { text: TEXT, isRemovable: false, isRemoved: true },
    ]);
    await staff.send('leavegame', gameId);
  });
});

describe('a report about a line of a running game', () => {
  test('leads to its removal by staff who are not in the game, and keeps its text', async () => {
    const game = await watchedGame({ gamePrivate: true, allowSpectators: true });
    await game.other.board.command('chat', TEXT);
    const where = { place: 'game' as const, line: await lineOf(game.one.board) };
    const { body } = await report(game.one.user, game.other.user, { where });
    const stranger = await newStaff(site, 'canModerateChat');
    const line = (await opened(stranger, body.id)).lines.at(-1);
    expect(line).toMatchObject({ text: TEXT, isRemovable: true, isRemoved: false });

    expect((await removeFromReport(body.id, line.id, stranger)).body.success).toBe(true);

    for (const board of [game.one.board, game.other.board, game.staff])
      await showsRemoved(board, game.other.user);
    expect((await opened(stranger, body.id)).lines.at(-1)).toMatchObject({
      text: TEXT,
      isRemovable: false,
      isRemoved: true,
    });
    game.close();
  });

  test('says that it was removed, whether before the report or since', async () => {
    const game = await watchedGame();
    await game.other.board.command('chat', TEXT);
    const where = { place: 'game' as const, line: await lineOf(game.one.board) };
    const { body: before } = await report(game.one.user, game.other.user, { where });

    await remove(game.gameId, await lineOf(game.staff));
    const { body: after } = await report(moderator, game.other.user, { where: { place: 'game' } });

    for (const { id } of [before, after])
      expect((await opened(moderator, id)).lines.at(-1)).toMatchObject({ text: TEXT, isRemoved: true });
    game.close();
  });

  test('offers no removal once the game is closed, and refuses one', async () => {
    const game = await watchedGame();
    await game.other.board.command('chat', TEXT);
    const where = { place: 'game' as const, line: await lineOf(game.one.board) };
    const { body } = await report(game.one.user, game.other.user, { where });
    for (const board of [game.one.board, game.other.board]) await board.command('leavegame');
    await expect
      .poll(async () => (await opened(moderator, body.id)).lines.at(-1))
      .toMatchObject({ isRemovable: false, isRemoved: false });

    const { id } = (await opened(moderator, body.id)).lines.at(-1);
    expect((await removeFromReport(body.id, id)).status).toBe(404);
    expect((await removeFromReport(body.id, 999_999)).body.message).toBe('This line was not found.');
    game.close();
  });
});

async function decisionsOf(gameId: string): Promise<{ kinds: string[]; fingerprint: string }> {
  const { rows } = await site.storage.pool.query<{ kind: string; fingerprint: string }>(
    `select decision->>'kind' as kind, fingerprint from game_decisions where game_id = $1 order by number`,
    [gameId],
  );
  return { kinds: rows.map(({ kind }) => kind), fingerprint: rows.at(-1)?.fingerprint ?? '' };
}

async function replayOf({ gameId, one }: GamePair) {
  const { body } = await site.call('GET', `/api/replays/${gameId}`, { token: one.user.token });
  return body;
}
