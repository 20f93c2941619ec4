import type { CardDefinition } from '@amberhall/engine/language';
import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import * as language from '../../language/index.ts';
import { differences } from '../differences.ts';
import { source } from './abilities.ts';

/** Runs a definition written as source. */
function written(text: string): CardDefinition {
  const names = Object.keys(language);
  // Source can only be proven by running it.
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function(...names, `return ${text.replace(/,$/, '')};`) as (
    ...words: unknown[]
  ) => CardDefinition;
  return run(...Object.values(language));
}

test('what a definition is written as defines the same card', () => {
  const lost = [...definitions.values()].flatMap((definition) => {
    const text = source(definition);
    return differences(written(text), definition).map(({ path }) => `${path}: ${text}`);
  });

  expect(lost).toEqual([]);
});

test('a definition is written in the words of the card language', () => {
  const { a, card, deal, it, play, steal, when } = language;

  const text = source(card('anger', play(deal(2, a.mars.creature), when(it.destroyedThisWay, steal(1)))));

  expect(text).toBe("card('anger', play(deal(2, a.mars.creature), when(it.destroyedThisWay, steal(1)))),");
});
