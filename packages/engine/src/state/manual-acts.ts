/** Corrections that players make by hand [17]. */
import type { CardId, CardSlug, House, KeyColor, PlayerId, TideLevel, Zone } from '../vocabulary.ts';

/** The items of a card's menu [17.3, 17.6]. */
export const CARD_ITEMS = [
  'exhaust',
  'ready',
  'add-damage',
  'remove-damage',
  'add-power',
  'remove-power',
  'add-amber',
  'remove-amber',
  'stun',
  'remove-stun',
  'ward',
  'remove-ward',
  'enrage',
  'remove-enrage',
  'give-control',
  'place-faceup',
  'place-facedown',
  'take-beneath',
  'reveal',
  'return-to-hand',
  'activate',
  'deactivate',
  'trigger',
] as const;
export type CardItem = (typeof CARD_ITEMS)[number];

/** What `/token` sets on a card. */
export const TOKEN_KINDS = ['amber', 'damage', 'enrage', 'power', 'stun', 'ward'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Zones to which a player can drag their own card [17.4]. */
export const DRAG_ZONES = ['hand', 'deck', 'discard', 'archives', 'purged', 'play'] as const;
export type DragZone = Extract<Zone, (typeof DRAG_ZONES)[number]>;

/** One correction; `Card` is how cards are named: by their id in the game or in a viewer's view. */
export type ManualAct<Card = CardId> =
  | { do: 'set-house'; house: House | null }
  | { do: 'add-card'; card: CardSlug; to: 'hand' | 'deck' }
  | { do: 'cancel-prompt' }
  /** At random from the hand. */
  | { do: 'discard'; amount: number }
  | { do: 'discard-from-deck'; amount: number }
  | { do: 'draw'; amount: number }
  | { do: 'first-player'; player: PlayerId }
  /** With the consent of the opponent; `null`: the first key that is not forged. */
  | { do: 'forge'; color: KeyColor | null }
  | { do: 'unforge'; color: KeyColor | null }
  | { do: 'mulligan' }
  | { do: 'reveal-hand' }
  | { do: 'shuffle' }
  | { do: 'set-tide'; level: TideLevel }
  /** Asks for the card; `amount` is the new number of counters. */
  | { do: 'set-token'; token: TokenKind; amount: number }
  /** Asks for the card; it goes to the opponent. */
  | { do: 'give-control' }
  | { do: 'make-token-creature' }
  | { do: 'change-stat'; stat: 'amber' | 'chains'; by: 1 | -1 }
  | { do: 'move'; card: Card; to: DragZone }
  | { do: 'menu'; card: Card; item: CardItem };

/** Returns the same correction with its cards renamed; `null` if one has no other name. */
export function rename<From, To>(
  act: ManualAct<From>,
  name: (card: From) => To | undefined,
): ManualAct<To> | null {
  if (act.do !== 'move' && act.do !== 'menu') return act;
  const card = name(act.card);
  return card === undefined ? null : { ...act, card };
}
