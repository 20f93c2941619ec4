import type { CustomText } from './custom.ts';
import { script } from './links.ts';
import type { Script } from './links.ts';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';
import type { Effect, Header, HousePhrase, Target } from '@amberhall/engine/language';

/** What "you" do that is about neither cards nor amber. */
export const chooseHouse: Effect = { kind: 'choose-house' };
export const chooseHouseOfOpponent: Effect = { kind: 'choose-house', among: 'opponent-identity' };
export const nameACard: Effect = { kind: 'name-card' };
/** One after the other. */
export const nameCards = (number: number): Effect => ({ kind: 'name-card', number });
/** A power; `thatMuch` after it is the number. */
export const chooseNumber: Effect = { kind: 'choose-number' };
export const chooseNumberUpTo = (max: Num): Effect => ({ kind: 'choose-number', max: numberOf(max) });
/** The fate beneath the prophecy comes true. */
export const fulfill = (target: Target): Effect => ({ kind: 'fulfil', target });
/** To the other side of the prophecy, with the fate beneath it. */
export const flipProphecy = (target: Target): Effect => ({ kind: 'flip-prophecy', target });
/** One of the two; `thatPlayer` after it is the one. */
export const choosePlayer: Effect = { kind: 'choose-player' };
/** One of the two, for whom the script is then done. */
export const forAPlayer = (...what: Script): Effect => ({ kind: 'choose-player', do: script(what) });
export const chooseTrait: Effect = { kind: 'choose-trait' };
/** Neither high nor low for anybody. */
export const resetTide: Effect = { kind: 'reset-tide' };
export const raiseTide: Effect = { kind: 'raise-tide' };
/** What is being interrupted does not happen. */
export const stopThat: Effect = { kind: 'stop-event' };
export const endTurn: Effect = { kind: 'end-turn' };
export const takeAnotherTurn: Effect = { kind: 'extra-turn' };
export const changeActiveHouseTo = (to: HousePhrase): Effect => ({ kind: 'change-active-house', to });
/** Resolves an ability of another card as if it were "yours". No use, no cost [14.44]. */
export const trigger = (header: Header, of: Target): Effect => ({ kind: 'trigger', header, of });
/** A step written out in code, under the name `id`; its text is ours. */
export const custom = (id: string, text: CustomText): Effect => ({ kind: 'custom', id, text });
