/** Sentences that use, fight with, reap with and play cards. */
import type { Header } from '../../language/abilities.ts';
import type { Effect } from '../../language/effects.ts';
import type { Target } from '../../language/nouns.ts';
import type { Game } from '../../state/game.ts';
import { card, cardArg } from '../../state/game.ts';
import { abilitiesUnder, isCreatureInPlay, isInPlay } from '../../queries/card-queries.ts';
import type { Use } from '../../state/events.ts';
import { happen } from '../reactions/happen.ts';
import { choose, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import { actionControl } from '../steps/card-action-controls.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { resolveBonusIcons } from '../steps/bonus-icons.ts';
import { fight } from '../steps/fight.ts';
import { assemble } from '../steps/gigantic.ts';
import { moveCards } from '../steps/leave-play.ts';
import { playByEffect } from '../steps/play.ts';
import { canBePlayed, hostsFor } from '../../queries/play-legality.ts';
import { flipProphecy, fulfil } from '../steps/prophecy.ts';
import type { Used } from '../steps/use.ts';
import { announceUse, chooseAbility, useCard } from '../steps/use.ts';
import { attackable, byEffectTo, couldBeUsed, opponentsFor, waysToUse } from '../../queries/use-legality.ts';
import { bindingsAsYours } from '../../queries/bindings.ts';
import { pickTargets } from './choose-targets.ts';
import { run } from './run.ts';
import { cardsMeant } from '../../queries/targets.ts';
import type { Outcome } from './script.ts';
import { DONE, NOTHING } from './script.ts';
import { iconsOf } from '../../queries/icons.ts';
import { applicableTo, canBeReadied } from '../../queries/plain-verbs.ts';
import type { Opponents } from '../../queries/use-legality.ts';
import { sameAbility } from '../../state/ability-key.ts';
import { withinStep } from '../steps/within-step.ts';

type EffectOf<K extends Effect['kind']> = Effect & { kind: K };

/** Uses cards one after the other. A use that is not possible is left out [8.1]. */
export function* useCards(
  game: Game,
  effect: EffectOf<'use'> | EffectOf<'fight'> | EffectOf<'reap'>,
  bindings: Bindings,
): Step<Outcome> {
  const asYours = effect.kind === 'use' && effect.asYours === true;
  const cards = yield* pickTargets(game, effect.target, bindings, {
    verb: effect.kind,
    applicable: (id) =>
      isInPlay(game, id) && (effect.target.kind === 'ref' || couldBeUsed(game, id, effect.kind)),
  });
  let done = cards.length > 0;
  let attacked: CardId | null = null;
  for (const id of cards) {
    const who = asYours ? bindings.you : card(game, id).controller;
    const against = yield* opponentsNamed(game, effect, { ...bindings, it: [id] });
    const used = yield* useInSomeWay(game, id, effect.kind, who, against);
    done &&= used !== null;
    attacked = used?.attacked ?? attacked;
  }
  return { done, cards, ...(effect.kind === 'fight' && { attacked }) };
}

/** The creature it may fight. The player chooses where the text leaves a choice. */
function* opponentsNamed(
  game: Game,
  effect: EffectOf<'use'> | EffectOf<'fight'> | EffectOf<'reap'>,
  bindings: Bindings,
): Step<Opponents> {
  if (effect.kind !== 'fight') return {};
  const { against, ignoring = [] } = effect;
  return {
    ...(ignoring.includes('taunt') && { ignoresTaunt: true }),
    ...(against !== undefined && {
      only: yield* pickTargets(game, against, bindings, { verb: 'fight', purpose: 'attack' }),
    }),
  };
}

/** One possible way happens at once, several are a choice [20.26]; `null`: it cannot be used like that. */
function* useInSomeWay(
  game: Game,
  id: CardId,
  how: 'use' | 'fight' | 'reap',
  who: PlayerId,
  against: Opponents,
): Step<Used | null> {
  const hasOpponent = how !== 'fight' || opponentsFor(game, id, against).length > 0;
  const ways = waysToUse(game, id, { ...byEffectTo(how), as: who }).filter(
    (way) => way !== 'fight' || hasOpponent,
  );
  const [first] = ways;
  if (first === undefined) return null;
  const way = ways.length === 1 ? first : yield* chooseWay(game, id, ways);
  return yield* useCard(game, id, way, who, against);
}

function* chooseWay(game: Game, id: CardId, ways: readonly Use[]): Step<Use> {
  const picked = yield* choose(game.state.activePlayer, 'card-action', {
    title: say('prompt.card.title', { card: cardArg(game, id) }),
    text: say('prompt.cardAction.play', { card: cardArg(game, id) }),
    source: id,
    controls: ways.map((way) => actionControl(game, id, way)),
  });
  return picked.value as Use;
}

/** Readies and fights repeatedly, each time against an enemy that it has not fought this way. */
export function* fightInTurn(
  game: Game,
  { target, times }: EffectOf<'fight-in-turn'>,
  bindings: Bindings,
): Step<Outcome> {
  const cards = yield* pickTargets(game, target, bindings, {
    verb: 'fight',
    applicable: (id) => applicableTo(game, 'ready', id),
  });
  for (const id of cards) {
    const fought: CardId[] = [];
    for (let round = 0; round < times && isCreatureInPlay(game, id); round++) {
      const opponent = yield* readyAndFight(game, id, fought, bindings.you);
      if (opponent !== null) fought.push(opponent);
    }
  }
  return { done: cards.length > 0, cards };
}

/** A stunned creature loses its stun instead [8.1.1]. @returns whom it fought */
function* readyAndFight(
  game: Game,
  id: CardId,
  spared: readonly CardId[],
  by: PlayerId,
): Step<CardId | null> {
  const { controller } = card(game, id);
  if (canBeReadied(game, id)) yield* happen(game, { type: 'cardReadied', card: id, player: by });
  const ways = waysToUse(game, id, { as: controller, byEffect: true });
  if (ways.includes('remove-stun')) yield* useCard(game, id, 'remove-stun', controller);
  if (!ways.includes('fight') || attackable(game, id).every((enemy) => spared.includes(enemy))) return null;
  if (!(yield* announceUse(game, id, 'fight', controller))) return null;
  return yield* fight(game, id, controller, { spared });
}

/** Ends the coming fight before any damage is dealt [8.3 step 2]. */
export function stopFight(game: Game): Outcome {
  if (game.fight === null) return NOTHING;
  game.fight.stopped = true;
  return DONE;
}

/** The creature deals its damage to another creature than the one it fights [8.3.2]. */
export function* redirectBlow(
  game: Game,
  effect: EffectOf<'redirect-blow'>,
  bindings: Bindings,
): Step<Outcome> {
  const { fight: underWay } = game;
  const [by] = cardsMeant(game, effect.by, bindings);
  if (underWay === null || by === undefined) return NOTHING;
  const cards = yield* pickTargets(game, effect.to, bindings, {
    verb: effect.kind,
    applicable: (id) => isCreatureInPlay(game, id),
  });
  const [to] = cards;
  if (to === undefined) return NOTHING;
  underWay.redirected.set(by, to);
  return { done: true, cards };
}

/** Plays cards as if they were in hand and belonged to the active house [6.2.4]. */
export function* playCards(game: Game, effect: EffectOf<'play'>, bindings: Bindings): Step<Outcome> {
  const hosts = effect.on && cardsMeant(game, effect.on, bindings);
  const cards = yield* pickTargets(game, effect.target, bindings, {
    verb: 'play',
    ...(isChosen(effect.target) && {
      applicable: (id) =>
        canBePlayed(game, id, bindings.you) &&
        (hosts === undefined || hostsFor(game, id).some((host) => hosts.includes(host))),
    }),
  });
  const played: CardId[] = [];
  const wholes = yield* assemble(game, cards);
  for (const whole of wholes) {
    if (yield* playByEffect(game, whole, bindings.you, hosts)) played.push(whole.card);
  }
  const done = wholes.length > 0 && played.length === wholes.length;
  return { done, cards, thisWay: { played } };
}

/** Says whether a player picks the card to play. Otherwise a card of the deck may turn out to be unplayable [6.2.4]. */
function isChosen(target: Target): boolean {
  return target.kind === 'select' && target.quantifier.kind === 'choose';
}

/** Resolves abilities of another card as if this card had them. This is not a use [14.44]. */
export function* triggerAbility(game: Game, effect: EffectOf<'trigger'>, bindings: Bindings): Step<Outcome> {
  const applicable = (id: CardId) => abilitiesUnder(game, id, effect.header).length > 0;
  const offered = cardsMeant(game, effect.of, bindings).filter(applicable);
  if (offered.length > 0 && offered.every((id) => isUnderWay(game, id, effect.header))) {
    return yield* endLoopOfTriggers(game, bindings);
  }
  const cards = yield* pickTargets(game, effect.of, bindings, { verb: 'trigger', applicable });
  let done = false;
  for (const id of cards) {
    let abilities = abilitiesUnder(game, id, effect.header);
    while (abilities.length > 0) {
      const ability = abilities.length > 1 ? yield* chooseAbility(game, id, abilities) : abilities[0];
      if (ability?.node.kind !== 'on') break;
      done = true;
      const { do: effects } = ability.node;
      yield* withinStep(game, 'triggering', [...game.triggering, ability], () =>
        run(game, effects, bindingsAsYours(ability, bindings.you)),
      );
      abilities = effect.each ? abilities.filter((other) => other !== ability) : [];
    }
  }
  return { done, cards };
}

function isUnderWay(game: Game, id: CardId, header: Header): boolean {
  return abilitiesUnder(game, id, header).every(({ key }) =>
    game.triggering.some((ability) => sameAbility(ability.key, key)),
  );
}

/** Abilities that could trigger each other endlessly: their cards are put into the discard pile [0.13]. */
function* endLoopOfTriggers(game: Game, { bearer }: Bindings): Step<Outcome> {
  const looping = new Set([bearer, ...game.triggering.map((ability) => ability.bearer)]);
  const cards = [...looping].filter((id) => isInPlay(game, id));
  yield* moveCards(
    game,
    cards.map((id) => ({ card: id, to: 'discard' as const })),
  );
  return { done: false, cards };
}

/** Resolves the bonus icons of a card in any zone, as if it had just been played [7.5]. */
export function* resolveIcons(
  game: Game,
  effect: EffectOf<'resolve-icons'>,
  bindings: Bindings,
): Step<Outcome> {
  const cards = yield* pickTargets(game, effect.of, bindings, { verb: 'resolve-icons' });
  for (const id of cards) yield* resolveBonusIcons(game, id, bindings.you);
  return { done: cards.some((id) => iconsOf(game, id).length > 0), cards };
}

/** Flips active prophecies [5.10]. */
export function* flipProphecies(
  game: Game,
  effect: EffectOf<'flip-prophecy'>,
  bindings: Bindings,
): Step<Outcome> {
  const cards = yield* pickTargets(game, effect.target, bindings, { verb: 'flip-prophecy' });
  let done = cards.length > 0;
  for (const id of cards) done = (yield* flipProphecy(game, id)) && done;
  return { done, cards };
}

/** Fulfils prophecies [5.10]. */
export function* fulfilProphecies(game: Game, effect: EffectOf<'fulfil'>, bindings: Bindings): Step<Outcome> {
  const cards = yield* pickTargets(game, effect.target, bindings, {
    verb: 'fulfil',
    applicable: (id) => card(game, id).activeProphecy,
  });
  for (const id of cards) yield* fulfil(game, id);
  return { done: cards.length > 0, cards };
}
