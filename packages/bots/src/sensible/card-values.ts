/** Worth of cards and amber. The unit is one amber in the bot's own pool. */
import type { CardView, Keyword, PlayerView } from '@amberhall/engine/vocabulary';
import { isAboutForging, worthOfText } from './forge-bans.ts';
import type { KnownState } from './known-state.ts';
import { entryOf, forgedKeys, isMine, typeOf } from './known-state.ts';
import { standingTexts } from './standing-texts.ts';

const KEYWORD_WORTH: Partial<Record<Keyword, number>> = {
  elusive: 0.6,
  hazardous: 0.15,
  assault: 0.15,
  poison: 0.5,
  skirmish: 0.5,
  taunt: 0.3,
  invulnerable: 1,
};

const KEYS_TO_WIN = 3;

/** Returns the worth of a card in play, or in hand for later, to its controller; negative if its texts harm them. */
export function worthOf(known: KnownState, card: CardView): number {
  const entry = entryOf(card);
  if (entry === undefined) return 1;
  const { facts, abilities } = entry;
  const base = 0.3 + 0.35 * abilities.length + harmOf(known, card);
  if (typeOf(card) !== 'creature') return base + (card.zone === 'play' ? 0.4 : facts.amber);
  const power = Math.max(0, card.power ?? facts.power ?? 0);
  const armor = card.armor ?? facts.armor ?? 0;
  const hindered = card.stunned ? 0.4 : 0;
  const bonus = card.zone === 'play' ? 0 : facts.amber;
  return (
    base + 0.7 + 0.15 * power + 0.2 * armor + keywordsWorth(card) + amberWorth(known, card) + bonus - hindered
  );
}

/** Returns the sum of the standing texts that harm the card's controller, and of those about forging. */
function harmOf(known: KnownState, card: CardView): number {
  return standingTexts(card).reduce((sum, text) => {
    const worth = worthOfText(known, text, card);
    return sum + (isAboutForging(text) ? worth : Math.min(0, worth));
  }, 0);
}

function keywordsWorth(card: CardView): number {
  const keywords = card.keywords ?? entryOf(card)?.facts.keywords ?? {};
  return Object.entries(keywords).reduce(
    (sum, [keyword, value]) => sum + (KEYWORD_WORTH[keyword as Keyword] ?? 0) * Math.min(value, 4),
    0,
  );
}

/** Amber on a creature returns to the opponent when the creature leaves play. */
function amberWorth(known: KnownState, card: CardView): number {
  return 0.9 * worthOfGaining(isMine(known, card) ? known.opponent : known.me, card.amber ?? 0);
}

/** Returns the worth of further amber to a player. */
export function worthOfGaining(side: PlayerView, amount: number): number {
  return worthOfPool(side, side.amber + amount) - worthOfPool(side, side.amber);
}

/** Returns what a player loses with a part of their pool. */
export function worthOfLosing(side: PlayerView, amount: number): number {
  return worthOfPool(side, side.amber) - worthOfPool(side, Math.max(0, side.amber - amount));
}

/** Amber beyond the price of all missing keys only replaces what is taken later. */
function worthOfPool(side: PlayerView, amber: number): number {
  const needed = side.keyCost * Math.max(1, KEYS_TO_WIN - forgedKeys(side));
  return Math.min(amber, needed) + 0.5 * Math.log1p(Math.max(0, amber - needed));
}

/** Returns a factor for the worth of a player's amber. It grows as their next key comes closer. */
export function amberUrgency({ amber, keyCost }: PlayerView): number {
  return amber >= keyCost ? 1.6 : amber >= keyCost - 2 ? 1.2 : 1;
}

/** Returns the worth of taking amber from the opponent's pool. */
export function worthOfTaking({ opponent }: KnownState, amount: number): number {
  return worthOfLosing(opponent, amount) * 0.9 * amberUrgency(opponent);
}

/** Returns how much damage destroys a creature. */
export function toughnessOf({ power = 0, armor = 0, damage = 0 }: CardView): number {
  return Math.max(0, power - damage) + armor;
}

/** Returns what damage to a creature costs its controller. */
export function damageCost(known: KnownState, card: CardView, amount: number): number {
  if (amount <= 0 || card.zone !== 'play') return 0;
  if (card.warded) return 0.3;
  if (amount >= toughnessOf(card)) return worthOf(known, card);
  const through = Math.max(0, amount - (card.armor ?? 0));
  return 0.12 * through;
}
