/** Texts for one test: a card without a text, such as one of a set to come, gets one for that test alone. */
import { library } from '@amberhall/cards';
import type { CardEntry, CardLibrary } from '@amberhall/engine';
import type { CardDefinition } from '@amberhall/engine/language';

/** Returns all cards, with these texts for cards that have none. @throws if a card is unknown or has a text */
export function libraryWith(texts: readonly CardDefinition[]): CardLibrary {
  if (texts.length === 0) return library;
  const added = new Map(texts.map((text) => [text.id, entryOf(text)]));
  return {
    get: (slug) => added.get(slug) ?? library.get(slug),
    named: (title) => library.named(title),
    custom: (id) => library.custom(id),
  };
}

function entryOf({ id, abilities }: CardDefinition): CardEntry {
  const entry = library.get(id);
  if (!entry) throw new Error(`there is no card ${id}`);
  if (entry.implemented) throw new Error(`${id} is implemented; use a card without text`);
  return { ...entry, abilities, implemented: true };
}
