import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { EventSettings } from '@amberhall/protocol';
import { openBoard, openLobby } from '../testing/clients.ts';
import { TestEvent, eventSettings } from '../testing/events.ts';
import { matchWithGame } from '../testing/match-games.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { chainChanges } from './chain-changes.ts';
import type { StoredMatch } from './event-state.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const WAIT = { timeout: 10_000 };
const CHAINS: Partial<EventSettings> = {
  keepsChains: true,
  registersDecks: true,
  kind: 'single-elimination',
};
const starter = (deckId: number) => [{ deckId, isStandalone: true }];

/** Lets these users enter, each with the ready-made deck of their number. */
async function eventOf(organiser: LoggedIn, users: readonly LoggedIn[]): Promise<TestEvent> {
  const event = await TestEvent.create(site, organiser, CHAINS);
  for (const [index, user] of users.entries())
    await event.must(event.act(user, { do: 'enter', club: '', decks: starter(index + 1) }));
  event.entrants.push(...users);
  return event;
}

/** The organiser decides all matches for their first entrants. @returns the name of the winner */
async function playThrough(event: TestEvent): Promise<string> {
  await event.must(event.organise({ do: 'start' }));
  for (let round = 1; round <= 2; round++) {
    for (const { id } of (await event.details()).rounds.at(-1)?.matches ?? [])
      await event.must(event.organise({ do: 'decide', matchId: id, outcome: 'first', score: [1, 0] }));
    await event.must(event.organise({ do: 'nextRound' }));
  }
  return (await event.details()).winner ?? '';
}

const chainsOf = async (event: TestEvent, name: string, viewer?: LoggedIn) =>
  (await event.details(viewer)).entrants.find((entrant) => entrant.name === name)?.chains;

test('[16.11] chains follow a deck to the next event of the organiser, and not to those of others', async () => {
  const organiser = await site.newUser();
  const users = [await site.newUser(), await site.newUser(), await site.newUser(), await site.newUser()];
  const first = await eventOf(organiser, users);
  expect(await chainsOf(first, users[0]?.username ?? '', organiser)).toBe(0);
  const winner = await playThrough(first);

  const next = await eventOf(organiser, users);
  // One win and one loss, and two losses without chains to lose.
  await vi.waitFor(async () => expect(await chainsOf(next, winner, organiser)).toBe(2), WAIT);
  for (const { username } of users.filter((each) => each.username !== winner))
    expect(await chainsOf(next, username, organiser)).toBe(0);
  // They are hidden like the deck, and belong to this deck only.
  expect(await chainsOf(next, winner)).toBeNull();
  const user = users.find(({ username }) => username === winner);
  if (user === undefined) throw new Error('The winner is a user');
  await next.must(next.act(user, { do: 'registerDecks', decks: starter(9) }));
  expect(await chainsOf(next, winner, organiser)).toBe(0);
  const elsewhere = await eventOf(await site.newUser(), users);
  expect(await chainsOf(elsewhere, winner, elsewhere.organiser)).toBe(0);
  const { body } = await site.call('GET', `/api/account/${winner}/export`, { token: user.token });
  expect(body.deckChains).toEqual([{ organiser: organiser.username, deck: expect.any(String), chains: 2 }]);
});

test('[16.11] the games of an event begin with the chains of its start, whatever other events change', async () => {
  const organiser = await site.newUser();
  const users = [await site.newUser(), await site.newUser(), await site.newUser(), await site.newUser()];
  const winner = await playThrough(await eventOf(organiser, users));
  const event = await eventOf(organiser, users);
  await vi.waitFor(async () => expect(await chainsOf(event, winner, organiser)).toBe(2), WAIT);
  await event.must(event.organise({ do: 'start' }));
  await matchWithGame(event);
  await playThrough(await eventOf(organiser, users));
  expect(await chainsOf(event, winner)).toBe(2);

  const { rounds, entrants } = await event.details();
  const id = entrants.find(({ name }) => name === winner)?.id;
  const match = rounds[0]?.matches.find(({ first, second }) => [first, second].includes(id ?? 0));
  if (match === undefined) throw new Error('The winner plays');
  const gameId = await vi.waitFor(async () => {
    const shown = (await event.details()).rounds[0]?.matches.find((each) => each.id === match.id);
    const game = shown?.games[0];
    if (game === undefined) throw new Error('No game is open');
    return game.gameId;
  }, WAIT);
  const players = event.playersOf(await event.details(), match);
  const [one, other] = await Promise.all(players.map(({ token }) => openLobby(site.address, token)));
  if (one === undefined || other === undefined) throw new Error('Two players play');
  for (const lobby of [one, other]) await lobby.send('joingame', gameId);
  expect(await one.send('startgame', gameId)).toEqual({ ok: true });
  const board = await openBoard(site.address, await one.until('handoff'));
  expect(board.game?.table.players[winner]?.chains).toBe(2);
  for (const client of [one, other, board]) client.close();
});

test('chains are refused where players play several decks, or those of others', async () => {
  const { token } = await site.newUser();
  for (const changes of [
    { gameFormat: 'reversal' },
    { registersDecks: false },
    { isTriad: true, bestOf: 3, finalBestOf: 3 },
  ]) {
    const body = { ...eventSettings(CHAINS), ...changes };
    const answer = await site.call('POST', '/api/events', { token, body });
    expect(JSON.stringify(answer.body)).toContain(EVENT_TEXTS.chainsForbidden);
  }
});

test('[16.11] byes and matches without a game change no chains', () => {
  const played = { state: 'decided', isAwarded: false, outcome: 'first' } as StoredMatch;
  const matches: StoredMatch[] = [
    { ...played, firstId: 1, secondId: 2 },
    { ...played, firstId: 3, secondId: 1, outcome: 'second' },
    { ...played, firstId: 4, secondId: null, isAwarded: true },
    { ...played, firstId: 4, secondId: 2, isAwarded: true },
    { ...played, firstId: 3, secondId: 2, outcome: 'neither' },
    { ...played, firstId: 4, secondId: 3, state: 'open' },
  ];

  expect(Object.fromEntries(chainChanges({ matches }))).toEqual({ 1: 2, 2: -1, 3: -1 });
});
