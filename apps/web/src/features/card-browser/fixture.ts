import type { CatalogueCard } from '@amberhall/protocol';

/** A card of the catalogue: a common giant of Brobnar without a text, but for the given facts. */
export const catalogueCard = (
  id: string,
  name: string,
  facts: Partial<CatalogueCard> = {},
): CatalogueCard => ({
  id,
  name,
  type: 'creature',
  houses: ['brobnar'],
  traits: ['giant'],
  keywords: {},
  power: 4,
  armor: 0,
  amber: 0,
  rarity: 'common',
  sets: [{ expansion: 341, number: '001' }],
  text: '',
  implemented: true,
  ...facts,
});
