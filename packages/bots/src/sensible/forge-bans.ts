/** Texts that stop players from forging keys: what they are worth depends on who could forge now. */
import type { Statement } from '@amberhall/engine/language';
import type { CardView, PlayerView } from '@amberhall/engine/vocabulary';
import { conditionHolds } from './amounts.ts';
import type { KnownState } from './known-state.ts';
import { controllerOf, forgedKeys, sideOf, withSidesOf } from './known-state.ts';
import { worthToController } from './standing-texts.ts';

type ForgeBan = Extract<Statement, { kind: 'cannot' }>;

const KEY = 6;
const KEY_SOON = 2;
/**
 * The factor for a ban on the bot itself while its pool pays for two keys. It makes the bot give up more to end a ban that
 * has lasted for long.
 */
const LONG_BAN_FACTOR = 1.5;

/** Returns what a standing text is worth now to the controller of its card; negative if it harms them. */
export function worthOfText(known: KnownState, text: Statement, card: CardView): number {
  if (isForgeBan(text)) return worthOfBan(known, text, card);
  if (text.kind !== 'while' || !text.then.some(isForgeBan)) return worthToController(text);
  const holds = conditionHolds(withSidesOf(known, card), text.if, card);
  return holds === false ? 0 : text.then.reduce((sum, part) => sum + worthOfText(known, part, card), 0);
}

export function isAboutForging(text: Statement): boolean {
  return isForgeBan(text) || (text.kind === 'while' && text.then.some(isForgeBan));
}

function isForgeBan(text: Statement): text is ForgeBan {
  return text.kind === 'cannot' && text.what === 'forge';
}

function worthOfBan(known: KnownState, ban: ForgeBan, card: CardView): number {
  const { who, nth } = ban;
  const own = sideOf(known, controllerOf(card));
  const other = own === known.me ? known.opponent : known.me;
  const price = (side: PlayerView): number =>
    nth === undefined || nth === forgedKeys(side) + 1 ? priceOfBan(known, side) : 0;
  if (who === 'opponent') return price(other);
  if (who === 'each') return price(other) - price(own);
  return -Math.max(nth === undefined ? KEY : 0, price(own));
}

/** Returns what it costs a player not to forge now. */
function priceOfBan({ me }: KnownState, side: PlayerView): number {
  const { amber, keyCost } = side;
  if (side === me && amber >= 2 * keyCost) return KEY * LONG_BAN_FACTOR;
  return amber >= keyCost ? KEY : amber >= keyCost - 2 ? KEY_SOON : 0;
}
