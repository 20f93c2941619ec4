/**
 * Lets the games of a running node end before an update: the node takes no new games, and this command waits.
 *
 *     npm run drain -- [address] [--minutes 60] [--cancel]
 *
 * The default address is that of this computer with the port in the settings. Each node of a site is drained by itself. After
 * the time limit a node hands its remaining games over and restarts; a process that is also a lobby keeps them until it is
 * stopped. With `--cancel` the node takes games again. Ctrl-C ends the waiting, not the draining.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DRAIN_MINUTES, DrainReply } from '@amberhall/protocol';
import type { NodeDrain } from '@amberhall/protocol';
import { operatorToken, storedSecret } from '../apps/server/src/accounts/secrets.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { ROOT } from './lib/program.ts';

const POLL_MS = 1_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: String(DRAIN_MINUTES) }, cancel: { type: 'boolean' } },
});

const file = join(ROOT, '.env');
if (existsSync(file)) process.loadEnvFile(file);
const config = readConfig(process.env);
const address = positionals[0] ?? `http://127.0.0.1:${config.port}`;
const token = operatorToken(config.secret ?? (await storedSecret(config.dataDir)));

/** @returns `undefined` if the process does not answer */
async function call(method: string, body?: object): Promise<NodeDrain | null | undefined> {
  const answer = await fetch(new URL('/drain', address), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (answer === undefined) return undefined;
  const reply: unknown = await answer.json();
  if (!answer.ok)
    throw new Error((reply as { message?: string }).message ?? `The answer was ${answer.status}`);
  return DrainReply.parse(reply).drain;
}

async function wait({ until, ...first }: NodeDrain): Promise<string> {
  console.log(`The node takes no new games. The time limit ends at ${until}.`);
  let games: number | undefined;
  for (let state: NodeDrain | null | undefined = { until, ...first }; ; state = await call('GET')) {
    if (state === undefined || state === null) {
      return Date.now() < Date.parse(until)
        ? 'The draining was cancelled.'
        : 'The remaining games were handed over.';
    }
    if (state.games === 0) return 'All games are over. The node can be updated.';
    if (Date.now() > Date.parse(state.until) + LIMIT_GRACE_MS) {
      return `The time limit has passed. ${state.games} games continue after the next start.`;
    }
    if (state.games !== games) console.log(`Games that are not over: ${state.games}`);
    games = state.games;
    await sleep(POLL_MS);
  }
}

/** A node that hands its games over needs a moment after the limit. */
const LIMIT_GRACE_MS = 10_000;

try {
  const state = values.cancel
    ? await call('DELETE')
    : await call('POST', { minutes: Number(values.minutes) });
  if (state === undefined) throw new Error(`No process answers at ${address}`);
  console.log(state === null ? 'The node takes games.' : await wait(state));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
