import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeBracketService } from '../testing/bracket-service.ts';
import { openLobby } from '../testing/clients.ts';
import type { ServiceFault } from '../testing/service-faults.ts';
import { enterKey, newOrganiser } from '../testing/organisers.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { admin } from '../testing/staff.ts';

const KEY = 'TheKeyThatNobodyMaySee0123456789abcdef';
const OTHER_KEY = 'AnotherKeyThatIsWrong0123456789abcdefg';
/** Only the end of a key is shown to anybody. */
const SECRETS = [KEY.slice(0, -4), OTHER_KEY.slice(0, -4)];
const ANSWER_MS = 300;

let service: FakeBracketService;
let site: Site;
let written = '';
beforeAll(async () => {
  service = await FakeBracketService.open();
  service.keys.add(KEY);
  const stream = new PassThrough().on('data', (part: Buffer) => {
    written += part.toString('utf8');
  });
  site = await openSite(
    { AMBERHALL_BRACKET_SERVICE_URL: service.url, AMBERHALL_BRACKET_SERVICE_TIMEOUT: `${ANSWER_MS}` },
    { logger: pino({ level: 'trace' }, stream) },
  );
});
afterAll(async () => {
  await site.stop();
  await service.close();
});

/** Runs every call to the bracket service. @returns all answers */
async function askEverything({ token }: LoggedIn): Promise<string[]> {
  const { tournament, matches } =
    service.tournaments[0] ?? service.add({ name: 'Embers', players: ['Anna', 'Bert'] });
  const body = { data: tournament.id, fresh: true };
  const link = {
    attachment: 'https://amberhall.example.org/',
    matchId: matches[0]?.id,
    tournamentId: tournament.id,
  };
  const answers = [
    await site.call('GET', '/api/challonge/tournaments', { token }),
    await site.call('POST', '/api/challonge/fullTournament', { token, body }),
    await site.call('POST', '/api/challonge/attachMatchLink', { token, body: [link] }),
    await site.call('POST', '/api/account/checkauth', { token }),
    await site.call('GET', '/api/audit', { token: (await admin(site)).token }),
  ];
  return answers.map(({ text, headers }) => text + JSON.stringify([...headers]));
}

/** Services can reveal keys by quoting the request. */
function mishapsWith(key: string): ServiceFault[] {
  const body = JSON.stringify({ errors: [`There is no account for api_key=${key}.`] });
  return [
    ...[401, 404, 422, 500].map((status): ServiceFault => ({ kind: 'status', status, body })),
    { kind: 'status', status: 302, headers: { location: `/elsewhere?api_key=${key}` } },
    { kind: 'status', status: 200, body: `{"tournament": "${key}"` },
    { kind: 'body', body: { tournament: { id: key, [key]: key } } },
    { kind: 'page' },
    { kind: 'hang up' },
    { kind: 'never' },
    { kind: 'status', status: 429, body, headers: { 'retry-after': '0' } },
  ];
}

test('no answer, log or error reveals a key of the bracket service, however it fails', async () => {
  const told: string[] = [];
  for (const key of [KEY, OTHER_KEY]) {
    const user = await newOrganiser(site, key);
    told.push(...(await askEverything(user)));
    for (const fault of mishapsWith(key)) {
      // Twice, because repeatable calls are retried.
      service.faults.push(...Array.from({ length: 6 }, () => fault));
      told.push(...(await askEverything(user)));
      service.faults.length = 0;
    }
    const lobby = await openLobby(site.address, user.token);
    told.push(JSON.stringify(lobby.events.map(({ args }) => args)));
    lobby.close();
    // Nor a key that is invalid by its format.
    await enterKey(site, user, `${KEY}&key=${OTHER_KEY}`);
    told.push(...(await askEverything(user)));
  }

  expect(written).toContain('The bracket service failed');
  const everything = [...told, written].join('\n');
  expect(SECRETS.filter((secret) => everything.includes(secret))).toEqual([]);
}, 60_000);

test('the database stores keys encrypted', async () => {
  const organiser = await newOrganiser(site, KEY);

  const { rows } = await site.storage.pool.query(
    'select challonge_key as key from users where username = $1',
    [organiser.username],
  );

  expect(rows[0].key).toMatch(/^v1\./);
  expect(Buffer.from(rows[0].key.slice(3), 'base64').toString('latin1')).not.toContain(KEY.slice(0, 8));
});
