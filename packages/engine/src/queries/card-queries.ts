/** Questions about a card. For a card that has left play, they return its last known state [0.8]. */
import type { Game } from '../state/game.ts';
import { card } from '../state/game.ts';
import { prepare } from '../state/library.ts';
import type { PlaceInLine } from '../state/events.ts';
import type { LastKnown } from '../state/state.ts';
import type { Header } from '../language/abilities.ts';
import type { CardId, CardType, Keyword, PlayerId } from '../vocabulary.ts';
import type { ActiveAbility, ActiveStatement } from './board.ts';
import { characteristics, statements } from './board.ts';
import { evaluate } from './amounts.ts';
import { bindingsFor } from './bindings.ts';
import { holds } from './conditions.ts';
import { isHalf } from './gigantic.ts';
import { playersMeant } from './named-players.ts';
import { cardsMeant, isCardMeant } from './targets.ts';

function lastKnown(game: Game, id: CardId): LastKnown | undefined {
  if (game.viewedAsOf?.card === id) return game.viewedAsOf.known;
  return card(game, id).zone === 'play' ? undefined : game.state.lastKnown[id];
}

export function controllerOf(game: Game, id: CardId): PlayerId {
  return lastKnown(game, id)?.controller ?? card(game, id).controller;
}

export function housesOf(game: Game, id: CardId): readonly string[] {
  return lastKnown(game, id)?.houses ?? characteristics(game, id).houses;
}

export function traitsOf(game: Game, id: CardId): readonly string[] {
  return lastKnown(game, id)?.traits ?? characteristics(game, id).traits;
}

export function typeOf(game: Game, id: CardId): CardType {
  return lastKnown(game, id)?.type ?? characteristics(game, id).type;
}

/**
 * Returns the characteristics of a card in its current zone, whatever it was in play, such as the card of a token
 * creature that has left.
 */
export function ownTypeOf(game: Game, id: CardId): CardType {
  return characteristics(game, id).type;
}

export function slugOf(game: Game, id: CardId): string {
  return lastKnown(game, id)?.slug ?? characteristics(game, id).slug;
}

/** Power with all modifiers and counters [15.3]; may be 0 or less. */
export function powerOf(game: Game, id: CardId): number {
  const known = lastKnown(game, id);
  if (known) return known.power;
  const { power, setPower } = characteristics(game, id);
  return setPower ?? power + (card(game, id).counters.power ?? 0) + powerElsewhere(game, id);
}

/** A printed power of X has its value in every zone [15.3.1]; in play its text is in force. */
function powerElsewhere(game: Game, id: CardId): number {
  if (card(game, id).zone === 'play') return 0;
  const { slug, abilities } = characteristics(game, id);
  if (prepare(game.library, slug).facts.power !== null) return 0;
  return abilities.reduce((sum, { node, ...ability }) => {
    if (node.kind !== 'grant' || node.to.kind !== 'ref' || node.to.name !== 'self') return sum;
    return node.what.reduce(
      (total, grant) =>
        grant.kind === 'stat' && grant.stat === 'power'
          ? total + evaluate(game, grant.by, bindingsFor(ability))
          : total,
      sum,
    );
  }, 0);
}

/** Armor before prevention. */
export function armorOf(game: Game, id: CardId): number {
  const known = lastKnown(game, id);
  if (known) return known.armor;
  const { armor, setArmor } = characteristics(game, id);
  return setArmor ?? armor;
}

/** Damage that armor can still prevent this turn [1.5]. */
export function armorLeft(game: Game, id: CardId): number {
  return Math.max(0, armorOf(game, id) - card(game, id).armorUsed);
}

/** Returns the value of a keyword: 1 for keywords without a number, 0 if the card does not have it. */
export function keywordOf(game: Game, id: CardId, keyword: Keyword): number {
  const { keywords } = lastKnown(game, id) ?? characteristics(game, id);
  return keywords[keyword] ?? 0;
}

/** Says whether it is a token creature [5.6]. */
export function isToken(game: Game, id: CardId): boolean {
  return lastKnown(game, id)?.token ?? (isInPlay(game, id) && card(game, id).facedown);
}

/** Says whether it is either half of a gigantic creature [5.7]. */
export function isGigantic(game: Game, id: CardId): boolean {
  return lastKnown(game, id)?.gigantic ?? isHalf(game, id);
}

/** Returns the abilities of a card with a heading. A blank card has none [15.5]. */
export function abilitiesUnder(game: Game, id: CardId, heading: Header): ActiveAbility[] {
  const { abilities, blank } = characteristics(game, id);
  if (blank) return [];
  return abilities.filter(({ node }) => node.kind === 'on' && node.headers.includes(heading));
}

export function isInPlay(game: Game, id: CardId): boolean {
  return card(game, id).zone === 'play';
}

/** Returns a test whether the card is still the object that it is now, in the same zone [0.9]. */
export function untilItMoves(game: Game, id: CardId): () => boolean {
  const { zone, enteredAt } = card(game, id);
  return () => card(game, id).zone === zone && card(game, id).enteredAt === enteredAt;
}

export function isCreatureInPlay(game: Game, id: CardId): boolean {
  return isInPlay(game, id) && characteristics(game, id).type === 'creature';
}

/**
 * Returns the creatures to the left and right of one in its battleline; for one that has left, the last known ones
 * [1.3.3].
 */
export function neighborsOf(game: Game, id: CardId): CardId[] {
  const { zone, controller } = card(game, id);
  if (zone !== 'play') {
    const known = game.state.lastKnown[id];
    return [known?.left, known?.right].filter((near): near is CardId => near !== undefined && near !== null);
  }
  const line = game.state.players[controller]?.battleline ?? [];
  const index = line.indexOf(id);
  if (index < 0) return [];
  return [line[index - 1], line[index + 1]].filter((near): near is CardId => near !== undefined);
}

/** Returns the place of a card in its controller's battleline; a card that is in none has no neighbors. */
export function placeOf(game: Game, id: CardId): PlaceInLine {
  const line = game.state.players[card(game, id).controller]?.battleline ?? [];
  const index = line.indexOf(id);
  if (index < 0) return { left: null, right: null };
  return { left: line[index - 1] ?? null, right: line[index + 1] ?? null };
}

/** A creature with fewer than two neighbors is on a flank [1.3.3]. */
export function isOnFlank(game: Game, id: CardId): boolean {
  const known = lastKnown(game, id);
  if (known) return known.flank;
  if (!isCreatureInPlay(game, id)) return false;
  return neighborsOf(game, id).length < 2 || characteristics(game, id).consideredFlank;
}

/** The middle creature of a battleline with an odd number of creatures [1.3.3]. */
export function isInCenter(game: Game, id: CardId): boolean {
  const known = lastKnown(game, id);
  if (known) return known.center;
  const line = game.state.players[card(game, id).controller]?.battleline ?? [];
  return line.length % 2 === 1 && line[(line.length - 1) / 2] === id;
}

/** Says whether another player can affect it: a text says that it cannot `what`. */
export function isForbidden(game: Game, id: CardId, what: ForbiddenToCards): boolean {
  return statementForbidding(game, id, what) !== undefined;
}

type ForbiddenToCards =
  | 'reap'
  | 'fight'
  | 'attack'
  | 'be-attacked'
  | 'be-used'
  | 'be-used-except-to-fight'
  | 'ready'
  | 'ready-in-step'
  | 'be-dealt-damage'
  | 'be-destroyed'
  | 'leave-archives'
  | 'be-exhausted'
  | 'be-flipped'
  | 'be-discarded';

/** Returns the statement in force that says that the card cannot `what`, if there is one. */
export function statementForbidding(
  game: Game,
  id: CardId,
  what: ForbiddenToCards,
): ActiveStatement<'cannot'> | undefined {
  const prohibitions = statements(game, 'cannot');
  if (prohibitions.length === 0) return undefined;
  return prohibitions.find(({ node, bindings }) => {
    if (node.what !== what || node.only !== undefined) return false;
    if (node.unless && holds(game, node.unless, { ...bindings, it: [id] })) return false;
    if (typeof node.who === 'string') {
      return playersMeant(game, node.who, bindings).includes(card(game, id).controller);
    }
    return node.who.kind === 'select' && node.who.zone
      ? cardsMeant(game, node.who, bindings).includes(id)
      : isCardMeant(game, id, node.who, bindings);
  });
}

/** Returns the last known state of a card that leaves play. */
export function remember(game: Game, id: CardId): LastKnown {
  const state = card(game, id);
  const { slug, houses, traits, type, keywords } = characteristics(game, id);
  return {
    slug,
    controller: state.controller,
    houses,
    traits,
    type,
    power: powerOf(game, id),
    amber: state.amber,
    damage: state.damage,
    armor: armorOf(game, id),
    keywords,
    exhausted: state.exhausted,
    stunned: state.stunned,
    warded: state.warded,
    enraged: state.enraged,
    token: isToken(game, id),
    gigantic: isGigantic(game, id),
    flank: isOnFlank(game, id),
    center: isInCenter(game, id),
    counters: state.counters,
    ...placeOf(game, id),
    upgrades: state.upgrades,
    otherHalf: state.otherHalf,
  };
}
