/** What cards say and whether the rules know them. */
import { library } from '@amberhall/cards';
import type { CardSlug } from '@amberhall/engine/vocabulary';

export function textOf(_slug: CardSlug): string {
  return '';
}

export function isImplemented(slug: CardSlug): boolean {
  return library.get(slug)?.implemented === true;
}
