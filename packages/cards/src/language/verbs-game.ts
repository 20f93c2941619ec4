import type { CustomText } from './custom.ts';
import { script } from './links.ts';
import type { Script } from './links.ts';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';
import type { Effect, Header, HousePhrase, Target } from '@amberhall/engine/language';

/** Effects of "you" on neither cards nor amber. */
export const chooseHouse: Effect = { kind: 'choose-house' };
export const chooseHouseOfOpponent: Effect = { kind: 'choose-house', among: 'opponent-identity' };
export const nameACard: Effect = { kind: 'name-card' };
/** Names several cards, one after the other. */
export const nameCards = (number: number): Effect => ({ kind: 'name-card', number });
/** Chooses a power. It is `thatMuch` afterwards. */
export const chooseNumber: Effect = { kind: 'choose-number' };
export const chooseNumberUpTo = (max: Num): Effect => ({ kind: 'choose-number', max: numberOf(max) });
/** Fulfills a prophecy: the fate of the card under it resolves. */
export const fulfill = (target: Target): Effect => ({ kind: 'fulfil', target });
/** Turns the prophecy to its other side. The card under it stays. */
export const flipProphecy = (target: Target): Effect => ({ kind: 'flip-prophecy', target });
/** Chooses one of the players, who is `thatPlayer` afterwards. */
export const choosePlayer: Effect = { kind: 'choose-player' };
/** Chooses one of the players and runs the script for them. */
export const forAPlayer = (...what: Script): Effect => ({ kind: 'choose-player', do: script(what) });
/** Only a player in that state can be chosen. */
export const forAPlayerWhoIs = (state: 'haunted' | 'overwhelmed', ...what: Script): Effect => ({
  kind: 'choose-player',
  state,
  do: script(what),
});
export const chooseTrait: Effect = { kind: 'choose-trait' };
/** The tide becomes neutral: neither high nor low. */
export const resetTide: Effect = { kind: 'reset-tide' };
export const raiseTide: Effect = { kind: 'raise-tide' };
/** Prevents the interrupted event. */
export const stopThat: Effect = { kind: 'stop-event' };
export const endTurn: Effect = { kind: 'end-turn' };
export const takeAnotherTurn: Effect = { kind: 'extra-turn' };
export const changeActiveHouseTo = (to: HousePhrase): Effect => ({ kind: 'change-active-house', to });
/** Resolves an ability of another card as if it were "yours". The card is not used, and there is no cost [14.44]. */
export const trigger = (header: Header, of: Target): Effect => ({ kind: 'trigger', header, of });
/** All abilities of the card with that heading, in an order of the player's choosing. */
export const triggerEach = (header: Header, of: Target): Effect => ({
  kind: 'trigger',
  header,
  of,
  each: true,
});
/** An effect that is written in code, registered as `id`. The text is in our own words. */
export const custom = (id: string, text: CustomText): Effect => ({ kind: 'custom', id, text });
