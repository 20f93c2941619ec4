/** Who may play or use which cards: houses, permissions and prohibitions [3.4, 9.8]. */
import type { HousePhrase, Select, Target } from '../language/nouns.ts';
import type { Forbidden } from '../language/statements.ts';
import type { Game } from '../state/game.ts';
import { faceOf, player } from '../state/game.ts';
import type { ActiveStatement } from './board.ts';
import { statements } from './board.ts';
import { housesOf } from './card-queries.ts';
import { housesCalled } from './named-houses.ts';
import { holds } from './conditions.ts';
import { playersMeant } from './named-players.ts';
import { isCardMeant } from './targets.ts';
import type { Bindings } from '../state/state.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { titleOf } from '../state/face.ts';
import type { AbilityKey } from '../state/ability-key.ts';
import { keyOf } from '../state/ability-key.ts';
import { own } from '../state/own.ts';

/** Plays and uses of one title in a turn [rule of six, 3.4]. */
export const USES_PER_TITLE = 6;

export function withinRuleOfSix(game: Game, id: CardId): boolean {
  return (own(game.state.thisTurn.titles, titleOf(faceOf(game, id))) ?? 0) < USES_PER_TITLE;
}

export function belongsToActiveHouse(game: Game, id: CardId, who: PlayerId): boolean {
  const { activeHouse } = player(game, who);
  return activeHouse !== null && housesOf(game, id).includes(activeHouse);
}

type PermissionKind = 'may-play' | 'may-use' | 'may-play-or-use' | 'may-fight' | 'may-reap';
export type Permission = ActiveStatement<PermissionKind>;

/** Returns the permissions that allow `who` to play or use this card whatever its house. */
export function permissionsFor(
  game: Game,
  kind: Exclude<PermissionKind, 'may-play-or-use'>,
  id: CardId,
  who: PlayerId,
): Permission[] {
  const permissions: readonly Permission[] = statements(game, kind);
  const either = kind === 'may-fight' || kind === 'may-reap' ? [] : statements(game, 'may-play-or-use');
  if (permissions.length === 0 && either.length === 0) return [];
  return [...permissions, ...either].filter(
    ({ node, bindings, key }) =>
      !isUsedUp(game, node.what, key) &&
      playersMeant(game, node.who, bindings).includes(who) &&
      isCardMeant(game, id, node.what, bindings),
  );
}

/** A permission for one or some cards is used up by them. A permission for all cards is not [3.4]. */
export function isForSomeCards({ node }: Permission): boolean {
  return cardsAllowed(node.what) < Infinity;
}

function isUsedUp(game: Game, what: Target, key: AbilityKey): boolean {
  const permission = keyOf(key);
  return game.state.thisTurn.permissions.filter((used) => used === permission).length >= cardsAllowed(what);
}

function cardsAllowed(what: Target): number {
  if (what.kind === 'ref' || what.quantifier.kind !== 'choose') return Infinity;
  return typeof what.quantifier.max === 'number' ? what.quantifier.max : Infinity;
}

/** Says whether a statement in force forbids this player the action for all cards. */
export function mayNot(game: Game, who: PlayerId, what: Forbidden): boolean {
  return statements(game, 'cannot').some(
    ({ node, bindings }) =>
      node.what === what &&
      typeof node.who === 'string' &&
      playersMeant(game, node.who, bindings).includes(who) &&
      !(node.unless && holds(game, node.unless, bindings)),
  );
}

/** Returns the statement in force that forbids this player the action for this card, if there is one. */
export function prohibitionOf(
  game: Game,
  what: 'play' | 'use',
  id: CardId,
  who: PlayerId,
): ActiveStatement<'cannot'> | undefined {
  return statements(game, 'cannot').find(
    ({ node, bindings }) =>
      node.what === what &&
      typeof node.who === 'string' &&
      playersMeant(game, node.who, bindings).includes(who) &&
      (node.only === undefined || concerns(game, id, node.only, bindings, who)) &&
      !(node.unless && holds(game, node.unless, bindings)),
  );
}

function concerns(
  game: Game,
  id: CardId,
  only: Select | HousePhrase,
  bindings: Bindings,
  who: PlayerId,
): boolean {
  if (typeof only !== 'string') return isCardMeant(game, id, only, bindings);
  return housesCalled(game, only, bindings, who).some((house) => housesOf(game, id).includes(house));
}
