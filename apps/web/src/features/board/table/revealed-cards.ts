import type { CardView, GameView, ViewId } from '@amberhall/protocol';
import type { GameState } from '../game/game-store.ts';
import { activePrompt, OWN_ACTION_PURPOSES } from '../game/selectors.ts';

/** Hidden cards whose faces the viewer may see until their next decision. Cards of a prompt are shown by the prompt. */
export function revealedCards(state: GameState): ViewId[] {
  const { game } = state;
  if (!game || game.seat === null || game.winner !== null) return [];
  const asked = askedAbout(state);
  return Object.values(game.table.cards)
    .filter((card) => card.slug !== undefined && isInHiding(game, card) && !asked.has(card.id))
    .map(({ id }) => id);
}

function isInHiding(game: GameView, { id, zone, owner, controller = owner, faceup }: CardView): boolean {
  if (zone === 'hand') return owner !== game.seat;
  if (zone === 'archives') return controller !== game.seat && !faceup;
  return zone === 'deck' && game.table.players[owner]?.topOfDeck !== id;
}

function askedAbout(state: GameState): ReadonlySet<ViewId> {
  const prompt = activePrompt(state);
  if (!prompt || OWN_ACTION_PURPOSES.has(prompt.purpose ?? '')) return new Set();
  return new Set([...prompt.selectable, ...prompt.selected, ...(prompt.subjects ?? [])]);
}
