/** Cards entering play, by being played or put there [6.2, 6.2.6]. */
import type { Game } from '../../state/game.ts';
import { card, opponentOf } from '../../state/game.ts';
import { characteristics, printOf, statements } from '../../queries/board.ts';
import { keywordOf, ownTypeOf, remember } from '../../queries/card-queries.ts';
import { bindingsFor } from '../../queries/bindings.ts';
import { holds } from '../../queries/conditions.ts';
import { matchesNoun } from '../../queries/filters.ts';
import type { Ability } from '../../language/abilities.ts';
import type { Bindings } from '../../state/state.ts';
import { commit } from '../../events/commit.ts';
import type { EventOf, GameEvent } from '../../state/events.ts';
import { happen } from '../reactions/happen.ts';
import { prepare } from '../../state/library.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, CardType, PlayerId } from '../../vocabulary.ts';
import { choosePlace } from './battleline.ts';
import { putAsToken } from './make-token.ts';
import { enterAsCopy } from './treat-as-copy.ts';
import type { Whole } from '../../queries/gigantic.ts';
import type { FixedPlace } from '../../queries/line-position.ts';
import { within } from '../../state/within.ts';

/** The player who controls a card when `by` brings it into play [treachery, 12]. */
export function controllerEntering(game: Game, id: CardId, by: PlayerId): PlayerId {
  const goesOver =
    keywordOf(game, id, 'treachery') > 0 || saysItEnters(game, id, by).has('under-opponents-control');
  return goesOver ? opponentOf(game, by) : by;
}

/** Says whether it may enter anywhere in the line, by its own keyword or by a statement in force. */
export function deploys(game: Game, id: CardId, player: PlayerId): boolean {
  if (keywordOf(game, id, 'deploy') > 0) return true;
  if (statements(game, 'enters').length === 0) return saysItEnters(game, id, player).has('anywhere');
  return waysItEnters(game, id, player, true).how.has('anywhere');
}

/** Returns the event of a creature or artifact entering play, with everything about how it enters. */
export function entering(
  game: Game,
  id: CardId,
  player: PlayerId,
  index: number | undefined,
  { played, otherHalf }: { played: boolean; otherHalf?: CardId | undefined },
): EventOf<'cardEntered'> {
  const how = howItEnters(game, id, player, played);
  const { copy } = card(game, id);
  return {
    type: 'cardEntered',
    card: id,
    player,
    from: card(game, id).zone,
    exhausted: !how.has('ready'),
    ...(index !== undefined && { index }),
    ...(how.has('stunned') && { stunned: true }),
    ...(how.has('enraged') && { enraged: true }),
    ...(how.has('warded') && { warded: true }),
    ...(otherHalf !== undefined && { otherHalf }),
    ...(copy !== null && { copy }),
  };
}

/** "… enters play ready / stunned": from the card itself or a statement in force. Single-use statements are used up. */
function howItEnters(game: Game, id: CardId, player: PlayerId, played: boolean): ReadonlySet<string> {
  const { how, usedUp } = waysItEnters(game, id, player, played);
  for (const effect of usedUp) commit(game, { type: 'lastingEnded', id: effect });
  return how;
}

function waysItEnters(
  game: Game,
  id: CardId,
  player: PlayerId,
  played: boolean,
): { how: Set<string>; usedUp: number[] } {
  const how = saysItEnters(game, id, player);
  const usedUp: number[] = [];
  for (const { node, bindings, lasting } of statements(game, 'enters')) {
    if (node.what.kind === 'ref' || !entersAs(game, id, player, node.what, bindings)) continue;
    const effect = game.state.lasting.find((one) => one.id === lasting);
    // "The next creature you play": a creature that is put into play neither gets the effect nor uses it up.
    if ((effect?.once || node.played) && !played) continue;
    how.add(node.how);
    if (effect?.once) usedUp.push(effect.id);
  }
  return { how, usedUp };
}

/** What the card's own text says. */
function saysItEnters(game: Game, id: CardId, player: PlayerId): Set<string> {
  const how = new Set<string>();
  for (const { node, ...ability } of characteristics(game, id).abilities) {
    for (const statement of statementsNow(game, node, bindingsFor({ ...ability, you: player }))) {
      if (statement.kind !== 'enters' || statement.what.kind !== 'ref') continue;
      if (statement.what.name === 'self') how.add(statement.how);
    }
  }
  return how;
}

/** Evaluates an ability of a card that is not in play yet. */
function statementsNow(game: Game, node: Ability, bindings: Bindings): readonly Ability[] {
  if (node.kind !== 'while') return [node];
  return holds(game, node.if, bindings)
    ? node.then.flatMap((part) => statementsNow(game, part, bindings))
    : [];
}

/** The future controller counts for "friendly", although the card is not in play yet. */
function entersAs(
  game: Game,
  id: CardId,
  player: PlayerId,
  what: Parameters<typeof matchesNoun>[2],
  bindings: Parameters<typeof matchesNoun>[3],
): boolean {
  const entering = { card: id, known: { ...remember(game, id), controller: player } };
  return within(game, 'viewedAsOf', entering, () => matchesNoun(game, id, what, bindings));
}

/** A creature attached as an upgrade is put into play as its printed type [5.5]. */
function typeEntering(game: Game, id: CardId): CardType {
  return card(game, id).asUpgrade ? prepare(game.library, printOf(game, id).slug).type : ownTypeOf(game, id);
}

/** What the text says about how it enters. */
export interface HowPut {
  ready?: boolean;
  place?: FixedPlace;
  /** As the token creature of its owner [5.6]. */
  facedown?: true;
}

/** Puts a creature or artifact into play without playing it. @returns whether it entered */
export function* putIntoPlay(
  game: Game,
  { card: id, otherHalf }: Whole,
  by: PlayerId,
  { ready = false, place, facedown }: HowPut = {},
): Step<boolean> {
  if (facedown) return yield* putAsToken(game, id, by, { ready, ...(place !== undefined && { place }) });
  yield* enterAsCopy(game, id, by);
  const type = typeEntering(game, id);
  if (type !== 'creature' && type !== 'artifact') return false;
  const player = controllerEntering(game, id, by);
  let index: number | undefined;
  if (type === 'creature') {
    const placing = { deploy: deploys(game, id, player), cancellable: false };
    index =
      (yield* choosePlace(game, id, player, place === undefined ? placing : { ...placing, place })) ?? 0;
  }
  const event: GameEvent = entering(game, id, player, index, { played: false, otherHalf });
  yield* happen(game, ready ? { ...event, exhausted: false } : event);
  return true;
}
