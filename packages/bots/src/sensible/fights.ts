/** Estimates the result of fights. */
import type { CardView } from '@amberhall/engine/vocabulary';
import { damageCost, worthOf } from './card-values.ts';
import type { KnownState } from './known-state.ts';

/** Returns the worth of an attack for the attacker's controller, in amber. */
export function worthOfFight(known: KnownState, attacker: CardView, defender: CardView): number {
  const assault = attacker.keywords?.assault ?? 0;
  const hazard = defender.keywords?.hazardous ?? 0;
  if (hazard > 0 && damageCost(known, attacker, hazard) >= worthOf(known, attacker))
    return -worthOf(known, attacker);
  const early = damageCost(known, defender, assault);
  if (assault > 0 && early >= worthOf(known, defender)) return early;

  // The view does not tell whether elusive has been used up this turn. Assume that it works.
  const dodged = defender.keywords?.elusive !== undefined;
  const dealt = dodged ? 0 : strike(known, attacker, defender);
  const unanswered = dodged || attacker.keywords?.skirmish !== undefined;
  const suffered = unanswered ? 0 : strike(known, defender, attacker);
  return Math.max(early, dealt) - suffered;
}

/** Returns what one creature's power costs another creature's controller. Poison destroys whatever it damages. */
function strike(known: KnownState, by: CardView, on: CardView): number {
  const power = by.power ?? 0;
  const hurts = power > (on.armor ?? 0) && !on.warded;
  return hurts && by.keywords?.poison !== undefined ? worthOf(known, on) : damageCost(known, on, power);
}

/** Returns the best enemy to attack, and the worth of that attack. */
export function bestFight(
  known: KnownState,
  attacker: CardView,
  defenders: readonly CardView[],
): { defender: CardView; worth: number } | undefined {
  let best: { defender: CardView; worth: number } | undefined;
  for (const defender of defenders) {
    const worth = worthOfFight(known, attacker, defender);
    if (best === undefined || worth > best.worth) best = { defender, worth };
  }
  return best;
}

/** Returns the enemies that taunt does not protect. */
export function openToAttack(line: readonly CardView[]): CardView[] {
  const taunts = (card: CardView | undefined) => card?.keywords?.taunt !== undefined;
  return line.filter((card, place) => taunts(card) || !(taunts(line[place - 1]) || taunts(line[place + 1])));
}
