/** How a fight would end, and what that is worth. */
import type { CardView } from '@amberhall/engine/vocabulary';
import { damageCost, worthOf } from './card-values.ts';

/** What attacking is worth to the attacker's player, in amber. */
export function worthOfFight(attacker: CardView, defender: CardView): number {
  const assault = attacker.keywords?.assault ?? 0;
  const hazard = defender.keywords?.hazardous ?? 0;
  if (hazard > 0 && damageCost(attacker, hazard) >= worthOf(attacker)) return -worthOf(attacker);
  const early = damageCost(defender, assault);
  if (assault > 0 && early >= worthOf(defender)) return early;

  // What elusive still spares this turn is not in view: it is taken to work.
  const dodged = defender.keywords?.elusive !== undefined;
  const dealt = dodged ? 0 : strike(attacker, defender);
  const unanswered = dodged || attacker.keywords?.skirmish !== undefined;
  const suffered = unanswered ? 0 : strike(defender, attacker);
  return Math.max(early, dealt) - suffered;
}

/** The harm one creature's power does to another; poison kills whatever it hurts. */
function strike(by: CardView, on: CardView): number {
  const power = by.power ?? 0;
  const hurts = power > (on.armor ?? 0) && !on.warded;
  return hurts && by.keywords?.poison !== undefined ? worthOf(on) : damageCost(on, power);
}

/** The enemy it is best to attack, and what that is worth. */
export function bestFight(
  attacker: CardView,
  defenders: readonly CardView[],
): { defender: CardView; worth: number } | undefined {
  let best: { defender: CardView; worth: number } | undefined;
  for (const defender of defenders) {
    const worth = worthOfFight(attacker, defender);
    if (best === undefined || worth > best.worth) best = { defender, worth };
  }
  return best;
}

/** Enemies that taunt leaves open to attack. */
export function openToAttack(line: readonly CardView[]): CardView[] {
  const taunts = (card: CardView | undefined) => card?.keywords?.taunt !== undefined;
  return line.filter((card, place) => taunts(card) || !(taunts(line[place - 1]) || taunts(line[place + 1])));
}
