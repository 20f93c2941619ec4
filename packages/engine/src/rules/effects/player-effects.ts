/** Sentences about players: chains, keys, houses, the tide, turns. */
import type { Effect } from '../../language/effects.ts';
import type { HousePhrase } from '../../language/nouns.ts';
import type { Game } from '../../state/game.ts';
import { opponentOf, player } from '../../state/game.ts';
import { powerOf } from '../../queries/card-queries.ts';
import { happen } from '../reactions/happen.ts';
import { log, named } from '../../log/log.ts';
import { ask, choose, control, question, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardSlug, House, PlayerId } from '../../vocabulary.ts';
import { HOUSES } from '../../vocabulary.ts';
import { forgeKey, unforgeKey } from '../steps/forge.ts';
import { gainChains } from '../steps/gain-chains.ts';
import { raiseTide } from '../steps/tide.ts';
import { evaluate } from '../../queries/amounts.ts';
import { holds } from '../../queries/conditions.ts';
import { askForNumber } from './ask-for-number.ts';
import { askForPlayer } from './ask-for-player.ts';
import { housesCalled } from '../../queries/named-houses.ts';
import { askedBy } from './choose-targets.ts';
import { playerMeant, playersMeant } from '../../queries/named-players.ts';
import { isPossible } from '../../queries/possible-effects.ts';
import { sentences } from './run.ts';
import type { Outcome, Script } from './script.ts';
import { DONE, NOTHING } from './script.ts';
import { forgingPrice } from '../../queries/forging.ts';
import { traitNamed } from '../../language/traits.ts';

type PlayerEffect = Extract<
  Effect,
  {
    kind:
      | 'chains'
      | 'forge'
      | 'unforge'
      | 'raise-tide'
      | 'reset-tide'
      | 'choose-player'
      | 'choose-trait'
      | 'choose-house'
      | 'change-active-house'
      | 'name-card'
      | 'choose-number'
      | 'end-turn'
      | 'extra-turn';
  }
>;

export function* perform(game: Game, effect: PlayerEffect, script: Script): Step<Outcome> {
  const { bindings } = script;
  switch (effect.kind) {
    case 'chains': {
      const amount = evaluate(game, effect.amount, bindings);
      if (amount <= 0) return NOTHING;
      for (const id of playersMeant(game, effect.who, bindings)) yield* gainChains(game, id, amount);
      return { done: true, amount };
    }
    case 'forge':
      return { done: yield* forge(game, effect, bindings) };
    case 'unforge': {
      const who = playerMeant(game, effect.who, bindings);
      return { done: who !== undefined && (yield* unforgeKey(game, who, effect.lastTurn)) };
    }
    case 'raise-tide': {
      const who = playerMeant(game, effect.who ?? 'you', bindings);
      return { done: who !== undefined && (yield* raiseTide(game, who)) };
    }
    case 'reset-tide':
      if (game.state.tide === null) return NOTHING;
      yield* happen(game, { type: 'tideReset' });
      return DONE;
    case 'choose-player':
      return yield* forAPlayer(game, effect, script);
    case 'choose-trait':
      return yield* chooseTrait(game, script);
    case 'choose-house':
      return yield* chooseHouse(game, effect, script);
    case 'change-active-house': {
      const house = houseMeant(game, effect.to, bindings);
      if (house === null) return NOTHING;
      yield* happen(game, { type: 'houseChanged', player: game.state.activePlayer, house });
      return DONE;
    }
    case 'name-card':
      return yield* nameCards(game, effect, script);
    case 'choose-number':
      return yield* chooseNumber(game, effect, bindings);
    case 'end-turn':
      yield* happen(game, { type: 'endingSet', what: 'turn' });
      return DONE;
    case 'extra-turn':
      yield* happen(game, { type: 'extraTurnGained', player: bindings.you });
      return DONE;
  }
}

/** "At current cost", at a higher or lower cost, or at no cost [4.1]. */
function* forge(game: Game, effect: Extract<Effect, { kind: 'forge' }>, bindings: Bindings): Step<boolean> {
  const id = playerMeant(game, effect.who, bindings);
  if (id === undefined) return false;
  return yield* forgeKey(game, id, forgingPrice(game, id, effect, bindings), effect.color);
}

function* chooseHouse(
  game: Game,
  { among, by }: Extract<Effect, { kind: 'choose-house' }>,
  script: Script,
): Step<Outcome> {
  const { bindings } = script;
  const houses = housesToName(game, among, bindings);
  const chooser = playerMeant(game, by ?? 'active', bindings);
  const [only] = houses;
  if (only === undefined || chooser === undefined) return NOTHING;
  // The last one left is taken without a question [20.37.1].
  const house = houses.length === 1 ? only : yield* askForHouse(game, chooser, houses, bindings);
  script.bindings = { ...bindings, house };
  log(game, chooser, 'log.nameHouse', { house: { house }, card: named(game, bindings.self) });
  return DONE;
}

function* askForHouse(
  game: Game,
  chooser: PlayerId,
  houses: readonly House[],
  { self }: Bindings,
): Step<House> {
  const picked = yield* choose(chooser, 'house', {
    title: askedBy(game, self),
    text: say('prompt.house.text'),
    source: self,
    controls: houses.map((house) =>
      control('house', say('button.house', { house: { house } }), { value: house }),
    ),
  });
  return picked.value as House;
}

/** If the effect can do nothing for either player, no player is asked [20.5]. */
function* forAPlayer(
  game: Game,
  effect: Extract<Effect, { kind: 'choose-player' }>,
  script: Script,
): Step<Outcome> {
  const { state, do: then } = effect;
  if (then === undefined) return yield* choosePlayer(game, script);
  const candidates = game.state.seats.filter(
    (player) =>
      state === undefined || holds(game, { kind: state, who: 'that-player' }, { ...script.bindings, player }),
  );
  const couldHelp = candidates.some((player) =>
    then.some((part) => isPossible(game, part, { ...script.bindings, player })),
  );
  if (!couldHelp) return NOTHING;
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0) script.bindings = { ...script.bindings, player: only };
  else yield* choosePlayer(game, script);
  return yield* sentences(game, then, script);
}

/** "A player": one of the two, from now on "that player" [20.37.3]. */
export function* choosePlayer(game: Game, script: Script): Step<Outcome> {
  const { bindings } = script;
  const chosen = yield* askForPlayer(game, bindings.self);
  script.bindings = { ...bindings, player: chosen };
  log(game, game.state.activePlayer, 'log.choosePlayer', {
    target: { player: chosen },
    card: named(game, bindings.self),
  });
  return DONE;
}

/** Any existing trait [10.9]. */
function* chooseTrait(game: Game, script: Script): Step<Outcome> {
  const { bindings } = script;
  const answer = yield* ask(
    question({
      player: game.state.activePlayer,
      kind: 'name',
      purpose: 'name-trait',
      title: askedBy(game, bindings.self),
      text: say('prompt.nameTrait.text'),
      source: bindings.self,
    }),
  );
  const trait = answer.kind === 'name' ? traitNamed(answer.name) : undefined;
  if (trait === undefined) throw new Error('a trait was named that no card has');
  script.bindings = { ...bindings, trait };
  log(game, game.state.activePlayer, 'log.nameTrait', { trait, card: named(game, bindings.self) });
  return DONE;
}

/** Names titles one after the other. The same title can be named again. */
function* nameCards(
  game: Game,
  { number = 1 }: Extract<Effect, { kind: 'name-card' }>,
  script: Script,
): Step<Outcome> {
  const titles: CardSlug[] = [];
  for (let named = 0; named < number; named++) titles.push(yield* nameCard(game, script.bindings));
  script.bindings = { ...script.bindings, titles };
  return DONE;
}

/** Any existing title [10.9]. */
function* nameCard(game: Game, bindings: Bindings): Step<CardSlug> {
  const answer = yield* ask(
    question({
      player: game.state.activePlayer,
      kind: 'name',
      purpose: 'name-card',
      title: askedBy(game, bindings.self),
      text: say('prompt.nameCard.text'),
      source: bindings.self,
    }),
  );
  const title = answer.kind === 'name' ? game.library.named(answer.name) : undefined;
  if (title === undefined) throw new Error('a title was named that no card has');
  log(game, game.state.activePlayer, 'log.nameCard', {
    title: { card: bindings.self, slug: title },
    card: named(game, bindings.self),
  });
  return title;
}

/** Asks for a number from zero to the highest possible one. Without a limit, the limit is the highest power in play. */
function* chooseNumber(
  game: Game,
  { max }: Extract<Effect, { kind: 'choose-number' }>,
  bindings: Bindings,
): Step<Outcome> {
  const creatures = game.state.seats.flatMap((seat) => player(game, seat).battleline);
  const most =
    max === undefined
      ? Math.max(0, ...creatures.map((id) => powerOf(game, id)))
      : evaluate(game, max, bindings);
  const number = yield* askForNumber(game, bindings.self, say('prompt.number.text'), 0, most);
  log(game, game.state.activePlayer, 'log.chooseNumber', { number, card: named(game, bindings.self) });
  return { done: true, amount: number };
}

/** The one house that a sentence names; for a card with several houses, the first. */
function houseMeant(game: Game, phrase: HousePhrase, bindings: Bindings): House | null {
  const [first] = housesCalled(game, phrase, bindings, game.state.activePlayer);
  return (first as House | undefined) ?? null;
}

function housesToName(
  game: Game,
  among: 'opponent-identity' | 'your-identity' | undefined,
  { you }: Bindings,
): readonly House[] {
  if (among === undefined) return HOUSES;
  return player(game, among === 'your-identity' ? you : opponentOf(game, you)).houses;
}
