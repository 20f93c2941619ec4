import type { CardSlug, Language } from '@amberhall/engine/vocabulary';

const AMBER_NAMED: readonly (readonly [CardSlug, string])[] = (
  ['ether-spider', 'sir-marrows', 'widespread-corruption', 'akugyo'] as const
).map((slug) => [slug, 'the amber is named where English says “it”']);

/** Spanish, Italian and Portuguese say the same, in their own words. */
const ROMANCE: ReadonlyMap<CardSlug, string> = new Map([
  ['picaroon', 'the total power is that of each card'],
  ['curse-of-spontaneity', 'each card of a pile stands for the pile'],
  ['into-the-abyss', 'each card of a pile stands for the pile'],
  ['tormax', 'each card of a pile stands for the pile'],
  ['ifraneye', 'each card of a pile stands for the pile'],
  ['reassembly-required', 'each card of a pile stands for the pile'],
  ...AMBER_NAMED,
]);

/**
 * Cards whose text in a language uses other words of meaning than the English one, with the reason. A fault is to be
 * mended; all others are right.
 */
export const KNOWN_DIFFERENCES: ReadonlyMap<Language, ReadonlyMap<CardSlug, string>> = new Map([
  [
    'de',
    new Map<CardSlug, string>([
      ['one-stood-against-many', 'each fight is against another creature'],
      ['lightsmith-clariel', 'to switch two numbers is to swap them'],
      ['lightsmith-clariel-evil-twin', 'to switch two numbers is to swap them'],
      ...AMBER_NAMED,
    ]),
  ],
  [
    'pl',
    new Map<CardSlug, string>([
      ['groundbreaking-discovery', 'a copy of a card is named with its type'],
      ['flint-s-legend', 'a copy of a card is named with its type'],
      ['one-stood-against-many', 'the English text says "different", not "other"'],
    ]),
  ],
  ['es', ROMANCE],
  ['fr', ROMANCE],
  ['it', ROMANCE],
  ['pt', ROMANCE],
]);
