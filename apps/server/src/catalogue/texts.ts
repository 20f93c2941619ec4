/** What cards say and whether the rules know them. */
import type { CardSlug } from '@amberhall/engine/vocabulary';

export function textOf(_slug: CardSlug): string {
  return '';
}
export function isImplemented(_slug: CardSlug): boolean {
  return false;
}
