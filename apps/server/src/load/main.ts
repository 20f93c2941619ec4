/**
 * Runs a load test and writes the results as JSON: `load`, `kills`, `soak` or `thinking`. `short` shows that it works,
 * not how fast the server is.
 */
import { measureKills } from './measure-kills.ts';
import { measureLoad } from './measure-load.ts';
import { measureSoak } from './measure-soak.ts';
import { measureThinking } from './measure-thinking.ts';
import type { Measurement } from './measurement.ts';

const LOAD = { people: 2_000, games: 500, warmUp: 40_000, decisions: 20_000, paceSeconds: 20 };
const SHORT_LOAD = { people: 40, games: 10, warmUp: 50, decisions: 200, paceSeconds: 3 };
const KILLS = { full: 25, short: 2 };
const SOAK_MINUTES = { full: 30, short: 1 };
const THINKING = {
  full: { games: 100, bots: 4, warmUp: 5_000, rounds: 4, seconds: 20 },
  short: { games: 4, bots: 2, warmUp: 50, rounds: 1, seconds: 3 },
};

const size = process.argv.includes('short') ? 'short' : 'full';
const tests: Record<string, () => Promise<Measurement[]>> = {
  load: () => measureLoad(size === 'short' ? SHORT_LOAD : LOAD),
  kills: () => measureKills(KILLS[size]),
  soak: () => measureSoak(SOAK_MINUTES[size]),
  thinking: () => measureThinking(THINKING[size]),
};

const [, , name = 'load'] = process.argv;
const test = Object.hasOwn(tests, name) ? tests[name] : undefined;
if (test === undefined)
  throw new Error(`There is no load test named ${name}, only ${Object.keys(tests).join(', ')}.`);
process.stdout.write(`${JSON.stringify(await test())}\n`);
process.exit(0);
