/**
 * Forecasts of the fights that a player can choose now. The rules play each fight on a copy of the game, so a forecast
 * cannot differ from the rules. It stops before a choice, a random result or a hidden card.
 */
import { isInPlay, keywordOf, powerOf } from '../queries/card-queries.ts';
import type { GameEvent } from '../state/events.ts';
import { copyOfState } from '../state/copy-state.ts';
import type { Game } from '../state/game.ts';
import { card, faceOf } from '../state/game.ts';
import type { Answer, Question } from '../prompts/question.ts';
import { attackWith } from '../rules/steps/fight.ts';
import { viewIdOf } from '../view/names.ts';
import type { FightForecast, FightOutcome, ForecastStep } from '../view/types.ts';
import type { CardId, PlayerId, Zone } from '../vocabulary.ts';
import { emptyGame } from './empty-game.ts';

/** Returns a forecast for each creature that the player may attack; none if no attack is being chosen. */
export function forecastFights(game: Game, player: PlayerId): FightForecast[] {
  const open = game.open.find(({ question, answer }) => question.player === player && answer === null);
  if (open === undefined || open.question.purpose !== 'attack' || open.question.source === null) return [];
  const { source: attacker, selectable } = open.question;
  return selectable.map((defender) => forecast(game, player, attacker, defender));
}

function forecast(game: Game, player: PlayerId, attacker: CardId, defender: CardId): FightForecast {
  const viewer = { kind: 'player', player } as const;
  const target = viewIdOf(game, defender, viewer);
  const fights = inEveryOrder(game, player, attacker, defender);
  const [first, ...others] = fights.map((fight) => fight && outcomesOf(fight, attacker, defender));
  if (!first || others.some((other) => JSON.stringify(other) !== JSON.stringify(first))) return { target };
  const steps = fights[0] ? stepsOf(game, fights[0], attacker, defender) : [];
  const shown = steps.map((step) => ({
    ...step,
    card: viewIdOf(game, step.card, viewer),
    slug: faceOf(game, step.card),
  }));
  return { target, result: { ...first, steps: shown } };
}

/** A fight that was played on a copy. */
interface Played {
  game: Game;
  events: readonly GameEvent[];
  /** The attack dealt no damage because the defender is elusive. */
  isElusive: boolean;
  /** The player could order abilities differently. */
  hasOrder: boolean;
}

/** The fight with its abilities in the first order and in the last; `null` where something else decides. */
function inEveryOrder(game: Game, player: PlayerId, attacker: CardId, defender: CardId): (Played | null)[] {
  const first = playOut(game, player, attacker, defender, 0);
  return first?.hasOrder ? [first, playOut(game, player, attacker, defender, -1)] : [first];
}

function playOut(
  game: Game,
  player: PlayerId,
  attacker: CardId,
  defender: CardId,
  order: 0 | -1,
): Played | null {
  const copy = emptyGame(game.library, copyOfState(game.state));
  for (const seat of copy.state.seats) {
    copy.automation[seat] = { takeOnlyTarget: true, orderTriggers: false, takeOnlyAction: false };
  }
  const seen = { cards: new Set<CardId>(), events: new Array<GameEvent>() };
  copy.changes.push(seen);
  const step = attackWith(copy, attacker, defender, player);
  let hasOrder = false;
  let result = step.next([]);
  while (!result.done) {
    const answers = result.value.flatMap((question) => orderedBy(question, order) ?? []);
    if (answers.length < result.value.length) return null;
    hasOrder = true;
    result = step.next(answers);
  }
  const isChance = JSON.stringify(copy.state.random) !== JSON.stringify(game.state.random);
  if (isChance || seen.events.some(isSecret)) return null;
  const isElusive = copy.log.slice(0).some(({ message }) => message.key === 'log.elusive');
  return { game: copy, events: seen.events, isElusive, hasOrder };
}

/** Abilities of several cards are taken in the given order. Nothing else is answered. */
function orderedBy({ purpose, selectable, min }: Question, order: 0 | -1): Answer | null {
  const next = selectable.at(order);
  return purpose === 'trigger-order' && min === 1 && next !== undefined ? { kind: 'card', card: next } : null;
}

/** It shows a card that the player may not know yet. */
function isSecret(event: GameEvent): boolean {
  return (
    SHOWING.has(event.type) || ('card' in event && 'from' in event && SECRET_ZONES.has(event.from as Zone))
  );
}

const SHOWING: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'deckShuffled',
  'cardDrawn',
  'cardRevealed',
  'cardsLookedAt',
  'topRevealed',
]);
const SECRET_ZONES: ReadonlySet<Zone> = new Set<Zone>(['deck', 'hand', 'archives']);

type Outcomes = { attacker: FightOutcome; defender: FightOutcome };

/** What becomes of both creatures; `null` if one has left play without being destroyed. */
function outcomesOf({ game, events }: Played, attacker: CardId, defender: CardId): Outcomes | null {
  const [one, other] = [attacker, defender].map((id) => outcomeOf(game, events, id));
  return one && other ? { attacker: one, defender: other } : null;
}

function outcomeOf(game: Game, events: readonly GameEvent[], id: CardId): FightOutcome | null {
  const isDestroyed = events.some((event) => event.type === 'cardDestroyed' && event.card === id);
  if (!isDestroyed && !isInPlay(game, id)) return null;
  const left = isDestroyed ? 0 : Math.max(0, powerOf(game, id) - card(game, id).damage);
  return { damage: damageTo(events, id), left, isDestroyed };
}

function damageTo(events: readonly GameEvent[], id: CardId): number {
  return events.reduce(
    (sum, event) => (event.type === 'damageDealt' && event.card === id ? sum + event.amount : sum),
    0,
  );
}

type Step = Pick<ForecastStep, 'kind' | 'amount'> & { card: CardId };

/** @param game before the fight */
function stepsOf(game: Game, { events, isElusive }: Played, attacker: CardId, defender: CardId): Step[] {
  const steps = events.flatMap((event) => stepOf(event, [attacker, defender]));
  if (isElusive) steps.push({ kind: 'elusive', card: defender });
  else if (keywordOf(game, attacker, 'skirmish') > 0) steps.push({ kind: 'skirmish', card: attacker });
  for (const [id, enemy] of [
    [attacker, defender],
    [defender, attacker],
  ] as const) {
    if (isPoisoned(game, events, id, enemy)) steps.push({ kind: 'poison', card: id });
  }
  return steps;
}

function stepOf(event: GameEvent, fighters: readonly CardId[]): Step[] {
  switch (event.type) {
    case 'damageDealt':
      return [{ kind: event.kind, card: event.card, amount: event.amount }];
    case 'damagePrevented':
      return [{ kind: event.by, card: event.card, amount: event.amount }];
    case 'statusLost':
      return event.status === 'warded' ? [{ kind: 'ward', card: event.card }] : [];
    case 'cardDestroyed':
      return fighters.includes(event.card) ? [] : [{ kind: 'destroyed', card: event.card }];
    default:
      return [];
  }
}

/** Destroyed by poison alone: the damage is less than its power. */
function isPoisoned(game: Game, events: readonly GameEvent[], id: CardId, enemy: CardId): boolean {
  const isDestroyed = events.some((event) => event.type === 'cardDestroyed' && event.card === id);
  if (!isDestroyed || keywordOf(game, enemy, 'poison') === 0) return false;
  return card(game, id).damage + damageTo(events, id) < powerOf(game, id);
}
