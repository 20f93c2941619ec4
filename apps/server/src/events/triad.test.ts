import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { EventMatch } from '@amberhall/protocol';
import { openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { TestEvent, eventSettings } from '../testing/events.ts';
import { matchWithGame, playMatchGame, startedEvent } from '../testing/match-games.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const WAIT = { timeout: 10_000 };
const TRIAD = { isTriad: true, registersDecks: true, bestOf: 3, finalBestOf: 3 } as const;
const refusal = (message: string) => ({ body: { success: false, message } });
const starters = (...ids: number[]) => ids.map((deckId) => ({ deckId, isStandalone: true }));
const started = () => startedEvent(site, TRIAD, () => [1, 2, 3]);

interface Started {
  event: TestEvent;
  match: EventMatch;
  players: [LoggedIn, LoggedIn];
}

/** The first player bans the opponent's first deck, and the second one their opponent's last deck. */
async function banBoth({ event, match, players: [one, other] }: Started): Promise<void> {
  await event.must(event.act(one, { do: 'ban', matchId: match.id, deck: 0 }));
  await event.must(event.act(other, { do: 'ban', matchId: match.id, deck: 2 }));
}

const bansSeenBy = async (event: TestEvent, viewer?: LoggedIn) =>
  (await event.details(viewer)).rounds[0]?.matches[0]?.bans;

const HIDDEN = { isMade: true, deck: null };
const NONE = { isMade: false, deck: null };

describe('a triad event', () => {
  test.each([
    [EVENT_TEXTS.triadFormat, { gameFormat: 'reversal' }],
    [EVENT_TEXTS.triadFormat, { gameFormat: 'sealed', expansions: ['cota'] }],
    [EVENT_TEXTS.triadDecks, { registersDecks: false }],
    [EVENT_TEXTS.triadDecks, { hidesDeckLists: true }],
    [EVENT_TEXTS.triadGames, { bestOf: 1 }],
    [EVENT_TEXTS.triadGames, { finalBestOf: 1 }],
  ] as const)('is refused with "%s" for %o', async (message, changes) => {
    const { token } = await site.newUser();
    const body = { ...eventSettings(TRIAD), ...changes };
    const answer = await site.call('POST', '/api/events', { token, body });

    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  test('wants three different decks', async () => {
    const event = await TestEvent.create(site, await site.newUser(), TRIAD);
    const user = await site.newUser();
    const enter = (...ids: number[]) => event.act(user, { do: 'enter', club: '', decks: starters(...ids) });

    expect(await enter(1)).toMatchObject(refusal(EVENT_TEXTS.triadNumber));
    expect(await enter(1, 2)).toMatchObject(refusal(EVENT_TEXTS.triadNumber));
    expect(await enter(1, 2, 1)).toMatchObject(refusal(EVENT_TEXTS.triadNumber));
    const { entrants } = await event.must(enter(1, 2, 3));
    expect(entrants[0]).toMatchObject({ hasDecks: true });
    expect(new Set(entrants[0]?.decks.map(({ uuid }) => uuid)).size).toBe(3);
    await event.must(event.act(user, { do: 'registerDecks', decks: starters(4, 2, 3) }));
    expect((await event.details(user)).entrants[0]?.decks).toHaveLength(3);
  });

  test('forgets the decks when it becomes one of single decks, which takes one deck only', async () => {
    const event = await TestEvent.create(site, await site.newUser(), TRIAD);
    const [user] = await event.enter(1, { decks: starters(1, 2, 3) });
    if (user === undefined) throw new Error('One has entered');

    const body = eventSettings({ registersDecks: true });
    await site.call('PUT', `/api/events/${event.id}`, { token: event.organiser.token, body });

    expect((await event.details(user)).entrants[0]).toMatchObject({ hasDecks: false, decks: [] });
    const register = (...ids: number[]) => event.act(user, { do: 'registerDecks', decks: starters(...ids) });
    expect(await register(1, 2, 3)).toMatchObject(refusal(EVENT_TEXTS.deckNumber));
    await event.must(register(2));
  });

  test('lets a player whom an organiser has added register late, once', async () => {
    const { event } = await started();
    const late = await site.newUser();
    await event.must(event.organise({ do: 'addEntrant', username: late.username }));
    const register = () => event.act(late, { do: 'registerDecks', decks: starters(1, 2, 3) });

    await event.must(register());
    expect(await register()).toMatchObject(refusal(EVENT_TEXTS.deckLocked));
  });
});

describe('the bans of a triad match', () => {
  test('are hidden from the opponent and from others until both are made', async () => {
    const { event, match, players } = await started();
    const [one, other] = players;

    expect(await bansSeenBy(event)).toEqual([NONE, NONE]);
    await event.must(event.act(one, { do: 'ban', matchId: match.id, deck: 0 }));
    expect(await bansSeenBy(event, one)).toEqual([{ isMade: true, deck: 0 }, NONE]);
    for (const viewer of [other, event.organiser, undefined])
      expect(await bansSeenBy(event, viewer)).toEqual([HIDDEN, NONE]);
    await event.must(event.act(other, { do: 'ban', matchId: match.id, deck: 2 }));
    expect(await bansSeenBy(event)).toEqual([
      { isMade: true, deck: 0 },
      { isMade: true, deck: 2 },
    ]);
  });

  test('are made once, by the players of the match, in triad events only', async () => {
    const { event, match, players } = await started();
    const ban = (user: LoggedIn, matchId = match.id) => event.act(user, { do: 'ban', matchId, deck: 0 });
    const stranger = event.entrants.find((user) => !players.includes(user)) ?? players[0];

    expect(await ban(stranger)).toMatchObject(refusal(EVENT_TEXTS.notYourMatch));
    await event.must(ban(players[0]));
    expect(await ban(players[0])).toMatchObject(refusal(EVENT_TEXTS.banned));

    const single = await startedEvent(site, { registersDecks: true }, () => [1]);
    const action = { do: 'ban', matchId: single.match.id, deck: 0 } as const;
    expect(await single.event.act(single.players[0], action)).toMatchObject(refusal(EVENT_TEXTS.noBan));
  });

  test('are asked for in the notices of the players', async () => {
    const { event, match, players } = await started();
    const asked = async ({ username, token }: LoggedIn) =>
      (await site.call('GET', `/api/account/${username}/events`, { token })).body.matches[0].asksToBan;

    expect(await asked(players[0])).toBe(true);
    await event.must(event.act(players[0], { do: 'ban', matchId: match.id, deck: 1 }));
    expect(await asked(players[0])).toBe(false);
    expect(await asked(players[1])).toBe(true);
  });
});

describe('a triad match', () => {
  /** The names of the decks of which a player may select one. */
  async function choicesOf(lobby: TestClient, gameId: string, { username }: LoggedIn): Promise<string[]> {
    const game = await lobby.until('gamestate', ({ id }) => id === gameId);
    return game.players[username].deck.choices.map(({ name }: { name: string }) => name);
  }

  test('[16.9] is won by whoever has won with both decks that are not banned', async () => {
    const running = await started();
    const { event, players } = running;
    await banBoth(running);
    const names = (await event.details()).entrants[0]?.decks.map(({ name }) => name) ?? [];
    const lobbies = [
      await openLobby(site.address, players[0].token),
      await openLobby(site.address, players[1].token),
    ] as const;

    // The first player may not play their last deck.
    const { gameId: first } = await matchWithGame(event);
    await lobbies[0].send('joingame', first);
    expect(await choicesOf(lobbies[0], first, players[0])).toEqual(names.slice(0, 2));
    expect(await lobbies[0].send('selectdeck', first, 3, true)).toMatchObject({ code: 'DECK_NOT_USABLE' });
    expect(await lobbies[0].send('selectregistereddeck', first, 2)).toMatchObject({
      code: 'DECK_NOT_USABLE',
    });
    const select = (gameId: string) => (lobby: TestClient) => lobby.send('selectregistereddeck', gameId, 0);
    await playMatchGame(site, first, lobbies, { select: select(first) });

    // The winner has one deck left, which is theirs already. The loser still selects one of two.
    const { gameId: second } = await matchWithGame(event, [first]);
    for (const lobby of lobbies) lobby.clearEvents();
    for (const lobby of lobbies) await lobby.send('joingame', second);
    const { players: seats } = await lobbies[0].until('gamestate', ({ id }) => id === second);
    expect(seats[players[0].username].deck).toMatchObject({ registered: true, name: names[1] });
    expect(seats[players[0].username].deck).not.toHaveProperty('choices');
    expect(await choicesOf(lobbies[1], second, players[1])).toEqual(names.slice(1));
    await playMatchGame(site, second, lobbies, {
      loser: 0,
      select: (lobby, seat) =>
        seat === 1 ? lobby.send('selectregistereddeck', second, 1) : Promise.resolve(),
    });

    // Both have won with one deck: each of them has one left.
    const { gameId: third } = await matchWithGame(event, [first, second]);
    await playMatchGame(site, third, lobbies);
    await vi.waitFor(async () => {
      const [decided] = (await event.details()).rounds[0]?.matches ?? [];
      expect(decided).toMatchObject({ state: 'decided', isAwarded: false });
      expect(decided?.score.toSorted()).toEqual([1, 2]);
    }, WAIT);
    const { body } = await site.call('GET', `/api/events/${event.id}`, {});
    expect(body.event.standings[0]).toMatchObject({ wins: 1, losses: 0 });
    for (const lobby of lobbies) lobby.close();
  });

  test('shows nobody but its owner which decks may be selected', async () => {
    const running = await started();
    const { event, players } = running;
    await banBoth(running);
    const { gameId } = await matchWithGame(event);
    const [one, other] = [
      await openLobby(site.address, players[0].token),
      await openLobby(site.address, players[1].token),
    ];
    await one.send('joingame', gameId);
    await other.send('joingame', gameId);

    const seen = await other.until('gamestate', ({ id }) => id === gameId);
    expect(seen.players[players[0].username].deck).toEqual({});
    one.close();
    other.close();
  });
});
