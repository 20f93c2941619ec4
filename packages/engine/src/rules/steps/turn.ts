/** A turn and its steps [3]. */
import type { Game } from '../../state/game.ts';
import { card, cardArg, opponentOf, player } from '../../state/game.ts';
import { statements } from '../../queries/board.ts';
import { housesCalled } from '../../queries/named-houses.ts';
import { housesOf, isForbidden, keywordOf } from '../../queries/card-queries.ts';
import { evaluate, forgedKeys } from '../../queries/amounts.ts';
import { playersMeant } from '../../queries/named-players.ts';
import { cardsMeant } from '../../queries/targets.ts';
import { commit } from '../../events/commit.ts';
import { happen } from '../reactions/happen.ts';
import { react } from '../reactions/react.ts';
import { isReplaced } from '../reactions/replace.ts';
import { settle } from '../reactions/settle.ts';
import { heading, log } from '../../log/log.ts';
import { choose, confirm, control, pickCards, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import { NEXT_TURNS } from '../effects/lasting-effects.ts';
import type { LastingEffect } from '../../state/state.ts';
import type { CardId, House, PlayerId, TurnStep } from '../../vocabulary.ts';
import { drawCards, refillHand } from './draw.ts';
import { forgeKey } from './forge.ts';
import { moveCards } from './leave-play.ts';
import { happenOneAtATime } from './one-at-a-time.ts';
import { mainStep } from './main-step.ts';
import { mayNot } from '../../queries/permissions.ts';
import { decideByTiebreak, isLastTurn } from './time-limit.ts';
import { canForge } from '../../queries/forging.ts';
import { canBeReadied } from '../../queries/plain-verbs.ts';
import { replacements } from '../../queries/replacements.ts';
import { keyOf } from '../../state/ability-key.ts';
import { grouped } from '../../state/group-by.ts';
import type { GameEvent } from '../../state/events.ts';

/** Runs turns one after the other until a player has won. */
export function* turns(game: Game, first: PlayerId): Step {
  let active = first;
  for (;;) {
    yield* turn(game, active);
    active = yield* nextPlayer(game, active);
  }
}

/**
 * The turn passes to the opponent unless the player has an extra turn [3.7]. An extra turn gained on the opponent's
 * turn follows the player's own next turn.
 */
function* nextPlayer(game: Game, active: PlayerId): Step<PlayerId> {
  if (!game.state.extraTurns.includes(active)) return opponentOf(game, active);
  yield* happen(game, { type: 'extraTurnTaken', player: active });
  return active;
}

/** Points at which a turn can be resumed; `choose-house` and `main` are inside the step of that name. */
export type PointOfTurn =
  | 'forge'
  | 'house'
  | 'choose-house'
  | 'after-house'
  | 'main'
  | 'ready'
  | 'draw'
  | 'end'
  | 'close';

/** Resumes the current turn at a point, and runs all following turns. */
export function* resumeAt(game: Game, point: PointOfTurn): Step {
  const active = game.state.activePlayer;
  yield* turnFrom(game, active, point);
  yield* turns(game, yield* nextPlayer(game, active));
}

/** The steps of one turn, always in this order [3]. */
function* turn(game: Game, active: PlayerId): Step {
  beginEffects(game, active);
  commit(game, { type: 'turnStarted', player: active });
  heading(game, 'turn', active, say('log.turn', { player: { player: active }, number: game.state.turn }));
  yield* settle(game);
  yield* react(game, [{ type: 'turnStarted', player: active }]);
  yield* turnFrom(game, active, 'forge');
}

function* turnFrom(game: Game, active: PlayerId, first: PointOfTurn): Step {
  let point: PointOfTurn | null = first;
  while (point !== null) point = yield* PARTS[point](game, active);
}

/**
 * The part of a turn that begins at each point; returns the point at which the turn goes on. A part does not run the
 * next one itself, because each rule that waits beneath a question makes the answer slower.
 */
const PARTS: Record<PointOfTurn, (game: Game, active: PlayerId) => Step<PointOfTurn | null>> = {
  *forge(game, active) {
    yield* forgeStep(game, active);
    if (isLastTurn(game)) yield* decideByTiebreak(game);
    return 'house';
  },
  *house(game, active) {
    yield* enter(game, active, 'house');
    return 'choose-house';
  },
  *'choose-house'(game, active) {
    yield* houseStep(game, active);
    return 'after-house';
  },
  *'after-house'(game, active) {
    yield* enter(game, active, 'main');
    return 'main';
  },
  *main(game, active) {
    yield* mainStep(game, active);
    return game.state.ending === 'turn' ? 'end' : 'ready';
  },
  *ready(game, active) {
    yield* readyStep(game, active);
    return 'draw';
  },
  *draw(game, active) {
    yield* drawStep(game, active);
    return 'end';
  },
  *end(game, active) {
    yield* happen(game, { type: 'turnEnding', player: active });
    return 'close';
  },
  *close(game, active) {
    yield* closeTurn(game, active);
    return null;
  },
};

function* enter(game: Game, active: PlayerId, step: TurnStep): Step {
  heading(
    game,
    'step',
    active,
    say(STEP_HEADINGS[step as keyof typeof STEP_HEADINGS], { player: { player: active } }),
  );
  yield* happen(game, { type: 'stepStarted', player: active, step });
}

function* leave(game: Game, active: PlayerId, step: TurnStep): Step {
  yield* happen(game, { type: 'stepEnding', player: active, step });
}

const STEP_HEADINGS = {
  forge: 'log.step.forge',
  house: 'log.step.house',
  main: 'log.step.main',
  ready: 'log.step.ready',
  draw: 'log.step.draw',
} as const;

function isSkipped(game: Game, active: PlayerId, step: 'forge' | 'ready' | 'draw'): boolean {
  return statements(game, 'skip-step').some(
    ({ node, bindings }) => node.step === step && playersMeant(game, node.who, bindings).includes(active),
  );
}

/** Forging is mandatory for players who can pay [3.2]. Further keys are not. */
function* forgeStep(game: Game, active: PlayerId): Step {
  if (isSkipped(game, active, 'forge')) return;
  yield* enter(game, active, 'forge');
  if (yield* forgeKey(game, active)) yield* forgeFurtherKeys(game, active);
  yield* leave(game, active, 'forge');
}

/** "Players may forge 1 additional key during their forge a key step" [3.2.1]. */
function* forgeFurtherKeys(game: Game, active: PlayerId): Step {
  for (const source of permissionsToForge(game, active)) {
    if (!canForge(game, active)) return;
    const isWanted = yield* confirm(active, 'confirm', {
      title: say('prompt.card.title', { card: cardArg(game, source) }),
      text: say('prompt.confirm.text'),
      source,
    });
    if (isWanted) yield* forgeKey(game, active);
  }
}

/** The cards that permit further keys, once for each key. */
function permissionsToForge(game: Game, active: PlayerId): CardId[] {
  return statements(game, 'extra-forge')
    .filter(({ node, bindings }) => playersMeant(game, node.who, bindings).includes(active))
    .flatMap(({ node, bindings }) => Array.from({ length: node.by }, () => bindings.self));
}

function* houseStep(game: Game, active: PlayerId): Step {
  const houses = housesToChoose(game, active);
  const house = houses.length === 0 ? null : yield* chooseHouse(active, houses);
  yield* happen(game, { type: 'houseChosen', player: active, house });
  yield* takeArchives(game, active);
  yield* leave(game, active, 'house');
}

/** Always asks, even if one house is left [20.8]. */
function* chooseHouse(active: PlayerId, houses: readonly House[]): Step<House> {
  const picked = yield* choose(active, 'active-house', {
    title: say('prompt.activeHouse.title'),
    text: say('prompt.activeHouse.text'),
    controls: houses.map((house) =>
      control('house', say('button.house', { house: { house } }), { value: house }),
    ),
  });
  return picked.value as House;
}

/**
 * The houses of the identity card and of controlled cards in play, upgrades included; without forbidden ones, or only
 * required ones [3.3].
 */
export function housesToChoose(game: Game, active: PlayerId): House[] {
  const { houses, battleline, artifacts } = player(game, active);
  const found = new Set<string>(houses);
  for (const id of [...battleline, ...artifacts, ...upgradesOf(game, active)])
    for (const house of housesOf(game, id)) found.add(house);
  for (const { node, bindings } of statements(game, 'cannot')) {
    if (node.what !== 'choose-house' || typeof node.who !== 'string') continue;
    if (!playersMeant(game, node.who, bindings).includes(active)) continue;
    if (typeof node.only === 'string')
      for (const house of housesCalled(game, node.only, bindings, active)) found.delete(house);
  }
  const demanded = statements(game, 'must-choose-house')
    .filter(({ node, bindings }) => playersMeant(game, node.who, bindings).includes(active))
    .flatMap(({ node: { house }, bindings }) =>
      typeof house === 'object'
        ? cardsMeant(game, house.houseOf, bindings).flatMap((id) => housesOf(game, id))
        : housesCalled(game, house, bindings, active),
    )
    .filter((house) => found.has(house));
  return (demanded.length > 0 ? [...new Set(demanded)] : [...found]) as House[];
}

/** The upgrades that a player controls, on any card. */
function upgradesOf(game: Game, controller: PlayerId): CardId[] {
  return game.state.seats
    .flatMap((seat) => [...player(game, seat).battleline, ...player(game, seat).artifacts])
    .flatMap((id) => card(game, id).upgrades)
    .filter((id) => card(game, id).controller === controller);
}

/** Takes all cards that can leave archives, or none, once per turn [3.3.5]. */
function* takeArchives(game: Game, active: PlayerId): Step {
  const cards = player(game, active).archives.filter((id) => !isForbidden(game, id, 'leave-archives'));
  if (cards.length === 0 || mayNot(game, active, 'take-archives')) return;
  const taken = yield* cardsToTake(game, active, cards);
  if (taken.length === 0) return;
  yield* moveCards(
    game,
    taken.map((id) => ({ card: id, to: 'hand' as const })),
  );
  yield* happen(game, { type: 'archivesTaken', player: active, amount: taken.length });
}

function* cardsToTake(game: Game, active: PlayerId, cards: readonly CardId[]): Step<readonly CardId[]> {
  const mayTakeAny = statements(game, 'takes-any-archives').some(({ node, bindings }) =>
    playersMeant(game, node.who, bindings).includes(active),
  );
  if (mayTakeAny) {
    const title = say('prompt.takeArchives.text');
    const any = { player: active, purpose: 'take-archives' as const, source: null, title, cards };
    return (yield* pickCards(game, { ...any, min: 0, max: cards.length })) ?? [];
  }
  const wanted = yield* confirm(active, 'take-archives', {
    title: say('prompt.takeArchives.title'),
    text: say('prompt.takeArchives.text'),
  });
  return wanted ? cards : [];
}

/** Readies one card at a time. Entrenched creatures may stay exhausted [3.5]. */
function* readyStep(game: Game, active: PlayerId): Step {
  if (isSkipped(game, active, 'ready')) return;
  yield* enter(game, active, 'ready');
  const { battleline, artifacts } = player(game, active);
  const wouldReady = (id: CardId) => canBeReadied(game, id) && !isForbidden(game, id, 'ready-in-step');
  const exhausted = [...battleline, ...artifacts].filter(wouldReady);
  const entrenched = exhausted.filter((id) => keywordOf(game, id, 'entrench') > 0);
  const kept =
    (yield* pickCards(game, {
      player: active,
      purpose: 'keep-exhausted',
      source: null,
      title: say('prompt.keepExhausted.text'),
      cards: entrenched,
      min: 0,
      max: entrenched.length,
    })) ?? [];
  const readied = exhausted.filter((id) => !kept.includes(id));
  const toReady = yield* notReplaced(game, readied, active);
  yield* happenOneAtATime(game, toReady, wouldReady, (id) => readying(id, active));
  yield* leave(game, active, 'ready');
}

const readying = (id: CardId, player: PlayerId): GameEvent => ({ type: 'cardReadied', card: id, player });

/**
 * Carries out the replacements of readying. They are determined for all cards first, and apply even if their source
 * leaves play meanwhile [9.7]. "Instead of readying creatures" happens once for all of them [A344].
 *
 * @returns the cards that are readied
 */
function* notReplaced(game: Game, cards: readonly CardId[], by: PlayerId): Step<CardId[]> {
  const replacedBy = (id: CardId): string =>
    replacements(game, readying(id, by))
      .filter(({ node }) => !node.optional)
      .map(({ key }) => keyOf(key))
      .join();
  const together = grouped(cards, replacedBy);
  for (const [sources, [first]] of together)
    if (sources !== '' && first !== undefined) yield* isReplaced(game, readying(first, by));
  return together.get('') ?? [];
}

function* drawStep(game: Game, active: PlayerId): Step {
  if (isSkipped(game, active, 'draw')) return;
  yield* enter(game, active, 'draw');
  yield* refillHand(game, active);
  yield* drawFurtherCards(game, active);
  yield* leave(game, active, 'draw');
}

/** "Draw 2 additional cards during your draw cards step": applies to any hand size [3.6]. */
function* drawFurtherCards(game: Game, active: PlayerId): Step {
  let further = 0;
  for (const { node, bindings } of statements(game, 'extra-draw')) {
    if (playersMeant(game, node.who, bindings).includes(active)) further += evaluate(game, node.by, bindings);
  }
  if (further > 0) yield* drawCards(game, active, further);
}

/** Ends all effects that last for the turn [3.7]. */
function* closeTurn(game: Game, active: PlayerId): Step {
  if (canForge(game, active)) log(game, active, 'log.check');
  tellStanding(game, active);
  for (const effect of game.state.lasting) {
    if (endsWithTurn(game, effect, active)) commit(game, { type: 'lastingEnded', id: effect.id });
  }
  commit(game, { type: 'turnEnded', player: active });
  yield* settle(game);
}

function endsWithTurn(
  game: Game,
  { until, waiting, bindings, since }: LastingEffect,
  active: PlayerId,
): boolean {
  if (until === 'turn') return true;
  if (until === 'through-your-next-turn') return bindings.you === active && since !== game.state.turn;
  return !waiting && NEXT_TURNS.has(until);
}

function tellStanding(game: Game, active: PlayerId): void {
  const other = opponentOf(game, active);
  log(game, active, 'log.endOfTurn', {
    number: game.state.turn,
    amber: player(game, active).amber,
    keys: forgedKeys(game, active),
    opponent: { player: other },
    opponentAmber: player(game, other).amber,
    opponentKeys: forgedKeys(game, other),
  });
}

/** The player on whose turn a waiting effect applies. */
function whoseTurn(game: Game, { until, bindings }: LastingEffect): PlayerId {
  if (until === 'opponent-next-turn') return opponentOf(game, bindings.you);
  return until === 'that-players-next-turn' ? (bindings.player ?? bindings.you) : bindings.you;
}

/** Starts effects of "during your opponent's next turn" and ends those of "until the start of your next turn" [3.8]. */
function beginEffects(game: Game, active: PlayerId): void {
  for (const effect of game.state.lasting) {
    const { id, until, waiting, bindings } = effect;
    const isTheirTurn = whoseTurn(game, effect) === active;
    if (waiting && isTheirTurn) commit(game, { type: 'lastingBegan', id });
    if (until === 'until-your-next-turn' && bindings.you === active)
      commit(game, { type: 'lastingEnded', id });
  }
}
