import type { CardSlug } from '@amberhall/engine/vocabulary';
import type { NameLanguage } from './types.ts';

/** One file per language, so that a client loads only the names it shows. */
const FILES = {
  de: () => import('../../data/names/de.json', { with: { type: 'json' } }),
  es: () => import('../../data/names/es.json', { with: { type: 'json' } }),
  fr: () => import('../../data/names/fr.json', { with: { type: 'json' } }),
  it: () => import('../../data/names/it.json', { with: { type: 'json' } }),
  ko: () => import('../../data/names/ko.json', { with: { type: 'json' } }),
  pl: () => import('../../data/names/pl.json', { with: { type: 'json' } }),
  pt: () => import('../../data/names/pt.json', { with: { type: 'json' } }),
  th: () => import('../../data/names/th.json', { with: { type: 'json' } }),
  vi: () => import('../../data/names/vi.json', { with: { type: 'json' } }),
  'zh-Hans': () => import('../../data/names/zhhans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('../../data/names/zhhant.json', { with: { type: 'json' } }),
};

/** Loads the names of cards in `language`. Cards that are missing keep their English name. */
export function loadNames(language: NameLanguage): Promise<Readonly<Record<CardSlug, string>>> {
  return FILES[language]().then((file): Record<CardSlug, string> => file.default);
}
