import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deck, SharedDeck } from '@amberhall/protocol';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
let mira: LoggedIn;
let nils: LoggedIn;
let deck: Deck;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  [mira, nils] = [await site.newUser(), await site.newUser()];
  const { token } = mira;
  deck = (await site.call('POST', '/api/decks/generated', { token, body: { expansion: 341 } })).body.deck;
});

const share = (sharing: string, who = mira) =>
  site.call('PUT', `/api/decks/${deck.id}/sharing`, { token: who.token, body: { sharing } });
const keyAfter = async (sharing: string): Promise<string> => (await share(sharing)).body.deck.shareKey;
const open = (key: string, viewer?: LoggedIn) =>
  site.call('GET', `/api/shared-decks/${key}`, viewer && { token: viewer.token });
const pageOf = async (key: string, viewer?: LoggedIn): Promise<SharedDeck> =>
  (await open(key, viewer)).body.deck;
const shareProfile = (sharing: Record<string, string>) =>
  site.call('PUT', `/api/account/${mira.username}/sharing`, {
    token: mira.token,
    body: { challenges: 'nobody', requests: 'nobody', ...sharing },
  });

/** A finished game that Mira won with the deck, with one stored decision. */
async function seedGame(options: Record<string, unknown> = {}): Promise<void> {
  const { pool } = site.storage;
  const { rows } = await pool.query<{ id: string }>(
    `insert into games (id, name, game_type, game_format, options, owner, created_at, started_at, finished_at, winner,
                        win_reason, seed, node)
     values (gen_random_uuid(), 'Game', 'casual', 'normal', $1, $2, now(), now() - interval '1 hour',
             now() - interval '30 minutes', $2, 'keys', 'seed', 'node1')
     returning id`,
    [JSON.stringify({ allowSpectators: true, gamePrivate: false, ...options }), mira.username],
  );
  for (const [seat, { username }] of [mira, nils].entries()) {
    await pool.query(
      `insert into game_players (game_id, seat, name, kind, user_id, deck, deck_uuid, automation, keys)
       select $1, $2::int, username, 'user', id, $4, $5, '{}', 3 from users where username = $3`,
      [
        rows[0]?.id,
        seat,
        username,
        JSON.stringify({ name: deck.name, expansion: 341, houses: ['dis'] }),
        deck.uuid,
      ],
    );
  }
  await pool.query(
    `insert into game_decisions (game_id, number, player, decision, decided_at) values ($1, 0, $2, '{}', now())`,
    [rows[0]?.id, mira.username],
  );
}

describe('a deck', () => {
  test('is private until its owner shares it', async () => {
    expect(deck).toMatchObject({ sharing: 'private', shareKey: null });
  });

  test('that is shared by link has an unguessable key, and shows its cards and numbers to visitors', async () => {
    const key = await keyAfter('link');

    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await pageOf(key)).toMatchObject({
      name: deck.name,
      sharing: 'link',
      cards: deck.cards,
      numbers: deck.numbers,
      owner: { username: mira.username },
      uuid: null,
      isOwn: false,
      record: null,
      replays: null,
    });
  });

  test('shows what its last trial said', async () => {
    const key = await keyAfter('link');
    expect((await pageOf(key)).trial).toBeNull();
    const winShare = { share: 0.5, low: 0.4, high: 0.6 };
    const report = { games: 2, wins: 1, losses: 1, unfinished: 0, winShare, keys: 2, turns: 9 };
    await site.storage.pool.query(
      `insert into deck_trials (deck_id, report, version, finished_at) values ($1, $2, '0.0.9', now())`,
      [deck.id, JSON.stringify({ ...report, byTurn: [], cards: [] })],
    );

    expect((await pageOf(key)).trial).toMatchObject({ version: '0.0.9', report: { games: 2, winShare } });
  });

  test('shows neither notes nor tags', async () => {
    await site.call('PUT', `/api/decks/${deck.id}`, {
      token: mira.token,
      body: { notes: 'my secret', tags: ['hidden tag'] },
    });
    const page = JSON.stringify(await pageOf(await keyAfter('public')));

    expect(page).not.toContain('my secret');
    expect(page).not.toContain('hidden tag');
  });

  test('that is public has its name in the key, and is linked from the page of its owner', async () => {
    await site.call('PUT', `/api/decks/${deck.id}`, { token: mira.token, body: { isFavorite: true } });
    await shareProfile({ record: 'nobody', games: 'nobody', decks: 'everybody' });
    const keyOnPage = async () =>
      (await site.call('GET', `/api/people/${mira.username}`)).body.person.decks[0].shareKey;
    await share('link');
    expect(await keyOnPage()).toBeNull();

    const key = await keyAfter('public');
    expect(key).toMatch(new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*-${deck.id}$`));
    expect(await keyOnPage()).toBe(key);
  });

  test('has a new link when it is shared again, and the old one stays dead', async () => {
    const first = await keyAfter('link');
    await share('private');
    expect((await open(first)).status).toBe(404);

    expect(await keyAfter('link')).not.toBe(first);
    expect((await open(first)).status).toBe(404);
  });

  test('keeps its link when the same choice is made again', async () => {
    expect(await keyAfter('link')).toBe(await keyAfter('link'));
  });

  test('is shared by its owner only', async () => {
    expect((await share('public', nils)).status).toBe(404);
    expect(
      (await site.call('PUT', `/api/decks/${deck.id}/sharing`, { body: { sharing: 'public' } })).status,
    ).toBe(401);
  });

  test.each([{ sharing: 'all' }, {}, { sharing: 'link', more: 1 }])('refuses the choice %j', async (body) => {
    const reply = await site.call('PUT', `/api/decks/${deck.id}/sharing`, { token: mira.token, body });

    expect(reply.status).toBe(400);
  });

  test('does not show its link to staff who verify decks', async () => {
    const key = await keyAfter('link');
    await site.storage.pool.query(`update users set permissions = '["canVerifyDecks"]' where username = $1`, [
      nils.username,
    ]);
    const { body } = await site.call('GET', `/api/decks/${deck.id}`, { token: nils.token });

    expect(body.deck.name).toBe(deck.name);
    expect(JSON.stringify(body)).not.toContain(key);
  });
});

describe('the page of a shared deck', () => {
  test('has the record and the replays only for those with whom its owner shares them', async () => {
    await seedGame();
    await site.storage.pool.query('update decks set wins = 1 where id = $1', [deck.id]);
    const key = await keyAfter('link');
    expect(await pageOf(key, mira)).toMatchObject({ isOwn: true, record: { wins: 1 }, replays: [{}] });
    expect(await pageOf(key, nils)).toMatchObject({ record: null, replays: null });

    await shareProfile({ record: 'everybody', games: 'everybody', decks: 'nobody' });
    expect(await pageOf(key)).toMatchObject({
      record: { wins: 1, losses: 0 },
      replays: [{ result: 'won', opponent: null, replay: true }],
    });
  });

  test.each([
    ['a private game', { gamePrivate: true }],
    ['a game with a password', { password: 'hash' }],
    ['a game without spectators', { allowSpectators: false }],
    ['a game with hidden deck lists', { hideDeckLists: true }],
  ])('lists no replay of %s', async (_name, options) => {
    await seedGame(options);

    expect((await pageOf(await keyAfter('link'), mira)).replays).toEqual([]);
  });

  test('is closed to both after a block, and for everybody with the account', async () => {
    const key = await keyAfter('public');
    await site.call('POST', `/api/account/${mira.username}/blocklist`, {
      token: mira.token,
      body: { username: nils.username },
    });
    expect((await open(key, nils)).status).toBe(404);
    expect((await open(key)).status).toBe(200);

    await site.storage.pool.query('update users set disabled = true where username = $1', [mira.username]);
    expect((await open(key)).status).toBe(404);
  });

  test('is gone with the deck, and with the account of its owner', async () => {
    const key = await keyAfter('public');
    await site.call('DELETE', `/api/decks/${deck.id}`, { token: mira.token });
    expect((await open(key)).status).toBe(404);

    const added = await site.call('POST', '/api/decks/generated', {
      token: mira.token,
      body: { expansion: 341 },
    });
    deck = added.body.deck;
    const other = await keyAfter('link');
    await site.call('DELETE', `/api/account/${mira.username}`, {
      token: mira.token,
      body: { password: PASSWORD },
    });
    expect((await open(other)).status).toBe(404);
  });

  test.each(['none', '%00', 'a'.repeat(101)])('does not exist for the key %s', async (key) => {
    expect([400, 404]).toContain((await open(key)).status);
  });
});

test('the choice and the link are in the export', async () => {
  const key = await keyAfter('link');
  const { body } = await site.call('GET', `/api/account/${mira.username}/export`, { token: mira.token });

  expect(body.decks).toMatchObject([{ sharing: 'link', shareKey: key }]);
});
