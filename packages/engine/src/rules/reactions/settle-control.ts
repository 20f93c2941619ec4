/** Who controls a card: the latest effect in force, otherwise the player who put it into play [15.6]. */
import type { Game } from '../../state/game.ts';
import type { ControlPlace } from '../../language/effects.ts';
import { card, player } from '../../state/game.ts';
import { statements } from '../../queries/board.ts';
import { playerMeant } from '../../queries/named-players.ts';
import { cardsMeant } from '../../queries/targets.ts';
import type { Step } from '../../prompts/question.ts';
import { changeControl, isBeingPlaced } from '../steps/battleline.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';

/** Moves every card in play to the side of its current controller. */
export function* settleControl(game: Game): Step {
  for (;;) {
    const [first] = misplaced(game);
    if (!first) return;
    yield* changeControl(game, first.card, first.to, first.at);
  }
}

interface Misplaced {
  card: CardId;
  to: PlayerId;
  /** The position that the effect names. */
  at?: ControlPlace;
}

function misplaced(game: Game): Misplaced[] {
  const claims = latestClaims(game);
  const found: Misplaced[] = [];
  for (const seat of game.state.seats) {
    const { battleline, artifacts } = player(game, seat);
    for (const id of [...battleline, ...artifacts]) {
      const claim = claims.get(id);
      const to = claim?.by ?? card(game, id).baseController;
      if (to !== seat && !isBeingPlaced(game, id))
        found.push({ card: id, to, ...(claim?.at && { at: claim.at }) });
    }
  }
  return found;
}

interface Claim {
  by: PlayerId;
  since: number;
  at?: ControlPlace | undefined;
}

function latestClaims(game: Game): Map<CardId, Claim> {
  const claims = new Map<CardId, Claim>();
  for (const { node, bindings, lasting } of statements(game, 'controlled-by')) {
    const since = lasting ?? card(game, bindings.self).enteredAt;
    for (const id of cardsMeant(game, node.what, bindings)) {
      if (Math.max(claims.get(id)?.since ?? -1, card(game, id).swappedAt) > since) continue;
      const at = game.state.lasting.find((effect) => effect.id === lasting)?.at;
      const by = playerMeant(game, node.who, bindings);
      if (by !== undefined) claims.set(id, { by, since, at });
    }
  }
  return claims;
}
