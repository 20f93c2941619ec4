/** How a card can be used [8.1]. */
import type { Game } from '../state/game.ts';
import { card, cardArg, opponentOf, player } from '../state/game.ts';
import type { ActiveStatement } from './board.ts';
import { statements } from './board.ts';
import {
  abilitiesUnder,
  isForbidden,
  isInPlay,
  keywordOf,
  neighborsOf,
  statementForbidding,
  typeOf,
} from './card-queries.ts';
import { cardsMeant, isCardMeant } from './targets.ts';
import type { Use } from '../state/events.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import type { Obstacle } from './obstacle.ts';
import { exhaustedNow, forbiddenBy, notOfTheHouse, obstacle } from './obstacle.ts';
import { belongsToActiveHouse, permissionsFor, prohibitionOf, withinRuleOfSix } from './permissions.ts';
import { canPayPrices, canPayTax, taxOn } from './prices.ts';

export interface UseOptions {
  /** "As if it were yours": this player uses a card that the other controls [5.3]. */
  as?: PlayerId;
  /** An effect uses it, so its house does not matter. */
  byEffect?: true;
  /** It will be readied first. */
  readied?: true;
  /** The effect says how it is used, so nothing else can be demanded of it [13.3]. */
  only?: 'fight' | 'reap';
}

/** The ways in which a card may be used now, in the order in which they are offered [20.15.2]. */
export function waysToUse(game: Game, id: CardId, options: UseOptions = {}): Use[] {
  if (obstacleToAnyUse(game, id, options) !== null) return [];
  const ways = waysPermitted(game, id, options);
  if (options.only) return ways.filter((way) => way === options.only || way === 'remove-stun');
  return mustFight(game, id) && ways.includes('fight') ? ['fight'] : ways;
}

/** Returns why a card may not be used now in the main step; `null` if it may be. */
export function obstacleToUse(game: Game, id: CardId): Obstacle | null {
  const any = obstacleToAnyUse(game, id, {});
  if (any !== null) return any;
  if (waysPermitted(game, id, {}).length > 0) return null;
  const { stunned, controller } = card(game, id);
  if (waysByNature(game, id, stunned).length > 0) return notOfTheHouse(game, controller);
  const forbids =
    statementForbidding(game, id, 'be-used-except-to-fight') ?? statementForbidding(game, id, 'reap');
  return forbids === undefined ? obstacle('obstacle.noAbility') : forbiddenBy(game, id, forbids);
}

/** What forbids every way of using the card. */
function obstacleToAnyUse(game: Game, id: CardId, options: UseOptions): Obstacle | null {
  const { exhausted, controller } = card(game, id);
  const who = options.as ?? controller;
  if (!isInPlay(game, id)) return obstacle('obstacle.noAbility');
  if (exhausted && !options.readied) return exhaustedNow(game, id);
  if (!options.byEffect && !couldBePermitted(game, id, who)) return notOfTheHouse(game, who);
  if (!canPayTax(game, 'use-tax', id, who))
    return obstacle('obstacle.amber', { number: taxOn(game, 'use-tax', id, who) });
  if (!canPayPrices(game, id, who)) return obstacle('obstacle.price');
  const forbids = statementForbidding(game, id, 'be-used') ?? prohibitionOf(game, 'use', id, who);
  if (forbids !== undefined) return forbiddenBy(game, id, forbids);
  return withinRuleOfSix(game, id) ? null : obstacle('obstacle.ruleOfSix');
}

function waysPermitted(game: Game, id: CardId, { as, byEffect }: UseOptions): Use[] {
  const { stunned, controller } = card(game, id);
  return waysByNature(game, id, stunned).filter(
    (way) => byEffect || isPermitted(game, id, as ?? controller, way),
  );
}

/** How the card itself can be used, whatever the active house. */
function waysByNature(game: Game, id: CardId, stunned: boolean): Use[] {
  const isCreature = typeOf(game, id) === 'creature';
  if (isCreature && stunned) return ['remove-stun'];
  const ways: Use[] = [];
  if (isCreature && canFight(game, id)) ways.push('fight');
  if (isForbidden(game, id, 'be-used-except-to-fight')) return ways;
  if (isCreature && !isForbidden(game, id, 'reap')) ways.push('reap');
  if (hasHeading(game, id, 'action')) ways.push('action');
  if (hasHeading(game, id, 'omni')) ways.push('omni');
  return ways;
}

export function hasHeading(game: Game, id: CardId, heading: 'action' | 'omni'): boolean {
  return abilitiesUnder(game, id, heading).length > 0;
}

export function canFight(game: Game, id: CardId): boolean {
  return !isForbidden(game, id, 'fight') && enemiesOf(game, id).some(canAttack(game, id));
}

/** An enraged creature must fight if able [13.3]. Some texts require it too. */
function mustFight(game: Game, id: CardId): boolean {
  return (
    card(game, id).enraged ||
    statements(game, 'must-fight').some(({ node, bindings }) =>
      cardsMeant(game, node.who, bindings).includes(id),
    )
  );
}

/** Enemy creatures that this creature may attack: taunt shields its neighbors [12]. */
export function attackable(game: Game, attacker: CardId, ignoresTaunt = false): CardId[] {
  return enemiesOf(game, attacker).filter(canAttack(game, attacker, ignoresTaunt));
}

/** Returns why a creature may not attack this enemy creature; `null` if it may. */
export function obstacleToAttack(game: Game, attacker: CardId, enemy: CardId): Obstacle | null {
  if (!enemiesOf(game, attacker).includes(enemy)) return obstacle('obstacle.notTarget');
  return obstacleBetween(game, attacker, ignoredBy(game, attacker).has('taunt'))(enemy);
}

function enemiesOf(game: Game, attacker: CardId): readonly CardId[] {
  return player(game, opponentOf(game, card(game, attacker).controller)).battleline;
}

function canAttack(game: Game, attacker: CardId, byEffect = false): (enemy: CardId) => boolean {
  const obstacleTo = obstacleBetween(game, attacker, byEffect || ignoredBy(game, attacker).has('taunt'));
  return (enemy) => obstacleTo(enemy) === null;
}

function obstacleBetween(
  game: Game,
  attacker: CardId,
  ignoresTaunt: boolean,
): (enemy: CardId) => Obstacle | null {
  return (enemy) => {
    const forbids = statementForbidding(game, enemy, 'be-attacked') ?? boundsBetween(game, attacker, enemy);
    if (forbids !== undefined) return forbiddenBy(game, enemy, forbids);
    const shield = ignoresTaunt ? undefined : shieldOf(game, enemy);
    return shield === undefined ? null : obstacle('obstacle.taunt', { card: cardArg(game, shield) });
  };
}

/** "… can only attack …": restrictions on attackers and defenders. */
function boundsBetween(
  game: Game,
  attacker: CardId,
  defender: CardId,
): ActiveStatement<'cannot'> | undefined {
  return statements(game, 'cannot').find(
    ({ node, bindings }) =>
      node.what === 'attack' &&
      typeof node.who !== 'string' &&
      cardsMeant(game, node.who, bindings).includes(attacker) &&
      (typeof node.only !== 'object' || isCardMeant(game, defender, node.only, bindings)),
  );
}

/** Returns the creature whose taunt shields this one, if there is one. */
function shieldOf(game: Game, id: CardId): CardId | undefined {
  const hasTaunt = (other: CardId) => keywordOf(game, other, 'taunt') > 0;
  if (hasTaunt(id)) return undefined;
  const neighbor = neighborsOf(game, id).find(hasTaunt);
  if (neighbor !== undefined) return neighbor;
  return statements(game, 'taunt-reaches')
    .flatMap(({ node, bindings }) =>
      cardsMeant(game, node.who, bindings).filter((other) => areWithin(game, id, other, node.by)),
    )
    .find(hasTaunt);
}

/** Says whether two creatures are at most this far apart in one battleline. */
function areWithin(game: Game, one: CardId, other: CardId, distance: number): boolean {
  const { battleline } = player(game, card(game, one).controller);
  const [here, there] = [battleline.indexOf(one), battleline.indexOf(other)];
  return here >= 0 && there >= 0 && Math.abs(here - there) <= distance;
}

const NOTHING_IGNORED: ReadonlySet<string> = new Set();

/** Keywords of its target, and armor, that a creature ignores while it attacks [12.6]. */
export function ignoredBy(game: Game, attacker: CardId): ReadonlySet<string> {
  const exceptions = statements(game, 'ignores');
  if (exceptions.length === 0) return NOTHING_IGNORED;
  const ignored = new Set<string>();
  for (const { node, bindings } of exceptions) {
    if (cardsMeant(game, node.who, bindings).includes(attacker))
      for (const what of node.what) ignored.add(what);
  }
  return ignored;
}

/** Rejects most cards of other houses quickly that no permission covers. */
function couldBePermitted(game: Game, id: CardId, who: PlayerId): boolean {
  if (belongsToActiveHouse(game, id, who) || keywordOf(game, id, 'versatile') > 0) return true;
  return hasHeading(game, id, 'omni') || PERMISSIONS.some((kind) => statements(game, kind).length > 0);
}

const PERMISSIONS = ['may-use', 'may-play-or-use', 'may-fight', 'may-reap'] as const;

function isPermitted(game: Game, id: CardId, who: PlayerId, way: Use): boolean {
  if (way === 'omni' || belongsToActiveHouse(game, id, who) || keywordOf(game, id, 'versatile') > 0)
    return true;
  if (way === 'remove-stun' && hasHeading(game, id, 'omni')) return true;
  if (permissionsFor(game, 'may-use', id, who).length > 0) return true;
  const fights = way === 'fight' || way === 'remove-stun';
  if (fights && permissionsFor(game, 'may-fight', id, who).length > 0) return true;
  const reaps = way === 'reap' || way === 'remove-stun';
  return reaps && permissionsFor(game, 'may-reap', id, who).length > 0;
}

/** The options of an effect that uses a card, or fights or reaps with it. */
export const byEffectTo = (how: 'fight' | 'reap' | 'use'): UseOptions =>
  how === 'use' ? { byEffect: true } : { byEffect: true, only: how };

/**
 * Says whether an effect that fights, reaps or uses this card could do anything, for a ready card or one to be
 * readied.
 */
export function couldBeUsed(game: Game, id: CardId, how: 'fight' | 'reap' | 'use'): boolean {
  if (!isInPlay(game, id)) return false;
  return waysToUse(game, id, { ...byEffectTo(how), readied: true }).length > 0;
}

/** The creatures that an effect lets a creature fight. */
export interface Opponents {
  /** Not to be attacked this time. */
  spared?: readonly CardId[];
  /** Only these. The player is not asked if there is one. */
  only?: readonly CardId[];
  ignoresTaunt?: boolean;
}

/** Creatures that it can attack, within the limits of the effect. */
export function opponentsFor(
  game: Game,
  attacker: CardId,
  { spared = [], only, ignoresTaunt = false }: Opponents,
): CardId[] {
  return attackable(game, attacker, ignoresTaunt).filter(
    (id) => !spared.includes(id) && (only === undefined || only.includes(id)),
  );
}
