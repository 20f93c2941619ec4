import type { Acceptance } from './accepted.ts';
import type { Mutant } from './mutants.ts';
import type { Verdict } from './test-process.ts';

/** A mutant and what became of it. */
export interface Outcome {
  area: string;
  mutant: Mutant;
  verdict: Verdict | { kind: 'no coverage' };
  /** Files of tests that were run, and that could have been. */
  tests: { run: number; covering: number };
  accepted?: Acceptance;
}

interface Score {
  mutants: number;
  killed: number;
  timeouts: number;
  survived: number;
  uncovered: number;
  accepted: number;
  /** Share of killed mutants, timeouts included, of all that are not accepted; `undefined` without any. */
  share: number | undefined;
}

const HEADINGS = ['area', 'mutants', 'killed', 'timeouts', 'survived', 'no coverage', 'accepted', 'score'];

/** Returns the table of scores, and below it every mutant that no test noticed. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const areas = [...Map.groupBy(outcomes, ({ area }) => area)];
  const rows = areas.map(([area, group]) => rowOf(area, scoreOf(group)));
  const unnoticed = outcomes.filter(isUnnoticed);
  return [
    table([HEADINGS, ...rows]),
    ...section(
      'Survivors',
      unnoticed.filter(({ accepted }) => !accepted),
    ),
    ...section(
      'Accepted survivors',
      unnoticed.filter(({ accepted }) => accepted),
    ),
  ].join('\n');
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const accepted = outcomes.filter((outcome) => outcome.accepted && isUnnoticed(outcome)).length;
  const of = (kind: Outcome['verdict']['kind']): number =>
    outcomes.filter((outcome) => outcome.verdict.kind === kind && !(outcome.accepted && isUnnoticed(outcome)))
      .length;
  const [killed, timeouts] = [of('killed'), of('timeout')];
  const counted = outcomes.length - accepted;
  return {
    mutants: outcomes.length,
    killed,
    timeouts,
    survived: of('survived'),
    uncovered: of('no coverage'),
    accepted,
    share: counted === 0 ? undefined : (killed + timeouts) / counted,
  };
}

function isUnnoticed({ verdict }: Outcome): boolean {
  return verdict.kind === 'survived' || verdict.kind === 'no coverage';
}

function rowOf(area: string, score: Score): string[] {
  const { mutants, killed, timeouts, survived, uncovered, accepted, share } = score;
  const counts = [mutants, killed, timeouts, survived, uncovered, accepted].map(String);
  return [area, ...counts, share === undefined ? '-' : `${(share * 100).toFixed(1)} %`];
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

function section(title: string, outcomes: readonly Outcome[]): string[] {
  return outcomes.length === 0 ? [] : [`\n${title}`, ...outcomes.map(entryOf)];
}

function entryOf({ mutant, verdict, tests, accepted }: Outcome): string {
  const run = tests.run < tests.covering ? `${tests.run} of ${tests.covering}` : `${tests.run}`;
  const by = verdict.kind === 'no coverage' ? 'no coverage' : `survived ${run} test files`;
  return [
    `\n${mutant.file}:${mutant.line}:${mutant.column}  ${mutant.operator}, ${by}`,
    `  - ${mutant.before}`,
    `  + ${mutant.after}`,
    ...(accepted ? [`  reason: ${accepted.reason}`] : []),
  ].join('\n');
}
