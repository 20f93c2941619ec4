/** The cards that a noun phrase or pronoun means. */
import type { Ref, Select, Target, ZoneName, ZonePhrase } from '../language/nouns.ts';
import type { Game } from '../state/game.ts';
import { activeFirst, card, player } from '../state/game.ts';
import type { Bindings } from '../state/state.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { armorOf, powerOf } from './card-queries.ts';
import { evaluate } from './amounts.ts';
import { matchesNoun } from './filters.ts';
import { playersMeant } from './named-players.ts';

/** Returns every card that a target may mean: the matches of a phrase, or the cards of a pronoun. */
export function cardsMeant(game: Game, target: Target, bindings: Bindings): readonly CardId[] {
  if (target.kind === 'select') return candidates(game, target, bindings);
  const { gone } = bindings;
  const meant = cardsCalled(target.name, bindings);
  return gone === undefined ? meant : meant.filter((id) => !gone.includes(id));
}

/** Says whether a target means a card of this sort. Where each card is judged alone, it looks no further than the first. */
export function isAnyMeant(
  game: Game,
  target: Target,
  bindings: Bindings,
  isOfSort: (id: CardId) => boolean = () => true,
): boolean {
  if (target.kind === 'ref' || dependsOnOthers(target))
    return cardsMeant(game, target, bindings).some(isOfSort);
  return cardsIn(game, target, bindings).some(
    (id) => matchesNoun(game, id, target, bindings) && isOfSort(id),
  );
}

/** "The most powerful", "the first", "with a total power of": the other cards decide. */
const dependsOnOthers = ({ quantifier, where }: Select): boolean =>
  quantifier.kind === 'first' ||
  (quantifier.kind === 'any-number' && quantifier.totalPower !== undefined) ||
  where.some(({ kind }) => kind === 'extreme');

/** Says whether a target means this card. Where only a rank can tell, all candidates are compared [10.5]. */
export function isCardMeant(game: Game, id: CardId, target: Target, bindings: Bindings): boolean {
  const needsAll = target.kind === 'ref' || target.where.some(({ kind }) => kind === 'extreme');
  return needsAll ? cardsMeant(game, target, bindings).includes(id) : matchesNoun(game, id, target, bindings);
}

/** The cards that a pronoun or a given name refers to. */
function cardsCalled(name: Ref['name'], bindings: Bindings): readonly CardId[] {
  switch (name) {
    case 'self':
      return [bindings.self];
    case 'it':
    case 'them':
      return bindings.it;
    case 'this-creature':
      return [bindings.bearer];
    case 'recipient':
      return bindings.recipient === undefined ? [] : [bindings.recipient];
    case 'attacked':
      return bindings.attacked === null ? [] : [bindings.attacked];
    default:
      return bindings.named[name satisfies `$${string}`] ?? [];
  }
}

/** Returns every card that matches a phrase, in the order of the table. */
export function candidates(game: Game, select: Select, bindings: Bindings): CardId[] {
  const found = cardsIn(game, select, bindings).filter((id) => matchesNoun(game, id, select, bindings));
  const extreme = select.where.find((filter) => filter.kind === 'extreme');
  if (extreme) return mostOrLeast(game, found, extreme, select);
  const { quantifier } = select;
  if (quantifier.kind === 'first') return found.slice(0, evaluate(game, quantifier.n, bindings));
  return haveTotalPower(game, found, select, bindings) ? found : [];
}

/** Says whether these cards together have the power that the phrase requires, if it does. */
export function haveTotalPower(
  game: Game,
  cards: readonly CardId[],
  { quantifier }: Select,
  bindings: Bindings,
): boolean {
  if (quantifier.kind !== 'any-number' || quantifier.totalPower === undefined) return true;
  let total = 0;
  for (const id of cards) total += Math.max(0, powerOf(game, id));
  return total >= evaluate(game, quantifier.totalPower, bindings);
}

/**
 * "The N most powerful" [10.5]: everything above the N-th value, and the ties at it. The player chooses among ties.
 * Cards that are already being destroyed are taken only if there are no others.
 */
function mostOrLeast(
  game: Game,
  found: CardId[],
  extreme: { stat: 'power' | 'armor'; most: boolean },
  { quantifier }: Select,
): CardId[] {
  const value = (id: CardId) =>
    (extreme.stat === 'power' ? powerOf(game, id) : armorOf(game, id)) * (extreme.most ? 1 : -1);
  const wanted = quantifier.kind === 'choose' && typeof quantifier.max === 'number' ? quantifier.max : 1;
  const sorted = found.map(value).sort((one, other) => other - one);
  const threshold = sorted[Math.min(wanted, sorted.length) - 1];
  if (threshold === undefined) return [];
  const sure = found.filter((id) => value(id) > threshold);
  const tied = found.filter((id) => value(id) === threshold);
  const staying = tied.filter((id) => !card(game, id).tagged);
  const enough = staying.length >= wanted - sure.length;
  return found.filter((id) => sure.includes(id) || (enough ? staying : tied).includes(id));
}

function cardsIn(game: Game, { zone, type, where }: Select, bindings: Bindings): CardId[] {
  if (zone) return cardsInZone(game, zone, type, bindings);
  const thisWay = where.find((filter) => filter.kind === 'this-way');
  if (thisWay) return (bindings.thisWay[thisWay.verb] ?? []).slice();
  return cardsInPlay(game, type);
}

function cardsInPlay(game: Game, type: Select['type']): CardId[] {
  const found: CardId[] = [];
  for (const seat of activeFirst(game)) {
    const { battleline, artifacts } = player(game, seat);
    if (type !== 'upgrade') found.push(...battleline, ...artifacts);
    if (type !== 'upgrade' && type !== 'card') continue;
    for (const id of battleline) found.push(...card(game, id).upgrades);
    for (const id of artifacts) found.push(...card(game, id).upgrades);
  }
  return found;
}

function cardsInZone(game: Game, zone: ZonePhrase, type: Select['type'], bindings: Bindings): CardId[] {
  if (zone.kind === 'under')
    return cardsMeant(game, zone.card, bindings).flatMap((id) => card(game, id).under);
  const names: readonly ZoneName[] = typeof zone.name === 'string' ? [zone.name] : zone.name;
  const players = zone.of === 'a-player' ? activeFirst(game) : playersMeant(game, zone.of, bindings);
  const found = players.flatMap((id) =>
    atEnd(
      game,
      zone,
      names.flatMap((name) => cardsOf(game, id, name)),
      bindings,
    ),
  );
  // Cards in play are shared by the table, not by one player.
  if (names.includes('play')) found.push(...cardsInPlay(game, type));
  return found;
}

/** "The top 3 cards", "the bottom card": of each player's own deck. */
function atEnd(
  game: Game,
  { top, bottom }: Extract<ZonePhrase, { kind: 'zone' }>,
  cards: readonly CardId[],
  bindings: Bindings,
): readonly CardId[] {
  if (top !== undefined) return cards.slice(0, evaluate(game, top, bindings));
  if (bottom === undefined) return cards;
  const wanted = evaluate(game, bottom, bindings);
  return cards.slice(Math.max(0, cards.length - wanted)).toReversed();
}

/** A player's cards in one zone other than play. */
function cardsOf(game: Game, id: PlayerId, zone: ZoneName): readonly CardId[] {
  const side = player(game, id);
  return zone === 'play' ? [] : side[zone];
}
