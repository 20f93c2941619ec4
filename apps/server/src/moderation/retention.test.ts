import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { faults } from '../database/moderation-schema.ts';
import { lobbyUsers } from '../testing/lobby-users.ts';
import { A_DAY, moderationOf } from '../testing/moderation.ts';
import { addRunningGame } from '../testing/running-game.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { newStaff } from '../testing/staff.ts';
import { ModerationRetention } from './retention.ts';

let site: Site;
let moderator: LoggedIn;
let mira: LoggedIn;
let nils: LoggedIn;
beforeAll(async () => {
  site = await openSite();
  moderator = await newStaff(site, 'canModerateChat');
});
afterAll(() => site.stop());
beforeEach(async () => {
  [mira, nils] = [await site.newUser(), await site.newUser()];
});
const { report, opened, decide, take, lift, warn, confirmWarning, warningsOf } = moderationOf(() => site);
const { visitor } = lobbyUsers(() => site);

/** Deletes what a site that keeps it for ten days deletes after some more days. */
async function passDays(days: number): Promise<void> {
  const retention = new ModerationRetention({
    database: site.storage.database,
    keptDays: 10,
    now: () => new Date(Date.now() + days * A_DAY),
    logger: pino({ level: 'silent' }),
  });
  await retention.stop();
}
const measuresOf = async (): Promise<unknown[]> => {
  const { body } = await report(await site.newUser(), nils);
  return (await opened(moderator, body.id)).measures.map(({ id }: { id: number }) => id);
};

test.each(['settle', 'reject'] as const)(
  'a report is deleted with its lines some days after staff %s it',
  async (act) => {
    const [page, other] = [await visitor(mira.token), await visitor(nils.token)];
    await other.send('lobbychat', 'something rude');
    const { id: line } = await page.until('lobbychat', ({ user }) => user.username === nils.username);
    const { body } = await report(mira, nils, { kind: 'line', where: { place: 'lobby', line } });
    const decision = act === 'settle' ? { act, note: '', measure: null } : { act, note: '' };
    await decide(moderator, body.id, decision);

    await passDays(9);
    expect((await opened(moderator, body.id)).lines).not.toEqual([]);
    await passDays(11);

    expect(await opened(moderator, body.id)).toBeUndefined();
    const { rows } = await site.storage.pool.query('select id from report_lines where report_id = $1', [
      body.id,
    ]);
    expect(rows).toEqual([]);
  },
);

test('a report that nobody has decided on is kept', async () => {
  const { body } = await report(mira, nils);

  await passDays(1000);

  expect((await opened(moderator, body.id)).state).toBe('open');
});

test('a measure is deleted some days after it was lifted or has ended, and kept while it is in force', async () => {
  const { body: lifted } = await take(moderator, nils, { until: null });
  const { body: timed } = await take(moderator, nils, {
    until: new Date(Date.now() + 5 * A_DAY).toISOString(),
  });
  const { body: permanent } = await take(moderator, nils, { until: null });
  await lift(moderator, lifted.measure.id);
  const [liftedId, timedId, permanentId] = [lifted, timed, permanent].map(({ measure }) => measure.id);

  await passDays(9);
  expect(await measuresOf()).toEqual([permanentId, timedId, liftedId]);
  await passDays(11);
  expect(await measuresOf()).toEqual([permanentId, timedId]);
  await passDays(16);
  expect(await measuresOf()).toEqual([permanentId]);
});

test('a warning is deleted some days after it was confirmed', async () => {
  const { body: first } = await warn(moderator, nils, 'the first');
  await warn(moderator, nils, 'the second');
  await confirmWarning(nils, first.warning.id);

  await passDays(9);
  expect(await warningsOf(moderator, nils)).toHaveLength(2);
  await passDays(11);

  expect(await warningsOf(moderator, nils)).toMatchObject([{ text: 'the second' }]);
});

test('a fault is deleted some days after its report, unless nobody has decided on it', async () => {
  const { database } = site.storage;
  const gameId = await addRunningGame(database);
  const fault = { gameId, step: 0, engineVersion: '1', text: '', lines: [], reportedAt: new Date() };
  const states = ['open', 'taken', 'settled', 'rejected'] as const;
  await database.insert(faults).values(states.map((state) => ({ ...fault, state })));
  const kept = async () => {
    const rows = await database.select().from(faults).where(eq(faults.gameId, gameId)).orderBy(faults.id);
    return rows.map(({ state }) => state);
  };

  await passDays(9);
  expect(await kept()).toEqual(states);
  await passDays(11);

  expect(await kept()).toEqual(['open', 'taken']);
});
