/** Decks that are played with their top card revealed: each new top card is shown [1.3.8]. */
import type { Game } from '../../state/game.ts';
import { player } from '../../state/game.ts';
import { statements } from '../../queries/board.ts';
import { playersMeant } from '../../queries/named-players.ts';
import { commit } from '../../events/commit.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';

/** Says whether every revealed top card has been shown. */
export function areTopsRevealed(game: Game): boolean {
  for (const seat of game.state.seats) {
    if (player(game, seat).revealedTop !== topToReveal(game, seat)) return false;
  }
  return true;
}

export function revealTops(game: Game): void {
  for (const seat of game.state.seats) {
    const top = topToReveal(game, seat);
    if (player(game, seat).revealedTop !== top) commit(game, { type: 'topRevealed', player: seat, top });
  }
}

function topToReveal(game: Game, id: PlayerId): CardId | null {
  const revealing = statements(game, 'reveals-top');
  if (revealing.length === 0) return null;
  const isRevealed = revealing.some(({ node, bindings }) =>
    playersMeant(game, node.who, bindings).includes(id),
  );
  return isRevealed ? (player(game, id).deck[0] ?? null) : null;
}
