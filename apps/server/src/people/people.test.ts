import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person, Sharing } from '@amberhall/protocol';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
let mira: LoggedIn;
let nils: LoggedIn;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  [mira, nils] = [await site.newUser(), await site.newUser()];
});

const by = (who?: LoggedIn) => (who === undefined ? {} : { token: who.token });
const pageOf = async (person: LoggedIn, viewer?: LoggedIn): Promise<Person> =>
  (await site.call('GET', `/api/people/${person.username}`, by(viewer))).body.person;
const friendsOf = async (who: LoggedIn) =>
  (await site.call('GET', `/api/account/${who.username}/friends`, by(who))).body;
const ask = async (who: LoggedIn, other: LoggedIn) =>
  (await site.call('PUT', `/api/account/${who.username}/friends/${other.username}`, by(who))).body;
const end = async (who: LoggedIn, other: LoggedIn) =>
  (await site.call('DELETE', `/api/account/${who.username}/friends/${other.username}`, by(who))).body;
const share = (who: LoggedIn, sharing: Partial<Sharing>) =>
  site.call('PUT', `/api/account/${who.username}/sharing`, {
    ...by(who),
    body: {
      record: 'everybody',
      games: 'everybody',
      decks: 'everybody',
      challenges: 'everybody',
      requests: 'everybody',
      ...sharing,
    },
  });
const block = (who: LoggedIn, other: LoggedIn) =>
  site.call('POST', `/api/account/${who.username}/blocklist`, {
    ...by(who),
    body: { username: other.username },
  });
const befriend = async (one: LoggedIn, other: LoggedIn): Promise<void> => {
  await ask(one, other);
  await ask(other, one);
};

/** A finished game that Mira has won. */
async function seedGame(options: Record<string, unknown> = {}, practice = false): Promise<void> {
  const { rows } = await site.storage.pool.query<{ id: string }>(
    `insert into games (id, name, game_type, game_format, options, owner, practice, created_at, started_at, finished_at,
                        winner, win_reason, seed, node)
     values (gen_random_uuid(), 'Game', 'casual', 'normal', $1, $2, $3, now(), now() - interval '50 minutes',
             now() - interval '20 minutes', $2, 'keys', 'seed', 'node1')
     returning id`,
    [JSON.stringify({ allowSpectators: true, gamePrivate: false, ...options }), mira.username, practice],
  );
  for (const [seat, { username }] of [mira, nils].entries()) {
    await site.storage.pool.query(
      `insert into game_players (game_id, seat, name, kind, user_id, deck, automation, keys)
       select $1, $2::int, username, 'user', id, $4, '{}', 3 - $2::int from users where username = $3`,
      [
        rows[0]?.id,
        seat,
        username,
        JSON.stringify({ name: `Deck of seat ${seat}`, expansion: 341, houses: ['dis'] }),
      ],
    );
  }
}

describe('a page about a person', () => {
  test('has the name for visitors, and nothing that its owner did not share', async () => {
    await seedGame();

    expect(await pageOf(mira)).toEqual({
      username: mira.username,
      name: mira.username,
      avatar: null,
      role: 'user',
      since: expect.stringMatching(/Z$/),
      relation: 'visitor',
      canBeChallenged: false,
      canBeAsked: false,
      record: null,
      games: null,
      decks: null,
    });
  });

  test('shows friends what is for friends', async () => {
    await seedGame();
    expect((await pageOf(mira, nils)).record).toBeNull();

    await befriend(nils, mira);

    const page = await pageOf(mira, nils);
    expect(page.relation).toBe('friend');
    expect(page.record).toEqual({ wins: 1, losses: 0, formats: [{ format: 'normal', wins: 1, losses: 0 }] });
    expect(page.decks).toEqual([]);
  });

  test('shows its owner everything, also what nobody else sees', async () => {
    await share(mira, { record: 'nobody', games: 'nobody', decks: 'nobody' });
    await befriend(nils, mira);

    expect((await pageOf(mira, nils)).record).toBeNull();
    expect(await pageOf(mira, mira)).toMatchObject({
      relation: 'self',
      record: { wins: 0 },
      games: [],
      decks: [],
    });
  });

  test('lists a game with the deck of the person, and names no opponent who shares no games', async () => {
    await seedGame();
    await share(mira, {});

    expect((await pageOf(mira)).games).toEqual([
      {
        gameId: expect.any(String),
        gameFormat: 'normal',
        finishedAt: expect.stringMatching(/Z$/),
        minutes: 30,
        result: 'won',
        keys: [3, 2],
        deck: { name: 'Deck of seat 0', houses: ['dis'] },
        opponent: null,
        replay: false,
      },
    ]);
    expect((await pageOf(mira, nils)).games?.[0]?.opponent).toBe(nils.username);
    await share(nils, {});
    expect((await pageOf(mira)).games?.[0]?.opponent).toBe(nils.username);
  });

  test.each([
    ['a private game', { gamePrivate: true }, false],
    ['a game with a password', { password: 'hash' }, false],
    ['a game without spectators', { allowSpectators: false }, false],
    ['a game whose delay for spectators is not over', { spectatorDelay: 30 }, false],
    ['practice', {}, true],
  ])('does not list %s', async (_name, options, practice) => {
    await seedGame(options, practice);
    await share(mira, {});

    expect((await pageOf(mira)).games).toEqual([]);
  });

  test('hides the deck of a game with hidden lists', async () => {
    await seedGame({ hideDeckLists: true });
    await share(mira, {});

    expect((await pageOf(mira)).games?.[0]?.deck).toBeNull();
  });

  test('hides everything from both after a block, and tells only the blocker', async () => {
    await share(mira, {});
    await share(nils, {});
    await block(mira, nils);

    expect(await pageOf(nils, mira)).toMatchObject({
      relation: 'blocked',
      record: null,
      games: null,
      decks: null,
    });
    expect(await pageOf(mira, nils)).toMatchObject({
      relation: 'none',
      record: null,
      games: null,
      decks: null,
    });
  });

  test('says whether the viewer can challenge its owner', async () => {
    expect((await pageOf(mira, nils)).canBeChallenged).toBe(true);
    expect((await pageOf(mira, mira)).canBeChallenged).toBe(false);

    await share(mira, { challenges: 'friends' });
    expect((await pageOf(mira, nils)).canBeChallenged).toBe(false);
    await befriend(nils, mira);
    expect((await pageOf(mira, nils)).canBeChallenged).toBe(true);
    await block(nils, mira);
    expect((await pageOf(mira, nils)).canBeChallenged).toBe(false);
  });

  test('does not exist for an unknown or disabled account', async () => {
    await site.storage.pool.query('update users set disabled = true where username = $1', [mira.username]);

    expect((await site.call('GET', `/api/people/${mira.username}`)).status).toBe(404);
    expect((await site.call('GET', '/api/people/nobody-here')).status).toBe(404);
  });
});

describe('a request', () => {
  test('is seen by both, and becomes a friendship when the other asks too', async () => {
    expect((await ask(mira, nils)).relation).toBe('asked');
    expect((await friendsOf(nils)).asking).toMatchObject([{ username: mira.username }]);
    expect((await friendsOf(mira)).asked).toMatchObject([{ username: nils.username }]);

    expect((await ask(nils, mira)).relation).toBe('friend');
    expect((await friendsOf(mira)).friends).toMatchObject([{ username: nils.username }]);
    expect((await friendsOf(mira)).asked).toEqual([]);
  });

  test('is not accepted by asking twice', async () => {
    await ask(mira, nils);

    expect((await ask(mira, nils)).relation).toBe('asked');
  });

  test('of two who ask at the same time makes them friends', async () => {
    await Promise.all([ask(mira, nils), ask(nils, mira)]);

    expect((await pageOf(mira, nils)).relation).toBe('friend');
  });

  test('can be declined, and a friendship ended, by either', async () => {
    await ask(mira, nils);
    expect((await end(nils, mira)).relation).toBe('none');
    await befriend(mira, nils);
    await end(mira, nils);

    expect((await friendsOf(nils)).friends).toEqual([]);
    expect((await end(mira, nils)).success).toBe(false);
  });

  test('is refused after a block in either direction, which ends the friendship', async () => {
    await befriend(mira, nils);
    await block(mira, nils);

    expect((await friendsOf(nils)).friends).toEqual([]);
    expect((await ask(nils, mira)).success).toBe(false);
    expect((await ask(mira, nils)).success).toBe(false);
  });

  test('to oneself is refused', async () => {
    expect((await ask(mira, mira)).success).toBe(false);
  });

  test('is refused with fifty open requests', async () => {
    await site.storage.pool.query(
      `with people as (
         insert into users (username, username_key, email, email_key, password_hash, registered_at, settings)
         select name, name, name, name, '', now(), '{}' from (select $1 || n as name from generate_series(1, 50) n) as names
         returning id)
       insert into friendships (low_id, high_id, asked_by, asked_at)
       select me.id, people.id, me.id, now() from people, users as me where me.username = $2`,
      [`crowd-${mira.username}-`, mira.username],
    );

    expect((await ask(mira, nils)).success).toBe(false);
    await ask(nils, mira);
    expect((await ask(mira, nils)).relation).toBe('friend');
  });
});

describe('a user who accepts no friend requests', () => {
  test('cannot be asked, and their page says so', async () => {
    expect((await pageOf(mira, nils)).canBeAsked).toBe(true);
    await share(mira, { requests: 'nobody' });

    expect((await pageOf(mira, nils)).canBeAsked).toBe(false);
    expect(await ask(nils, mira)).toMatchObject({
      success: false,
      message: 'This user accepts no friend requests.',
    });
    expect((await friendsOf(mira)).asking).toEqual([]);
  });

  test('can ask others, and accepts a request that was made before', async () => {
    await ask(nils, mira);
    await share(mira, { requests: 'nobody' });

    expect(await ask(mira, nils)).toMatchObject({ success: true, relation: 'friend' });
  });

  test('cannot be asked by a user who has blocked them either', async () => {
    await share(mira, { requests: 'everybody' });
    await block(nils, mira);

    expect((await pageOf(mira, nils)).canBeAsked).toBe(false);
  });
});

test('a user reads what they share, as they have chosen it last, and nobody else does', async () => {
  const read = (viewer: LoggedIn) => site.call('GET', `/api/account/${mira.username}/sharing`, by(viewer));
  await share(mira, { games: 'friends', decks: 'nobody' });

  expect((await read(mira)).body).toEqual({
    success: true,
    sharing: {
      record: 'everybody',
      games: 'friends',
      decks: 'nobody',
      challenges: 'everybody',
      requests: 'everybody',
    },
  });
  expect((await read(nils)).status).toBe(403);
});

test('friends and the choice of what is shared are in the export, and gone with the account', async () => {
  await befriend(mira, nils);
  await share(mira, { decks: 'nobody' });

  const { body } = await site.call('GET', `/api/account/${mira.username}/export`, by(mira));
  expect(body.friends.friends).toMatchObject([{ username: nils.username }]);
  expect(body.sharing).toEqual({
    record: 'everybody',
    games: 'everybody',
    decks: 'nobody',
    challenges: 'everybody',
    requests: 'everybody',
  });

  await site.call('DELETE', `/api/account/${mira.username}`, { ...by(mira), body: { password: PASSWORD } });
  expect((await friendsOf(nils)).friends).toEqual([]);
  expect((await site.call('GET', `/api/people/${mira.username}`)).status).toBe(404);
});

test.each([{ record: 'all' }, { requests: 'friends' }, { extra: 1 }])(
  'the choice %j is refused',
  async (sharing) => {
    expect((await share(mira, sharing as Partial<Sharing>)).status).toBe(400);
  },
);
