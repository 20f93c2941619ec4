/** What things are worth, in amber: one amber of one's own is 1. */
import type { CardView, Keyword, PlayerView } from '@amberhall/engine/vocabulary';
import type { KnownState } from './known-state.ts';
import { entryOf, typeOf } from './known-state.ts';

const KEYWORD_WORTH: Partial<Record<Keyword, number>> = {
  elusive: 0.6,
  hazardous: 0.15,
  assault: 0.15,
  poison: 0.5,
  skirmish: 0.5,
  taunt: 0.3,
  invulnerable: 1,
};

/** What it is worth to its controller that this card stays in play, or can be played. At least a little. */
export function worthOf(card: CardView): number {
  const entry = entryOf(card);
  if (entry === undefined) return 1;
  const { facts, abilities } = entry;
  const base = 0.3 + 0.35 * abilities.length;
  if (typeOf(card) !== 'creature') return base + (card.zone === 'play' ? 0.4 : facts.amber);
  const power = Math.max(0, card.power ?? facts.power ?? 0);
  const armor = card.armor ?? facts.armor ?? 0;
  const hindered = card.stunned ? 0.4 : 0;
  const bonus = card.zone === 'play' ? 0 : facts.amber;
  return base + 0.7 + 0.15 * power + 0.2 * armor + keywordsWorth(card) + amberWorth(card) + bonus - hindered;
}

function keywordsWorth(card: CardView): number {
  const keywords = card.keywords ?? entryOf(card)?.facts.keywords ?? {};
  return Object.entries(keywords).reduce(
    (sum, [keyword, value]) => sum + (KEYWORD_WORTH[keyword as Keyword] ?? 0) * Math.min(value, 4),
    0,
  );
}

/** Amber on a creature comes back to the other player when the creature leaves. */
function amberWorth({ amber = 0 }: CardView): number {
  return 0.9 * amber;
}

/** How much a player's amber matters: most when the next key is near. */
export function amberUrgency({ amber, keyCost }: PlayerView): number {
  return amber >= keyCost ? 1.6 : amber >= keyCost - 2 ? 1.2 : 1;
}

/** Taking amber from the opponent. */
export function worthOfTaking({ opponent }: KnownState, amount: number): number {
  return Math.min(opponent.amber, amount) * 0.9 * amberUrgency(opponent);
}

/** Damage a creature still takes before it dies. */
export function toughnessOf({ power = 0, armor = 0, damage = 0 }: CardView): number {
  return Math.max(0, power - damage) + armor;
}

/** What it costs a creature's controller that it is dealt damage. */
export function damageCost(card: CardView, amount: number): number {
  if (amount <= 0 || card.zone !== 'play') return 0;
  if (card.warded) return 0.3;
  if (amount >= toughnessOf(card)) return worthOf(card);
  const through = Math.max(0, amount - (card.armor ?? 0));
  return 0.12 * through;
}
