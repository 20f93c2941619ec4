import type { CardSlug, PrintedType } from '@amberhall/engine/vocabulary';
import { draft } from './draft.ts';
import { source } from './source/abilities.ts';

/**
 * Reads the text of a card called Troll, for tests.
 *
 * @returns the abilities as source, or where the reader stopped
 */
export function reading(text: string, type: PrintedType = 'creature', slug: CardSlug = 'troll'): string {
  const read = draft({ slug, title: 'Troll', type, text });
  if (!read.isRead) return read.problem;
  return read.definition ? source(read.definition).replace(/^card\('[^']*', (.*)\),$/su, '$1') : '';
}
