import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sharing } from '@amberhall/protocol';
import type { TestClient } from '../testing/clients.ts';
import { openLobby } from '../testing/clients.ts';
import { lobbyUsers } from '../testing/lobby-users.ts';
import { OPTIONS } from '../testing/play.ts';
import { ADMIN, openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ AMBERHALL_LIMIT_FACTOR: '1' });
});
afterAll(() => site.stop());

const { visitor } = lobbyUsers(() => site);

type Member = LoggedIn & { client: TestClient };

async function member(): Promise<Member> {
  const login = await site.newUser();
  return { ...login, client: await visitor(login.token) };
}

const challenge = (from: Member, to: { username: string }, options: object = {}) =>
  from.client.send('challenge', to.username, { ...OPTIONS, ...options });
const block = (who: Member, other: Member) =>
  site.call('POST', `/api/account/${who.username}/blocklist`, {
    token: who.token,
    body: { username: other.username },
  });
const ask = (who: Member, other: Member) =>
  site.call('PUT', `/api/account/${who.username}/friends/${other.username}`, { token: who.token });
const share = (who: Member, challenges: Sharing['challenges']) =>
  site.call('PUT', `/api/account/${who.username}/sharing`, {
    token: who.token,
    body: { record: 'nobody', games: 'nobody', decks: 'nobody', challenges, requests: 'everybody' },
  });
/** The challenge in the list of games of the challenged user. */
const challengeTo = ({ client, username }: Member) =>
  client.until('newgame', ([game]) => game.challenge?.username === username).then(([game]) => game);

describe('a challenge', () => {
  test('is shown to the challenged user with its options, and to nobody else', async () => {
    const [mira, nils, olga] = [await member(), await member(), await member()];

    const { gameId } = await challenge(mira, nils, { gameFormat: 'reversal', gameType: 'competitive' });

    expect(await challengeTo(nils)).toMatchObject({
      id: gameId,
      owner: mira.username,
      gameFormat: 'reversal',
      gameType: 'competitive',
      challenge: { username: nils.username, until: expect.stringMatching(/Z$/) },
    });
    expect(olga.client.all('newgame')).toEqual([]);
    expect((await visitor(olga.token)).last('games')).toEqual([]);
    expect((await visitor(nils.token)).last('games')).toMatchObject([{ id: gameId }]);
  });

  test('is accepted into a game of exactly these two', async () => {
    const [mira, nils, olga] = [await member(), await member(), await member()];
    const { gameId } = await challenge(mira, nils);

    expect(await olga.client.send('joingame', gameId, null)).toMatchObject({
      ok: false,
      code: 'NOT_INVITED',
    });
    expect(await nils.client.send('joingame', gameId, null)).toMatchObject({ ok: true, gameId });

    const game = await mira.client.until('gamestate', ({ players }) => nils.username in players);
    expect(Object.keys(game.players)).toEqual([mira.username, nils.username]);
    expect(game.challenge).toBeUndefined();
    expect(olga.client.all('newgame')).toEqual([]);
  });

  test('is not found by quick join', async () => {
    const [mira, nils, olga] = [await member(), await member(), await member()];
    const { gameId } = await challenge(mira, nils);

    const quick = { quickJoin: true, gameFormat: 'normal', gameType: 'casual' };

    expect((await nils.client.send('newgame', quick))['gameId']).not.toBe(gameId);
    expect((await olga.client.send('newgame', quick))['gameId']).not.toBe(gameId);
  });

  test('is declined only by the challenged user, and the challenger is told', async () => {
    const [mira, nils, olga] = [await member(), await member(), await member()];
    const { gameId } = await challenge(mira, nils);

    expect(await olga.client.send('declinechallenge', gameId)).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    });
    expect(await mira.client.send('declinechallenge', gameId)).toMatchObject({ ok: false });
    expect(await nils.client.send('declinechallenge', gameId)).toEqual({ ok: true });

    expect(await mira.client.until('gameended')).toBe('Your challenge was declined.');
    expect(await nils.client.send('joingame', gameId, null)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  test('cannot be declined once it is accepted', async () => {
    const [mira, nils] = [await member(), await member()];
    const { gameId } = await challenge(mira, nils);
    await nils.client.send('joingame', gameId, null);

    expect(await nils.client.send('declinechallenge', gameId)).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    });
  });

  test('that was accepted ends for both when one of them leaves before the start', async () => {
    const [mira, nils] = [await member(), await member()];
    const { gameId } = await challenge(mira, nils);
    await nils.client.send('joingame', gameId, null);

    await nils.client.send('leavegame', gameId);

    expect(await mira.client.until('gameended')).toBe('Your opponent left, so the game was closed.');
  });

  test('disappears when the challenger cancels it', async () => {
    const [mira, nils] = [await member(), await member()];
    const { gameId } = await challenge(mira, nils);
    await challengeTo(nils);

    await mira.client.send('leavegame', gameId);

    expect(await nils.client.until('removegame')).toEqual([{ id: gameId }]);
  });

  test('disappears when one of the two blocks the other', async () => {
    const [mira, nils] = [await member(), await member()];
    const { gameId } = await challenge(mira, nils);
    await challengeTo(nils);

    await block(mira, nils);

    await nils.client.until('removegame', ([game]) => game.id === gameId);
    expect(await nils.client.send('joingame', gameId, null)).toMatchObject({ ok: false, code: 'BLOCKED' });
  });
});

describe('a challenge is refused', () => {
  const refusal = { ok: false, code: 'FORBIDDEN', message: 'This user does not accept challenges from you.' };

  test('after a block in either direction', async () => {
    const [mira, nils] = [await member(), await member()];
    await block(mira, nils);

    expect(await challenge(mira, nils)).toMatchObject(refusal);
    expect(await challenge(nils, mira)).toMatchObject(refusal);
  });

  test('to a user who accepts none, or only those of friends', async () => {
    const [mira, nils] = [await member(), await member()];
    await share(nils, 'nobody');
    expect(await challenge(mira, nils)).toMatchObject(refusal);

    await share(nils, 'friends');
    expect(await challenge(mira, nils)).toMatchObject(refusal);
    await ask(mira, nils);
    await ask(nils, mira);

    expect(await challenge(mira, nils)).toMatchObject({ ok: true });
  });

  test('to oneself, to an unknown user and to a user who is not here', async () => {
    const mira = await member();
    const away = await site.newUser();

    expect(await challenge(mira, mira)).toMatchObject(refusal);
    expect(await challenge(mira, { username: 'nobody-here' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await challenge(mira, away)).toMatchObject({ message: 'This user is not here now.' });
  });

  test('to a user who plays with somebody, but not to one who waits alone', async () => {
    const [mira, nils, olga] = [await member(), await member(), await member()];
    const { gameId } = await nils.client.send('newgame', OPTIONS);
    await nils.client.until('gamestate');
    expect(await challenge(mira, nils)).toMatchObject({ ok: true });
    await mira.client.send('leavegame', mira.client.last('gamestate').id);

    await olga.client.send('joingame', gameId, null);

    expect(await challenge(mira, nils)).toMatchObject({ ok: false, code: 'ALREADY_IN_GAME' });
  });

  test('by a user in another game, and by a visitor', async () => {
    const [mira, nils, olga] = [await member(), await member(), await member()];
    await challenge(mira, nils);

    expect(await challenge(mira, olga)).toMatchObject({ ok: false, code: 'ALREADY_IN_GAME' });
    const nobody = await openLobby(site.address);
    expect(await nobody.send('challenge', nils.username, OPTIONS)).toMatchObject({ code: 'NOT_LOGGED_IN' });
    nobody.close();
  });

  test.each([
    ['a password', { password: 'sesame' }],
    ['sealed without sets', { gameFormat: 'sealed', expansions: {} }],
    ['an unknown format', { gameFormat: 'chess' }],
  ])('with %s', async (_name, options) => {
    const [mira, nils] = [await member(), await member()];

    expect(await challenge(mira, nils, options)).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
  });

  test('after five to the same user, and five of different users wait at most', async () => {
    const [mira, nils] = [await member(), await member()];
    for (let n = 0; n < 5; n++) {
      const { gameId } = await challenge(mira, nils);
      await nils.client.send('declinechallenge', gameId);
    }

    expect(await challenge(mira, nils)).toMatchObject({ ok: false, code: 'RATE_LIMITED' });
    for (let n = 0; n < 5; n++) expect(await challenge(await member(), nils)).toMatchObject({ ok: true });
    expect(await challenge(await member(), nils)).toMatchObject({ ok: false, code: 'RATE_LIMITED' });
  });
});

describe('the lists of friends', () => {
  test('are sent at a request, its acceptance, and to those who connect later', async () => {
    const [mira, nils] = [await member(), await member()];
    expect(await nils.client.until('friends')).toEqual({ friends: [], asking: [] });

    await ask(mira, nils);
    await nils.client.until('friends', ({ asking }) => asking[0]?.username === mira.username);
    const later = await (await visitor(nils.token)).until('friends');
    expect(later.asking).toMatchObject([{ username: mira.username }]);
    await ask(nils, mira);

    await mira.client.until('friends', ({ friends }) => friends[0]?.username === nils.username);
  });

  test('lose a person who blocks', async () => {
    const [mira, nils] = [await member(), await member()];
    await ask(mira, nils);
    await ask(nils, mira);
    await nils.client.until('friends', ({ friends }) => friends.length === 1);
    nils.client.clearEvents();

    await block(mira, nils);

    expect(await nils.client.until('friends')).toEqual({ friends: [], asking: [] });
  });

  test('are not sent to visitors', async () => {
    expect((await visitor()).all('friends')).toEqual([]);
  });
});

test('staff with the right for games see open challenges', async () => {
  const [mira, nils] = [await member(), await member()];
  const { gameId } = await challenge(mira, nils);
  const admin = await site.login(ADMIN.username, ADMIN.password);

  const ids = (await visitor(admin.token)).last('games').map(({ id }: { id: string }) => id);

  expect(ids).toContain(gameId);
});
