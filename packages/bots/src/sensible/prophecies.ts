/** Activates prophecies with the cards that the bot needs least [5.10]. */
import type { Decision } from '@amberhall/engine';
import type { CardView } from '@amberhall/engine/vocabulary';
import { best } from './answer-controls.ts';
import { chooseCards } from './choose-cards.ts';
import { worthOfHeading } from './effects.ts';
import type { KnownState } from './known-state.ts';
import { cardsAt } from './known-state.ts';
import { worthOfPlay } from './plans.ts';

/** Smaller hands keep their cards for the next turn. */
const SMALLEST_HAND = 2;

/** Activates a prophecy, once a turn, if a card of the hand can be spared. */
export function activateProphecy(known: KnownState): Decision | undefined {
  const { prompt, me } = known;
  const [prophecy] = prompt.prophecies ?? [];
  if (prophecy === undefined || me.hand.length < SMALLEST_HAND) return undefined;
  const spared = best(cardsAt(known, me.hand), (card) => worthAsFate(known, card));
  return spared !== undefined && spared.score > 0 ? { kind: 'prophecy', card: prophecy } : undefined;
}

/** Puts the card under the prophecy that is worth least in hand and most as a fate. */
export function chooseFate(known: KnownState): Decision | undefined {
  return chooseCards(known, (card) => worthAsFate(known, card));
}

/** A fate resolves for the opponent [5.10.3]: what it costs "you" is a gain. */
function worthAsFate(known: KnownState, card: CardView): number {
  return 1.5 - worthOfPlay(known, card) - worthOfHeading(known, card, 'fate');
}
