/** Verbs that do one thing to cards: destroy, purge, archive, ready, stun and so on [14]. */
import { isForbidden } from '../../queries/card-queries.ts';
import { commit } from '../../events/commit.ts';
import type { CardStatus, GameEvent } from '../../state/events.ts';
import { happen } from '../reactions/happen.ts';
import { react } from '../reactions/react.ts';
import type { Game } from '../../state/game.ts';
import { card } from '../../state/game.ts';
import type { PlainVerb } from '../../language/effects.ts';
import type { Target } from '../../language/nouns.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import { destroy } from '../steps/destroy.ts';
import type { Move } from '../steps/leave-play.ts';
import { moveCards } from '../steps/leave-play.ts';
import { happenOneAtATime } from '../steps/one-at-a-time.ts';
import type { CardId } from '../../vocabulary.ts';
import { evaluate } from '../../queries/amounts.ts';
import { cardsMeant } from '../../queries/targets.ts';
import { pickTargets } from './choose-targets.ts';
import type { Outcome } from './script.ts';
import {
  applicableTo,
  canBeReadied,
  isWithinReach,
  PARTICIPLES,
  isArchivedFaceup,
} from '../../queries/plain-verbs.ts';

/** Does one thing to all cards that some phrases mean, at the same time. */
export function* verb(
  game: Game,
  kind: PlainVerb,
  targets: readonly Target[],
  bindings: Bindings,
): Step<Outcome> {
  const cards: CardId[] = [];
  let isComplete = true;
  for (const target of targets) {
    const applicable = (id: CardId) =>
      !cards.includes(id) && applicableTo(game, kind, id) && isWithinReach(game, target, id, bindings);
    const least = leastMeant(game, target, bindings);
    const found = yield* pickTargets(game, target, bindings, { verb: kind, applicable, halves: true });
    isComplete &&= found.length >= least;
    cards.push(...found);
  }
  const affected = yield* affect(game, kind, cards, bindings);
  return {
    done: isComplete && cards.length > 0 && affected.length === cards.length,
    cards,
    thisWay: { [PARTICIPLES[kind]]: affected },
  };
}

/** How many cards a target must find, so that "if you do" is true [9.5]. */
export function leastMeant(game: Game, target: Target, bindings: Bindings): number {
  if (target.kind === 'ref') return Math.max(1, cardsMeant(game, target, bindings).length);
  const { quantifier, zone } = target;
  const end = quantifier.kind === 'each' && zone?.kind === 'zone' ? (zone.top ?? zone.bottom) : undefined;
  if (end !== undefined) return evaluate(game, end, bindings);
  if (quantifier.kind === 'random') return evaluate(game, quantifier.n, bindings);
  return quantifier.kind === 'choose' ? evaluate(game, quantifier.min, bindings) : 0;
}

function* affect(game: Game, kind: PlainVerb, cards: readonly CardId[], bindings: Bindings): Step<CardId[]> {
  switch (kind) {
    case 'destroy':
      return yield* destroy(
        game,
        cards.map((id) => ({ card: id })),
      );
    case 'purge':
      return yield* relocate(game, cards, (id) => ({ card: id, to: 'purged', purgedBy: bindings.self }));
    case 'return-to-hand':
      return yield* relocate(game, cards, (id) => ({ card: id, to: 'hand' }));
    case 'archive':
      return yield* archive(game, cards, bindings);
    case 'ready':
      return yield* happenOneAtATime(
        game,
        cards,
        (id) => canBeReadied(game, id),
        (id) => ({ type: 'cardReadied', card: id, player: bindings.you }),
      );
    case 'exhaust':
      return yield* happenOneAtATime(
        game,
        cards,
        (id) => !card(game, id).exhausted && !isForbidden(game, id, 'be-exhausted'),
        (id) => ({ type: 'cardExhausted', card: id }),
      );
    case 'stun':
      return yield* giveStatus(game, cards, 'stunned');
    case 'ward':
      return yield* giveStatus(game, cards, 'warded');
    case 'enrage':
      return yield* giveStatus(game, cards, 'enraged');
    case 'unstun':
      return yield* change(
        game,
        cards,
        (id) => card(game, id).stunned,
        (id) => ({ type: 'statusLost', card: id, status: 'stunned' }),
      );
    case 'unward':
      return yield* loseStatus(game, cards, 'warded');
    case 'calm':
      return yield* loseStatus(game, cards, 'enraged');
    case 'reveal':
      return yield* change(
        game,
        cards,
        () => true,
        (id) => ({ type: 'cardRevealed', card: id, player: bindings.you }),
      );
  }
}

/** Makes an event for each card that it would change. @returns the cards that changed */
function* change(
  game: Game,
  cards: readonly CardId[],
  would: (id: CardId) => boolean,
  event: (id: CardId) => GameEvent,
): Step<CardId[]> {
  const changing = cards.filter(would);
  yield* happen(game, ...changing.map(event));
  return changing;
}

function giveStatus(game: Game, cards: readonly CardId[], status: CardStatus): Step<CardId[]> {
  return change(
    game,
    cards,
    (id) => !card(game, id)[status],
    (id) => ({ type: 'statusGained', card: id, status }),
  );
}

function loseStatus(game: Game, cards: readonly CardId[], status: CardStatus): Step<CardId[]> {
  return change(
    game,
    cards,
    (id) => card(game, id)[status],
    (id) => ({ type: 'statusLost', card: id, status }),
  );
}

/** Moves cards. @returns those that arrived in the intended zone */
export function* relocate(game: Game, cards: readonly CardId[], move: (id: CardId) => Move): Step<CardId[]> {
  return yield* moveCards(game, cards.map(move));
}

/** Puts cards into their owners' archives [14.1]. */
function* archive(game: Game, cards: readonly CardId[], bindings: Bindings): Step<CardId[]> {
  const archived = yield* relocate(game, cards, (id) => ({
    card: id,
    to: 'archives',
    ...(isArchivedFaceup(game, id) && { faceup: true as const }),
  }));
  const events = archived.map((id): GameEvent => ({
    type: 'cardArchived',
    card: id,
    player: bindings.you,
  }));
  for (const event of events) commit(game, event);
  if (events.length > 0) yield* react(game, events);
  return archived;
}
