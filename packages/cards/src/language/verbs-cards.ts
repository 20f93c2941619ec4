import type {
  Ability,
  Effect,
  FoundPlace,
  LinePlace,
  PlayerRef,
  PutPlace,
  Select,
  Target,
  ZoneName,
} from '@amberhall/engine/language';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';

/** Effects of "you" on cards in hands, decks, piles and archives. */
export const draw = (amount: Num): Effect => ({ kind: 'draw', who: 'you', amount: numberOf(amount) });
export const discard = (target: Target): Effect => ({ kind: 'discard', target });
export const archive = (target: Target): Effect => ({ kind: 'archive', target });
export const reveal = (target: Target): Effect => ({ kind: 'reveal', target });
export const lookAt = (target: Target): Effect => ({ kind: 'look', target });
export const playCard = (target: Target): Effect => ({ kind: 'play', target });
/** Plays an upgrade on that card. */
export const playOn = (on: Target, upgrade: Target): Effect => ({ kind: 'play', target: upgrade, on });
export const playAsYours = (target: Target): Effect => ({ kind: 'play', target, asYours: true });

const put =
  (where: PutPlace) =>
  (target: Target): Effect => ({ kind: 'put', target, where });
export const putOnTop = put('top');
export const putOnTopInRandomOrder = (target: Target): Effect => ({
  kind: 'put',
  target,
  where: 'top',
  order: 'random',
});
export const putOnBottom = put('bottom');
export const shuffleIntoDeck = put('shuffle');
export const putIntoHand = put('hand');
export const putIntoArchives = put('archives');
/** Into the opponent's archives, even if another player owns the cards. */
export const putIntoOpponentsArchives = (target: Target): Effect => ({
  kind: 'put',
  target,
  where: 'archives',
  whose: 'opponent',
});
/** Into "your" archives. If the card leaves them, it goes to its owner's hand, whoever that is [14.3]. */
export const abduct = put('abduct');
/** The same for cards that "you" do not own. "Your" own card stays an ordinary archived card [14.3]. */
export const abductIfNotOwner = (target: Target): Effect => ({
  kind: 'put',
  target,
  where: 'abduct',
  onlyForeign: true,
});
/** Into the opponent's archives. If the card leaves them, it goes to its owner's hand [14.3]. */
export const abductForOpponent = (target: Target): Effect => ({
  kind: 'put',
  target,
  where: 'abduct',
  whose: 'opponent',
});
export const moveToAFlank = put('flank');
export const moveAnywhere = put('anywhere');

interface Arrival {
  state?: 'ready' | 'exhausted';
  /** The controller. Default: you. */
  under?: PlayerRef;
  at?: LinePlace;
  /** As a facedown token creature of its owner. */
  facedown?: true;
}
/** Puts cards into play. This does not count as playing them. */
export const putIntoPlay = (target: Target, arrival: Arrival = {}): Effect => ({
  kind: 'put',
  target,
  where: 'play',
  ...arrival,
});
export const placeUnder = (under: Target, target: Target, face: 'facedown' | 'faceup'): Effect => ({
  kind: 'place-under',
  target,
  under,
  facedown: face === 'facedown',
});
/** Grafts cards faceup onto a card. */
export const graft = (under: Target, target: Target): Effect => ({
  kind: 'place-under',
  target,
  under,
  facedown: false,
  grafted: true,
});
/** Resolves them as if "you" had just played the card. */
export const resolveBonusIconsOf = (of: Target): Effect => ({ kind: 'resolve-icons', of });
/** Looks at the top cards and puts them back in any order. */
export const rearrangeTopOfDeck = (amount: Num, of: PlayerRef = 'you'): Effect => ({
  kind: 'rearrange-top',
  of,
  amount: numberOf(amount),
});
export const rearrangeBattleline = (of: PlayerRef): Effect => ({ kind: 'rearrange-line', of });
/** Only these creatures change places in "your" battleline. */
export const rearrangeInBattleline = (among: Select): Effect => ({
  kind: 'rearrange-line',
  of: 'you',
  among,
});
export const attach = (upgrade: Target, to: Target): Effect => ({ kind: 'attach', upgrade, to });
/** Attaches upgrades under "your" control. */
export const takeAndAttach = (upgrades: Target, to: Target): Effect => ({
  kind: 'attach',
  upgrade: upgrades,
  to,
  by: 'you',
});
/** Attaches a card of any type. It is an upgrade with that text while it stays attached. */
export const attachAsUpgrade = (upgrade: Target, to: Target, ...text: [Ability, ...Ability[]]): Effect => ({
  kind: 'attach',
  upgrade,
  to,
  text,
});

// ── decks ──
export const discardFromDeck = (amount: Num = 1): Effect => ({
  kind: 'discard-from-deck',
  of: 'you',
  amount: numberOf(amount),
});
/** From the deck of a player whom "you" choose. */
export const discardFromADeck = (amount: Num = 1): Effect => ({
  kind: 'discard-from-deck',
  of: 'a-player',
  amount: numberOf(amount),
});
export const discardFromBottomOfDeck = (amount: Num = 1): Effect => ({
  kind: 'discard-from-deck',
  of: 'you',
  amount: numberOf(amount),
  from: 'bottom',
});
/** From the deck of a player whom "you" choose. */
export const discardFromBottomOfADeck = (amount: Num = 1): Effect => ({
  kind: 'discard-from-deck',
  of: 'a-player',
  amount: numberOf(amount),
  from: 'bottom',
});
/** Discards cards one by one until `sought` is found or the deck is empty. The found card is `it`. */
export const discardFromDeckUntil = (sought: Select): Effect => ({
  kind: 'discard-until',
  of: 'you',
  found: sought,
});
/** Reveals cards one by one until `sought` is found or the player stops. The cards stay on the deck. */
export const revealFromDeckUntilYouStopOr = (sought: Select): Effect => ({
  kind: 'reveal-until',
  of: 'you',
  found: sought,
  mayStop: true,
});
interface Search {
  in: readonly ZoneName[];
  to: FoundPlace;
}
export const searchFor = (what: Select, { in: zones, to }: Search): Effect => ({
  kind: 'search',
  of: 'you',
  zones,
  what,
  to,
});
export const shuffleDeck: Effect = { kind: 'shuffle-deck', of: 'you' };
export const shuffleDeckOf = (of: PlayerRef): Effect => ({ kind: 'shuffle-deck', of });
export const shuffleDiscardIntoDeckOf = (of: PlayerRef): Effect => ({
  kind: 'shuffle-discard-into-deck',
  of,
});
export const discardFromDeckOfUntil = (of: PlayerRef, sought: Select): Effect => ({
  kind: 'discard-until',
  of,
  found: sought,
});
export const shuffleDiscardIntoDeck: Effect = { kind: 'shuffle-discard-into-deck', of: 'you' };
export const swapDeckAndDiscardOf = (of: PlayerRef): Effect => ({ kind: 'swap-deck-and-discard', of });
export const swapDeckAndDiscard: Effect = { kind: 'swap-deck-and-discard', of: 'you' };
export const refillHand: Effect = { kind: 'refill', who: 'you' };
