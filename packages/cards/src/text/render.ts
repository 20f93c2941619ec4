import type { BonusIcon, CardSlug, House, Keyword } from '@amberhall/engine/vocabulary';
import type { CardDefinition } from '@amberhall/engine/language';
import { factsOf } from '../facts/facts.ts';
import { ability } from './abilities.ts';
import { capitalized } from './grammar.ts';
import { beginTelling } from './telling.ts';

/** What the text of a card takes from its facts. */
interface TextFacts {
  name: string;
  keywords: Readonly<Partial<Record<Keyword, number>>>;
  enhances?: readonly (BonusIcon | House)[];
}

/**
 * The English text of a card, one string for each paragraph. Icons are `{amber}`, `{damage}` and so on; a list of
 * options has its bullets on lines of their own.
 *
 * @param definition `undefined` for a card whose facts say everything
 */
export function renderText(definition: CardDefinition | undefined, facts: TextFacts): string[] {
  const titleOf = (slug: CardSlug) => factsOf(slug).name;
  const abilities = (definition?.abilities ?? []).map((node) =>
    ability(node, beginTelling(facts.name, titleOf)),
  );
  return [...keywordLine(facts), ...enhancement(facts), ...abilities];
}

const NUMBERED: ReadonlySet<string> = new Set(['assault', 'hazardous', 'splash-attack']);

/** "Elusive. Hazardous 2." */
function keywordLine({ keywords }: TextFacts): string[] {
  const words = Object.entries(keywords).map(
    ([keyword, value]) => `${capitalized(keyword)}${NUMBERED.has(keyword) ? ` ${value}` : ''}.`,
  );
  return words.length > 0 ? [words.join(' ')] : [];
}

/** "Enhance {amber}{draw}." */
function enhancement({ enhances = [] }: TextFacts): string[] {
  const icons = enhances.map((icon) => `{${isIcon(icon) ? icon : `house:${icon}`}}`);
  return icons.length > 0 ? [`Enhance ${icons.join('')}.`] : [];
}

const ICONS: ReadonlySet<string> = new Set(['amber', 'capture', 'damage', 'draw', 'discard', 'power']);
const isIcon = (icon: BonusIcon | House): icon is BonusIcon => ICONS.has(icon);
