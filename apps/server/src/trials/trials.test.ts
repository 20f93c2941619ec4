import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deck, DeckTrial } from '@amberhall/protocol';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { Answer, LoggedIn, Site } from '../testing/site.ts';
import { TRIAL_TEXTS } from './deck-trials.ts';

let site: Site;
let mira: LoggedIn;
let deck: Deck;
beforeAll(async () => {
  site = await openSite({ AMBERHALL_BOT_THREADS: '1' });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.storage.pool.query('delete from deck_trials');
  mira = await site.newUser();
  deck = await newDeck(mira);
});

async function newDeck({ token }: LoggedIn): Promise<Deck> {
  return (await site.call('POST', '/api/decks/generated', { token, body: { expansion: 341 } })).body.deck;
}

const trial = (method: string, who = mira, id = deck.id): Promise<Answer> =>
  site.call(method, `/api/decks/${id}/trial`, { token: who.token });
const trialOf = async (who = mira): Promise<DeckTrial> => (await trial('GET', who)).body.trial;

/** A result of an earlier trial. */
async function seedResult(): Promise<void> {
  const share = { share: 0.5, low: 0.4, high: 0.6 };
  const report = { games: 2, wins: 1, losses: 1, unfinished: 0, winShare: share, keys: 2, turns: 9 };
  await site.storage.pool.query(
    `insert into deck_trials (deck_id, report, version, finished_at) values ($1, $2, '0.0.9', now())`,
    [deck.id, JSON.stringify({ ...report, byTurn: [], cards: [] })],
  );
}

describe('a trial of a deck', () => {
  test(
    'is played in the threads of the bots, and ends when its owner cancels it',
    { timeout: 60_000 },
    async () => {
      expect(await trialOf()).toEqual({ isOffered: true, run: null, result: null });

      expect((await trial('POST')).body.trial.run).toEqual({ games: 200, done: 0, place: 0 });
      await vi.waitFor(async () => expect((await trialOf()).run?.done).toBeGreaterThan(0), 50_000);

      expect((await trial('DELETE')).body.trial).toEqual({ isOffered: true, run: null, result: null });
      expect((await trialOf()).run).toBeNull();
    },
  );

  test('waits behind those that were asked for before it', async () => {
    const nils = await site.newUser();
    const other = await newDeck(nils);
    await trial('POST', nils, other.id);

    expect((await trial('POST')).body.trial.run.place).toBe(1);
    expect((await trial('DELETE', nils, other.id)).body.trial.run).toBeNull();
    expect((await trialOf()).run?.place).toBe(0);
  });

  test('that is asked for again keeps its place', async () => {
    await trial('POST');
    const stored = () => site.storage.pool.query('select requested_at from deck_trials');
    const { rows } = await stored();

    await trial('POST');

    expect((await stored()).rows).toEqual(rows);
  });

  test('is refused while another deck of the owner is being tried', async () => {
    await trial('POST');
    const other = await newDeck(mira);

    expect((await trial('POST', mira, other.id)).body).toEqual({
      success: false,
      message: TRIAL_TEXTS.other,
    });
  });

  test('keeps its last result while the next one waits, and after it is cancelled', async () => {
    await seedResult();

    const { result } = await trialOf();
    expect(result).toMatchObject({ version: '0.0.9', report: { wins: 1 } });
    expect((await trial('POST')).body.trial).toMatchObject({ run: { place: 0 }, result });
    expect((await trial('DELETE')).body.trial).toMatchObject({ run: null, result });
  });

  test('can be seen, asked for and cancelled by the owner only', async () => {
    const nils = await site.newUser();

    for (const method of ['GET', 'POST', 'DELETE']) expect((await trial(method, nils)).status).toBe(404);
    expect((await site.call('GET', `/api/decks/${deck.id}/trial`)).status).toBe(401);
  });

  test('is in the export of its owner, and is deleted with the deck and with the account', async () => {
    await seedResult();
    const { token, username } = mira;

    const { body } = await site.call('GET', `/api/account/${username}/export`, { token });
    expect(body.deckTrials).toMatchObject([{ deckId: deck.id, version: '0.0.9' }]);

    await site.call('DELETE', `/api/account/${username}`, { token, body: { password: PASSWORD } });
    const { rows } = await site.storage.pool.query('select * from deck_trials');
    expect(rows).toEqual([]);
  });
});

test('a site without threads for bots tries no decks', async () => {
  const quiet = await openSite({ AMBERHALL_BOT_THREADS: '0' });
  try {
    const { token } = await quiet.newUser();
    const made = await quiet.call('POST', '/api/decks/generated', { token, body: { expansion: 341 } });
    const path = `/api/decks/${made.body.deck.id}/trial`;

    expect((await quiet.call('GET', path, { token })).body.trial.isOffered).toBe(false);
    const refused = { success: false, message: TRIAL_TEXTS.notOffered };
    expect((await quiet.call('POST', path, { token })).body).toEqual(refused);
  } finally {
    await quiet.stop();
  }
});
