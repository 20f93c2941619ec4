import type { Ability } from '@amberhall/engine/language';
import type { Keyword, Trait } from '@amberhall/engine/vocabulary';
import type { RenderContext } from './render-context.ts';

/** How one language writes the texts of cards. */
export interface Phrasebook {
  /**
   * Writes one paragraph.
   *
   * @throws Untranslated if any part of it has no words in this language
   */
  ability(node: Ability, context: RenderContext): string;
  /** "Hazardous 2": `value` is missing for keywords without a number. */
  keyword(name: Keyword, value: number | undefined): string;
  /** "Mutant", the name of a trait by itself. */
  trait(name: Trait): string;
  /** "Enhance", before the icons that a card puts on others. */
  readonly enhance: string;
  /** What ends a line of keywords, and what stands between words; a full stop and a space where it is missing. */
  readonly punctuation?: { stop: string; space: string };
}
