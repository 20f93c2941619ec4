/** Says whether an effect could do anything now. Abilities without a possible effect are not offered [9.3.2]. */
import type { AmberPlace, Effect, EffectOf } from '../language/effects.ts';
import type { Target } from '../language/nouns.ts';
import type { Game } from '../state/game.ts';
import { card, opponentOf, player } from '../state/game.ts';
import { abilitiesUnder, armorLeft, isCreatureInPlay, isInPlay, typeOf } from './card-queries.ts';
import type { Bindings } from '../state/state.ts';
import type { CardId, CardSlug, PlayerId } from '../vocabulary.ts';
import { KEY_COLORS } from '../vocabulary.ts';
import { damageTo, evaluate } from './amounts.ts';
import { holds } from './conditions.ts';
import { playersMeant } from './named-players.ts';
import { isAnyMeant } from './targets.ts';
import { canBePlayed } from './play-legality.ts';
import { couldBeUsed } from './use-legality.ts';
import { canForge, forgingPrice } from './forging.ts';
import { canCapture } from './pools.ts';
import { ownersOfPiles } from './shuffled-piles.ts';
import { isPlainVerb } from '../language/effects.ts';
import { sentencesWithoutChoice, speaksOfIt } from '../language/pronouns.ts';
import { applicableTo, isWithinReach } from './plain-verbs.ts';

export function isPossible(game: Game, effect: Effect, bindings: Bindings): boolean {
  const any = (target: Target, applicable?: (id: CardId) => boolean) =>
    isAnyMeant(game, target, bindings, applicable);
  const anyWithinReach = (target: Target, applicable: (id: CardId) => boolean = () => true) =>
    any(target, (id) => isWithinReach(game, target, id, bindings) && applicable(id));
  const some = (effects: readonly Effect[]) => effects.some((part) => isPossible(game, part, bindings));
  if (isPlainVerb(effect)) {
    return anyWithinReach(effect.target, (id) => applicableTo(game, effect.kind, id));
  }
  switch (effect.kind) {
    case 'gain':
      return playersMeant(game, effect.who, bindings).some(
        (who) => evaluate(game, effect.amount, { ...bindings, player: who }) > 0,
      );
    case 'lose':
      return playersMeant(game, effect.who, bindings).some(
        (who) =>
          player(game, who).amber > 0 && evaluate(game, effect.amount, { ...bindings, player: who }) > 0,
      );
    case 'steal':
      return (
        evaluate(game, effect.amount, bindings) > 0 &&
        playersMeant(game, effect.who, bindings).some((who) => player(game, opponentOf(game, who)).amber > 0)
      );
    case 'capture':
      return canCapture(game, effect, bindings);
    case 'allot-capture':
      return canCapture(game, { ...effect, kind: 'capture', by: effect.among }, bindings);
    case 'exalt':
      return (
        any(effect.target, (id) => isCreatureInPlay(game, id)) && evaluate(game, effect.times, bindings) > 0
      );
    case 'move-amber':
      return (
        evaluate(game, effect.amount, bindings) > 0 &&
        hasAmber(game, effect.from, bindings) &&
        exists(game, effect.to, bindings)
      );
    case 'look':
    case 'discard':
      return any(effect.target);
    case 'place-under':
      return anyWithinReach(effect.target);
    case 'put':
      return (
        anyWithinReach(effect.target) ||
        (effect.where === 'shuffle' && ownersOfPiles(game, effect.target, bindings).length > 0)
      );
    case 'play':
      return any(
        effect.target,
        (id) => card(game, id).zone === 'deck' || canBePlayed(game, id, bindings.you),
      );
    case 'trigger':
      return any(effect.of, (id) => abilitiesUnder(game, id, effect.header).length > 0);
    case 'deal':
      return any(
        effect.target,
        (id) => isCreatureInPlay(game, id) && damageTo(game, effect, id, bindings) > 0,
      );
    case 'allot-damage':
      return any(effect.among) && evaluate(game, effect.amount, bindings) > 0;
    case 'redistribute-amber':
      return any(effect.among, (id) => isCreatureInPlay(game, id) && card(game, id).amber > 0);
    case 'redistribute-damage':
      return any(effect.among, (id) => isCreatureInPlay(game, id) && card(game, id).damage > 0);
    case 'heal':
      return any(effect.target, (id) => isCreatureInPlay(game, id) && card(game, id).damage > 0);
    case 'flip':
      return any(effect.target, (id) => isInPlay(game, id));
    case 'fight':
    case 'reap':
    case 'use':
      return any(effect.target, (id) => couldBeUsed(game, id, effect.kind));
    case 'fight-in-turn':
      return any(effect.target, (id) => applicableTo(game, 'ready', id));
    case 'attach':
      return any(effect.to, (id) => isInPlay(game, id));
    case 'lose-armor':
      return any(effect.target, (id) => isCreatureInPlay(game, id) && armorLeft(game, id) > 0);
    case 'redirect-blow':
      return game.fight !== null && any(effect.to, (id) => isCreatureInPlay(game, id));
    case 'counters':
      if (evaluate(game, effect.amount, bindings) <= 0) return false;
      return any(
        effect.on,
        (id) => isInPlay(game, id) && (!effect.remove || hasCounters(game, id, effect.counter)),
      );
    case 'move-counters':
      return (
        evaluate(game, effect.amount, bindings) > 0 &&
        any(effect.from, (id) => hasCounters(game, id, effect.counter)) &&
        any(effect.to, (id) => isInPlay(game, id))
      );
    case 'move-damage':
      return (
        evaluate(game, effect.amount, bindings) > 0 &&
        any(effect.from, (id) => isCreatureInPlay(game, id) && card(game, id).damage > 0) &&
        any(effect.to, (id) => isCreatureInPlay(game, id))
      );
    case 'unforge':
      return playersMeant(game, effect.who, bindings).some((who) =>
        KEY_COLORS.some((color) => player(game, who).keys[color]),
      );
    case 'make-token':
      return (
        evaluate(game, effect.amount, bindings) > 0 &&
        playersMeant(game, effect.who ?? 'you', bindings).some((who) => canMakeToken(game, who, effect.named))
      );
    case 'control':
      return any(effect.of, (id) => isInPlay(game, id));
    case 'swap':
      return any(effect.a) && any(effect.b);
    case 'draw':
    case 'discard-from-deck':
    case 'chains':
      return evaluate(game, effect.amount, bindings) > 0;
    case 'forge':
      return playersMeant(game, effect.who, bindings).some((who) =>
        canForge(game, who, forgingPrice(game, who, effect, bindings)),
      );
    case 'when':
      return some(holds(game, effect.if, bindings) ? effect.then : (effect.else ?? []));
    case 'may':
    case 'together':
    case 'repeat':
      return some(effect.do);
    case 'one-of':
      return canDoOneOf(game, effect.options, bindings);
    case 'if-done':
      return isPossible(game, effect.first, bindings) || some(effect.else ?? []);
    case 'instead-if':
      if (speaksOfIt(effect.if)) return isPossible(game, effect.base, bindings) || some(effect.then);
      return holds(game, effect.if, bindings) ? some(effect.then) : isPossible(game, effect.base, bindings);
    case 'for-each':
      return any(effect.of, (id) =>
        effect.do.some((part) => isPossible(game, part, { ...bindings, it: [id] })),
      );
    case 'times':
      return evaluate(game, effect.n, bindings) > 0 && some(effect.do);
    case 'choose':
      return (
        any(effect.target, (id) => {
          const chosen = withChosen(effect, id, bindings);
          return effect.then.some((part) => isPossible(game, part, chosen));
        }) || some(sentencesWithoutChoice(effect))
      );
    case 'stop-event':
    case 'stop-fight':
    case 'each-deals':
    case 'refill':
    case 'discard-until':
    case 'reveal-until':
    case 'shuffle-deck':
    case 'shuffle-discard-into-deck':
    case 'swap-deck-and-discard':
    case 'search':
    case 'clear-counters':
    case 'resolve-icons':
    case 'rearrange-top':
    case 'rearrange-line':
    case 'choose-player':
    case 'choose-trait':
    case 'for-each-player':
    case 'for-each-house':
    case 'reset-tide':
    case 'raise-tide':
    case 'choose-house':
    case 'name-card':
    case 'choose-number':
    case 'fulfil':
    case 'flip-prophecy':
    case 'end-turn':
    case 'extra-turn':
    case 'change-active-house':
    case 'lasting':
    case 'repeat-on':
    case 'custom':
      return true;
  }
}

/**
 * Says whether an effect could do something to its object. A second card that must fit the first one need not exist
 * [10.4], and a card without amber can be chosen to move amber from [10.3].
 */
function isApplicable(game: Game, effect: Effect, bindings: Bindings): boolean {
  switch (effect.kind) {
    case 'swap':
      return [effect.a, effect.b].some((target) => isAnyMeant(game, target, bindings));
    case 'move-amber':
      return exists(game, effect.from, bindings) && exists(game, effect.to, bindings);
    case 'move-damage':
    case 'move-counters':
      return [effect.from, effect.to].every((target) => isAnyMeant(game, target, bindings));
    case 'if-done':
      return isApplicable(game, effect.first, bindings) || isPossible(game, effect, bindings);
    case 'instead-if':
      return isApplicable(game, effect.base, bindings) || isPossible(game, effect, bindings);
    default:
      return isPossible(game, effect, bindings);
  }
}

/** An option whose own printed condition is false cannot be chosen [9.5.1]. */
export function isOffered(game: Game, option: readonly Effect[], bindings: Bindings): boolean {
  const [first] = option;
  return first?.kind !== 'when' || first.else !== undefined || holds(game, first.if, bindings);
}

/** Says whether one of the options that can be chosen would do something. */
export function canDoOneOf(game: Game, options: readonly (readonly Effect[])[], bindings: Bindings): boolean {
  return options.some(
    (option) => isOffered(game, option, bindings) && option.some((part) => isPossible(game, part, bindings)),
  );
}

/** At least one instruction must be applicable to the card in kind [10.3], whatever else it needs [10.4]. */
export function couldBeChosen(
  game: Game,
  effect: EffectOf<'choose'>,
  id: CardId,
  bindings: Bindings,
): boolean {
  const chosen = withChosen(effect, id, bindings);
  return effect.then.some((part) => isApplicable(game, part, chosen));
}

const withChosen = ({ as }: EffectOf<'choose'>, id: CardId, bindings: Bindings): Bindings => ({
  ...bindings,
  it: [id],
  named: { ...bindings.named, [as]: [id] },
});

/** Says whether the entire effect is possible. "Repeat … as long as it is possible to repeat the entire effect". */
export function areAllPossible(game: Game, effects: readonly Effect[], bindings: Bindings): boolean {
  return effects.every((effect) =>
    effect.kind === 'together'
      ? areAllPossible(game, effect.do, bindings)
      : isPossible(game, effect, bindings),
  );
}

/** A token creature is the top card of a deck, shown as the player's token card [5.6]. */
function canMakeToken(game: Game, who: PlayerId, named: CardSlug | undefined): boolean {
  const { deck, tokenCreature } = player(game, who);
  return deck.length > 0 && tokenCreature !== null && (named === undefined || named === tokenCreature);
}

function hasCounters(game: Game, id: CardId, counter: string): boolean {
  const { counters } = card(game, id);
  return (
    ((counters as Record<string, number | undefined>)[counter] ?? 0) > 0 && typeOf(game, id) !== 'action'
  );
}

/** Amber cannot be moved from a card or pool that has none. */
function hasAmber(game: Game, place: AmberPlace, bindings: Bindings): boolean {
  if (place === 'supply') return true;
  if ('pool' in place)
    return playersMeant(game, place.pool, bindings).some((id) => player(game, id).amber > 0);
  return isAnyMeant(game, place.on, bindings, (id) => isInPlay(game, id) && card(game, id).amber > 0);
}

function exists(game: Game, place: AmberPlace, bindings: Bindings): boolean {
  return place === 'supply' || 'pool' in place || isAnyMeant(game, place.on, bindings);
}
