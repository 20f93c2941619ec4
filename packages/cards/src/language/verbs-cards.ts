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

/** What "you" do with cards in hands, decks, piles and archives. */
export const draw = (amount: Num): Effect => ({ kind: 'draw', who: 'you', amount: numberOf(amount) });
export const discard = (target: Target): Effect => ({ kind: 'discard', target });
export const archive = (target: Target): Effect => ({ kind: 'archive', target });
export const reveal = (target: Target): Effect => ({ kind: 'reveal', target });
export const lookAt = (target: Target): Effect => ({ kind: 'look', target });
export const playCard = (target: Target): Effect => ({ kind: 'play', target });
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
/** Not their owner's, if that is another player. */
export const putIntoOpponentsArchives = (target: Target): Effect => ({
  kind: 'put',
  target,
  where: 'archives',
  whose: 'opponent',
});
/** Into "your" archives; when it leaves them it goes to its owner's hand [14.3]. */
export const abduct = put('abduct');
export const moveToAFlank = put('flank');
export const moveAnywhere = put('anywhere');

interface Arrival {
  state?: 'ready' | 'exhausted';
  /** Whose control it enters under; its owner's if nobody is named. */
  under?: PlayerRef;
  at?: LinePlace;
  /** As a token creature of its owner. */
  facedown?: true;
}
/** Not a play: nothing reacts to it as such. */
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
/** Faceup, as a card that is grafted onto it. */
export const graft = (under: Target, target: Target): Effect => ({
  kind: 'place-under',
  target,
  under,
  facedown: false,
  grafted: true,
});
/** As if "you" had just played it. */
export const resolveBonusIconsOf = (of: Target): Effect => ({ kind: 'resolve-icons', of });
/** Looks at them and puts them back in any order. */
export const rearrangeTopOfDeck = (amount: Num, of: PlayerRef = 'you'): Effect => ({
  kind: 'rearrange-top',
  of,
  amount: numberOf(amount),
});
export const rearrangeBattleline = (of: PlayerRef): Effect => ({ kind: 'rearrange-line', of });
export const attach = (upgrade: Target, to: Target): Effect => ({ kind: 'attach', upgrade, to });
/** Under "your" control, whoever controlled them. */
export const takeAndAttach = (upgrades: Target, to: Target): Effect => ({
  kind: 'attach',
  upgrade: upgrades,
  to,
  by: 'you',
});
/** Whatever the card was, it is an upgrade with that text as long as it stays there. */
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
/** Of either player's deck: the player says whose. */
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
/** One by one until `sought` turns up or the deck runs out; `it` is the card `found`. */
export const discardFromDeckUntil = (sought: Select): Effect => ({
  kind: 'discard-until',
  of: 'you',
  found: sought,
});
/** One by one from the top, until `sought` turns up or the player has seen enough; they stay where they are. */
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
export const swapDeckAndDiscard: Effect = { kind: 'swap-deck-and-discard', of: 'you' };
export const refillHand: Effect = { kind: 'refill', who: 'you' };
