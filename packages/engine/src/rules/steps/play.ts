/** Playing a card [6]. */
import type { Game } from '../../state/game.ts';
import { card, cardArg } from '../../state/game.ts';
import { isCreatureInPlay, keywordOf, ownTypeOf, placeOf } from '../../queries/card-queries.ts';
import { commit } from '../../events/commit.ts';
import type { GameEvent } from '../../state/events.ts';
import { execute, happen } from '../reactions/happen.ts';
import { react } from '../reactions/react.ts';
import { isReplaced } from '../reactions/replace.ts';
import { log, named } from '../../log/log.ts';
import { choose, pickCards, say } from '../../prompts/ask.ts';
import { actionControl } from './card-action-controls.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { resolveBonusIcons } from './bonus-icons.ts';
import { choosePlace } from './battleline.ts';
import { controllerEntering, entering, placingOf } from './enter-play.ts';
import { assemble } from './gigantic.ts';
import { moveCards, returnAbducted } from './leave-play.ts';
import { mayNot } from '../../queries/permissions.ts';
import type { PlayMode } from '../../queries/play-legality.ts';
import { hostsFor, permissionsToPlay, waysToPlay } from '../../queries/play-legality.ts';
import { becomeCopy, endCopy } from './treat-as-copy.ts';
import { pickPermission, usePermission } from './spend-permission.ts';
import { payTaxes } from './taxes.ts';
import type { Whole } from '../../queries/gigantic.ts';
import { taxOn } from '../../queries/prices.ts';

/** Plays a card from hand by the player's own click. The player may still cancel. */
export function* playFromHand(game: Game, clicked: CardId, who: PlayerId, mode: PlayMode = 'play'): Step {
  const [whole] = yield* assemble(game, [clicked]);
  if (whole === undefined) return;
  yield* play(game, whole, who, {
    mode,
    cancellable: taxOn(game, 'play-tax', whole.card, who) === 0,
    announced: yield* permissionUsedBy(game, whole.card, who, mode),
  });
}

/**
 * Chooses the permission that the play uses up. A permission for one card is used up even by a card that did not need
 * it, and by a play that an effect makes [3.4.1].
 *
 * @returns what uses it up
 */
function* permissionUsedBy(game: Game, id: CardId, who: PlayerId, mode: PlayMode): Step<() => void> {
  const found = permissionsToPlay(game, id, who, mode);
  const permission = yield* pickPermission(game, id, found);
  return () => {
    if (permission) usePermission(game, permission);
  };
}

/** Plays a card by an effect, regardless of house and permissions. @returns whether it was played */
export function* playByEffect(
  game: Game,
  whole: Whole,
  who: PlayerId,
  hosts?: readonly CardId[],
): Step<boolean> {
  const { card: id } = whole;
  const modes = waysToPlay(game, id, who);
  const [first] = modes;
  if (first === undefined) return false;
  if (yield* returnAbducted(game, id)) return false;
  const mode = modes.length === 1 ? first : yield* chooseMode(game, id, modes);
  const announced = yield* permissionUsedBy(game, id, who, mode);
  return yield* play(game, whole, who, { mode, cancellable: false, announced, ...(hosts && { hosts }) });
}

function* chooseMode(game: Game, id: CardId, modes: readonly PlayMode[]): Step<PlayMode> {
  const picked = yield* choose(game.state.activePlayer, 'card-action', {
    title: say('prompt.card.title', { card: cardArg(game, id) }),
    text: say('prompt.cardAction.hand', { card: cardArg(game, id) }),
    source: id,
    controls: modes.map((mode) => actionControl(game, id, mode)),
  });
  return picked.value as PlayMode;
}

interface Announcement {
  mode: PlayMode;
  /** Nothing irreversible happens before the card enters play. */
  cancellable: boolean;
  announced: () => void;
  /** The cards to which the text attaches an upgrade. */
  hosts?: readonly CardId[];
}

/** The sequence of [6.2]: choices for entering, costs, entering, bonus icons, the play window. */
function* play(game: Game, whole: Whole, who: PlayerId, announcement: Announcement): Step<boolean> {
  const { card: id, otherHalf = null } = whole;
  const { mode, announced } = announcement;
  const from = card(game, id).zone;
  if (mode === 'play' && !(yield* becomeCopy(game, id, who))) return false;
  const hasOmega = () => mode === 'play' && keywordOf(game, id, 'omega') > 0;
  const hadOmega = hasOmega();
  const arrive = yield* chooseArrival(game, whole, who, announcement);
  if (arrive === null) {
    endCopy(game, id);
    return false;
  }

  announced();
  yield* payTaxes(game, 'play-tax', id, who);
  const arrival = arrive();
  tellPlay(game, id, who, arrival);
  const entered = yield* execute(game, [arrival]);
  // Omega that it gains as it enters counts. So does its own omega, even if the card is blank in play [12].
  const isOmega = hadOmega || hasOmega();
  const { enteredAt: since } = card(game, id);
  const played: GameEvent = {
    type: 'cardPlayed',
    card: id,
    player: who,
    from,
    since,
    ...(isCreatureInPlay(game, id) && { place: placeOf(game, id) }),
  };
  commit(game, played);
  yield* resolveBonusIcons(game, otherHalf ?? id, who, id);
  const effectReplaced = yield* isReplaced(game, played);
  yield* react(game, [...entered, effectReplaced ? { ...played, effectReplaced } : played]);
  if (card(game, id).zone === 'resolving') yield* moveCards(game, [{ card: id, to: 'discard' }]);
  if (isOmega) yield* happen(game, { type: 'endingSet', what: 'step' });
  return true;
}

/**
 * Chooses where the card enters: a flank, a host, or the zone of cards being played.
 *
 * @returns what makes the event once the costs are paid; `null` if cancelled
 */
function* chooseArrival(
  game: Game,
  { card: id, otherHalf }: Whole,
  who: PlayerId,
  { mode, cancellable, hosts }: Announcement,
): Step<(() => GameEvent) | null> {
  const { zone } = card(game, id);
  switch (mode === 'play' ? ownTypeOf(game, id) : 'upgrade') {
    case 'creature': {
      const arrival = { side: controllerEntering(game, id, who), playedBy: who };
      const index = yield* choosePlace(game, id, arrival.side, {
        ...placingOf(game, id, arrival),
        cancellable,
        closed: FLANKS.filter((flank) => mayNot(game, who, `play-on-${flank}-flank`)),
      });
      if (index === null) return null;
      return () => entering(game, id, arrival, { index, ...(otherHalf !== undefined && { otherHalf }) });
    }
    case 'artifact':
      return () => entering(game, id, { side: controllerEntering(game, id, who), playedBy: who }, {});
    case 'upgrade': {
      const host = yield* chooseHost(game, id, cancellable, hosts);
      if (host === null) return null;
      const attached: GameEvent = { type: 'upgradeAttached', card: id, host, player: who, from: zone };
      return () => (mode === 'play' ? attached : { ...attached, asUpgrade: true });
    }
    case 'action':
      return () => ({ type: 'cardMoved', card: id, from: zone, to: 'resolving', player: who });
  }
}

const FLANKS = ['left', 'right'] as const;

/** Asks for the creature, even if there is only one [20.19], unless the text names it. */
function* chooseHost(
  game: Game,
  id: CardId,
  cancellable: boolean,
  named?: readonly CardId[],
): Step<CardId | null> {
  const hosts = hostsFor(game, id).filter((host) => named?.includes(host) ?? true);
  if (named?.length === 1) return hosts[0] ?? null;
  const picked = yield* pickCards(game, {
    player: game.state.activePlayer,
    purpose: 'attach-upgrade',
    source: id,
    title: say('prompt.attachUpgrade.text', { card: cardArg(game, id) }),
    cards: hosts,
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
