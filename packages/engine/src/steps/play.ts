/** Playing a card [6]. */
import type { Game } from '../game.ts';
import { card, cardArg, player } from '../game.ts';
import { characteristics } from '../characteristics/board.ts';
import { keywordOf, typeOf } from '../characteristics/queries.ts';
import { bindingsFor } from '../effects/bindings.ts';
import { holds } from '../effects/conditions.ts';
import { commit } from '../events/commit.ts';
import type { GameEvent } from '../events/events.ts';
import { execute, happen } from '../events/happen.ts';
import { react } from '../events/react.ts';
import { log, named } from '../log/log.ts';
import { pickCards, say } from '../prompts/ask.ts';
import type { Step } from '../prompts/question.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { resolveBonusIcons } from './bonus-icons.ts';
import { choosePlace } from './battleline.ts';
import { controllerEntering, entering } from './enter-play.ts';
import { moveCards } from './leave-play.ts';
import {
  belongsToActiveHouse,
  isProhibited,
  permissionsFor,
  usePermission,
  withinRuleOfSix,
} from './permissions.ts';
import { canBeTreatedAsCopy, treatAsCopy } from './treat-as-copy.ts';
import { canPayTax, payTaxes, taxOn } from './taxes.ts';

/** Could `who` play this card at all, whatever its house [6.1]? */
export function isPlayable(game: Game, id: CardId, who: PlayerId): boolean {
  if (!withinRuleOfSix(game, id) || isProhibited(game, 'play', id, who)) return false;
  if (keywordOf(game, id, 'alpha') > 0 && game.state.thisTurn.acted) return false;
  if (typeOf(game, id) === 'upgrade' && hostsFor(game).length === 0) return false;
  if (!canBeTreatedAsCopy(game, id, who)) return false;
  return allowsItself(game, id, who) && canPayTax(game, 'play-tax', id, who);
}

/** "Cannot be played unless …" works wherever the card is [1.3.1]. */
function allowsItself(game: Game, id: CardId, who: PlayerId): boolean {
  return characteristics(game, id).abilities.every(({ node, ...ability }) => {
    if (node.kind !== 'cannot' || node.what !== 'be-played') return true;
    return node.unless !== undefined && holds(game, node.unless, bindingsFor({ ...ability, you: who }));
  });
}

/** May `who` play this card from hand in the main step: by its house, or by a permission [3.4]? */
export function mayPlayFromHand(game: Game, id: CardId, who: PlayerId): boolean {
  const byHouse = belongsToActiveHouse(game, id, who) && !firstTurnIsSpent(game);
  if (!byHouse && permissionsFor(game, 'may-play', id, who).length === 0) return false;
  return isPlayable(game, id, who);
}

/** On the very first turn only one card may be played or discarded by its house [2, first-turn rule]. */
export function firstTurnIsSpent(game: Game): boolean {
  if (game.state.turn !== 1) return false;
  return game.state.thisTurn.events.some(
    ({ event }) =>
      (event.type === 'cardPlayed' && event.from === 'hand') ||
      (event.type === 'cardDiscarded' && event.from === 'hand'),
  );
}

function hostsFor(game: Game): CardId[] {
  return game.state.seats.flatMap((seat) => player(game, seat).battleline);
}

/** Plays a card from hand by the player's own click. @returns `false` if they thought again */
export function* playFromHand(game: Game, id: CardId, who: PlayerId): Step<boolean> {
  // A permission for one card is used up even by a card that would not have needed it [3.4.1].
  const [permission] = permissionsFor(game, 'may-play', id, who);
  return yield* play(game, id, who, {
    cancellable: taxOn(game, 'play-tax', id, who) === 0,
    announced: () => {
      if (permission) usePermission(game, permission);
    },
  });
}

/** Plays a card by an effect: house and permissions do not matter. @returns whether it was played */
export function* playByEffect(game: Game, id: CardId, who: PlayerId): Step<boolean> {
  if (!isPlayable(game, id, who)) return false;
  const { zone, abducted } = card(game, id);
  if (zone === 'archives' && abducted) {
    // It may leave those archives only for its owner's hand [14.3].
    yield* moveCards(game, [{ card: id, to: 'hand' }]);
    return false;
  }
  return yield* play(game, id, who, { cancellable: false, announced: () => undefined });
}

interface Announcement {
  /** Nothing irrevocable happens before the card enters play. */
  cancellable: boolean;
  announced: () => void;
}

/** The sequence of [6.2]: choices for entering, costs, entering, bonus icons, the play window. */
function* play(
  game: Game,
  id: CardId,
  who: PlayerId,
  { cancellable, announced }: Announcement,
): Step<boolean> {
  const from = card(game, id).zone;
  yield* treatAsCopy(game, id, who);
  const type = typeOf(game, id);
  const isOmega = keywordOf(game, id, 'omega') > 0;
  const arrival = yield* chooseArrival(game, id, who, type, cancellable);
  if (arrival === null) return false;

  announced();
  yield* payTaxes(game, 'play-tax', id, who);
  tellPlay(game, id, who, arrival);
  const entered = yield* execute(game, [arrival]);
  const { enteredAt: since } = card(game, id);
  const played: GameEvent = { type: 'cardPlayed', card: id, player: who, from, since };
  commit(game, played);
  yield* resolveBonusIcons(game, id, who);
  yield* react(game, [...entered, played]);
  if (card(game, id).zone === 'resolving') yield* moveCards(game, [{ card: id, to: 'discard' }]);
  if (isOmega) yield* happen(game, { type: 'endingSet', what: 'step' });
  return true;
}

/** How the card comes in: a flank, a host, or the place of cards being played; `null` if cancelled. */
function* chooseArrival(
  game: Game,
  id: CardId,
  who: PlayerId,
  type: string,
  cancellable: boolean,
): Step<GameEvent | null> {
  const { zone } = card(game, id);
  switch (type) {
    case 'creature': {
      const side = controllerEntering(game, id, who);
      const index = yield* choosePlace(game, id, side, {
        deploy: keywordOf(game, id, 'deploy') > 0,
        cancellable,
      });
      return index === null ? null : entering(game, id, side, index, { played: true });
    }
    case 'artifact':
      return entering(game, id, controllerEntering(game, id, who), undefined, { played: true });
    case 'upgrade': {
      const host = yield* chooseHost(game, id, cancellable);
      return host === null ? null : { type: 'upgradeAttached', card: id, host, player: who, from: zone };
    }
    default:
      return { type: 'cardMoved', card: id, from: zone, to: 'resolving', player: who };
  }
}

/** Asks for the creature, even if there is only one (prompts 19). */
function* chooseHost(game: Game, id: CardId, cancellable: boolean): Step<CardId | null> {
  const picked = yield* pickCards(game, {
    player: game.state.activePlayer,
    purpose: 'attach-upgrade',
    source: id,
    title: say('prompt.attachUpgrade.text', { card: cardArg(game, id) }),
    cards: hostsFor(game),
    min: 1,
    max: 1,
    ...(cancellable && { cancellable: true as const }),
  });
  return picked?.[0] ?? null;
}

function tellPlay(game: Game, id: CardId, who: PlayerId, arrival: GameEvent): void {
  const args = { card: { card: id, slug: card(game, id).slug } };
  if (arrival.type === 'upgradeAttached') {
    log(game, who, 'log.playUpgrade', { ...args, target: named(game, arrival.host) });
  } else {
    log(game, who, 'log.play', args);
  }
}
