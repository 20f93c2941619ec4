import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deck, Match } from '@amberhall/protocol';
import { playByBots } from '../testing/bot-games.ts';
import type { OwnAnswers } from '../testing/bot-games.ts';
import type { TestBoard } from '../testing/clients.ts';
import { FormatGames } from '../testing/format-games.ts';
import type { Player, FormatGame } from '../testing/format-games.ts';
import type { Site } from '../testing/site.ts';

/** Milliseconds for a whole game on a busy machine. */
const GAME_MS = 120_000;

let tables: FormatGames;
let site: Site;
beforeAll(async () => {
  tables = await FormatGames.open();
  site = tables.site;
});
afterAll(() => tables.stop());

async function choose(table: FormatGame, one: Deck, other: Deck): Promise<void> {
  expect(await table.one.lobby.send('selectdeck', table.gameId, one.id, one.isStandalone)).toEqual({
    ok: true,
  });
  expect(await table.other.lobby.send('selectdeck', table.gameId, other.id, other.isStandalone)).toEqual({
    ok: true,
  });
}

interface Played {
  /** The results that the two players were sent. */
  matches: readonly [Match, Match];
  winner: string;
  /** As shown by the first player's board at the beginning and at the end. */
  people: NonNullable<TestBoard['game']>['people'];
  table: NonNullable<TestBoard['game']>['table'];
  asked: Awaited<ReturnType<typeof playByBots>>;
}

/** Plays a game to its end, and waits for its result. */
async function play(table: FormatGame, own?: OwnAnswers): Promise<Played> {
  const boards = await tables.begin(table);
  const asked = await playByBots(boards, table.gameId, own);
  const [first] = boards;
  const game = await first.shows((shown) => shown.winner !== null && shown);
  for (const board of boards) board.close();
  const matches = [await tables.lastMatch(table.one), await tables.lastMatch(table.other)] as const;
  table.close();
  return { matches, winner: game.winner ?? '', people: game.people, table: game.table, asked };
}

/** Three keys for the winner, fewer for the other, and the same result for both. */
function expectThreeKeys({ matches: [one, other], winner }: Played, gameFormat: Match['gameFormat']): void {
  for (const match of [one, other]) {
    expect(match).toMatchObject({ gameFormat, winner, winReason: 'keys' });
    const [won] = match.players.filter(({ name }) => name === winner);
    const [lost] = match.players.filter(({ name }) => name !== winner);
    expect(won?.keys).toBe(3);
    expect(lost?.keys).toBeLessThan(3);
    expect(Date.parse(match.finishedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(match.startedAt));
  }
  expect(one.gameId).toBe(other.gameId);
}

const decksIn = (match: Match) => match.players.map(({ deck }) => deck?.name);

async function recordsOf(player: Player, deck: Deck): Promise<Pick<Deck, 'wins' | 'losses'>> {
  const { wins, losses } = await tables.deckAgain(player, deck);
  return { wins, losses };
}

const recordFor = (winner: string, { user }: Player) =>
  user.username === winner ? { wins: 1, losses: 0 } : { wins: 0, losses: 1 };

describe.concurrent('a whole game, from its creation to three keys and the stored result,', () => {
  test('works with the players’ own decks', { timeout: GAME_MS }, async () => {
    const table = await tables.pair({});
    const [mine, yours] = [await tables.take(table.one, 'first'), await tables.take(table.other, 'second')];
    await choose(table, mine, yours);

    const played = await play(table);

    expectThreeKeys(played, 'normal');
    expect(decksIn(played.matches[0])).toEqual([mine.name, yours.name]);
    expect(await recordsOf(table.one, mine)).toEqual(recordFor(played.winner, table.one));
    expect(await recordsOf(table.other, yours)).toEqual(recordFor(played.winner, table.other));
  });

  test('[16.1] works unchained', { timeout: GAME_MS }, async () => {
    const table = await tables.pair({ gameFormat: 'unchained' });
    const free = (player: Player, seed: string) =>
      tables.take(player, seed, (fake) => {
        fake.data['expansion'] = 601;
      });
    await choose(table, await free(table.one, 'third'), await free(table.other, 'fourth'));

    const played = await play(table);

    expectThreeKeys(played, 'unchained');
    expect(played.matches[0].players.map(({ deck }) => deck?.expansion)).toEqual([601, 601]);
  });

  test(
    '[16.1] works with sealed decks, which their players keep with the record',
    { timeout: GAME_MS },
    async () => {
      const table = await tables.pair({ gameFormat: 'sealed', expansions: { cota: true, aoa: true } });
      const { one, other, gameId } = table;
      for (const { lobby } of [one, other])
        expect(await lobby.send('getsealeddeck', gameId)).toEqual({ ok: true });

      const played = await play(table);

      expectThreeKeys(played, 'sealed');
      expect(played.people[other.user.username]?.deck).toBeNull();
      const { body } = await site.call('POST', '/api/decks/sealed', {
        token: one.user.token,
        body: { gameId },
      });
      expect(body.deck).toMatchObject({ source: 'sealed', ...recordFor(played.winner, one) });
    },
  );

  test('[16.1] works reversed, and counts for nobody’s deck', { timeout: GAME_MS }, async () => {
    const table = await tables.pair({ gameFormat: 'reversal' });
    const [mine, yours] = [await tables.take(table.one, 'fifth'), await tables.take(table.other, 'sixth')];
    await choose(table, mine, yours);

    const played = await play(table);

    expectThreeKeys(played, 'reversal');
    expect(decksIn(played.matches[0])).toEqual([yours.name, mine.name]);
    expect(decksIn(played.matches[1])).toEqual([mine.name, yours.name]);
    expect(await recordsOf(table.one, mine)).toEqual({ wins: 0, losses: 0 });
    expect(await recordsOf(table.other, yours)).toEqual({ wins: 0, losses: 0 });
  });

  test(
    '[16.2] works adaptively: both want one deck, and bid chains for it',
    { timeout: GAME_MS },
    async () => {
      const table = await tables.pair({ gameFormat: 'adaptive-bo1' });
      const { one, other } = table;
      const [mine, yours] = [await tables.take(one, 'seventh'), await tables.take(other, 'eighth')];
      await choose(table, mine, yours);
      let chains: number | undefined;
      const own: OwnAnswers = (purpose, board) => {
        const { controls } = board.prompt ?? { controls: [] };
        // Both want the second player's deck. The first bids two chains, and the second passes.
        if (purpose === 'deck-choice') {
          const wanted = board.me === one.user.username ? 'other' : 'own';
          return controls.find(({ value }) => value === wanted)?.id;
        }
        if (purpose === 'bid') {
          const bid =
            board.me === one.user.username ? controls.find(({ value }) => value === 2) : controls.at(-1);
          return bid?.id;
        }
        chains ??= board.game?.table.players[one.user.username]?.chains;
        return undefined;
      };

      const played = await play(table, own);

      expectThreeKeys(played, 'adaptive-bo1');
      expect(played.asked.slice(0, 4)).toEqual(['deck-choice', 'deck-choice', 'bid', 'bid']);
      expect(chains).toBe(2);
      expect(played.people[one.user.username]?.deck?.name).toBe(yours.name);
      expect(decksIn(played.matches[0])).toEqual([yours.name, mine.name]);
      expect(decksIn(played.matches[1])).toEqual([mine.name, yours.name]);
      // Neither played their own deck.
      expect(await recordsOf(one, mine)).toEqual({ wins: 0, losses: 0 });
      expect(await recordsOf(other, yours)).toEqual({ wins: 0, losses: 0 });
    },
  );

  test(
    '[16.2] works adaptively with each player’s own deck, which counts',
    { timeout: GAME_MS },
    async () => {
      const table = await tables.pair({ gameFormat: 'adaptive-bo1' });
      const { one, other } = table;
      const [mine, yours] = [await tables.take(one, 'ninth'), await tables.take(other, 'tenth')];
      await choose(table, mine, yours);

      const played = await play(table, (purpose, board) =>
        purpose === 'deck-choice'
          ? board.prompt?.controls.find(({ value }) => value === 'own')?.id
          : undefined,
      );

      expectThreeKeys(played, 'adaptive-bo1');
      expect(played.asked).not.toContain('bid');
      expect(decksIn(played.matches[0])).toEqual([mine.name, yours.name]);
      expect(await recordsOf(one, mine)).toEqual(recordFor(played.winner, one));
    },
  );

  test('[16.1] works with alliances', { timeout: GAME_MS }, async () => {
    const table = await tables.pair({ gameFormat: 'alliance' });
    const [mine, yours] = [await tables.ally(table.one), await tables.ally(table.other)];
    await choose(table, mine, yours);

    const played = await play(table);

    expectThreeKeys(played, 'alliance');
    expect(await recordsOf(table.one, mine)).toEqual(recordFor(played.winner, table.one));
  });

  test(
    '[16.4] works with hidden deck lists, which stay hidden afterwards',
    { timeout: GAME_MS },
    async () => {
      const table = await tables.pair({ hideDeckLists: true });
      const [mine, yours] = [
        await tables.take(table.one, 'eleventh'),
        await tables.take(table.other, 'twelfth'),
      ];
      await choose(table, mine, yours);

      const played = await play(table);

      expectThreeKeys(played, 'normal');
      expect(played.people[table.other.user.username]?.deck).toBeNull();
      expect(decksIn(played.matches[0])).toEqual([mine.name, undefined]);
      expect(decksIn(played.matches[1])).toEqual([yours.name, undefined]);
    },
  );
});
