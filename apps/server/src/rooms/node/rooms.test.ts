import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDecisions, games } from '../../database/schema.ts';
import { boardAt, openBoard, openLobby } from '../../testing/clients.ts';
import {
  answerAtRandom,
  sideAsked,
  dice,
  getReady,
  isAsked,
  keepHands,
  startedGame,
} from '../../testing/play.ts';
import type { GamePair } from '../../testing/play.ts';
import { openSite } from '../../testing/site.ts';
import type { Site } from '../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** Plays some decisions of both sides, each after the previous one has reached everybody. */
async function playOn(pair: GamePair, decisions: number): Promise<void> {
  const roll = dice(7);
  for (let n = 0; n < decisions && pair.one.board.game?.winner === null; n++) {
    const side = await Promise.any(
      [pair.one, pair.other].map((each) => each.board.shows(() => isAsked(each.board) && each)),
    );
    expect(await answerAtRandom(side.board, roll)).toMatchObject({ ok: true });
  }
}

describe('a game of two people', () => {
  test('starts with hidden hands, two prompts and a commitment to the shuffle', async () => {
    const pair = await startedGame(site);
    const { one, other } = pair;
    await getReady(pair);
    const { game } = one.board;
    const opponent = game?.table.players[other.user.username];

    expect(game?.seat).toBe(one.user.username);
    expect(game?.table.waitingFor.toSorted()).toEqual([one.user.username, other.user.username].toSorted());
    expect(game?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(opponent?.hand.length).toBeGreaterThanOrEqual(6);
    expect(opponent?.hand.map((id) => game?.table.cards[id]?.slug)).toEqual(
      opponent?.hand.map(() => undefined),
    );
    expect(opponent?.prompt).toBeUndefined();
    pair.close();
  });

  test('the patched game equals the whole view', async () => {
    const pair = await startedGame(site);
    await playOn(pair, 60);

    for (const { board } of [pair.one, pair.other]) {
      const patched = structuredClone(board.game);
      board.clearEvents();
      await board.command('resync', 0);
      const full = await board.until('gamestate', ({ type }) => type === 'full');

      expect(patched).toEqual(full.game);
      expect(board.gaps).toBe(0);
    }
    pair.close();
  });

  test('an acknowledged decision is in the journal', async () => {
    const pair = await startedGame(site);
    await keepHands(pair);
    await playOn(pair, 5);

    const kept = await site.storage.database
      .select()
      .from(gameDecisions)
      .where(eq(gameDecisions.gameId, pair.gameId));

    // Twice ready, two kept hands, five more.
    expect(kept).toHaveLength(9);
    pair.close();
  });

  test('a late answer and one that is not offered change nothing', async () => {
    const pair = await startedGame(site);
    const { board } = pair.one;
    const late = board.prompt?.id ?? '';
    const control = board.prompt?.controls[0]?.id ?? '';
    await keepHands(pair);
    const side = sideAsked(pair);
    const before = structuredClone(side.board.game?.table);

    expect(await board.command('menuButton', control, late)).toMatchObject({ ok: false });
    expect(await side.board.command('menuButton', 'no-such-button', side.board.prompt?.id)).toMatchObject({
      ok: false,
      code: 'NOT_OFFERED',
    });
    expect(await side.board.command('cardClicked', 'no-such-card')).toMatchObject({ ok: false });
    expect(await side.board.command('menuButton', control, late)).toMatchObject({
      ok: false,
      code: 'STALE_PROMPT',
    });
    expect(side.board.game?.table).toEqual(before);
    pair.close();
  });

  test('players cannot answer for the opponent', async () => {
    const pair = await startedGame(site);
    await keepHands(pair);
    const side = sideAsked(pair);
    const waiting = side === pair.one ? pair.other : pair.one;
    const button = side.board.prompt?.controls[0]?.id;

    const answer = await waiting.board.command('menuButton', button, side.board.prompt?.id);

    expect(answer).toMatchObject({ ok: false, code: 'NOT_YOUR_PROMPT' });
    pair.close();
  });

  test.each([
    [['no-such-command']],
    [['toString']],
    [['cardClicked']],
    [['cardClicked', 5]],
    [['changeStat', 'keys', 1]],
    [[]],
  ])('%j is a bad request', async (message) => {
    const pair = await startedGame(site);

    const answer = await pair.one.board.send('game', ...message, { rev: 0 });

    expect(answer).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
    pair.close();
  });

  test('manual corrections need manual mode', async () => {
    const pair = await startedGame(site);

    expect(await pair.one.board.command('changeStat', 'amber', 1)).toMatchObject({
      ok: false,
      code: 'NOT_OFFERED',
    });
    pair.close();
  });
});

describe('connections', () => {
  test('a second tab takes over, and the first one is told', async () => {
    const pair = await startedGame(site);
    const again = await openLobby(site.address, pair.one.user.token);

    const second = await openBoard(site.address, await again.until('handoff'));
    const reason = await pair.one.board.until('cleargamestate');

    expect(reason).toBe('elsewhere');
    expect(await pair.one.board.command('concede')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(second.game?.people[second.me]?.disconnected).toBeUndefined();
    second.close();
    again.close();
    pair.close();
  });

  test('the opponent sees a player disconnect and return', async () => {
    const pair = await startedGame(site);
    const { one, other } = pair;
    const name = one.user.username;

    one.board.close();
    await other.board.shows((game) => game.people[name]?.disconnected);
    const back = await openBoard(site.address, one.lobby.last('handoff'));
    await other.board.shows((game) => game.people[name]?.disconnected === undefined);

    const notices = other.board.game?.lines.map(({ notice }) => notice?.key);
    expect(notices).toContain('room.disconnected');
    expect(notices?.at(-1)).toBe('room.reconnected');
    back.close();
    pair.close();
  });

  test('a quickly returning client is sent only the missed patches', async () => {
    const pair = await startedGame(site);
    const { one, other } = pair;
    const { rev } = one.board;
    one.board.close();
    await other.board.shows((game) => game.people[one.user.username]?.disconnected);

    const back = boardAt(site.address, one.lobby.last('handoff'), { since: String(rev) });
    await back.until('gamestate');

    expect(back.all('gamestate').every(({ type }) => type === 'patch')).toBe(true);
    expect(back.all('gamestate')[0].base).toBe(rev);
    back.close();
    pair.close();
  });

  test('an invalid token is refused with a code', async () => {
    const pair = await startedGame(site);
    const stranger = await site.newUser();
    const handoff = pair.one.lobby.last('handoff');

    const rubbish = boardAt(site.address, { ...handoff, authToken: 'rubbish' });
    const outsider = boardAt(site.address, { ...handoff, authToken: stranger.token });
    const member = boardAt(site.address, { ...handoff, authToken: pair.one.user.token });

    expect((await rubbish.until('rejected')).data).toEqual({ code: 'NOT_LOGGED_IN' });
    expect((await outsider.until('rejected')).data).toEqual({ code: 'NOT_FOUND' });
    await member.until('gamestate');
    member.close();
    pair.close();
  });
});

describe('spectators', () => {
  test('watch without seeing hands, chat, and decide nothing', async () => {
    const pair = await startedGame(site);
    const { token, username } = await site.newUser();
    const lobby = await openLobby(site.address, token);
    await lobby.send('watchgame', pair.gameId);
    const board = await openBoard(site.address, await lobby.until('handoff'));
    const players = Object.values(board.game?.table.players ?? {});

    await board.command('chat', 'Good luck, both');
    await pair.one.board.shows((game) => game.lines.at(-1)?.chat?.text === 'Good luck, both');

    expect(players).toHaveLength(2);
    for (const { hand } of players) {
      expect(hand.every((id) => board.game?.table.cards[id]?.slug === undefined)).toBe(true);
    }
    expect(pair.one.board.game?.spectators.map(({ name }) => name)).toEqual([username]);
    expect(await board.command('concede')).toMatchObject({ ok: false, code: 'FORBIDDEN' });

    await pair.one.board.command('toggleMuteSpectators');
    expect(await board.command('chat', 'Still here')).toMatchObject({ ok: false, code: 'MUTED' });
    expect(await board.command('leavegame')).toMatchObject({ ok: true });
    await pair.one.board.shows((game) => game.spectators.length === 0);
    lobby.close();
    pair.close();
  });

  test('see hands where the game shows them', async () => {
    const pair = await startedGame(site, { showHand: true });
    const { token } = await site.newUser();
    const lobby = await openLobby(site.address, token);
    await lobby.send('watchgame', pair.gameId);
    const board = await openBoard(site.address, await lobby.until('handoff'));
    const hand = board.game?.table.players[pair.one.user.username]?.hand ?? [];

    expect(hand.every((id) => board.game?.table.cards[id]?.slug !== undefined)).toBe(true);
    board.close();
    lobby.close();
    pair.close();
  });

  test('do not see the decks where lists are hidden', async () => {
    const pair = await startedGame(site, { hideDeckLists: true });
    const people = pair.one.board.game?.people;

    expect(people?.[pair.one.user.username]?.deck?.name).toEqual(expect.any(String));
    expect(people?.[pair.other.user.username]?.deck).toBeNull();
    pair.close();
  });
});

describe('the end of a game', () => {
  test('a conceded game is won and stored', async () => {
    const pair = await startedGame(site);
    const { one, other } = pair;

    await one.board.command('concede');
    const game = await other.board.shows((view) => view.roomPrompt !== null && view);
    const lastMatch = async () =>
      (await site.call('GET', '/api/games', { token: one.user.token })).body.games[0];
    // The board shows the winner before the result is stored.
    await expect.poll(lastMatch, { timeout: 10_000 }).toBeDefined();

    expect(game.winner).toBe(other.user.username);
    expect(game.winReason).toBe('concede');
    expect(game.roomPrompt?.controls.map(({ id }) => id)).toEqual(['same', 'swap', 'change', 'continue']);
    expect(await lastMatch()).toMatchObject({
      gameId: pair.gameId,
      winner: other.user.username,
      winReason: 'concede',
      players: [{ name: one.user.username, keys: 0 }, { name: other.user.username }],
    });
    expect(await one.board.command('concede')).toMatchObject({ ok: false, code: 'GAME_OVER' });
    pair.close();
  });

  test('both players agree to a rematch with swapped decks, and join it', async () => {
    const pair = await startedGame(site);
    const { one, other } = pair;
    const decks = (board: typeof one.board) => board.game?.people[one.user.username]?.deck?.name;
    const before = decks(one.board);
    await one.board.command('concede');
    await other.board.shows((game) => game.roomPrompt);

    await one.board.command('menuButton', 'swap', one.board.game?.roomPrompt?.id);
    const prompt = await other.board.shows(
      (game) => game.roomPrompt?.controls.some(({ id }) => id === 'yes') && game.roomPrompt,
    );
    one.lobby.clearEvents();
    await other.board.command('menuButton', 'yes', prompt.id);
    const loser = await one.board.shows(
      (game) => game.roomPrompt?.controls.some(({ kind }) => kind === 'player') && game.roomPrompt,
    );
    await one.board.command('menuButton', other.user.username, loser.id);

    expect(await one.board.until('cleargamestate')).toBe('rematch');
    const handoff = await one.lobby.until('handoff');
    expect(handoff.gameId).not.toBe(pair.gameId);
    const again = await openBoard(site.address, handoff);
    expect(decks(again)).not.toBe(before);
    expect(again.game?.people[other.user.username]?.wins).toBe(1);
    expect(again.game?.table.startingPlayer).toBe(other.user.username);
    again.close();
    pair.close();
  });

  test('both players choose decks again for a rematch with other decks', async () => {
    const pair = await startedGame(site);
    const { one, other } = pair;
    await one.board.command('concede');
    await one.board.command('menuButton', 'change', one.board.game?.roomPrompt?.id);
    const prompt = await other.board.shows(
      (game) => game.roomPrompt?.controls.some(({ id }) => id === 'yes') && game.roomPrompt,
    );
    other.lobby.clearEvents();

    await other.board.command('menuButton', 'yes', prompt.id);
    const pending = await other.lobby.until('gamestate');

    expect(pending).toMatchObject({ started: false, full: true });
    expect(pending.players[one.user.username].deck).toEqual({});
    pair.close();
  });

  test('leaving an unfinished game loses it', async () => {
    const pair = await startedGame(site);
    const { one, other } = pair;

    await one.lobby.send('leavegame', pair.gameId);
    const game = await other.board.shows((view) => view.people[one.user.username]?.left === true && view);

    expect(game).toMatchObject({ winner: other.user.username, winReason: 'left' });
    expect(game.roomPrompt?.controls.map(({ id }) => id)).toEqual(['continue']);
    expect(await one.board.until('cleargamestate')).toBe('left');
    expect(await other.board.command('leavegame')).toMatchObject({ ok: true });
    await other.lobby.until('removegame');
    const [row] = await site.storage.database.select().from(games).where(eq(games.id, pair.gameId));
    expect(row).toMatchObject({ winner: other.user.username, winReason: 'left' });
    pair.close();
  });
});
