import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './lib/program.ts';

/** A turn in which one creature reaps, written as somebody without this repository would. */
const PLAY = `
import { createTestkit } from './index.js';

const game = createTestkit().createGame({
  players: [
    { id: 'one', houses: ['brobnar', 'dis', 'logos'], inPlay: [{ card: { name: 'Troll' } }] },
    { id: 'two', houses: ['brobnar', 'dis', 'logos'] },
  ],
  start: 'turn',
  activeHouse: 'brobnar',
});
const troll = game.cards().find((card) => game.card(card).name === 'Troll');
game.clickCard('one', troll);
game.clickControl('one', game.prompt('one').controls.find(({ value }) => value === 'reap').id);
console.log(JSON.stringify({ amber: game.player('one').amber, exhausted: game.card(troll).exhausted }));
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'amberhall-testkit-'));
  const launcher = join(ROOT, 'scripts', 'run.mjs');
  const output = ['--file', join(folder, 'index.js')];
  execFileSync(process.execPath, [launcher, 'rolldown', '--config', 'rolldown.config.ts', ...output], {
    cwd: join(ROOT, 'packages', 'testkit'),
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'play.js'), PLAY);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the built testkit', () => {
  test('plays in a plain Node, away from the repository', () => {
    const output = execFileSync(process.execPath, ['play.js'], { cwd: folder, env: {}, encoding: 'utf8' });

    expect(JSON.parse(output)).toEqual({ amber: 1, exhausted: true });
  });
});
