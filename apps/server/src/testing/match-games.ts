/** Running events for tests, and their games. */
import { expect, vi } from 'vitest';
import type { EventDetails, EventMatch, EventSettings } from '@amberhall/protocol';
import { openBoard } from './clients.ts';
import type { TestClient } from './clients.ts';
import { TestEvent } from './events.ts';
import type { LoggedIn, Site } from './site.ts';

const WAIT = { timeout: 10_000 };

/** An event of four in its first round. @param decksOf the ready-made decks that each entrant registers */
export async function startedEvent(
  site: Site,
  changes: Partial<EventSettings> = {},
  decksOf?: (entrant: number) => number[],
): Promise<{ event: TestEvent; match: EventMatch; players: [LoggedIn, LoggedIn] }> {
  const event = await TestEvent.create(site, await site.newUser(), changes);
  for (let entrant = 1; entrant <= 4; entrant++) {
    const decks = decksOf?.(entrant).map((deckId) => ({ deckId, isStandalone: true }));
    await event.enter(1, decks && { decks });
  }
  const details = await event.must(event.organise({ do: 'start' }));
  const [match] = details.rounds[0]?.matches ?? [];
  if (match === undefined) throw new Error('No match');
  return { event, match, players: event.playersOf(details, match) };
}

/** As `startedEvent`, once the first match has a game that waits for its players. */
export async function runningEvent(...settings: Parameters<typeof startedEvent>) {
  const { event } = await startedEvent(...settings);
  const { details, match } = await matchWithGame(event);
  return { event, match, players: event.playersOf(details, match) };
}

/** The first match, once it has a game that waits for its players. */
export async function matchWithGame(
  event: TestEvent,
  except: readonly string[] = [],
): Promise<{ details: EventDetails; match: EventMatch; gameId: string }> {
  return vi.waitFor(async () => {
    const details = await event.details();
    const [match] = details.rounds[0]?.matches ?? [];
    const game = match?.games.find(({ state, gameId }) => state === 'waiting' && !except.includes(gameId));
    if (match === undefined || game === undefined) throw new Error('No game is open');
    return { details, match, gameId: game.gameId };
  }, WAIT);
}

export const waitingGame = (match: EventMatch): string =>
  match.games.find(({ state }) => state === 'waiting')?.gameId ?? '';

interface Course {
  /** Ready-made decks that the players select. */
  decks?: readonly number[];
  /** Selects decks in another way, once a player has joined. */
  select?: (lobby: TestClient, seat: number) => Promise<unknown>;
  /** The seat of the player who concedes. */
  loser?: 0 | 1;
}

/** Starts the waiting game of a match, and lets a player concede. @returns the name of the winner */
export async function playMatchGame(
  site: Site,
  gameId: string,
  lobbies: readonly [TestClient, TestClient],
  { decks = [], select, loser = 1 }: Course = {},
): Promise<string> {
  for (const [seat, lobby] of lobbies.entries()) {
    lobby.clearEvents();
    expect(await lobby.send('joingame', gameId)).toMatchObject({ ok: true });
    const deck = decks[seat];
    if (deck !== undefined) await lobby.send('selectdeck', gameId, deck, true);
    await select?.(lobby, seat);
  }
  expect(await lobbies[0].send('startgame', gameId)).toEqual({ ok: true });
  const boards = [
    await openBoard(site.address, await lobbies[0].until('handoff')),
    await openBoard(site.address, await lobbies[1].until('handoff')),
  ] as const;
  const winner = boards[loser === 1 ? 0 : 1];
  await boards[loser].command('concede');
  await winner.shows((game) => game.winner === winner.me);
  for (const [seat, board] of boards.entries()) {
    await lobbies[seat]?.send('leavegame', gameId);
    board.close();
  }
  return winner.me;
}
