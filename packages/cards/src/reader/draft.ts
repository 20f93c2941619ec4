import type { Ability, CardDefinition } from '@amberhall/engine/language';
import type { CardSlug, PrintedType } from '@amberhall/engine/vocabulary';
import { factsOf } from '../facts/facts.ts';
import { card } from '../language/card.ts';
import { scopeProblems } from '../language/scope.ts';
import { Grammar } from './grammar.ts';
import { abilities } from './phrases/abilities.ts';
import { amounts } from './phrases/amounts.ts';
import { adjectivePhrases } from './phrases/adjectives.ts';
import { cardConditions } from './phrases/conditions-cards.ts';
import { conditions } from './phrases/conditions.ts';
import { effectPhrases } from './phrases/effects.ts';
import { events } from './phrases/events.ts';
import { tailPhrases } from './phrases/noun-tails.ts';
import { SELF_TITLE } from './phrases/noun-parts.ts';
import { nouns } from './phrases/nouns.ts';
import { players } from './phrases/players.ts';
import { pronouns } from './phrases/pronouns.ts';
import { sentences } from './phrases/sentences.ts';
import { keyStatements } from './phrases/statements-keys.ts';
import { permissions } from './phrases/statements-players.ts';
import { statementPhrases } from './phrases/statements.ts';
import { words } from './phrases/words.ts';
import { resolveReferences } from './resolve-references.ts';
import { linesOf } from './tokens.ts';
import type { Token } from './tokens.ts';

const ENGLISH = new Grammar([
  ...words,
  ...players,
  ...adjectivePhrases,
  ...tailPhrases,
  ...pronouns,
  ...nouns,
  ...amounts,
  ...conditions,
  ...cardConditions,
  ...events,
  ...effectPhrases,
  ...sentences,
  ...statementPhrases,
  ...keyStatements,
  ...permissions,
  ...abilities,
]);

/** A printed card. */
export interface PrintedCard {
  slug: CardSlug;
  title: string;
  type: PrintedType;
  text: string;
}

/** The result of reading a text. */
export type Draft =
  /** The whole text was understood. `definition` is missing if the text is only keywords. */
  | { isRead: true; definition?: CardDefinition }
  /** Not understood: the words with a mark where the reader stopped, or the reason. */
  | { isRead: false; problem: string };

/** Reads the English text of a card. It drafts a definition only if it understands the whole text. */
export function draft({ slug, title, type, text }: PrintedCard): Draft {
  // The top half of a gigantic creature has no text of its own [5.7].
  if (factsOf(slug).gigantic === 'top') return { isRead: true };
  const read: (readonly Ability[])[] = [];
  let before: readonly Token[] = [];
  for (const line of linesOf(text, title)) {
    const { meaning, reached } = ENGLISH.read('paragraph', line);
    // A sentence that makes no sense alone goes on with the line before.
    const whole = [...before, ...line];
    const joined = meaning ?? ENGLISH.read('paragraph', whole).meaning;
    if (joined === undefined) return { isRead: false, problem: marked(line, reached) };
    if (meaning === undefined) read.pop();
    before = meaning === undefined ? whole : line;
    read.push(joined);
  }
  const isUpgrade = type === 'upgrade';
  const understood = resolveReferences(withTitle(read.flat(), slug), {
    isUpgrade,
    isAction: type === 'action',
  });
  if (understood === undefined)
    return { isRead: false, problem: 'a pronoun stands for nothing that was said' };
  const [first, ...others] = understood;
  if (first === undefined) return { isRead: true };
  const definition = card(slug, first, ...others);
  const problems = scopeProblems(definition, { isUpgrade });
  if (problems.length > 0) return { isRead: false, problem: problems.join('; ') };
  return { isRead: true, definition };
}

/** "Another ~", "a copy of ~". */
const withTitle = (abilities: readonly Ability[], slug: CardSlug): readonly Ability[] =>
  JSON.parse(
    JSON.stringify(abilities).replaceAll(`"card":"${SELF_TITLE}"`, `"card":${JSON.stringify(slug)}`),
  ) as readonly Ability[];

const marked = (line: readonly Token[], reached: number): string =>
  [...line.slice(0, reached), '▲', ...line.slice(reached)].join(' ');
