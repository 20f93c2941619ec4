/**
 * Changes sampled lines one at a time and runs the tests that cover them: a mutant that no test notices shows code
 * whose faults no test notices either.
 *
 *     npm run mutate                                        # the usual sample of every area
 *     npm run mutate -- --area engine --sample 60 --seed 1  # one area; --area may stand several times
 *     npm run mutate -- --changed                           # lines that differ from the main branch
 *     npm run mutate -- --file packages/engine/src/state/random.ts --sample 20
 *
 * Further options: `--all` takes every mutant of the chosen lines, `--jobs 1` uses one process for tests, `--budget 120`
 * limits the seconds of tests per mutant, `--fresh` records the coverage of all tests again. The coverage is kept in
 * `output/mutate` and completed with the tests that changed.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/program.ts';
import { AREAS } from './mutate/areas.ts';
import { mutate } from './mutate/mutate.ts';
import { reportOf } from './mutate/report.ts';

const { values: options } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    changed: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(availableParallelism()) },
    budget: { type: 'string', default: '120' },
    fresh: { type: 'boolean', default: false },
  },
});

const unknown = options.area?.find((name) => AREAS.every((area) => area.name !== name));
if (unknown !== undefined) {
  console.error(`There is no area ${unknown}: choose from ${AREAS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const outcomes = await mutate({
  root: ROOT,
  areas: AREAS.filter(({ name }) => options.area?.includes(name) ?? true),
  ...(options.file && { files: options.file }),
  onlyChanged: options.changed,
  ...(options.sample !== undefined && { sample: Number(options.sample) }),
  seed: options.seed,
  all: options.all,
  jobs: Number(options.jobs),
  budget: Number(options.budget) * 1000,
  fresh: options.fresh,
  onProgress: (line) => console.error(line),
});
console.log(reportOf(outcomes));
