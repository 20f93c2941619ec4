/** The face that a card shows at the table. */
import type { CardId, CardSlug } from '../vocabulary.ts';
import type { GameState } from './state.ts';

/** In play, a facedown card counts as the token creature of its owner [5.6]. Any other card shows its own face. */
export function faceIn({ cards, players }: GameState, id: CardId): CardSlug {
  const card = cards[id];
  if (!card) throw new Error(`no card ${id} in this game`);
  const { slug, zone, facedown, owner } = card;
  return (zone === 'play' && facedown ? players[owner]?.tokenCreature : null) ?? slug;
}

/** Returns the title of a card. An evil twin has that of its twin [5.8]. */
export function titleOf(slug: CardSlug): string {
  return slug.replace(/-evil-twin$/, '');
}
