import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './lib/program.ts';

/** A turn in which one creature reaps, written without access to this repository. */
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

/** Removes built-in functions that Node 20, the oldest supported version, does not have. */
const AS_IN_NODE_20 = `
const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
const newer = [
  [Map, 'groupBy'],
  [Object, 'groupBy'],
  [Promise, 'withResolvers', 'try'],
  [Array, 'fromAsync'],
  [RegExp, 'escape'],
  [Error, 'isError'],
  [Math, 'sumPrecise'],
  [Map.prototype, 'getOrInsert', 'getOrInsertComputed'],
  [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference'],
  [Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  [iterators, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
];
for (const [owner, ...names] of newer) for (const name of names) delete owner[name];
`;

/** Games of players who click at random. */
const PLAY_GAMES = `
import { PRINTED_DECKS, createTestkit } from './index.js';

let state = 7;
const pick = (list) => list[(state = (state * 48271) % 2147483647) % list.length];
const copies = ({ cards }) =>
  cards.flatMap(({ card, count, house }) => Array(count).fill({ card: { name: card, house } }));
const player = (id) => {
  const deck = pick(PRINTED_DECKS);
  return { id, houses: deck.houses, deck: copies(deck) };
};

let games = 0;
for (; games < 12; games++) {
  const game = createTestkit().createGame({ seed: games, players: [player('one'), player('two')], start: 'opening' });
  for (let inputs = 0; inputs < 600 && game.state().winner === null; inputs++) {
    const asked = ['one', 'two'].find((id) => game.prompt(id).kind !== 'idle');
    const { kind, selectable, controls } = game.prompt(asked);
    const usable = kind === 'main' ? game.cards().filter((id) => game.actions(asked, id).length > 0) : selectable;
    const inputsOffered = [...usable.map((card) => ({ card })), ...controls];
    const { card, id } = pick(inputsOffered);
    if (id === undefined) game.clickCard(asked, card);
    else game.clickControl(asked, id);
  }
}
console.log(games);
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
  writeFileSync(join(folder, 'play-games.js'), PLAY_GAMES);
  writeFileSync(join(folder, 'as-in-node-20.js'), AS_IN_NODE_20);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program beside the built testkit. @returns its output */
const run = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: folder, env: {}, encoding: 'utf8' });

describe('the built testkit', () => {
  test('runs in a plain Node, outside the repository', () => {
    expect(JSON.parse(run('play.js'))).toEqual({ amber: 1, exhausted: true });
  });

  test('uses no built-in function that Node 20 lacks', () => {
    expect(run('--import', './as-in-node-20.js', 'play-games.js')).toBe('12\n');
  });
});
