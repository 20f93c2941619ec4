import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { STARTER_DECKS } from '@amberhall/cards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deckCardsOf } from '../apps/server/src/decks/deck-cards.ts';
import { ROOT } from './lib/program.ts';
import { deckNamed } from './lib/trial-decks.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trial-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function tryDeck(games: number): Promise<string> {
  const parameters = ['scripts/decks-try.ts', 'osrik', '--games', String(games), '--folder', folder];
  return (await promisify(execFile)(process.execPath, parameters, { cwd: ROOT })).stdout;
}

test('a trial goes on after the games of the run before', { timeout: 120_000 }, async () => {
  await tryDeck(1);
  const [file = ''] = readdirSync(folder);
  const linesOf = () => readFileSync(join(folder, file), 'utf8').split('\n');
  const [first] = linesOf();

  const output = await tryDeck(3);

  expect(linesOf()).toHaveLength(4);
  expect(linesOf()[0]).toBe(first);
  expect(output).toContain('1 games are stored already');
  expect(output).toMatch(/Osrik of the Green Rampart: \d won, \d lost, 0 without a winner of 3 games/);
  expect(output).toMatch(/95 % interval \d+ % to \d+ %/);
});

test('a file of the export of an account names a deck', () => {
  const [starter] = STARTER_DECKS;
  if (starter === undefined) throw new Error('there are no starter decks');
  const { slug: _, ...list } = starter;
  const file = join(folder, 'deck.json');
  writeFileSync(file, JSON.stringify({ ...list, cards: deckCardsOf(list) }));

  expect(deckNamed(file)).toEqual(list);
});
