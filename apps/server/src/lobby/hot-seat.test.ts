import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AccountStore } from '../accounts/account-store.ts';
import { RoomStore } from '../rooms/journal/room-store.ts';
import { boardAt, openBoard, openLobby } from '../testing/clients.ts';
import type { TestBoard, TestClient } from '../testing/clients.ts';
import { answerAtRandom, dice, isAsked } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());
vi.setConfig({ testTimeout: 30_000 });

interface BothSides {
  gameId: string;
  lobby: TestClient;
  boards: [TestBoard, TestBoard];
}

async function playBothSides(user?: LoggedIn, options: object = {}): Promise<BothSides> {
  const lobby = await openLobby(site.address, user?.token);
  const { gameId } = await lobby.send('practice', { bothSides: true, ...options });
  const handoff = await lobby.until('handoff');
  const own = await openBoard(site.address, handoff);
  const other = await openBoard(site.address, { ...handoff, authToken: handoff.other.authToken });
  return { gameId, lobby, boards: [own, other] };
}

/** One side receives a message shortly after the other. */
async function askedOf({ boards }: BothSides): Promise<TestBoard> {
  const [own, other] = boards;
  await expect.poll(() => boards.some(isAsked)).toBe(true);
  return isAsked(own) ? own : other;
}

async function keepHands({ boards }: BothSides): Promise<void> {
  for (const board of boards) {
    const keep = board.prompt?.controls.find(({ kind }) => kind === 'keep-hand');
    await board.press(keep?.id ?? 'nothing to keep');
  }
}

const close = ({ boards, lobby }: BothSides): void => [...boards, lobby].forEach((each) => each.close());

test('one person plays both sides, each with its own view', async () => {
  const user = await site.newUser();
  const table = await playBothSides(user);
  const [own, other] = table.boards;

  expect([own.me, other.me]).toEqual([user.username, `${user.username} II`]);
  const handOf = (board: TestBoard, name: string) =>
    (board.game?.table.players[name]?.hand ?? []).map((id) => board.game?.table.cards[id]?.slug);
  expect(handOf(own, own.me).every((slug) => slug !== undefined)).toBe(true);
  expect(handOf(own, other.me).every((slug) => slug === undefined)).toBe(true);
  expect(handOf(other, other.me).every((slug) => slug !== undefined)).toBe(true);

  const roll = dice(5);
  const seen = new Set<string>();
  for (let number = 0; number < 40; number++) {
    const board = await askedOf(table);
    seen.add(board.me);
    await answerAtRandom(board, roll);
  }
  expect(seen.size).toBe(2);
  close(table);
});

test('the second seat can have a chosen deck', async () => {
  const table = await playBothSides(await site.newUser(), {
    deckId: 1,
    otherDeck: { deckId: 2, isStandalone: true },
  });
  const [own, other] = table.boards;

  const names = Object.values(own.game?.people ?? {}).map(({ deck }) => deck?.name);
  const standalone = (await site.call('GET', '/api/standalone-decks')).body.decks;
  const nameOf = (id: number) => standalone.find((deck: { id: number }) => deck.id === id).name;
  expect(names).toEqual([nameOf(1), nameOf(2)]);
  expect(other.game?.people).toEqual(own.game?.people);
  close(table);
});

test('guests can play both sides', async () => {
  const table = await playBothSides();

  expect(table.boards[1].me).toMatch(/^Guest-\w+ II$/);
  close(table);
});

test('nobody else can take the second seat', async () => {
  const user = await site.newUser();
  const table = await playBothSides(user);
  const stranger = await site.newUser();
  const handoff = { ...table.lobby.last('handoff'), authToken: stranger.token };

  const board = boardAt(site.address, handoff);
  const error = await board.until('rejected');

  expect(error.data.code).toBe('NOT_FOUND');
  const lobby = await openLobby(site.address, stranger.token);
  expect(await lobby.send('watchgame', table.gameId)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  board.close();
  lobby.close();
  close(table);
});

test('requests between the two seats are accepted automatically', async () => {
  const table = await playBothSides(await site.newUser());
  await keepHands(table);
  const [own, other] = table.boards;

  await own.command('toggleManualMode');

  await other.shows((game) => game.table.manual === true);
  expect([own, other].some((board) => board.prompt?.purpose === 'consent')).toBe(false);
  close(table);
});

test('a rematch starts with the same decks, whichever side asks', async () => {
  const table = await playBothSides(await site.newUser());
  await keepHands(table);
  const [own, other] = table.boards;
  await own.command('concede');
  const prompt = await other.shows((game) => game.roomPrompt ?? undefined);

  await other.command('menuButton', 'same', prompt.id);

  const again = await table.lobby.until('handoff', (handoff) => handoff.gameId !== table.gameId);
  expect(again.other.user.username).toBe(other.me);
  close(table);
});

test('leaving either seat leaves the game, which keeps a replay but no match', async () => {
  const user = await site.newUser();
  const table = await playBothSides(user);
  await keepHands(table);

  await table.boards[1].command('leavegame');
  await table.lobby.until('cleargamestate');

  expect((await site.call('GET', '/api/games', { token: user.token })).body.games).toEqual([]);
  const { body } = await site.call('GET', `/api/replays/${table.gameId}`, { token: user.token });
  expect(body.replay).toMatchObject({ state: 'ready', ownView: '1' });
  close(table);
});

test('a hot-seat game is still one after a restart', async () => {
  const user = await site.newUser();
  const table = await playBothSides(user);

  const { database } = site.storage;
  const running = await new RoomStore(database, new AccountStore(database), 'test').read(table.gameId);

  expect(running?.setup.players.map(({ person }) => person.kind)).toEqual(['user', 'double']);
  close(table);
});
