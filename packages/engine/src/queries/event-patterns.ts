/** Matching events against the event phrases of card texts. */
import type { EventPhrase } from '../language/events.ts';
import type { PlayerRef, Select, Target } from '../language/nouns.ts';
import type { TimeWindow } from '../language/numbers.ts';
import type { Game } from '../state/game.ts';
import { card } from '../state/game.ts';
import type { Bindings, Remembered, TurnHistory } from '../state/state.ts';
import type { CardId, PlayerId, TurnStep, Zone } from '../vocabulary.ts';
import { wasPlayedAs } from './as-played.ts';
import { controllerOf } from './card-queries.ts';
import { housesCalled } from './named-houses.ts';
import { playersMeant } from './named-players.ts';
import { isCardMeant } from './targets.ts';
import type { GameEvent } from '../state/events.ts';
import type { AnswerTo } from '../state/looked-back.ts';
import { answeredBy } from '../state/looked-back.ts';
import { within } from '../state/within.ts';

/** Rejects most phrases quickly that an event cannot match. */
export function couldAnswer(phrase: EventPhrase, { type }: GameEvent): boolean {
  return answeredBy(phrase).includes(type);
}

/** Says whether `event` matches `phrase`, for the card with these bindings. */
export function matches(game: Game, phrase: EventPhrase, event: GameEvent, bindings: Bindings): boolean {
  return couldAnswer(phrase, event) && answersTo(game, phrase, event, bindings);
}

function answersTo(game: Game, phrase: EventPhrase, event: GameEvent, bindings: Bindings): boolean {
  const is = (id: CardId, target: Target) => isCardMeant(game, id, target, bindings);
  const by = (id: PlayerId, who: PlayerRef) => playersMeant(game, who, bindings).includes(id);
  switch (phrase.kind) {
    case 'reaps':
      return event.type === 'creatureReaped' && is(event.card, phrase.card);
    case 'fights':
      return (
        event.type === (phrase.before ? 'fightDeclared' : 'creatureFought') &&
        is(event.card, phrase.card) &&
        (phrase.against === undefined || is(event.target, phrase.against))
      );
    case 'attacked':
      return event.type === 'fightDeclared' && is(event.target, phrase.card);
    case 'enters-play':
      return (
        (event.type === 'cardEntered' || (event.type === 'upgradeAttached' && event.from !== 'play')) &&
        is(event.card, phrase.card)
      );
    case 'leaves-play':
      return event.type === 'cardLeft' && is(event.card, phrase.card);
    case 'readied':
      return (
        event.type === 'cardReadied' &&
        (phrase.by === undefined || by(event.player, phrase.by)) &&
        is(event.card, phrase.card)
      );
    case 'destroyed':
      return (
        event.type === 'cardDestroyed' &&
        is(event.card, phrase.card) &&
        (phrase.inFight === undefined || event.fighting !== undefined) &&
        (phrase.fighting === undefined ||
          (event.fighting !== undefined && is(event.fighting, phrase.fighting))) &&
        (phrase.cause === undefined ||
          (event.damage === phrase.cause.damage &&
            (phrase.cause.of === undefined ||
              (event.source !== undefined && is(event.source, phrase.cause.of)))))
      );
    case 'dealt-damage':
      return (
        event.type === 'damageDealt' &&
        !event.moved &&
        (phrase.damage === undefined || event.kind === phrase.damage) &&
        is(event.card, phrase.card)
      );
    case 'prevents-damage':
      return event.type === 'damagePrevented' && event.by === 'armor' && is(event.card, phrase.card);
    case 'plays':
      return (
        event.type === 'cardPlayed' &&
        by(event.player, phrase.by) &&
        cameFrom(phrase.card, event.from) &&
        wasPlayedAs(game, phrase.card, event, bindings)
      );
    case 'discards':
      return (
        event.type === 'cardDiscarded' &&
        by(event.player, phrase.by) &&
        // A text that names no zone means a card from hand [14.10].
        (phrase.card.zone === undefined ? event.from === 'hand' : cameFrom(phrase.card, event.from)) &&
        is(event.card, phrase.card)
      );
    case 'uses':
      return (
        event.type === 'cardUsed' &&
        by(event.player, phrase.by) &&
        (phrase.to === undefined || event.how === phrase.to) &&
        is(event.card, phrase.card)
      );
    case 'forges':
      return event.type === 'keyForged' && by(event.player, phrase.by);
    case 'chooses-house':
      return (
        event.type === 'houseChosen' &&
        by(event.player, phrase.by) &&
        (phrase.house === undefined ||
          (event.house !== null &&
            housesCalled(game, phrase.house, bindings, event.player).includes(event.house)) !==
            (phrase.other === true))
      );
    case 'loses-amber':
      return event.type === 'amberLost' && by(event.player, phrase.by);
    case 'takes-archives':
      return event.type === 'archivesTaken' && by(event.player, phrase.by);
    case 'unforges':
      return event.type === 'keyUnforged' && by(event.player, phrase.by);
    case 'turn-starts':
      return event.type === 'turnStarted' && by(event.player, phrase.of);
    case 'turn-ends':
      return event.type === 'turnEnding' && by(event.player, phrase.of);
    case 'attached':
      return (
        event.type === 'upgradeAttached' &&
        is(event.card, phrase.upgrade) &&
        (phrase.to === undefined || is(event.host, phrase.to))
      );
    case 'exhausted':
      return event.type === 'cardExhausted' && is(event.card, phrase.card);
    case 'exalted':
      return (
        event.type === 'amberPlaced' &&
        event.exaltedBy !== undefined &&
        (phrase.by === undefined || by(event.exaltedBy, phrase.by)) &&
        is(event.card, phrase.card)
      );
    case 'healed':
      return event.type === 'damageHealed' && !event.moved && is(event.card, phrase.card);
    case 'flipped':
      return event.type === 'cardFlipped' && is(event.card, phrase.card);
    case 'changes-control':
      return event.type === 'controlChanged' && is(event.card, phrase.card);
    case 'counters-put':
      return (
        event.type === 'countersAdded' &&
        !event.moved &&
        event.counter === phrase.counter &&
        is(event.card, phrase.card)
      );
    case 'placed-under':
      return isPlacedUnder(event, (id, host) => is(id, phrase.card) && is(host, phrase.under));
    case 'finishes-playing':
      return (
        event.type === 'cardMoved' &&
        event.from === 'resolving' &&
        event.to === 'discard' &&
        by(controllerOf(game, event.card), phrase.by) &&
        is(event.card, phrase.card)
      );
    case 'deals-damage':
      return event.type === 'damageDealt' && event.source !== null && is(event.source, phrase.card);
    case 'gains-amber':
      // `couldAnswer` has compared the types.
      return receivesAmber(event as AnswerTo<'gains-amber'>, (id) => by(id, phrase.by), phrase.from);
    case 'steals':
      return event.type === 'amberStolen' && by(event.player, phrase.by);
    case 'raises-tide':
      return event.type === 'tideRaised' && by(event.player, phrase.by);
    case 'shuffles':
      return (
        event.type === 'deckShuffled' &&
        (!phrase.withDiscard || event.withDiscard === true) &&
        by(event.player, phrase.by)
      );
    case 'captures':
      return event.type === 'amberCaptured' && is(event.card, phrase.card);
    case 'archives':
      return event.type === 'cardArchived' && by(event.player, phrase.by);
    case 'draws':
      return event.type === 'cardDrawn' && by(event.player, phrase.by) && isDuring(event.step, phrase.during);
    case 'begins-use':
      return event.type === 'useBegun' && by(event.player, phrase.by) && is(event.card, phrase.card);
    case 'resolves-icon':
      return (
        event.type === 'iconResolved' &&
        by(event.player, phrase.by) &&
        (phrase.icon === undefined || event.icon === phrase.icon)
      );
    case 'moves':
      if (event.type === 'cardLeft') {
        return phrase.from === 'play' && event.to === phrase.to && is(event.card, phrase.card);
      }
      return (
        event.type === 'cardMoved' &&
        event.from === phrase.from &&
        event.to === phrase.to &&
        is(event.card, phrase.card)
      );
  }
}

function isPlacedUnder(event: GameEvent, isMeant: (card: CardId, host: CardId) => boolean): boolean {
  if (event.type === 'placedUnder') return isMeant(event.card, event.under);
  return event.type === 'cardLeft' && event.host !== undefined && isMeant(event.card, event.host.under);
}

function isDuring(step: TurnStep, during: Extract<EventPhrase, { kind: 'draws' }>['during']): boolean {
  return during === undefined || (step === during.step) === (during.outside !== true);
}

/** "… from your hand": says whether the card was there before. */
function cameFrom({ zone }: Select, from: Zone): boolean {
  if (zone?.kind !== 'zone') return true;
  return typeof zone.name === 'string' ? zone.name === from : zone.name.some((name) => name === from);
}

/** Amber is added to a pool, from any source [4.4]. */
function receivesAmber(
  event: AnswerTo<'gains-amber'>,
  isMeant: (player: PlayerId) => boolean,
  from: 'reaping' | undefined,
): boolean {
  switch (event.type) {
    case 'amberGained':
      return isMeant(event.player) && (from === undefined || event.from === from);
    case 'amberStolen':
    case 'amberReturned':
      return from === undefined && isMeant(event.player);
    case 'amberPaid':
      return from === undefined && isMeant(event.to);
  }
}

/** Returns how often something happened this turn, or in the turn before. */
export function timesHappened(game: Game, phrase: EventPhrase, when: TimeWindow, bindings: Bindings): number {
  let times = 0;
  for (const { events } of turnsMeant(game, phrase, when, bindings)) {
    for (const past of events) {
      if (isOfEarlierObject(game, phrase, past.event)) continue;
      if (recalling(game, past, () => matches(game, phrase, past.event, bindings))) times += 1;
    }
  }
  return times;
}

/** Says whether no earlier event of this turn matches. Of several simultaneous events one is the first. */
export function isFirstThisTurn(
  game: Game,
  phrase: EventPhrase,
  event: GameEvent,
  bindings: Bindings,
): boolean {
  const first = game.state.thisTurn.events.find((past) =>
    recalling(game, past, () => matches(game, phrase, past.event, bindings)),
  );
  return first === undefined || first.event === event;
}

/** What a card did before it left play and returned was done by another object [0.9]. */
function isOfEarlierObject(game: Game, phrase: EventPhrase, event: GameEvent): boolean {
  if (!('card' in phrase) || phrase.card === undefined || !('since' in event)) return false;
  const { card: meant } = phrase;
  const isCertain = meant.kind === 'ref' || meant.where.some(({ kind }) => kind === 'is');
  return isCertain && card(game, event.card).enteredAt !== event.since;
}

/** This turn, or the last turn of the player that the event names; of the opponent if it names nobody. */
function turnsMeant(
  game: Game,
  phrase: EventPhrase,
  when: TimeWindow,
  bindings: Bindings,
): readonly TurnHistory[] {
  if (when === 'this-turn') return [game.state.thisTurn];
  const whose = 'by' in phrase ? phrase.by : 'of' in phrase ? phrase.of : 'opponent';
  return playersMeant(game, whose, bindings).flatMap((id) => game.state.lastTurns[id] ?? []);
}

/** Evaluates a past event with its card as it was then. */
export function recalling<T>(game: Game, { event, known }: Remembered, look: () => T): T {
  if (known === null || !('card' in event) || event.card === undefined) return look();
  return within(game, 'viewedAsOf', { card: event.card, known }, look);
}
