/** The player's own cards dragged from zone to zone [17.4]. */
import type { Game } from '../state/game.ts';
import { card, cardArg, player } from '../state/game.ts';
import { typeOf } from '../queries/card-queries.ts';
import { commit } from '../events/commit.ts';
import type { GameEvent } from '../state/events.ts';
import { react } from '../rules/reactions/react.ts';
import { settle } from '../rules/reactions/settle.ts';
import { named } from '../log/log.ts';
import { pickCards, say } from '../prompts/ask.ts';
import type { Step } from '../prompts/question.ts';
import { choosePlace } from '../rules/steps/battleline.ts';
import type { MoveToZone } from '../rules/steps/leave-play.ts';
import { departAndMove } from '../rules/steps/leave-play.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import type { DragZone } from '../state/manual-acts.ts';
import { DRAG_ZONES } from '../state/manual-acts.ts';
import { alert } from './alert.ts';

/**
 * Says whether this player can drag the card there. Actions cannot enter play, and a card cannot move to its own
 * zone.
 */
export function canDrag(game: Game, who: PlayerId, id: CardId, to: DragZone): boolean {
  const { owner, controller, zone } = card(game, id);
  if ((owner !== who && controller !== who) || zone === to) return false;
  if (!(DRAG_ZONES as readonly string[]).includes(zone)) return false;
  return to !== 'play' || typeOf(game, id) !== 'action';
}

/** Moves the card. Only its change of zone can trigger abilities. A card that enters play is ready. */
export function* drag(game: Game, who: PlayerId, id: CardId, to: DragZone): Step {
  if (to === 'play') return yield* dragIntoPlay(game, who, id);
  const arg = named(game, id);
  alert(game, who, `log.manual.move-${to}`, {
    card: to === 'deck' || to === 'hand' ? arg : openly(game, id, to),
  });
  yield* sendAway(game, id, { to, ...(to === 'archives' && { player: who }), position: 'top' });
}

/** A card that moves to a visible zone is revealed. */
function openly(game: Game, id: CardId, to: DragZone) {
  return to === 'archives' ? named(game, id) : cardArg(game, id);
}

/** Moves a card out of any zone. Wards do not prevent this. */
export function* sendAway(game: Game, id: CardId, move: Omit<MoveToZone, 'card'>): Step {
  const { events } = yield* departAndMove(game, [{ card: id, ...move }], true);
  yield* settle(game);
  yield* react(game, events);
}

function* dragIntoPlay(game: Game, who: PlayerId, id: CardId): Step {
  const event = yield* entrance(game, who, id);
  if (event === null) return;
  commit(game, event);
  alert(game, who, 'log.manual.move-play', { card: cardArg(game, id) });
  yield* settle(game);
  yield* react(game, [event]);
}

/** How it enters play, as its player chooses; `null` if the player cancelled. */
function* entrance(game: Game, who: PlayerId, id: CardId): Step<GameEvent | null> {
  const { zone } = card(game, id);
  switch (typeOf(game, id)) {
    case 'creature': {
      const index = yield* choosePlace(game, id, who, { deploy: true, cancellable: true, by: who });
      if (index === null) return null;
      return { type: 'cardEntered', card: id, player: who, from: zone, exhausted: false, index };
    }
    case 'upgrade': {
      const host = yield* chooseHost(game, who, id);
      if (host === null) return null;
      return { type: 'upgradeAttached', card: id, host, player: who, from: zone };
    }
    case 'artifact':
    case 'action':
      return { type: 'cardEntered', card: id, player: who, from: zone, exhausted: false };
  }
}

function* chooseHost(game: Game, who: PlayerId, id: CardId): Step<CardId | null> {
  const picked = yield* pickCards(game, {
    player: who,
    purpose: 'attach-upgrade',
    source: id,
    title: say('prompt.attachUpgrade.text', { card: cardArg(game, id) }),
    cards: game.state.seats.flatMap((seat) => player(game, seat).battleline),
    min: 1,
    max: 1,
    cancellable: true,
  });
  return picked?.[0] ?? null;
}
