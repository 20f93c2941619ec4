/** Guests are recognized when they return, and cannot impersonate others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GuestPass } from '@amberhall/protocol';
import { Tokens } from '../accounts/tokens.ts';
import { boardAt, openBoard, openLobby } from '../testing/clients.ts';
import type { TestBoard, TestClient } from '../testing/clients.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { GUEST_PASS_SECONDS, Guests } from './guests.ts';

const SECRET = 'the secret of this site and of no other one';

let site: Site;
let now = new Date('2026-01-01T12:00:00Z');
beforeAll(async () => {
  site = await openSite({ AMBERHALL_SECRET: SECRET }, { now: () => now });
});
afterAll(() => site.stop());

interface Guest {
  pass: GuestPass;
  lobby: TestClient;
  gameId: string;
}

/** A visitor starts a practice game. */
async function newGuest(): Promise<Guest> {
  const lobby = await openLobby(site.address);
  const { gameId } = await lobby.send('practice', {});
  return { pass: await lobby.until('guest'), lobby, gameId };
}

/** The page is reloaded. */
async function reload({ pass, lobby }: Pick<Guest, 'pass' | 'lobby'>): Promise<TestClient> {
  lobby.close();
  return openLobby(site.address, pass.token);
}

async function pressAfterGame(board: TestBoard, control: string): Promise<void> {
  const prompt = await board.shows(
    ({ roomPrompt }) => roomPrompt?.controls.some(({ id }) => id === control) && roomPrompt,
  );
  expect(await board.command('menuButton', control, prompt.id)).toMatchObject({ ok: true });
}

describe('a returning guest', () => {
  test('gets the handoff to their game, under the same name', async () => {
    const guest = await newGuest();

    const lobby = await reload(guest);
    const handoff = await lobby.until('handoff');
    const board = await openBoard(site.address, handoff);

    expect(handoff).toMatchObject({ gameId: guest.gameId, user: { username: guest.pass.name } });
    expect(board.me).toBe(guest.pass.name);
    board.close();
    lobby.close();
  });

  test('gets the handoff to a rematch', async () => {
    const lobby = await reload(await newGuest());
    const board = await openBoard(site.address, await lobby.until('handoff'));
    lobby.clearEvents();

    await board.command('concede');
    await pressAfterGame(board, 'same');
    await pressAfterGame(board, board.me);
    const again = await openBoard(site.address, await lobby.until('handoff'));

    expect(again.me).toBe(board.me);
    expect(again.game?.people['Practice Bot']?.wins).toBe(1);
    again.close();
    lobby.close();
  });

  test('can leave their game, and start another one with a new pass', async () => {
    const guest = await newGuest();
    const lobby = await reload(guest);

    const left = await lobby.send('leavegame', guest.gameId);
    await lobby.until('cleargamestate');
    now = new Date(now.getTime() + 60_000);
    const next = await lobby.send('practice', {});
    const pass = await lobby.until('guest');

    expect([left.ok, next.ok]).toEqual([true, true]);
    expect(pass.name).toBe(guest.pass.name);
    expect(pass.token).not.toBe(guest.pass.token);
    lobby.close();
  });

  test('is a visitor after a day, and is told so', async () => {
    const guest = await newGuest();
    now = new Date(now.getTime() + GUEST_PASS_SECONDS * 1000);

    const lobby = await reload(guest);

    expect(lobby.all('authfailed')).toHaveLength(1);
    expect(lobby.all('handoff')).toEqual([]);
    lobby.close();
  });
});

describe('a guest pass', () => {
  const outcomeOf = async (token: string): Promise<string[]> => {
    const lobby = await openLobby(site.address, token);
    // Answered once everything has been sent.
    await lobby.send('ping', 1);
    lobby.close();
    return lobby.events
      .map(({ event }) => event)
      .filter((event) => ['authfailed', 'handoff'].includes(event));
  };

  test('is invalid if another site signed it, or if it was signed for another purpose', async () => {
    const { pass, gameId, lobby } = await newGuest();
    const [elsewhere, here] = [
      new Tokens('the secret of another site, as long as ours', () => now),
      new Tokens(SECRET, () => now),
    ];
    const foreign = await elsewhere.signGuest(pass.name, 60);
    const seat = await here.signSeat({ name: pass.name, gameId, login: null, tokenId: 'token' }, 60);

    expect(await outcomeOf(foreign)).toEqual(['authfailed']);
    expect(await outcomeOf(seat)).toEqual(['authfailed']);
    expect(await outcomeOf(`${pass.token}x`)).toEqual(['authfailed']);
    expect(await outcomeOf(pass.token)).toEqual(['handoff']);
    lobby.close();
  });

  test('gives access to no account, and to no seat by itself', async () => {
    const { pass, lobby } = await newGuest();
    const handoff = await lobby.until('handoff');

    const call = await site.call('POST', '/api/account/checkauth', { token: pass.token });
    const game = await lobby.send('newgame', { quickJoin: true, gameFormat: 'normal', gameType: 'casual' });
    const line = await lobby.send('lobbychat', 'Hello');
    const board = boardAt(site.address, { ...handoff, authToken: pass.token });
    const refusal = await board.until('rejected');

    expect(call.status).toBe(401);
    expect([game.code, line.code]).toEqual(['NOT_LOGGED_IN', 'NOT_LOGGED_IN']);
    expect(refusal.data).toEqual({ code: 'NOT_LOGGED_IN' });
    board.close();
    lobby.close();
  });

  test('is ignored after a login and used again after the logout', async () => {
    const [guest, user] = [await newGuest(), await site.newUser()];
    const { lobby } = guest;
    await lobby.until('handoff');

    await lobby.send('authenticate', user.token);
    const asUser = await lobby.send('leavegame', guest.gameId);
    lobby.clearEvents();
    await lobby.send('authenticate', guest.pass.token);

    expect(asUser).toMatchObject({ code: 'FORBIDDEN' });
    expect((await lobby.until('handoff')).user.username).toBe(guest.pass.name);
    lobby.close();
  });
});

test('no two guests have the same name', () => {
  const guests = new Guests({ tokens: new Tokens(SECRET, () => now) });
  const names = Array.from({ length: 5_000 }, () => guests.newGuest().summary.username);

  expect(new Set(names).size).toBe(names.length);
});
