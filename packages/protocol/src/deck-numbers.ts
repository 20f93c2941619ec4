/** The numbers of a deck, and the orders of a list by them. */
import { z } from 'zod';
import { BONUS_ICONS, KEYWORDS } from '@amberhall/engine/vocabulary';
import type { BonusIcon, Keyword } from '@amberhall/engine/vocabulary';

export const CARD_COUNTS = ['creatures', 'actions', 'artifacts', 'upgrades'] as const;
/** Cards that work against what the opponent has. */
export const CONTROL_COUNTS = ['amberControl', 'creatureControl', 'artifactControl'] as const;

const Count = z.int().nonnegative();

/** Every number counts copies of cards, except icons and expected amber. */
export const DeckNumbers = z.object({
  creatures: Count,
  actions: Count,
  artifacts: Count,
  upgrades: Count,
  /** Amber icons, printed and added. */
  amber: Count,
  /** Amber icons and the amber that texts are expected to give in a game, with one decimal. */
  expectedAmber: z.number(),
  amberControl: Count,
  creatureControl: Count,
  artifactControl: Count,
  /** Icons by kind, also those that the deck does not have. */
  bonusIcons: z.record(z.enum(BONUS_ICONS), Count),
  /** Cards by printed keyword, without keywords that the deck does not have. */
  keywords: z.partialRecord(z.enum(KEYWORDS), Count),
});
export type DeckNumbers = z.infer<typeof DeckNumbers>;

/** Amber icons have a number of their own. */
const SORTED_ICONS = BONUS_ICONS.filter((icon) => icon !== 'amber');

/** The numbers by which a list of decks can be sorted, as the path to the number. */
export const NUMBER_SORTS = [
  ...CARD_COUNTS,
  'amber',
  'expectedAmber',
  ...CONTROL_COUNTS,
  ...SORTED_ICONS.map((icon) => `bonusIcons.${icon}` as const),
  ...KEYWORDS.map((keyword) => `keywords.${keyword}` as const),
] as const;
export type NumberSort = (typeof NUMBER_SORTS)[number];

export function isNumberSort(sort: string): sort is NumberSort {
  return (NUMBER_SORTS as readonly string[]).includes(sort);
}

/** Returns the number by which the order compares; 0 for a keyword that the deck does not have. */
export function numberFor(numbers: DeckNumbers, sort: NumberSort): number {
  const [group, name] = sort.split('.');
  if (group === 'bonusIcons') return numbers.bonusIcons[name as BonusIcon];
  if (group === 'keywords') return numbers.keywords[name as Keyword] ?? 0;
  return numbers[group as Exclude<keyof DeckNumbers, 'bonusIcons' | 'keywords'>];
}
