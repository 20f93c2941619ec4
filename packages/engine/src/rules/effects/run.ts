/** Carries out a card's text: the interpreter of the card language. */
import * as cards from './card-effects.ts';
import { verb } from './card-verbs.ts';
import { discard } from './discard-effects.ts';
import { placeUnder, put } from './put-effects.ts';
import * as decks from './deck-effects.ts';
import * as damage from './damage-effects.ts';
import * as others from './player-effects.ts';
import * as using from './use-effects.ts';
import type { DamageKind } from '../../state/events.ts';
import type { Game } from '../../state/game.ts';
import type { Effect, EffectOf } from '../../language/effects.ts';
import { isPlainVerb } from '../../language/effects.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import { exalt, gain, lose, redistributeAmber, steal } from './amber.ts';
import { allotCapture, capture } from './capture.ts';
import { moveAmber } from './move-amber.ts';
import { loseArmor } from './armor.ts';
import { rearrangeLine, rearrangeTop } from './card-order.ts';
import { byEachPlayer, isByEachPlayer } from './by-each-player.ts';
import { chooseOne, ifDone, insteadIf, nameCards, offer, repeat, repeatOn, together } from './composition.ts';
import { forEach, forEachHouse, forEachPlayer, times } from './for-each.ts';
import { holds } from '../../queries/conditions.ts';
import { damageFollows } from '../../queries/damage-to-come.ts';
import { addLasting } from './lasting-effects.ts';
import type { Outcome, Script } from './script.ts';
import { DONE, leave } from './script.ts';

/** Resolves the sentences of an ability one after the other. */
export function* run(
  game: Game,
  effects: readonly Effect[],
  bindings: Bindings,
  { accepted = false, damage: kind = 'effect' }: { accepted?: boolean; damage?: DamageKind } = {},
): Step<Outcome> {
  return yield* sentences(game, effects, { bindings, accepted, damage: kind, rest: null, held: [] });
}

/** Resolves sentences in sequence. Each happens whether or not the previous one did [9.5]. */
export function* sentences(game: Game, effects: readonly Effect[], script: Script): Step<Outcome> {
  const { rest } = script;
  let done = effects.length > 0;
  for (const [index, effect] of effects.entries()) {
    script.rest = { effects, from: index + 1, then: rest };
    const outcome = yield* perform(game, effect, script);
    leave(script, outcome);
    done &&= outcome.done;
    // The damage that was expected does not come: its condition is false, or nothing could be chosen.
    if (script.held.length > 0 && !damageFollows(script.rest))
      leave(script, yield* damage.dealHeld(game, script));
  }
  script.rest = rest;
  return { done };
}

export function* perform(game: Game, effect: Effect, script: Script): Step<Outcome> {
  return isByEachPlayer(effect)
    ? yield* byEachPlayer(game, effect, script)
    : yield* performOnce(game, effect, script);
}

export function* performOnce(game: Game, effect: Effect, script: Script): Step<Outcome> {
  const { bindings } = script;
  if (isPlainVerb(effect)) return yield* verb(game, effect.kind, [effect.target], bindings);
  switch (effect.kind) {
    case 'gain':
      return yield* gain(game, effect, bindings);
    case 'lose':
      return yield* lose(game, effect, bindings);
    case 'steal':
      return yield* steal(game, effect, bindings);
    case 'capture':
      return yield* capture(game, effect, bindings);
    case 'exalt':
      return yield* exalt(game, effect, bindings);
    case 'move-amber':
      return yield* moveAmber(game, effect, bindings);
    case 'redistribute-amber':
      return yield* redistributeAmber(game, effect, bindings);

    case 'look':
      return yield* cards.look(game, effect.target, bindings);
    case 'discard':
      return yield* discard(game, effect, bindings);
    case 'put':
      return yield* put(game, [effect], bindings);
    case 'place-under':
      return yield* placeUnder(game, effect, bindings);
    case 'attach':
      return yield* cards.attach(game, effect, bindings);
    case 'lose-armor':
      return yield* loseArmor(game, effect, bindings);
    case 'counters':
      return yield* cards.counters(game, effect, bindings);
    case 'clear-counters':
      return yield* cards.clearCounters(game, effect, bindings);
    case 'move-counters':
      return yield* cards.moveCounters(game, effect, bindings);
    case 'resolve-icons':
      return yield* using.resolveIcons(game, effect, bindings);
    case 'rearrange-top':
      return yield* rearrangeTop(game, effect, bindings);
    case 'rearrange-line':
      return yield* rearrangeLine(game, effect, bindings);
    case 'allot-capture':
      return yield* allotCapture(game, effect, bindings);
    case 'for-each-player':
      return yield* forEachPlayer(game, effect, script);
    case 'for-each-house':
      return yield* forEachHouse(game, effect, script);
    case 'control':
      return yield* cards.control(game, effect, bindings);
    case 'flip':
      return yield* cards.flip(game, effect, bindings);
    case 'swap':
      return yield* cards.swap(game, effect, bindings);

    case 'fight':
    case 'reap':
    case 'use':
      return yield* using.useCards(game, effect, bindings);
    case 'fight-in-turn':
      return yield* using.fightInTurn(game, effect, bindings);
    case 'stop-event':
      if (game.interruption !== null) game.interruption.stopped = true;
      return DONE;
    case 'stop-fight':
      return using.stopFight(game);
    case 'redirect-blow':
      return yield* using.redirectBlow(game, effect, bindings);
    case 'play':
      return yield* using.playCards(game, effect, bindings);
    case 'flip-prophecy':
      return yield* using.flipProphecies(game, effect, bindings);
    case 'fulfil':
      return yield* using.fulfilProphecies(game, effect, bindings);
    case 'trigger':
      return yield* using.triggerAbility(game, effect, bindings);

    case 'deal':
      return yield* damage.deal(game, effect, script);
    case 'each-deals':
      return yield* damage.eachDeals(game, effect, script);
    case 'allot-damage':
      return yield* damage.allotDamage(game, effect, script);
    case 'redistribute-damage':
      return yield* damage.redistributeDamage(game, effect, bindings);
    case 'heal':
      return yield* damage.healCards(game, effect, bindings);
    case 'move-damage':
      return yield* damage.moveDamage(game, effect, bindings);

    case 'draw':
    case 'refill':
    case 'discard-from-deck':
    case 'discard-until':
    case 'reveal-until':
    case 'shuffle-deck':
    case 'shuffle-discard-into-deck':
    case 'swap-deck-and-discard':
    case 'search':
    case 'make-token':
      return yield* decks.perform(game, effect, script);

    case 'chains':
    case 'forge':
    case 'unforge':
    case 'raise-tide':
    case 'reset-tide':
    case 'choose-player':
    case 'choose-trait':
    case 'choose-house':
    case 'change-active-house':
    case 'name-card':
    case 'choose-number':
    case 'end-turn':
    case 'extra-turn':
      return yield* others.perform(game, effect, script);

    case 'lasting':
      return yield* addLasting(game, effect, bindings);
    case 'choose':
      return yield* nameCards(game, effect, script);
    case 'when':
      return yield* sentences(
        game,
        holds(game, effect.if, bindings) ? effect.then : (effect.else ?? []),
        script,
      );
    case 'may':
      return yield* offer(game, effect, script);
    case 'one-of':
      return yield* chooseOne(game, effect, script);
    case 'if-done':
      return yield* ifDone(game, effect, script);
    case 'instead-if':
      return yield* insteadIf(game, effect, script);
    case 'for-each':
      return yield* forEach(game, effect, script);
    case 'times':
      return yield* times(game, effect, script);
    case 'together':
      return yield* together(game, effect, script);
    case 'repeat':
      return yield* repeat(game, effect, script);
    case 'repeat-on':
      return yield* repeatOn(game, effect, script);
    case 'custom':
      return yield* custom(game, effect, bindings);
  }
}

function* custom(game: Game, { id }: EffectOf<'custom'>, bindings: Bindings): Step<Outcome> {
  const effect = game.library.custom(id);
  if (!effect) throw new Error(`the library has no custom effect "${id}"`);
  return yield* effect(game, bindings);
}

/** The purpose that the prompt shows: for "ready and fight with a creature" it is the fight. */
export function purposeOf([first, second]: readonly Effect[]): Effect['kind'] | undefined {
  const isUse = second?.kind === 'fight' || second?.kind === 'reap' || second?.kind === 'use';
  return first?.kind === 'ready' && isUse ? second.kind : first?.kind;
}
