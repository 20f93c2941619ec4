/** The label of a deck, and whether the deck can be chosen for a game. */
import type { Deck, DeckStatus } from './decks.ts';
import type { GameFormat } from './shapes.ts';

export const DECK_LABELS = [
  'invalid',
  'notVerified',
  'used',
  'popular',
  'notorious',
  'impossible',
  'valid',
] as const;
export type DeckLabel = (typeof DECK_LABELS)[number];

const USAGE_LABELS = { 1: 'used', 2: 'popular', 3: 'notorious' } as const;

/** Returns the first label that applies. */
export function deckLabel(
  status: Omit<DeckStatus, 'extendedStatus' | 'reasons' | 'flagged' | 'noUnreleasedCards'>,
): DeckLabel {
  const { basicRules, notVerified, verified, usageLevel, impossible } = status;
  if (!basicRules) return 'invalid';
  if (notVerified) return 'notVerified';
  if (!verified && usageLevel > 0) return USAGE_LABELS[usageLevel as 1 | 2 | 3];
  return impossible ? 'impossible' : 'valid';
}

/** The set number of Unchained decks, which mix houses and sets freely and have their own format. */
export const UNCHAINED = 601;

export const DECK_OBSTACLES = [
  'invalid',
  'sealed',
  'onlyAlliance',
  'noAlliance',
  'onlyUnchained',
  'noUnchained',
] as const;
/** Why a deck cannot be chosen for a game. */
export type DeckObstacle = (typeof DECK_OBSTACLES)[number];

/** Returns why `deck` cannot be used in a game of the format [16.1]; `undefined` if it can. */
export function deckObstacle(
  { status, isAlliance, expansion }: Pick<Deck, 'status' | 'isAlliance' | 'expansion'>,
  format: GameFormat,
): DeckObstacle | undefined {
  if (format === 'sealed') return 'sealed';
  if (!status.basicRules) return 'invalid';
  if (format === 'alliance' && !isAlliance) return 'onlyAlliance';
  if (format !== 'alliance' && isAlliance) return 'noAlliance';
  if (format === 'unchained' && expansion !== UNCHAINED) return 'onlyUnchained';
  if (format !== 'unchained' && expansion === UNCHAINED) return 'noUnchained';
  return undefined;
}
