/** Worth of effects on pools, hands and keys to the bot, in amber. */
import { interpret } from '@amberhall/engine/language';
import type { Effect, NodeTable, PlayerRef } from '@amberhall/engine/language';
import type { CardView, PlayerView } from '@amberhall/engine/vocabulary';
import { numberOf, playerFor } from './amounts.ts';
import { amberUrgency, worthOfGaining, worthOfLosing, worthOfTaking } from './card-values.ts';
import type { KnownState } from './known-state.ts';

type PlayerEffect = Extract<
  Effect,
  {
    kind:
      | 'gain'
      | 'lose'
      | 'steal'
      | 'draw'
      | 'refill'
      | 'chains'
      | 'forge'
      | 'unforge'
      | 'search'
      | 'make-token'
      | 'extra-turn'
      | 'end-turn';
  }
>;

export const PLAYER_EFFECTS: NodeTable<PlayerEffect, [known: KnownState, source: CardView], number> = {
  gain: ({ who, amount }, known, source) =>
    signedForPlayer(known, who, (side) => worthOfGaining(side, numberOf(known, amount, source))),
  lose: ({ who, amount }, known, source) =>
    -signedForPlayer(
      known,
      who,
      (side) => worthOfLosing(side, numberOf(known, amount, source)) * amberUrgency(side),
    ),
  steal: ({ who, amount }, known, source) => {
    const stolen = numberOf(known, amount, source);
    if (who !== 'you') return -worthOfLosing(known.me, stolen) * 1.5;
    return worthOfTaking(known, stolen) + worthOfGaining(known.me, Math.min(known.opponent.amber, stolen));
  },
  draw: ({ who, amount }, known, source) =>
    signedForPlayer(known, who, () => 0.7 * numberOf(known, amount, source)),
  refill: ({ who }, known) => signedForPlayer(known, who, (side) => 0.7 * Math.max(0, 6 - side.hand.length)),
  chains: ({ who, amount }, known, source) =>
    signedForPlayer(known, who, () => -0.5 * numberOf(known, amount, source)),
  forge: ({ who, cost }, known, source) =>
    playerFor(known, who) === known.me && canPay(known, cost, source) ? 6 : 0,
  unforge: ({ who }, known) =>
    signedForPlayer(known, who, (side) => (Object.values(side.keys).includes(true) ? -5 : 0)),
  search: () => 1,
  'make-token': ({ amount }, known, source) => 1.2 * numberOf(known, amount, source),
  'extra-turn': () => 4,
  'end-turn': () => -0.5,
};

/** Returns the worth of an effect on players; 0 if it is an effect on cards. */
export function worthForPlayers(known: KnownState, effect: Effect, source: CardView): number {
  return isForPlayers(effect) ? interpret(PLAYER_EFFECTS, effect, known, source) : 0;
}

function isForPlayers(effect: Effect): effect is PlayerEffect {
  return effect.kind in PLAYER_EFFECTS;
}

/** Returns the worth of an effect on a player, with a negative sign if that player is the opponent. */
function signedForPlayer(known: KnownState, who: PlayerRef, worth: (side: PlayerView) => number): number {
  if (who === 'each') return worth(known.me) - worth(known.opponent);
  const side = playerFor(known, who);
  return side === known.me ? worth(side) : -worth(side);
}

function canPay(
  known: KnownState,
  { base, plus = 0, minus = 0 }: Extract<Effect, { kind: 'forge' }>['cost'],
  source: CardView,
): boolean {
  if (base === 'none') return true;
  const change = numberOf(known, plus, source) - numberOf(known, minus, source);
  return known.me.amber >= known.me.keyCost + change;
}
