import type {
  BonusIcon,
  CardSlug,
  House,
  Keyword,
  Language,
  PrintedType,
  Trait,
} from '@amberhall/engine/vocabulary';
import { TRAITS } from '@amberhall/engine/vocabulary';
import type { Ability, CardDefinition, Kind } from '@amberhall/engine/language';
import { factsOf } from '../facts/facts.ts';
import { SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE } from './chinese/chinese.ts';
import { ENGLISH } from './english/english.ts';
import { FRENCH } from './french/french.ts';
import { GERMAN } from './german/german.ts';
import { ITALIAN } from './italian/italian.ts';
import { KOREAN } from './korean/korean.ts';
import { POLISH } from './polish/polish.ts';
import { PORTUGUESE } from './portuguese/portuguese.ts';
import { SPANISH } from './spanish/spanish.ts';
import { THAI } from './thai/thai.ts';
import type { Phrasebook } from './phrasebook.ts';
import { createRenderContext } from './render-context.ts';
import { Untranslated } from './untranslated.ts';

/** The facts that are part of a card's text. */
interface TextFacts {
  name: string;
  type?: PrintedType;
  keywords: Readonly<Partial<Record<Keyword, number>>>;
  enhances?: readonly (BonusIcon | House)[];
}

/** Languages with phrases of their own, besides English. */
const PHRASEBOOKS: ReadonlyMap<Language, Phrasebook> = new Map<Language, Phrasebook>([
  ['de', GERMAN],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['it', ITALIAN],
  ['ko', KOREAN],
  ['pl', POLISH],
  ['pt', PORTUGUESE],
  ['th', THAI],
  ['zh-Hans', SIMPLIFIED_CHINESE],
  ['zh-Hant', TRADITIONAL_CHINESE],
]);

/** The languages in which at least some cards have texts. */
export const TEXT_LANGUAGES: readonly Language[] = ['en', ...PHRASEBOOKS.keys()];

/** The names of all traits in a language, in English if it has no texts. */
export function traitsIn(language: Language): Readonly<Record<Trait, string>> {
  const book = PHRASEBOOKS.get(language) ?? ENGLISH;
  return Object.fromEntries(TRAITS.map((trait) => [trait, book.trait(trait)])) as Record<Trait, string>;
}

/** Names of cards in one language by slug. */
type LocalNames = Readonly<Partial<Record<CardSlug, string>>>;

/** The text of a card. */
export interface CardText {
  /** The language that was wanted, or English if it has no words for a part of the card. */
  language: Language;
  /** One string for each paragraph. */
  paragraphs: string[];
  /** What the wanted language has no words for, in technical words. */
  gap?: string;
}

/**
 * Renders the text of a card in a language if all of it can be said in that language, and otherwise in English.
 *
 * @param definition `undefined` for a card without text apart from keywords
 * @param localNames the names of cards in that language; cards without one have their English name
 */
export function renderCard(
  definition: CardDefinition | undefined,
  facts: TextFacts,
  language: Language,
  localNames: LocalNames = {},
): CardText {
  const english = (): CardText => ({ language: 'en', paragraphs: renderText(definition, facts) });
  const book = PHRASEBOOKS.get(language);
  if (book === undefined) return english();
  try {
    return { language, paragraphs: paragraphsOf(definition, facts, book, localNames) };
  } catch (error) {
    if (!(error instanceof Untranslated)) throw error;
    return { ...english(), gap: error.message };
  }
}

/**
 * Renders the English text of a card, one string for each paragraph. Icons are `{amber}`, `{damage}` and so on. Each
 * option of a choice is on its own line.
 *
 * @param definition `undefined` for a card without text apart from keywords
 */
export function renderText(definition: CardDefinition | undefined, facts: TextFacts): string[] {
  return paragraphsOf(definition, facts, ENGLISH, {});
}

function paragraphsOf(
  definition: CardDefinition | undefined,
  facts: TextFacts,
  book: Phrasebook,
  localNames: LocalNames,
): string[] {
  const titleOf = (slug: CardSlug) => localNames[slug] ?? factsOf(slug).name;
  const title = (definition && localNames[definition.id]) ?? facts.name;
  const attaching = definition?.abilities.find((node) => node.kind === 'attaches-to');
  const host = attaching?.what.type;
  const kind = KIND_OF_TYPE[facts.type ?? 'creature'];
  const said = (node: Ability): string => book.ability(node, createRenderContext(title, titleOf, host, kind));
  return [
    ...keywordLine(facts, book),
    ...enhancement(facts, book),
    ...(definition?.abilities ?? []).map(said),
  ];
}

const KIND_OF_TYPE: Readonly<Record<PrintedType, Kind>> = {
  action: 'action',
  artifact: 'artifact',
  creature: 'creature',
  upgrade: 'upgrade',
  'token creature': 'creature',
  prophecy: 'card',
  'the tide': 'card',
  'archon power': 'card',
};

const NUMBERED: ReadonlySet<string> = new Set(['assault', 'hazardous', 'splash-attack']);

const PUNCTUATION = { stop: '.', space: ' ' };

/** "Elusive. Hazardous 2." */
function keywordLine({ keywords }: TextFacts, book: Phrasebook): string[] {
  const { stop, space } = book.punctuation ?? PUNCTUATION;
  const words = (Object.entries(keywords) as [Keyword, number][]).map(
    ([keyword, value]) => `${book.keyword(keyword, NUMBERED.has(keyword) ? value : undefined)}${stop}`,
  );
  return words.length > 0 ? [words.join(space)] : [];
}

/** "Enhance {amber}{draw}." */
function enhancement({ enhances = [] }: TextFacts, book: Phrasebook): string[] {
  const { stop, space } = book.punctuation ?? PUNCTUATION;
  const icons = enhances.map((icon) => `{${isIcon(icon) ? icon : `house:${icon}`}}`);
  return icons.length > 0 ? [`${book.enhance}${space}${icons.join('')}${stop}`] : [];
}

const ICONS: ReadonlySet<string> = new Set(['amber', 'capture', 'damage', 'draw', 'discard', 'power']);
const isIcon = (icon: BonusIcon | House): icon is BonusIcon => ICONS.has(icon);
