/** Cards entering play, by being played or put there [6.2, 6.2.6]. */
import { copyOf } from '../../state/copy.ts';
import type { Game } from '../../state/game.ts';
import { card, opponentOf, player } from '../../state/game.ts';
import { boardOf, characteristics, printOf, statements } from '../../queries/board.ts';
import { keywordOf, ownTypeOf, remember } from '../../queries/card-queries.ts';
import { bindingsFor } from '../../queries/bindings.ts';
import { holds } from '../../queries/conditions.ts';
import { playersMeant } from '../../queries/named-players.ts';
import { isCardMeant } from '../../queries/targets.ts';
import type { Ability } from '../../language/abilities.ts';
import type { Target } from '../../language/nouns.ts';
import type { Bindings, GameState } from '../../state/state.ts';
import { backsBeside, cardOf } from '../../events/apply-moves.ts';
import { apply } from '../../events/apply.ts';
import { commit } from '../../events/commit.ts';
import type { EventOf } from '../../state/events.ts';
import { happen } from '../reactions/happen.ts';
import { prepare } from '../../state/library.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, CardType, PlayerId } from '../../vocabulary.ts';
import { choosePlace } from './battleline.ts';
import type { Placing } from './battleline.ts';
import { returnAbducted } from './leave-play.ts';
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

/** Whose card enters play, and how. */
export interface Arrival {
  /** The player whose side it enters. */
  side: PlayerId;
  /** The player who plays it; absent if it is put into play. */
  playedBy?: PlayerId;
}

/** Says whether it may enter anywhere in the line, by its own keyword or by a statement in force, and what is optional. */
export function placingOf(game: Game, id: CardId, arrival: Arrival): Pick<Placing, 'deploy' | 'declinable'> {
  const { how, optional } = waysItEnters(game, id, arrival);
  const deploy = keywordOf(game, id, 'deploy') > 0 || how.has('anywhere') || gainsDeploy(game, id, arrival);
  const [first] = optional;
  if (first === undefined) return { deploy };
  const effects = optional.map(({ effect }) => effect);
  return {
    deploy: deploy || optional.some((one) => one.how === 'anywhere'),
    declinable: { source: first.source, effects, deploy },
  };
}

/** "Each friendly creature gains deploy", judged on the card as it will be in play [6.2]. */
function gainsDeploy(game: Game, id: CardId, { side }: Arrival): boolean {
  const isGranted = statements(game, 'grant').some(({ node }) =>
    node.what.some((grant) => grant.kind === 'keyword' && grant.keyword === 'deploy'),
  );
  return isGranted && keywordOf(asIfEntered(game, plainArrival(game, id, side)), id, 'deploy') > 0;
}

const plainArrival = (game: Game, id: CardId, side: PlayerId): EventOf<'cardEntered'> => ({
  type: 'cardEntered',
  card: id,
  player: side,
  from: card(game, id).zone,
  exhausted: true,
});

/** The same for a card that enters as a token creature: by the text of the token card [5.6]. */
export function placingAsToken(game: Game, id: CardId, side: PlayerId): ReturnType<typeof placingOf> {
  const event = { ...plainArrival(game, id, side), facedown: true } as const;
  return isAnythingSaid(game, event) ? placingOf(asIfEntered(game, event), id, { side }) : { deploy: false };
}

/** Returns the event of a creature or artifact entering play, with everything about how it enters. */
export function entering(
  game: Game,
  id: CardId,
  arrival: Arrival,
  more: Pick<EventOf<'cardEntered'>, 'index' | 'otherHalf' | 'facedown' | 'put'>,
): EventOf<'cardEntered'> {
  const { copy } = card(game, id);
  const event: EventOf<'cardEntered'> = {
    ...plainArrival(game, id, arrival.side),
    ...more,
    ...(copy !== null && !more.facedown && { copy }),
  };
  const how = howItEnters(game, event, arrival);
  return {
    ...event,
    exhausted: !how.has('ready'),
    ...(how.has('stunned') && { stunned: true }),
    ...(how.has('enraged') && { enraged: true }),
    ...(how.has('warded') && { warded: true }),
  };
}

/**
 * "… enters play ready / stunned": from the card itself or a statement in force, judged on the card as it will be in
 * play [6.2]. Single-use statements are used up.
 */
function howItEnters(game: Game, event: EventOf<'cardEntered'>, arrival: Arrival): ReadonlySet<string> {
  if (!isAnythingSaid(game, event)) return new Set();
  const { how, optional, usedUp } = waysItEnters(asIfEntered(game, event), event.card, arrival);
  for (const effect of usedUp) commit(game, { type: 'lastingEnded', id: effect });
  return new Set([...how, ...optional.map((one) => one.how)]);
}

/** Most cards enter without a text about it, so this check is fast. */
function isAnythingSaid(game: Game, { card: id, facedown }: EventOf<'cardEntered'>): boolean {
  const { conditional } = boardOf(game);
  if (statements(game, 'enters').length > 0 || conditional.some(saysHowItEnters)) return true;
  const { tokenCreature } = player(game, card(game, id).owner);
  const shown = facedown ? tokenCreature : characteristics(game, id).slug;
  return shown !== null && prepare(game.library, shown).abilities.some(saysHowItEnters);
}

function saysHowItEnters(node: Ability): boolean {
  return node.kind === 'while' ? node.then.some(saysHowItEnters) : node.kind === 'enters';
}

/** Returns the game as it will be with the card in play. The game itself does not change. */
function asIfEntered(game: Game, event: EventOf<'cardEntered'>): Game {
  const state = copyForEntering(game.state, event);
  apply(state, event);
  return { ...game, state, board: null, printed: new Map() };
}

/** Copies what the event changes; the rest of the state is shared. */
function copyForEntering(state: GameState, { card: id, otherHalf }: EventOf<'cardEntered'>): GameState {
  const cards = { ...state.cards };
  const copyCard = (one: CardId | null | undefined): void => {
    const known = one && cards[one];
    if (known) cards[known.id] = copyOf(known);
  };
  for (const one of [id, otherHalf]) {
    copyCard(one);
    // A hidden card exchanges its names with another one when it leaves.
    for (const beside of one ? backsBeside(state, cardOf(state, one)) : []) copyCard(beside);
    copyCard(one && cards[one]?.parent);
  }
  return { ...state, cards, players: copyOf(state.players), lastKnown: { ...state.lastKnown } };
}

interface Entrance {
  how: Set<string>;
  /** Lasting effects that the player may decline. */
  optional: { effect: number; how: string; source: CardId }[];
  /** Lasting effects that apply once. */
  usedUp: number[];
}

function waysItEnters(game: Game, id: CardId, { side, playedBy }: Arrival): Entrance {
  // A card is its player's while it enters, also on the other side.
  const you = playedBy ?? side;
  const how = saysItEnters(game, id, you);
  const optional: Entrance['optional'] = [];
  const usedUp: number[] = [];
  for (const { node, bindings, lasting } of statements(game, 'enters')) {
    const { what, played } = node;
    if (!isMeant(game, id, you, what, bindings)) continue;
    const isPlayed = playedBy !== undefined;
    if (played !== undefined && !(isPlayed && playersMeant(game, played, bindings).includes(playedBy)))
      continue;
    if (node.optional && lasting !== null)
      optional.push({ effect: lasting, how: node.how, source: bindings.self });
    else how.add(node.how);
    const effect = game.state.lasting.find((one) => one.id === lasting);
    if (effect?.once) usedUp.push(effect.id);
  }
  return { how, optional, usedUp };
}

/** What the card's own text says, even if it will be blank in play [6.2]. */
function saysItEnters(game: Game, id: CardId, you: PlayerId): Set<string> {
  const how = new Set<string>();
  for (const { node, ...ability } of characteristics(game, id).abilities) {
    for (const statement of statementsNow(game, node, bindingsFor({ ...ability, you }))) {
      if (statement.kind !== 'enters' || statement.what.kind !== 'ref') continue;
      if (statement.what.name === 'self') how.add(statement.how);
    }
  }
  return how;
}

function statementsNow(game: Game, node: Ability, bindings: Bindings): readonly Ability[] {
  if (node.kind !== 'while') return [node];
  return holds(game, node.if, bindings)
    ? node.then.flatMap((part) => statementsNow(game, part, bindings))
    : [];
}

function isMeant(game: Game, id: CardId, you: PlayerId, what: Target, bindings: Bindings): boolean {
  const seen = { card: id, known: { ...remember(game, id), controller: you } };
  return within(game, 'viewedAsOf', seen, () => isCardMeant(game, id, what, bindings));
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
  if (yield* returnAbducted(game, id)) return false;
  if (facedown) return yield* putAsToken(game, id, by, { ready, ...(place !== undefined && { place }) });
  yield* enterAsCopy(game, id, by);
  const type = typeEntering(game, id);
  if (type !== 'creature' && type !== 'artifact') return false;
  const arrival: Arrival = { side: controllerEntering(game, id, by) };
  let index: number | undefined;
  if (type === 'creature') {
    const placing = { ...placingOf(game, id, arrival), cancellable: false };
    index =
      (yield* choosePlace(game, id, arrival.side, place === undefined ? placing : { ...placing, place })) ??
      0;
  }
  const event = entering(game, id, arrival, {
    ...(index !== undefined && { index }),
    ...(otherHalf !== undefined && { otherHalf }),
    put: true,
  });
  yield* happen(game, ready ? { ...event, exhausted: false } : event);
  return true;
}
