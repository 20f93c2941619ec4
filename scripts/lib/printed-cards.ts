import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_TYPES } from '@amberhall/engine/vocabulary';
import type { PrintedType } from '@amberhall/engine/vocabulary';
import type { PrintedCard } from '@amberhall/cards/reader';
import { z } from 'zod';

const Pack = z.object({
  code: z.string(),
  expansion: z.number(),
  cards: z.array(z.object({ id: z.string(), name: z.string(), type: z.enum(CARD_TYPES), text: z.string() })),
});

/** A printed card with the codes of the sets it is printed in. */
export interface CardOfPacks extends PrintedCard {
  sets: readonly string[];
}

/**
 * Reads the cards of packs. A card with several printings has the text of its latest set.
 *
 * @param source a pack, or a folder of packs; files of another shape are skipped
 */
export function readPrintedCards(source: string): Map<string, CardOfPacks> {
  const files = source.endsWith('.json') ? [source] : globSync(join(source, '*.json'));
  const packs = files
    .map((file) => Pack.safeParse(JSON.parse(readFileSync(file, 'utf8'))))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []))
    .sort((one, other) => one.expansion - other.expansion);
  const known = new Map<string, CardOfPacks>();
  for (const { code, cards } of packs) {
    for (const { id, name, type, text } of cards) {
      const sets = new Set([...(known.get(id)?.sets ?? []), code]);
      known.set(id, { slug: id, title: name, type: type satisfies PrintedType, text, sets: [...sets] });
    }
  }
  return known;
}
