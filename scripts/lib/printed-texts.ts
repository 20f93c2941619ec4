import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Pack = z.object({
  expansion: z.number(),
  cards: z.array(z.object({ id: z.string(), text: z.string() })),
});

/** Reads the texts of the packs in `folder`, by card. A card with several printings has the text of its latest set. */
export function readPrintedTexts(folder: string): Map<string, string> {
  const packs = globSync(join(folder, '*.json'))
    .map((file) => Pack.safeParse(JSON.parse(readFileSync(file, 'utf8'))))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []))
    .sort((one, other) => one.expansion - other.expansion);
  return new Map(packs.flatMap((pack) => pack.cards.map(({ id, text }) => [id, text] as const)));
}
