import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BotLevel, PositionSide, Text } from '@amberhall/protocol';
import { games } from '../../database/schema.ts';
import { openBoard, openLobby } from '../../testing/clients.ts';
import { answerAtRandom, dice, isAsked } from '../../testing/play.ts';
import { openSite } from '../../testing/site.ts';
import type { Site } from '../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

test('a visitor plays against the bot at once, to the end, without an account', async () => {
  const lobby = await openLobby(site.address);
  const roll = dice(3);

  expect(await lobby.send('practice', { deckId: 3 })).toMatchObject({ ok: true });
  const handoff = await lobby.until('handoff');
  const board = await openBoard(site.address, handoff);
  for (let n = 0; n < 3000 && board.game?.winner === null; n++) {
    await board.shows((game) => game.winner !== null || isAsked(board));
    if (isAsked(board)) await answerAtRandom(board, roll);
  }

  expect(handoff.user.username).toMatch(/^Guest-/);
  expect(board.game?.winReason).toBe('keys');
  expect(board.gaps).toBe(0);
  board.close();
  lobby.close();
});

test('a practice game is in nobody else’s list', async () => {
  const watcher = await openLobby(site.address);
  const lobby = await openLobby(site.address);

  await lobby.send('practice', {});
  await lobby.until('handoff');

  expect(watcher.all('newgame')).toEqual([]);
  expect(lobby.last('updategame')[0]).toMatchObject({ started: true });
  watcher.close();
  lobby.close();
});

test('the bot accepts a rematch, and keeps its level', async () => {
  const lobby = await openLobby(site.address);
  await lobby.send('practice', { botLevel: 'first-steps' });
  const board = await openBoard(site.address, await lobby.until('handoff'));
  await board.command('concede');
  const mine = await board.shows((game) => game.roomPrompt ?? undefined);
  lobby.clearEvents();

  await board.command('menuButton', 'same', mine.id);
  const who = await board.shows(
    (game) => game.roomPrompt?.controls.some(({ kind }) => kind === 'player') && game.roomPrompt,
  );
  await board.command('menuButton', board.me, who.id);

  const again = await openBoard(site.address, await lobby.until('handoff'));
  expect(mine.controls.map(({ id }) => id)).toEqual(['same', 'swap', 'continue']);
  expect(again.game?.table.startingPlayer).toBe(board.me);
  expect(again.game?.people['Practice Bot']?.wins).toBe(1);
  const stored = await site.storage.database
    .select({ options: games.options })
    .from(games)
    .orderBy(games.startedAt);
  expect(stored.at(-1)?.options.botLevel).toBe('first-steps');
  again.close();
  lobby.close();
});

test('a new practice game replaces the previous one', async () => {
  const lobby = await openLobby(site.address);

  const first = await lobby.send('practice', {});
  const second = await lobby.send('practice', {});

  expect(second).toMatchObject({ ok: true });
  expect(second['gameId']).not.toBe(first['gameId']);
  lobby.close();
});

test('a strong bot thinks in a thread of its own and takes its turn', async () => {
  const lobby = await openLobby(site.address);
  const roll = dice(5);

  expect(await lobby.send('practice', { botLevel: 'strong' })).toMatchObject({ ok: true });
  const board = await openBoard(site.address, await lobby.until('handoff'));
  for (let n = 0; n < 200 && (board.game?.table.turn ?? 0) < 3; n++) {
    await board.shows((game) => game.table.turn >= 3 || isAsked(board));
    if (isAsked(board)) await answerAtRandom(board, roll);
  }

  expect(board.game?.table.turn).toBeGreaterThanOrEqual(3);
  board.close();
  lobby.close();
});

test('a level that does not exist is refused', async () => {
  const lobby = await openLobby(site.address);

  expect(await lobby.send('practice', { botLevel: 'perfect' })).toMatchObject({
    ok: false,
    code: 'BAD_REQUEST',
  });
  lobby.close();
});

/** The reasons that a bot of this level gives for its turn, in which it can only reap with a troll. */
async function reasonsForTurn(botLevel: BotLevel, count: number): Promise<Text[]> {
  const own: PositionSide = { houses: ['logos', 'mars', 'sanctum'], deck: ['dextre'] };
  const other: PositionSide = {
    houses: ['brobnar', 'dis', 'shadows'],
    battleline: ['troll'],
    deck: ['bumpsy', 'bumpsy', 'bumpsy', 'bumpsy', 'bumpsy', 'bumpsy', 'bumpsy'],
  };
  const lobby = await openLobby(site.address);
  await lobby.send('practice', { botLevel, position: { turn: 'other', house: 'brobnar', own, other } });
  const board = await openBoard(site.address, await lobby.until('handoff'));
  const reasons = () =>
    (board.game?.lines ?? []).flatMap(({ notice }) => (notice?.key.startsWith('room.bot.') ? notice : []));
  // The last reason comes after the decision that ends the turn.
  await board.shows(({ table }) => table.activePlayer === board.me && reasons().length >= count);
  [board, lobby].forEach((each) => each.close());
  return reasons();
}

test('a bot of the level first steps says why it acts, the others do not', async () => {
  const player = { player: 'Practice Bot' };

  expect(await reasonsForTurn('first-steps', 2)).toEqual([
    { key: 'room.bot.reap', args: { player, card: { card: { slug: 'troll' } } } },
    { key: 'room.bot.end', args: { player } },
  ]);
  expect(await reasonsForTurn('steady', 0)).toEqual([]);
});
