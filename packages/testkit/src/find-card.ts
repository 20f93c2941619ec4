/** Finds printed cards by their names. */
import { FACTS, setWithCode } from '@amberhall/cards/data';
import type { CardFacts } from '@amberhall/cards/data';
import type { CardRef, Variant } from './interface.ts';

const byName = new Map<string, CardFacts[]>();
for (const facts of FACTS.values()) {
  const name = plainName(facts.name);
  byName.set(name, [...(byName.get(name) ?? []), facts]);
}

/** Returns a name without case, accents and punctuation. `Æ` becomes `ae`. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

/** Returns the card of a reference, or `undefined`. A card printed in the given house comes before a maverick. */
export function findFacts(ref: CardRef): CardFacts | undefined {
  const named = (byName.get(plainName(ref.name)) ?? []).filter(
    (facts) => hasVariant(facts, ref.variant) && isInSet(facts, ref.set),
  );
  const { house } = ref;
  return named.find(({ houses }) => house === undefined || houses.includes(house)) ?? named[0];
}

/** A reference without a variant is the plain card, or the half of a gigantic creature with its text. */
function hasVariant({ evilTwin, gigantic }: CardFacts, variant: Variant | undefined): boolean {
  switch (variant) {
    case 'evil-twin':
      return evilTwin === true;
    case 'gigantic-top':
      return gigantic === 'top';
    case 'gigantic-bottom':
      return gigantic === 'bottom';
    case undefined:
      return evilTwin !== true && gigantic !== 'top';
    default:
      return false;
  }
}

function isInSet({ sets }: CardFacts, code: string | undefined): boolean {
  if (code === undefined) return true;
  const set = setWithCode(code);
  return set !== undefined && sets.some(({ expansion }) => expansion === set.expansion);
}

/** Returns the reference for which `findFacts` returns this card. */
export function refOf({ name, evilTwin, gigantic }: CardFacts, house: CardRef['house']): CardRef {
  const variant: Variant | undefined = evilTwin ? 'evil-twin' : gigantic && `gigantic-${gigantic}`;
  return { name, ...(variant && { variant }), ...(house && { house }) };
}
