/** The face that a card shows at the table. */
import type { CardId, CardSlug } from '../vocabulary.ts';
import type { GameState } from './state.ts';

/** In play a facedown card stands for the token creature of its owner [5.6]; any other shows its own face. */
export function faceIn({ cards, players }: GameState, id: CardId): CardSlug {
  const card = cards[id];
  if (!card) throw new Error(`no card ${id} in this game`);
  const { slug, zone, facedown, owner } = card;
  return (zone === 'play' && facedown ? players[owner]?.tokenCreature : null) ?? slug;
}

/** What names a title: an evil twin has that of its twin [5.8]. */
export function titleOf(slug: CardSlug): string {
  return slug.replace(/-evil-twin$/, '');
}
