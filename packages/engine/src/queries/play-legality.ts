/** Which cards a player could play, and how [6.1]. */
import type { Game } from '../state/game.ts';
import { card, player } from '../state/game.ts';
import { characteristics } from './board.ts';
import { isForbidden, keywordOf, ownTypeOf, remember } from './card-queries.ts';
import { bindingsFor } from './bindings.ts';
import { holds } from './conditions.ts';
import { candidates } from './targets.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import type { Obstacle } from './obstacle.ts';
import { forbiddenBy, notOfTheHouse, obstacle } from './obstacle.ts';
import type { Permission } from './permissions.ts';
import { belongsToActiveHouse, permissionsFor, prohibitionOf, withinRuleOfSix } from './permissions.ts';
import { bodyOf } from './gigantic.ts';
import { canPayTax, taxOn } from './prices.ts';
import { within } from '../state/within.ts';

/** A card is played as itself, or as an upgrade if its text allows that [5.5]. */
export type PlayMode = 'play' | 'play-as-upgrade';

/** Returns how an effect could make `who` play this card, whatever its house. */
export function waysToPlay(game: Game, id: CardId, who: PlayerId): PlayMode[] {
  if (card(game, id).zone === 'archives' && isForbidden(game, id, 'leave-archives')) return [];
  return modesOf(game, id).filter((mode) => obstacleToPlay(game, id, who, mode) === null);
}

/** Says whether an effect could make `who` play this card. */
export function canBePlayed(game: Game, id: CardId, who: PlayerId): boolean {
  return waysToPlay(game, id, who).length > 0;
}

/** Returns how `who` may play this card from hand in the main step: by its house, or by a permission [3.4]. */
export function waysToPlayFromHand(game: Game, id: CardId, who: PlayerId): PlayMode[] {
  const body = bodyOf(game, id);
  if (body === undefined) return [];
  return modesOf(game, body).filter((mode) => obstacleFromHand(game, body, who, mode) === null);
}

/** Returns why `who` may not play this card from hand in the main step; `null` if they may. */
export function obstacleToPlayFromHand(game: Game, id: CardId, who: PlayerId): Obstacle | null {
  const body = bodyOf(game, id);
  if (body === undefined) return obstacle('obstacle.otherHalf');
  const obstacles = modesOf(game, body).map((mode) => obstacleFromHand(game, body, who, mode));
  return obstacles.includes(null) ? null : (obstacles[0] ?? null);
}

function obstacleFromHand(game: Game, id: CardId, who: PlayerId, mode: PlayMode): Obstacle | null {
  const isOfHouse = belongsToActiveHouse(game, id, who);
  const byHouse = isOfHouse && !firstTurnIsSpent(game);
  if (!byHouse && permissionsToPlay(game, id, who, mode).length === 0)
    return isOfHouse ? obstacle('obstacle.firstTurn') : notOfTheHouse(game, who);
  return obstacleToPlay(game, id, who, mode);
}

/** The permissions that allow `who` to play it in that way. */
export function permissionsToPlay(game: Game, id: CardId, who: PlayerId, mode: PlayMode): Permission[] {
  const find = () => permissionsFor(game, 'may-play', id, who);
  return mode === 'play' ? find() : considered(game, id, find);
}

/** Returns why `who` could not play this card at all, whatever its house. */
function obstacleToPlay(game: Game, id: CardId, who: PlayerId, mode: PlayMode): Obstacle | null {
  if (mode === 'play') return obstacleAs(game, id, who, mode);
  return considered(game, id, () => obstacleAs(game, id, who, mode));
}

function obstacleAs(game: Game, id: CardId, who: PlayerId, mode: PlayMode): Obstacle | null {
  if (!withinRuleOfSix(game, id)) return obstacle('obstacle.ruleOfSix');
  const forbids = prohibitionOf(game, 'play', id, who);
  if (forbids !== undefined) return forbiddenBy(game, id, forbids);
  if (!canPayTax(game, 'play-tax', id, who))
    return obstacle('obstacle.amber', { number: taxOn(game, 'play-tax', id, who) });
  if (mode === 'play-as-upgrade') return hostsFor(game, id).length > 0 ? null : obstacle('obstacle.noHost');
  if (keywordOf(game, id, 'alpha') > 0 && game.state.thisTurn.acted) return obstacle('obstacle.alpha');
  if (ownTypeOf(game, id) === 'upgrade' && hostsFor(game, id).length === 0)
    return obstacle('obstacle.noHost');
  return allowsItself(game, id, who) ? null : obstacle('obstacle.itself');
}

const ONLY_PLAY: readonly PlayMode[] = ['play'];
const EITHER_MODE: readonly PlayMode[] = ['play', 'play-as-upgrade'];

function modesOf(game: Game, id: CardId): readonly PlayMode[] {
  const asUpgrade = characteristics(game, id).abilities.some(
    ({ node }) => node.kind === 'playable-as-upgrade',
  );
  return asUpgrade ? EITHER_MODE : ONLY_PLAY;
}

/** Evaluates a card as the upgrade that it would be played as. */
function considered<T>(game: Game, id: CardId, look: () => T): T {
  return within(game, 'viewedAsOf', { card: id, known: { ...remember(game, id), type: 'upgrade' } }, look);
}

/** "Cannot be played unless …" applies in every zone [1.3.1]. */
function allowsItself(game: Game, id: CardId, who: PlayerId): boolean {
  return characteristics(game, id).abilities.every(({ node, ...ability }) => {
    if (node.kind !== 'cannot' || node.what !== 'be-played') return true;
    return node.unless !== undefined && holds(game, node.unless, bindingsFor({ ...ability, you: who }));
  });
}

/** On the very first turn, only one card may be played or discarded by its house [2.7]. */
export function firstTurnIsSpent(game: Game): boolean {
  if (game.state.turn !== 1) return false;
  return game.state.thisTurn.events.some(
    ({ event }) =>
      (event.type === 'cardPlayed' && event.from === 'hand') ||
      (event.type === 'cardDiscarded' && event.from === 'hand'),
  );
}

/** The cards that an upgrade can be attached to: any creature, or what its text names [5.4]. */
export function hostsFor(game: Game, id: CardId): readonly CardId[] {
  for (const { node, ...ability } of characteristics(game, id).abilities) {
    if (node.kind === 'attaches-to') {
      return candidates(game, node.what, bindingsFor({ ...ability, you: card(game, id).controller }));
    }
  }
  return game.state.seats.flatMap((seat) => player(game, seat).battleline);
}
