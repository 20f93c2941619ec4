import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBoard } from '../testing/clients.ts';
import { FormatGames } from '../testing/format-games.ts';
import type { Boards, Player, FormatGame } from '../testing/format-games.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let tables: FormatGames;
let site: Site;
beforeAll(async () => {
  tables = await FormatGames.open();
  site = tables.site;
});
afterAll(() => tables.stop());

const player = () => tables.player();
const take: FormatGames['take'] = (...args) => tables.take(...args);
const pair = (options: object) => tables.pair(options);
const begin = (table: FormatGame) => tables.begin(table);

/** The second player concedes. */
async function finish([one, other]: Boards): Promise<void> {
  await other.command('concede');
  await one.shows((game) => game.winner === one.me);
  one.close();
  other.close();
}

const lastMatch = (player: Player) => tables.lastMatch(player);

describe('own decks', () => {
  test('can be played, and the result counts for both', async () => {
    const table = await pair({});
    const [own, others] = [await take(table.one, 'own'), await take(table.other, 'other')];
    expect(await table.one.lobby.send('selectdeck', table.gameId, own.id, false)).toEqual({ ok: true });
    expect(await table.other.lobby.send('selectdeck', table.gameId, others.id, false)).toEqual({ ok: true });

    await finish(await begin(table));
    await lastMatch(table.one);

    expect(await tables.deckAgain(table.one, own)).toMatchObject({ wins: 1, losses: 0, winRate: 100 });
    expect(await tables.deckAgain(table.other, others)).toMatchObject({ wins: 0, losses: 1, winRate: 0 });
    const { body } = await site.call('GET', `/api/decks/${own.id}/statistics`, {
      token: table.one.user.token,
    });
    expect(body.statistics).toMatchObject({
      wins: 1,
      losses: 0,
      byFormat: [{ format: 'normal', wins: 1, losses: 0, winRate: 100 }],
      byOpponentHouse: others.houses.toSorted().map((house) => ({ house, wins: 1 })),
    });
    table.close();
  });

  test('of another user, or missing ones, cannot be chosen', async () => {
    const table = await pair({});
    const foreign = await take(table.other, 'foreign');

    for (const id of [foreign.id, 999_999]) {
      expect(await table.one.lobby.send('selectdeck', table.gameId, id, false)).toMatchObject({
        ok: false,
        code: 'DECK_NOT_USABLE',
        message: 'No such deck',
      });
    }
    table.close();
  });

  test('cannot be chosen until their icons are assigned', async () => {
    const table = await pair({});
    const deck = await take(table.one, 'blank', (fake) =>
      Object.assign(fake._linked.cards[0]!, { is_enhanced: true }),
    );

    expect(await table.one.lobby.send('selectdeck', table.gameId, deck.id, false)).toMatchObject({
      code: 'DECK_NOT_USABLE',
      message: 'Assign this deck’s enhancements before you play it.',
    });
    table.close();
  });

  test('can be used in practice', async () => {
    const one = await player();
    const deck = await take(one, 'practice');

    const { gameId } = await one.lobby.send('practice', { deckId: deck.id, isStandalone: false });
    const board = await openBoard(site.address, await one.lobby.until('handoff'));

    expect(gameId).toBeDefined();
    expect(board.game?.people[board.me]?.deck?.name).toBe(deck.name);
    board.close();
    one.lobby.close();
  });
});

describe('an alliance game', () => {
  test('[16.1] is played with alliance decks only, under one name', async () => {
    const table = await pair({ gameFormat: 'alliance' });
    const { one, other, gameId } = table;
    expect(await one.lobby.send('selectdeck', gameId, 1, true)).toMatchObject({
      message: 'Only alliance decks can be played in this format.',
    });
    for (const each of [one, other]) {
      const { id } = await tables.ally(each);
      expect(await each.lobby.send('selectdeck', gameId, id, false)).toEqual({ ok: true });
    }

    const boards = await begin(table);
    const names = Object.values(boards[0].game?.people ?? {}).map(({ deck }) => deck?.name);
    await finish(boards);

    expect(names).toEqual(['Alliance Deck', 'Alliance Deck']);
    expect(await lastMatch(one)).toMatchObject({
      gameFormat: 'alliance',
      winner: one.user.username,
      winReason: 'concede',
    });
    table.close();
  });

  test('[16.1] is the only format for alliance decks', async () => {
    const table = await pair({});
    const { id } = await tables.ally(table.one);

    expect(await table.one.lobby.send('selectdeck', table.gameId, id, false)).toMatchObject({
      message: 'Alliance decks can only be played in the Alliance format.',
    });
    table.close();
  });
});

test('[16.1] an unchained game allows only decks of that set', async () => {
  const table = await pair({ gameFormat: 'unchained' });
  const normal = await pair({});
  const [unchained, also] = [
    await take(table.one, 'free', (fake) => (fake.data['expansion'] = 601)),
    await take(table.other, 'free too', (fake) => (fake.data['expansion'] = 601)),
  ];

  expect(await table.one.lobby.send('selectdeck', table.gameId, 1, true)).toMatchObject({
    message: 'Only Unchained 2022 decks can be played in this format.',
  });
  expect(await table.one.lobby.send('selectdeck', table.gameId, unchained.id, false)).toEqual({ ok: true });
  expect(await table.other.lobby.send('selectdeck', table.gameId, also.id, false)).toEqual({ ok: true });
  await finish(await begin(table));
  expect(await lastMatch(table.one)).toMatchObject({ gameFormat: 'unchained', winReason: 'concede' });

  const other = await take(normal.one, 'free as well', (fake) => (fake.data['expansion'] = 601));
  expect(await normal.one.lobby.send('selectdeck', normal.gameId, other.id, false)).toMatchObject({
    message: 'Unchained 2022 decks can only be played in the Unchained format.',
  });
  table.close();
  normal.close();
});

test('[16.1] in a reversal each player plays the other’s deck, and the result counts for neither deck', async () => {
  const table = await pair({ gameFormat: 'reversal' });
  const { one, other, gameId } = table;
  const [own, others] = [await take(one, 'mine'), await take(other, 'yours')];
  await one.lobby.send('selectdeck', gameId, own.id, false);
  await other.lobby.send('selectdeck', gameId, others.id, false);

  const boards = await begin(table);
  const played = boards[0].game?.people;
  await finish(boards);

  expect(played?.[one.user.username]?.deck?.name).toBe(others.name);
  expect(played?.[other.user.username]?.deck?.name).toBe(own.name);
  expect(await lastMatch(one)).toMatchObject({
    gameFormat: 'reversal',
    players: [{ deck: { name: others.name } }, { deck: { name: own.name } }],
  });
  expect(await tables.deckAgain(one, own)).toMatchObject({ wins: 0, losses: 0 });
  table.close();
});

describe('a sealed game', () => {
  test('of quick join deals decks of every set with generated decks', async () => {
    const lobbies = [(await player()).lobby, (await player()).lobby];

    const games: string[] = [];
    const dealt: unknown[] = [];
    for (const lobby of lobbies) {
      const options = { quickJoin: true, gameFormat: 'sealed', gameType: 'casual' };
      const { gameId } = await lobby.send('newgame', options);
      games.push(gameId);
      dealt.push(await lobby.send('getsealeddeck', gameId));
    }

    expect(games[1]).toBe(games[0]);
    expect(dealt).toEqual([{ ok: true }, { ok: true }]);
    for (const lobby of lobbies) lobby.close();
  });

  test('of quick join has only sets that are wanted', async () => {
    const lobbies = [(await player()).lobby, (await player()).lobby, (await player()).lobby];
    const sets = [{ wc: true, mm: true }, { wc: true }, { wc: true, mm: true, dt: false }];

    const games: string[] = [];
    for (const [index, lobby] of lobbies.entries()) {
      const options = { quickJoin: true, gameFormat: 'sealed', gameType: 'casual', expansions: sets[index] };
      games.push((await lobby.send('newgame', options)).gameId);
    }

    expect(games[1]).not.toBe(games[0]);
    expect(games[2]).toBe(games[0]);
    for (const lobby of lobbies) lobby.close();
  });

  /** Call of the Archons and Worlds Collide. */
  const SETS = [341, 452];
  const SEALED = { gameFormat: 'sealed', expansions: { cota: true, wc: true } };

  test('[16.1] deals each player one deck of the chosen sets and keeps its name secret', async () => {
    const table = await pair(SEALED);
    const { one, other, gameId } = table;
    expect(await one.lobby.send('getsealeddeck', gameId)).toEqual({ ok: true });
    const first = await one.lobby.until('gamestate', (game) => game.players[one.user.username].deck.selected);
    expect(await one.lobby.send('getsealeddeck', gameId)).toEqual({ ok: true });
    expect(await other.lobby.send('getsealeddeck', gameId)).toEqual({ ok: true });

    const boards = await begin(table);
    const people = boards[0].game?.people;
    await finish(boards);

    expect(first.players[one.user.username].deck.name).toBeUndefined();
    expect(people?.[one.user.username]?.deck?.expansion).toBeOneOf(SETS);
    expect(people?.[other.user.username]?.deck).toBeNull();
    table.close();
  });

  test('lets its players keep their own deck afterwards', async () => {
    const table = await pair(SEALED);
    const { one, other, gameId } = table;
    for (const { lobby } of [one, other]) await lobby.send('getsealeddeck', gameId);
    const keep = (user: LoggedIn) =>
      site.call('POST', '/api/decks/sealed', { token: user.token, body: { gameId } });

    const boards = await begin(table);
    const early = await keep(one.user);
    await finish(boards);
    await lastMatch(one);
    const { body } = await keep(one.user);

    expect(early.status).toBe(404);
    expect(body.deck).toMatchObject({ source: 'sealed', wins: 1, losses: 0 });
    expect(SETS).toContain(body.deck.expansion);
    expect((await keep(await site.newUser())).status).toBe(404);
    table.close();
  });

  test('refuses the player’s own decks, and other formats deal none', async () => {
    const [sealed, normal] = [await pair(SEALED), await pair({})];

    expect(await sealed.one.lobby.send('selectdeck', sealed.gameId, 1, true)).toMatchObject({
      message: 'Sealed games assign decks automatically.',
    });
    expect((await normal.one.lobby.send('getsealeddeck', normal.gameId)).ok).toBe(false);
    sealed.close();
    normal.close();
  });
});

test('[16.2] an adaptive game first asks both players which deck they want', async () => {
  const table = await pair({ gameFormat: 'adaptive-bo1' });
  const { one, other, gameId } = table;
  for (const { lobby } of [one, other]) await lobby.send('selectdeck', gameId, 3, true);

  const boards = await begin(table);
  const purposes = boards.map(({ prompt }) => prompt?.purpose);
  await finish(boards);

  expect(purposes).toEqual(['deck-choice', 'deck-choice']);
  expect(await lastMatch(one)).toMatchObject({ gameFormat: 'adaptive-bo1', winReason: 'concede' });
  table.close();
});

test('[17] a deck with unknown cards starts with them in manual mode', async () => {
  const table = await pair({});
  const { one, other, gameId } = table;
  const deck = await take(one, 'unknown', (fake) => {
    const strange = { card_title: 'Lamp of Tomorrow', card_type: 'Action', power: null, armor: null };
    Object.assign(fake._linked.cards[0]!, strange);
  });
  await one.lobby.send('selectdeck', gameId, deck.id, false);
  await other.lobby.send('selectdeck', gameId, 3, true);

  const boards = await begin(table);
  const { body } = await site.call('GET', `/api/decks/${deck.id}`, { token: one.user.token });
  const pending = other.lobby.last('gamestate');
  const [first, second] = boards;
  const begun = second.game?.table.manual;
  await second.command('toggleManualMode');
  await first.shows((game) => !game.table.manual);
  await finish(boards);

  expect(body.deck.status.noUnreleasedCards).toBe(false);
  // Everybody is told before the start, and either player may end it.
  expect(pending.players[one.user.username].deck.status.noUnreleasedCards).toBe(false);
  expect(begun).toBe(true);
  expect(JSON.stringify(first.game?.lines)).toContain('log.manual.needed');
  table.close();
});

test('a game with implemented cards only starts without manual mode', async () => {
  const table = await pair({});
  for (const { lobby } of [table.one, table.other]) await lobby.send('selectdeck', table.gameId, 3, true);

  const boards = await begin(table);
  const begun = boards[0].game?.table.manual;
  await finish(boards);

  expect(begun).toBeFalsy();
  table.close();
});

test('[16.4] hidden deck lists are visible to their owner only', async () => {
  const table = await pair({ hideDeckLists: true });
  const { one, other, gameId } = table;
  const own = await take(one, 'hidden');
  await one.lobby.send('selectdeck', gameId, own.id, false);
  await other.lobby.send('selectdeck', gameId, 2, true);

  const boards = await begin(table);

  expect(boards[0].game?.people[one.user.username]?.deck?.name).toBe(own.name);
  expect(boards[1].game?.people[one.user.username]?.deck).toBeNull();
  await finish(boards);
  table.close();
});
