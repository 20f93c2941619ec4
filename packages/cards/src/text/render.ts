import type { BonusIcon, CardSlug, House, Keyword, Language } from '@amberhall/engine/vocabulary';
import type { Ability, CardDefinition } from '@amberhall/engine/language';
import { factsOf } from '../facts/facts.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german/abilities.ts';
import type { Phrasebook } from './phrasebook.ts';
import { createRenderContext } from './render-context.ts';

/** The facts that are part of a card's text. */
interface TextFacts {
  name: string;
  keywords: Readonly<Partial<Record<Keyword, number>>>;
  enhances?: readonly (BonusIcon | House)[];
}

/** Languages with phrases of their own. A paragraph that one of them cannot express is written in English. */
const PHRASEBOOKS: Readonly<Partial<Record<Language, Phrasebook>>> = {
  en: ENGLISH,
  de: GERMAN,
};

/**
 * Renders the text of a card, one string for each paragraph. Icons are `{amber}`, `{damage}` and so on. Each option of a
 * choice is on its own line.
 *
 * @param definition `undefined` for a card without text apart from keywords
 * @param title the card's name in that language
 */
export function renderText(
  definition: CardDefinition | undefined,
  facts: TextFacts,
  language: Language = 'en',
  title = facts.name,
): string[] {
  const book = PHRASEBOOKS[language] ?? ENGLISH;
  const titleOf = (slug: CardSlug) => factsOf(slug).name;
  const attaching = definition?.abilities.find((node) => node.kind === 'attaches-to');
  const host = attaching?.what.type ?? 'creature';
  const said = (node: Ability): string =>
    book.ability(node, createRenderContext(title, titleOf, host)) ??
    ENGLISH.ability(node, createRenderContext(title, titleOf, host));
  return [
    ...keywordLine(facts, book),
    ...enhancement(facts, book),
    ...(definition?.abilities ?? []).map(said),
  ];
}

const NUMBERED: ReadonlySet<string> = new Set(['assault', 'hazardous', 'splash-attack']);

/** "Elusive. Hazardous 2." */
function keywordLine({ keywords }: TextFacts, book: Phrasebook): string[] {
  const words = (Object.entries(keywords) as [Keyword, number][]).map(
    ([keyword, value]) => `${book.keyword(keyword, NUMBERED.has(keyword) ? value : undefined)}.`,
  );
  return words.length > 0 ? [words.join(' ')] : [];
}

/** "Enhance {amber}{draw}." */
function enhancement({ enhances = [] }: TextFacts, book: Phrasebook): string[] {
  const icons = enhances.map((icon) => `{${isIcon(icon) ? icon : `house:${icon}`}}`);
  return icons.length > 0 ? [`${book.enhance} ${icons.join('')}.`] : [];
}

const ICONS: ReadonlySet<string> = new Set(['amber', 'capture', 'damage', 'draw', 'discard', 'power']);
const isIcon = (icon: BonusIcon | House): icon is BonusIcon => ICONS.has(icon);
