/** The rulings of the register of rules (docs/rules) that name cards. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FACTS } from '@amberhall/cards/data';
import type { CardFacts } from '@amberhall/cards/data';
import type { Ruling } from '@amberhall/protocol';

const REGISTER = fileURLToPath(new URL('../../../../docs/rules', import.meta.url));

const RULE = /^- \*\*(?<number>A?\d+(?:\.\d+)*)\*\* (?<text>.+?)(?: _\((?<source>[^)]+)\)_)?$/gm;

/** Reads the register. A program without its documents has no rulings. */
export function readRulings(folder = REGISTER): Ruling[] {
  const files = globSync('*.md', { cwd: folder }).toSorted();
  return rulingsIn(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'));
}

/** The rules of a register that name cards, in its order. */
export function rulingsIn(markdown: string, facts: Iterable<CardFacts> = FACTS.values()): Ruling[] {
  const slugs = slugsByName(facts);
  const names = nameFinder([...slugs.keys()]);
  return [...markdown.matchAll(RULE)].flatMap(({ groups }) => {
    const { number = '', text = '', source = '' } = groups ?? {};
    const found = new Set([...text.matchAll(names)].map(([name]) => withPlainApostrophes(name)));
    const cards = [...found].flatMap((name) => slugs.get(name) ?? []);
    return cards.length === 0 ? [] : [{ rule: number, text, source, cards }];
  });
}

/** A name can belong to several cards: the halves of a gigantic creature, an evil twin. */
function slugsByName(facts: Iterable<CardFacts>): Map<string, string[]> {
  const slugs = new Map<string, string[]>();
  for (const { name, slug } of facts) {
    const plain = withPlainApostrophes(name);
    slugs.set(plain, [...(slugs.get(plain) ?? []), slug]);
  }
  return slugs;
}

/** Matches names as whole words. A longer name takes precedence over a shorter one inside it. */
function nameFinder(names: readonly string[]): RegExp {
  const alternatives = names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’]"));
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${alternatives.join('|')})(?![\p{L}\d])`, 'gu');
}

const withPlainApostrophes = (name: string): string => name.replaceAll('’', "'");
