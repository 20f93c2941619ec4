import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** A small repository. Each file breaks one rule; files named `allowed` break none. */
const FIXTURE = {
  'packages/engine/src/imports-cards.ts': `import { library } from '@amberhall/cards';\nexport const a = library;`,
  'packages/engine/src/imports-library.ts': `import { z } from 'zod';\nexport const a = z;`,
  'packages/engine/src/imports-node.ts': `import { readFileSync } from 'node:fs';\nexport const a = readFileSync;`,
  'packages/cards/src/leaves-by-path.ts': `import { a } from '../../engine/src/clock.ts';\nexport const b = a;`,
  'packages/cards/src/internal-file.ts': `import { a } from '@amberhall/engine/src/clock.ts';\nexport const b = a;`,
  'packages/protocol/src/imports-engine.ts': `export * from '@amberhall/engine';`,
  'apps/web/src/imports-engine.ts': `export const load = () => import('@amberhall/engine');`,
  'apps/web/src/features/lobby/imports-board.ts': `export const load = () => import('../board/keys/a.ts');`,
  'apps/web/src/ui/imports-feature.ts': `import { a } from '../features/board/keys/a.ts';\nexport const b = a;`,
  'apps/web/src/features/replay/allowed.ts': `import { a } from '../board/keys/a.ts';\nexport const b = a;`,
  'apps/web/src/features/board/keys/allowed.ts': `import { a } from '../a.ts';\nexport const b = a;`,
  'apps/web/src/app/allowed.ts': `export const load = () => import('../features/board/a.ts');`,
  'apps/server/src/imports-testkit.ts': `import { game } from '@amberhall/testkit';\nexport const a = game;`,
  'packages/cards/src/first.ts': `import { b } from './second.ts';\nexport const a = () => b;`,
  'packages/cards/src/second.ts': `import { a } from './first.ts';\nexport const b = () => a;`,
  'packages/engine/src/clock.ts': `export const a = () => Date.now();`,
  'packages/bots/src/chance.ts': `export const a = () => Math.random();`,
  'packages/cards/src/timer.ts': `export const a = () => globalThis.setTimeout(() => 1, 1);`,
  'packages/testkit/src/waits.ts': `export async function a() {\n  return 1;\n}`,
  'packages/testkit/src/branches.test.ts': `export const a = (p: { prompt: { purpose: string } }) => {\n  if (p.prompt.purpose === 'flank') throw new Error();\n};`,
  'packages/cards/src/inline-type.ts': `import { a, type B } from './clock.ts';\nexport const c: B = a;`,
  'packages/cards/src/allowed.ts': `import { createGame } from '@amberhall/engine';\nexport const a = createGame;`,
  'packages/engine/src/queries/imports-events.ts': `import { a } from '../events/commit.ts';\nexport const b = a;`,
  'packages/engine/src/queries/asks.ts': `export function* a(): Generator<number> {\n  yield 1;\n}`,
  'packages/engine/src/view/imports-rules.ts': `import { a } from '../rules/steps/turn.ts';\nexport const b = a;`,
  'packages/engine/src/rules/steps/assigns.ts': `export const a = (game) => {\n  game.state.turn = 1;\n};`,
  'packages/engine/src/rules/steps/adds.ts': `export const a = (game) => player(game, 1).hand.push(2);`,
  'packages/engine/src/rules/steps/copies.ts': `export const a = (game, b) => Object.assign(game.state, b);`,
  'packages/engine/src/session/deletes.ts': `export const a = (game) => {\n  delete game.state.cards.c1;\n};`,
  'packages/engine/src/state/type-from-above.ts': `import type { A } from '../queries/board.ts';\nexport type B = A;`,
  'packages/engine/src/manual/first.ts': `import { b } from './second.ts';\nexport const a = () => b;`,
  'packages/engine/src/manual/second.ts': `import { a } from './first.ts';\nexport const b = () => a;`,
  'packages/engine/src/manual/imports-wire.ts': `import { a } from '../wire.ts';\nexport const b = a;`,
  'packages/engine/src/nowhere/a.ts': `import { a } from '../state/game.ts';\nexport const b = a;`,
  'packages/engine/src/state/game.ts': `import type { A } from '../queries/allowed.ts';\nexport type a = A;`,
  'packages/engine/src/session/arrange.ts': `export const a = (game) => {\n  game.state.turn = 1;\n};`,
  'packages/engine/src/queries/allowed.ts': `import { a } from '../state/game.ts';\nexport const b = a;\nexport type A = typeof a;`,
  'packages/engine/src/rules/steps/allowed.ts': `import { a } from '../../queries/allowed.ts';\nexport function* b() {\n  a.push(yield a);\n}`,
  'packages/engine/src/events/allowed.ts': `export const a = (state) => {\n  state.players.p1.hand.push('c1');\n};`,
  'packages/engine/src/queries/allowed.test.ts': `import { a } from '../session/decide.ts';\nexport const b = a;`,
  'packages/engine/src/allowed.test.ts': `import { scenario } from '@amberhall/testkit';\nexport const a = scenario;`,
  'apps/server/src/allowed.ts': `import { readFileSync } from 'node:fs';\nexport const a = [readFileSync, Date.now()];`,
};

const problemsOf: Partial<Record<string, string[]>> = {};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amberhall-boundaries-'));
  const config = `export { default } from ${JSON.stringify(join(ROOT, 'oxlint.config.ts'))};`;
  for (const [path, text] of Object.entries({ ...FIXTURE, 'oxlint.config.ts': config })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${text}\n`);
  }
  for (const { code, filename } of await lint(folder)) (problemsOf[filename] ??= []).push(code);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Diagnostic {
  code: string;
  filename: string;
}

/** Runs the linter in another folder, as `npm run check` does. */
async function lint(cwd: string): Promise<Diagnostic[]> {
  const program = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const output = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [program, '--format=json', '.'], { cwd }, (error, stdout, stderr) => {
      if (stdout.trim() === '') reject(new Error(`Could not run the linter: ${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
  return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
}

describe('the linter', () => {
  it.each([
    [
      'an import that the package must not make',
      'packages/engine/src/imports-cards.ts',
      'amberhall(boundaries)',
    ],
    ['a library in a pure package', 'packages/engine/src/imports-library.ts', 'amberhall(boundaries)'],
    ['a module of Node in a pure package', 'packages/engine/src/imports-node.ts', 'amberhall(boundaries)'],
    [
      'an import by a path into another package',
      'packages/cards/src/leaves-by-path.ts',
      'amberhall(boundaries)',
    ],
    [
      'an import of an internal file of another package',
      'packages/cards/src/internal-file.ts',
      'amberhall(boundaries)',
    ],
    ['a forbidden re-export', 'packages/protocol/src/imports-engine.ts', 'amberhall(boundaries)'],
    [
      'a dynamic import of the engine in the web client',
      'apps/web/src/imports-engine.ts',
      'amberhall(boundaries)',
    ],
    [
      'a feature that imports another one',
      'apps/web/src/features/lobby/imports-board.ts',
      'amberhall(boundaries)',
    ],
    ['shared code that imports a feature', 'apps/web/src/ui/imports-feature.ts', 'amberhall(boundaries)'],
    ['an import of the testkit in the server', 'apps/server/src/imports-testkit.ts', 'amberhall(boundaries)'],
    ['an import cycle', 'packages/cards/src/first.ts', 'import(no-cycle)'],
    ['a cycle on a floor without recursion', 'packages/engine/src/manual/first.ts', 'import(no-cycle)'],
    ['a query that imports events', 'packages/engine/src/queries/imports-events.ts', 'amberhall(boundaries)'],
    ['a generator in a query', 'packages/engine/src/queries/asks.ts', 'amberhall(floors)'],
    ['a view that imports rules', 'packages/engine/src/view/imports-rules.ts', 'amberhall(boundaries)'],
    ['a step that assigns to the state', 'packages/engine/src/rules/steps/assigns.ts', 'amberhall(floors)'],
    [
      'a step that changes a list of a player',
      'packages/engine/src/rules/steps/adds.ts',
      'amberhall(floors)',
    ],
    ['a step that copies into the state', 'packages/engine/src/rules/steps/copies.ts', 'amberhall(floors)'],
    ['a session that deletes from the state', 'packages/engine/src/session/deletes.ts', 'amberhall(floors)'],
    ['a type from a floor above', 'packages/engine/src/state/type-from-above.ts', 'amberhall(boundaries)'],
    [
      'an import of the entry for other packages',
      'packages/engine/src/manual/imports-wire.ts',
      'amberhall(boundaries)',
    ],
    ['an engine folder that is not a floor', 'packages/engine/src/nowhere/a.ts', 'amberhall(boundaries)'],
    ['a clock in a pure package', 'packages/engine/src/clock.ts', 'eslint(no-restricted-globals)'],
    ['randomness in a pure package', 'packages/bots/src/chance.ts', 'eslint(no-restricted-properties)'],
    ['a timer in a pure package', 'packages/cards/src/timer.ts', 'eslint(no-restricted-globals)'],
    ['an inline type import', 'packages/cards/src/inline-type.ts', 'import(consistent-type-specifier-style)'],
    ['async code in a pure package', 'packages/testkit/src/waits.ts', 'oxc(no-async-await)'],
    [
      'a test that branches on the prompt',
      'packages/testkit/src/branches.test.ts',
      'amberhall(prompt-branches)',
    ],
  ])('reports %s', (_what, file, code) => {
    expect(problemsOf[file]).toEqual([code]);
  });

  it('accepts code that follows the import rules, the floors and their exceptions', () => {
    const listed = ['packages/engine/src/state/game.ts', 'packages/engine/src/session/arrange.ts'];
    const allowed = [...Object.keys(FIXTURE).filter((file) => file.includes('allowed')), ...listed];
    expect(allowed.map((file) => problemsOf[file])).toEqual(allowed.map(() => undefined));
  });
});
