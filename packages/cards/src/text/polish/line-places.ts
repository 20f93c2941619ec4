import type { LinePlace } from '@amberhall/engine/language';
import { sideWord } from './noun-qualifiers.ts';
import { named } from './nouns.ts';
import type { Speech } from './speech.ts';

/** Where in a battleline, after what is put there. `whose` is in the genitive and follows the noun. */
export function linePlace(
  place: LinePlace,
  speech: Speech,
  whose: { before?: string; after?: string },
): string {
  const own = whose.before ? `${whose.before} ` : '';
  const behind = whose.after ? ` ${whose.after}` : '';
  if (place === 'anywhere') return ` w dowolnym miejscu ${own}linii bitwy${behind}`;
  if (place.kind === 'flank') return ` na ${own}${sideWord(place.side)} flance${behind}`;
  if (place.kind === 'next-to')
    return ` bezpośrednio po ${sideWord(place.side)} stronie ${named(place.of, 'gen', speech)}`;
  return ` na miejscu ${named(place.of, 'gen', speech)} w linii bitwy`;
}
