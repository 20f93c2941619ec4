/** Positions in the battleline, and the side on which a card lies. */
import type { Game } from '../../state/game.ts';
import { card, cardArg, faceOf, player } from '../../state/game.ts';
import { typeOf } from '../../queries/card-queries.ts';
import { commit } from '../../events/commit.ts';
import { happen } from '../reactions/happen.ts';
import type { Control, Step } from '../../prompts/question.ts';
import { CANCEL, choose, control, pickCards, say } from '../../prompts/ask.ts';
import type { CardId, CardSlug, PlayerId } from '../../vocabulary.ts';
import type { ControlPlace } from '../../language/effects.ts';
import type { FixedPlace } from '../../queries/line-position.ts';

export interface Placing {
  /** Deploy: the creature may enter anywhere in the line [12]. */
  deploy: boolean;
  /** The player can still cancel. */
  cancellable: boolean;
  /** The player who decides the position [the active player]. */
  by?: PlayerId;
  /** What it enters play as, if not as itself: a token creature. */
  face?: CardSlug;
  /** Flanks on which it may not be played. */
  closed?: readonly ('left' | 'right')[];
  place?: FixedPlace;
  declinable?: Declinable;
}

/** "You may have it enter …": effects that the player can decline where they place the creature. */
export interface Declinable {
  /** The card whose effects they are. */
  source: CardId;
  /** The lasting effects. They end if they are declined. */
  effects: readonly number[];
  /** The creature deploys without them. */
  deploy: boolean;
}

/**
 * Asks where in `side`'s battleline a creature goes [20.18, 20.20].
 *
 * @returns its place counted from the left, or `null` if the player cancelled
 */
export function* choosePlace(
  game: Game,
  id: CardId,
  side: PlayerId,
  { declinable, ...placing }: Placing,
): Step<number | null> {
  const { deploy, cancellable, place, closed = [] } = placing;
  const { by = game.state.activePlayer, face = faceOf(game, id) } = placing;
  const line = player(game, side).battleline;
  if (line.length === 0) return 0;
  const fixed = typeof place === 'function' ? place(line) : undefined;
  if (fixed !== undefined) return fixed;
  const arriving = { card: id, slug: face };
  for (;;) {
    const picked = yield* choose(by, 'flank', {
      title: say('prompt.card.title', { card: arriving }),
      text: say('prompt.flank.text', { card: arriving }),
      source: id,
      face,
      controls: [
        ...flankControls((deploy || place === 'anywhere') && line.length > 1, closed),
        ...(declinable ? [withoutControl(game, declinable.source)] : []),
        ...(cancellable ? [CANCEL] : []),
      ],
    });
    if (picked.kind === 'cancel') return null;
    if (picked.value === WITHOUT && declinable) {
      const index = yield* choosePlace(game, id, side, { ...placing, deploy: declinable.deploy });
      // Until the creature has its place, the play can be cancelled.
      if (index !== null)
        for (const effect of declinable.effects) commit(game, { type: 'lastingEnded', id: effect });
      return index;
    }
    if (picked.value === 'left') return 0;
    if (picked.value === 'right') return line.length;
    const near = yield* pickCards(game, {
      player: by,
      purpose: 'deploy-neighbor',
      source: id,
      title: say('prompt.deployNeighbor.text', { card: arriving }),
      cards: line,
      min: 1,
      max: 1,
    });
    const [neighbor] = near ?? [];
    if (neighbor === undefined) continue;
    return line.indexOf(neighbor) + (picked.value === 'deploy-right' ? 1 : 0);
  }
}

/**
 * Whether a suspended rule waits for the place of a creature. A correction by hand during the question must not ask for
 * it again [17.1].
 */
export function isBeingPlaced({ suspended }: Game, id: CardId): boolean {
  return suspended.some(({ open }) =>
    open.some(({ question }) => question.purpose === 'flank' && question.source === id),
  );
}

const WITHOUT = 'without';

const withoutControl = (game: Game, source: CardId): Control =>
  control('flank', say('button.without', { card: cardArg(game, source) }), { value: WITHOUT });

function flankControls(deploy: boolean, closed: readonly string[]): Control[] {
  const controls = [
    control('flank', say('button.left'), { value: 'left' }),
    control('flank', say('button.right'), { value: 'right' }),
  ].filter(({ value }) => !closed.includes(String(value)));
  if (deploy) {
    controls.push(
      control('flank', say('button.deployLeft'), { value: 'deploy-left' }),
      control('flank', say('button.deployRight'), { value: 'deploy-right' }),
    );
  }
  return controls;
}

/** Moves a creature to a flank of its own battleline [14.26]. */
export function* moveToFlank(game: Game, id: CardId, side?: 'left' | 'right'): Step {
  const line = player(game, card(game, id).controller).battleline;
  if (line.length < 2) return;
  const place = yield* choosePlace(game, id, card(game, id).controller, {
    deploy: false,
    cancellable: false,
    ...(side && { place: onFlank(side) }),
  });
  yield* moveInLine(game, id, place === 0 ? 0 : line.length - 1);
}

/** A correction by hand may have moved the creature out of its line. */
function* moveInLine(game: Game, id: CardId, index: number): Step {
  const isInLine = player(game, card(game, id).controller).battleline.includes(id);
  if (isInLine) yield* happen(game, { type: 'movedInLine', card: id, index });
}

/** The position at one end of a line. */
const onFlank =
  (side: 'left' | 'right'): FixedPlace =>
  (line) =>
    side === 'left' ? 0 : line.length;

/** Moves a creature to any place of its battleline: next to which creature, and on which side [20.38]. */
export function* moveAnywhere(game: Game, id: CardId): Step {
  const line = player(game, card(game, id).controller).battleline;
  const others = line.filter((other) => other !== id);
  if (others.length === 0) return;
  const [neighbor] =
    (yield* pickCards(game, {
      player: game.state.activePlayer,
      purpose: 'move-neighbor',
      source: id,
      title: say('prompt.moveNeighbor.text', { card: cardArg(game, id) }),
      cards: others,
      min: 1,
      max: 1,
    })) ?? [];
  if (neighbor === undefined) return;
  const side = yield* choose(game.state.activePlayer, 'move-side', {
    title: say('prompt.card.title', { card: cardArg(game, neighbor) }),
    text: say('prompt.moveSide.text', { card: cardArg(game, neighbor) }),
    source: id,
    controls: [
      control('side', say('button.left'), { value: 'left' }),
      control('side', say('button.right'), { value: 'right' }),
    ],
  });
  const index = others.indexOf(neighbor) + (side.value === 'right' ? 1 : 0);
  yield* moveInLine(game, id, index);
}

/** Swaps two creatures of one battleline. */
export function* swapPositions(game: Game, one: CardId, other: CardId): Step {
  const line = player(game, card(game, one).controller).battleline;
  const first = line.indexOf(one);
  const second = line.indexOf(other);
  if (first < 0 || second < 0) return;
  const [left, right] = first < second ? [first, second] : [second, first];
  const [leftCard, rightCard] = [line[left], line[right]];
  if (leftCard === undefined || rightCard === undefined) return;
  yield* happen(
    game,
    { type: 'movedInLine', card: rightCard, index: left },
    { type: 'movedInLine', card: leftCard, index: right },
  );
}

/** Swaps the controllers of two cards for as long as each is in play. Each takes the other's place [15.6]. */
export function* swapControl(game: Game, one: CardId, other: CardId): Step {
  const [mine, theirs] = [placeOf(game, one), placeOf(game, other)];
  if (mine.player === theirs.player) return;
  const isOfOneKind = (mine.index === undefined) === (theirs.index === undefined);
  yield* happen(
    game,
    { type: 'controlSwapped', card: one, other },
    // A creature has no place among artifacts: its flank is asked for afterwards.
    ...(isOfOneKind
      ? ([
          { type: 'controlChanged', card: one, ...theirs },
          { type: 'controlChanged', card: other, ...mine },
        ] as const)
      : []),
  );
}

/** The side on which a card lies, and its position if that is the battleline. */
function placeOf(game: Game, id: CardId): { player: PlayerId; index?: number } {
  const { controller } = card(game, id);
  const index = player(game, controller).battleline.indexOf(id);
  return { player: controller, ...(index >= 0 && { index }) };
}

/** Gives a player control of a card in play. The active player chooses the flank of a creature [15.6]. */
export function* changeControl(game: Game, id: CardId, to: PlayerId, at?: ControlPlace): Step {
  if (typeOf(game, id) !== 'creature') {
    yield* happen(game, { type: 'controlChanged', card: id, player: to });
    return;
  }
  const index = yield* choosePlace(game, id, to, {
    deploy: false,
    cancellable: false,
    ...(at && { place: at === 'anywhere' ? at : onFlank(at.side) }),
  });
  const { zone, controller } = card(game, id);
  const wasMovedByHand = zone !== 'play' || controller === to;
  if (!wasMovedByHand)
    yield* happen(game, { type: 'controlChanged', card: id, player: to, index: index ?? 0 });
}
