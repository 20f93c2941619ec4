/**
 * Texts for one test: what it says of a card that is not implemented, such as one of a set still to come, holds for
 * that test alone. A card that has a text of its own keeps it, so the test checks the real one from then on.
 */
import { library } from '@amberhall/cards';
import type { CardLibrary } from '@amberhall/engine';
import type { CardDefinition } from '@amberhall/engine/language';

/** All cards, with texts for some that have none. @throws if there is no such card */
export function libraryWith(texts: readonly CardDefinition[]): CardLibrary {
  if (texts.length === 0) return library;
  const added = new Map(texts.map((text) => [text.id, entryOf(text)]));
  return {
    get: (slug) => added.get(slug) ?? library.get(slug),
    named: (title) => library.named(title),
    custom: (id) => library.custom(id),
  };
}

function entryOf({ id, abilities }: CardDefinition) {
  const entry = library.get(id);
  if (!entry) throw new Error(`there is no card ${id}`);
  return entry.implemented ? entry : { ...entry, abilities, implemented: true };
}
