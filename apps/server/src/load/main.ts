/** Runs the load test and writes the results as JSON. `short` shows that it works, not how fast the server is. */
import { measure } from './measure.ts';

const FULL = { people: 2_000, games: 500, warmUp: 10_000, decisions: 20_000, paceSeconds: 20 };
const SHORT = { people: 40, games: 10, warmUp: 50, decisions: 200, paceSeconds: 3 };

const measurements = await measure(process.argv.includes('short') ? SHORT : FULL);
process.stdout.write(`${JSON.stringify(measurements)}\n`);
process.exit(0);
