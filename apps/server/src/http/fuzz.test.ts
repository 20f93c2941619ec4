import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallDocument, MalformedRequest } from '../testing/malformed-requests.ts';
import { malformedRequest } from '../testing/malformed-requests.ts';
import { dice } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Answer, Site } from '../testing/site.ts';
import { admin } from '../testing/staff.ts';

/** All of them where there is time: with PostgreSQL. */
const REQUESTS = process.env['TEST_POSTGRES_URL'] === undefined ? 400 : 10_000;
/** The number of requests after which logins are renewed, because malformed requests can end sessions. */
const ROUND = 100;
const AT_ONCE = 4;
const SEED = 5;

/** Signs of an internal error. */
const STACK = /\n\s+at |node_modules|\.ts:\d+|PostgresError|syntax error at/;

let site: Site;
let document: CallDocument;
beforeAll(async () => {
  site = await openSite({
    AMBERHALL_LOG_LEVEL: 'silent',
    AMBERHALL_TRUST_PROXY: 'yes',
    AMBERHALL_LIMIT_FACTOR: '1000000',
    // An address where nothing answers: no decks are imported.
    AMBERHALL_DECK_SERVICE_URL: 'http://127.0.0.1:9',
  });
  document = (await site.call('GET', '/docs/json')).body;
});
afterAll(() => site.stop());

function isAsItShould({ status, text, body }: Answer): boolean {
  if (status >= 500 && status !== 503) return false;
  if (STACK.test(text)) return false;
  // Headers that are too large are refused before the route is known.
  return status === 304 || status === 431 || typeof body?.success === 'boolean';
}

async function send(request: MalformedRequest): Promise<unknown> {
  const { method, path, headers, raw } = request;
  const answer = await site.call(method, path, { headers, ...(raw !== undefined && { raw }) });
  return isAsItShould(answer)
    ? undefined
    : { request, status: answer.status, text: answer.text.slice(0, 500) };
}

test(
  `${REQUESTS} malformed calls are answered in JSON without an internal error`,
  { timeout: REQUESTS * 200 },
  async () => {
    const roll = dice(SEED);
    const wrong: unknown[] = [];
    for (let sent = 0; sent < REQUESTS; sent += ROUND) {
      const people = [await admin(site), await site.newUser()];
      const requests = Array.from({ length: ROUND }, () =>
        malformedRequest(
          document,
          people.map(({ token }) => token),
          roll,
        ),
      );
      while (requests.length > 0) {
        const answers = await Promise.all(requests.splice(0, AT_ONCE).map(send));
        wrong.push(...answers.filter((answer) => answer !== undefined));
      }
    }

    expect(wrong).toEqual([]);
    expect((await site.call('GET', '/readyz')).body).toEqual({ status: 'ready' });
  },
);
