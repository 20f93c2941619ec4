import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasCurrentRules, rulesVersion, rulesVersionOf, storedVersion } from './rules-version.ts';

const FILES = {
  'engine/src/rules/fight.ts': 'fight',
  'cards/src/cota/dis.ts': 'dis',
  'cards/data/sets/cota.json': '{}',
  'cards/data/names/de.json': '{}',
  'cards/src/text/german.ts': 'german',
  'engine/src/rules/fight.test.ts': 'tests a fight',
  'protocol/src/game.ts': 'game',
};

/** The version of packages with these files, and with one of them changed. */
function versions(changed: keyof typeof FILES): [string, string] {
  const folder = mkdtempSync(join(tmpdir(), 'amberhall-rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const before = rulesVersionOf(folder);
  writeFileSync(join(folder, changed), `${FILES[changed]} `);
  return [before, rulesVersionOf(folder)];
}

test.each(['engine/src/rules/fight.ts', 'cards/src/cota/dis.ts', 'cards/data/sets/cota.json'] as const)(
  'a change of %s is another version of the rules',
  (file) => {
    const [before, after] = versions(file);

    expect(after).not.toBe(before);
  },
);

test.each([
  'protocol/src/game.ts',
  'cards/data/names/de.json',
  'cards/src/text/german.ts',
  'engine/src/rules/fight.test.ts',
] as const)('a change of %s leaves the version of the rules as it is', (file) => {
  const [before, after] = versions(file);

  expect(after).toBe(before);
});

test('a stored version has current rules if only the program has changed', () => {
  expect(hasCurrentRules(storedVersion('0.0.9'))).toBe(true);
  expect(hasCurrentRules(`0.1.0+${'0'.repeat(rulesVersion().length)}`)).toBe(false);
  expect(hasCurrentRules('0.1.0')).toBe(false);
  expect(hasCurrentRules(null)).toBe(false);
});
