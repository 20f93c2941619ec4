import type { KeyColor } from '@amberhall/engine/vocabulary';
import type { Condition, Statement } from '@amberhall/engine/language';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';
import { You } from './second-person.ts';
import { Opponent, OtherPlayer } from './third-person.ts';

export const you = new You();
export const opponent = new Opponent();
export const eachPlayer = new OtherPlayer('each');
export const itsOwner = new OtherPlayer('its-owner');
export const itsController = new OtherPlayer('its-controller');
/** The opponent of its current or last controller. */
export const itsOpponent = new OtherPlayer('its-opponent');
/** Each player of an `eachPlayer` sentence in turn. */
export const thatPlayer = new OtherPlayer('that-player');

/** The active player. */
export const activePlayer = new OtherPlayer('active');

/** The key of that color, whoever forged it. */
export const aKey = (color: KeyColor): { isForged: Condition } => eachPlayer.key(color);
/** The keys of both players. */
export const keys = eachPlayer.keys;
export const keysOf = (color: KeyColor): { cost(by: Num): Statement } => ({
  cost: (by) => ({ kind: 'key-cost', of: 'each', color, by: numberOf(by) }),
});
