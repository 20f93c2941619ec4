/** Decides when the tide is worth its chains [5.9]. */
import type { Decision } from '@amberhall/engine';
import type { CardView } from '@amberhall/engine/vocabulary';
import type { KnownState } from './known-state.ts';
import { cardsAt, entryOf, housesOf } from './known-state.ts';

/** The worth of three chains: about two cards fewer, and more with chains that are left from before. */
const PRICE = 1.5;
const PRICE_PER_CHAIN = 0.35;
const HELPED_NOW = 0.9;
const HELPED_LATER = 0.4;

/** Raises the tide if the bot's cards gain more from a high tide than the chains cost. */
export function raiseTide(known: KnownState): Decision | undefined {
  const { me, prompt } = known;
  if (!prompt.tide || me.tide === 'high') return undefined;
  return worthOfHighTide(known) > PRICE + PRICE_PER_CHAIN * me.chains ? { kind: 'tide' } : undefined;
}

/** Returns what the bot's cards gain from a high tide, and the opponent's cards lose. */
function worthOfHighTide(known: KnownState): number {
  const { me, opponent } = known;
  const inPlay = cardsAt(known, [...me.battleline, ...me.artifacts]);
  const isHelpedNow = (card: CardView) => housesOf(card).includes(`${me.activeHouse}`);
  const own = [...inPlay, ...cardsAt(known, me.hand)]
    .filter(wantsHighTide)
    .map((card) => (isHelpedNow(card) ? HELPED_NOW : HELPED_LATER));
  const lost = cardsAt(known, [...opponent.battleline, ...opponent.artifacts]).filter(wantsHighTide);
  const denied = opponent.tide === 'high' ? HELPED_LATER * lost.length : 0;
  return own.reduce((sum, worth) => sum + worth, denied);
}

const wantsHighTide = (card: CardView): boolean => mentionsHighTide(entryOf(card)?.abilities);

function mentionsHighTide(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('kind' in node && node.kind === 'tide' && 'level' in node) return node.level === 'high';
  return Object.values(node).some(mentionsHighTide);
}
