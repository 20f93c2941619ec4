import type { Amount, Select } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { NOUNS, EACH } from './lexicon.ts';
import { noun, THIS_WAY } from './nouns.ts';
import { untranslated } from '../untranslated.ts';

/** "2{amber}", "1{amber} für jede eigene Kreatur". */
export function quantity(value: Amount, unit: string, context: RenderContext): string {
  if (typeof value === 'number') return `${value}${unit}`;
  if (value === 'that-much') return `ebenso viel ${unit}`;
  if (value === 'all') return untranslated('all');
  if (value.kind === 'per') return `${value.times}${unit} für ${eachOf(value.each, context)}`;
  return untranslated(value.kind);
}

/** What follows "für": "jede eigene Kreatur". */
function eachOf(value: Amount, context: RenderContext): string {
  if (typeof value !== 'object') return untranslated('a number');
  switch (value.kind) {
    case 'count':
      return counted(value.of, context);
    case 'keys':
      return value.of === 'opponent'
        ? 'jeden Schlüssel, den dein Gegner geschmiedet hat'
        : value.of === 'you'
          ? 'jeden Schlüssel, den du geschmiedet hast'
          : untranslated(value.of);
    case 'amber-on':
      return value.card.kind === 'ref' && value.card.name === 'self'
        ? `jedes {amber} auf „${context.title}“`
        : untranslated('amber');
    case 'count-events':
    case 'amber':
    case 'counters':
    case 'price-of-key':
    case 'chains':
    case 'stat':
    case 'armor-lost':
    case 'icons':
    case 'houses':
    case 'powers':
    case 'traits':
    case 'per':
    case 'fixed':
    case 'half':
    case 'third':
    case 'sum':
    case 'excess':
    case 'capped':
      return untranslated(value.kind);
  }
}

/** "jede eigene Kreatur", "jedes Artefakt, das auf diese Weise zerstört wurde" */
function counted(of: Select, context: RenderContext): string {
  const { gender } = NOUNS[of.type];
  const said = noun({ ...of, quantifier: { kind: 'bare' } }, 'acc', context);
  // After "jede" the adjectives of neuter nouns end like those of feminine ones.
  const words = gender === 'n' ? said.replace(/(\p{Ll})es (?=.*\p{Lu})/gu, '$1e ') : said;
  const clause = gender === 'n' ? `, das ${THIS_WAY}` : `, die ${THIS_WAY}`;
  return `${EACH[gender].acc} ${words.replace(` ${THIS_WAY}`, clause)}`;
}
