import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPrintedCards } from './lib/printed-cards.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: unknown): string {
  const path = join(folder, file);
  writeFileSync(path, JSON.stringify(content));
  return path;
}
const pack = (code: string, expansion: number, text: string) => ({
  code,
  expansion,
  cards: [{ id: 'hill', name: 'Hill', type: 'artifact', text }],
});

test('a card with several printings has the text of its latest set, and lists all its sets', () => {
  write('a.json', pack('NEW', 20, 'Gain less.'));
  write('b.json', pack('OLD', 10, 'Gain more.'));
  write('c.json', { name: 'no pack' });

  expect([...readPrintedCards(folder).values()]).toEqual([
    { slug: 'hill', title: 'Hill', type: 'artifact', text: 'Gain less.', sets: ['OLD', 'NEW'] },
  ]);
});

test('a path to a single pack reads only that pack', () => {
  write('a.json', pack('NEW', 20, 'Gain less.'));
  const old = write('b.json', pack('OLD', 10, 'Gain more.'));

  expect(readPrintedCards(old).get('hill')).toMatchObject({ text: 'Gain more.', sets: ['OLD'] });
});
