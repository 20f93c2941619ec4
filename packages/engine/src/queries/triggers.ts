/** The abilities that an event triggers [9.3]. */
import type { Ability, Header } from '../language/abilities.ts';
import type { DelayedTrigger, Effect } from '../language/effects.ts';
import type { Game } from '../state/game.ts';
import { card, opponentOf, player } from '../state/game.ts';
import type { ActiveAbility, ActiveStatement } from './board.ts';
import { boardOf, characteristics } from './board.ts';
import { abilitiesUnder, isInPlay, keywordOf } from './card-queries.ts';
import { bindEvent } from './bind-event.ts';
import { bindingsFor } from './bindings.ts';
import { holds } from './conditions.ts';
import { playerMeant, playersMeant } from './named-players.ts';
import { nodeAt } from '../state/library.ts';
import type { Bindings, Remembered } from '../state/state.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import type { GameEvent } from '../state/events.ts';
import { couldAnswer, isFirstThisTurn, matches, recalling } from './event-patterns.ts';
import { ignoredBy } from './use-legality.ts';
import { interrupts, isReplacing, replacements } from './replacements.ts';
import type { AbilityKey } from '../state/ability-key.ts';

/** An ability that waits in a window. */
export interface Trigger {
  /** One ability for one event. It resolves at most once. */
  key: AbilityKey;
  /** The card that a player clicks to resolve it. */
  source: CardId;
  effects: readonly Effect[];
  bindings: Bindings;
  /** The player may decline it: the whole ability is a "you may". */
  optional: boolean;
  /** Waits even without a possible effect while another ability may make one possible [9.3.2]. */
  reserve: boolean;
  /** "Instead": the card is not destroyed if this resolves [11.3]. */
  saves?: CardId;
  /** It is saved only if the text says "prevent that". */
  savesIfStopped?: true;
  /** Damage by a keyword rather than an effect. */
  keyword?: 'assault' | 'hazardous';
  /** The event that triggered it. */
  event?: GameEvent;
  /** The lasting effect that it uses up. */
  endsLasting?: number;
}

/** Returns all abilities triggered by a batch of events, in the order of the table. */
export function triggersOf(game: Game, events: readonly Remembered[]): Trigger[] {
  // The current order of the table, also for a card in its last known state.
  boardOf(game);
  return events.flatMap((past, index) =>
    recalling(game, past, () => triggersOfEvent(game, past.event)).map((trigger) => ({
      ...trigger,
      bindings: where(trigger.bindings, past.event),
      key: { ...trigger.key, event: index },
      event: past.event,
    })),
  );
}

/** Says whether an ability would react to one of these events if it happened now, or replace it. */
export function wouldReact(game: Game, events: readonly GameEvent[]): boolean {
  return (
    triggersOf(
      game,
      events.map((event) => withLastKnown(game, event)),
    ).length > 0 ||
    events.some((event) => replacements(game, event).length > 0 || interrupts(game, event).length > 0)
  );
}

/** Remembers where the event has left its card: a reaction finds the card only there [11.8]. */
function where(bindings: Bindings, event: GameEvent): Bindings {
  switch (event.type) {
    case 'cardDestroyed':
    case 'cardDiscarded':
      return { ...bindings, place: { card: event.card, zone: 'discard' } };
    case 'cardPurged':
      return { ...bindings, place: { card: event.card, zone: 'purged' } };
    case 'cardLeft':
      return { ...bindings, place: { card: event.card, zone: event.to } };
    default:
      return bindings;
  }
}

/** A card that left play counts as it was then, even if it has returned [0.8]. */
export function withLastKnown(game: Game, event: GameEvent): Remembered {
  switch (event.type) {
    case 'cardLeft':
      return { event, known: event.known };
    case 'cardDestroyed':
      return { event, known: game.state.lastKnown[event.card] ?? null };
    default:
      return { event, known: null };
  }
}

function triggersOfEvent(game: Game, event: GameEvent): Trigger[] {
  const found: Trigger[] = [];
  addHeaded(found, game, event);
  const board = boardOf(game);
  for (const ability of board.reacting) addReaction(found, game, ability, event);
  if (event.type === 'cardLeft') {
    for (const ability of game.leavePlayAbilities.get(event.card) ?? [])
      addReaction(found, game, ability, event);
  }
  if (isMoment(event)) for (const ability of board.timed) addTimed(found, game, ability, event);
  for (const effect of game.state.lasting) addDelayed(found, game, effect, event);
  addForetold(found, game, event);
  return found;
}

function addHeaded(found: Trigger[], game: Game, event: GameEvent): void {
  switch (event.type) {
    case 'cardPlayed':
      if (event.effectReplaced) return;
      return addUnder(found, game, event.card, 'play', event);
    case 'creatureReaped':
      return addUnder(found, game, event.card, 'reap', event);
    case 'creatureFought':
      // A fight that ended before its damage step resolves no After Fight ability [8.3].
      if (!event.struck) return;
      return addUnder(found, game, event.card, 'fight', event);
    case 'fightDeclared':
      addUnder(found, game, event.card, 'before-fight', event);
      addKeywordDamage(found, game, event.card, event.target, 'assault');
      return addKeywordDamage(found, game, event.target, event.card, 'hazardous');
    case 'cardDiscarded':
      if (event.from === 'hand' && event.player === game.state.activePlayer) {
        addUnder(found, game, event.card, 'scrap', event);
      }
      return;
    default:
      return;
  }
}

/** The abilities of one card with one heading. A card in play must still be the same object [6.2.1, 0.9]. */
function addUnder(found: Trigger[], game: Game, id: CardId, header: Header, event: GameEvent): void {
  const { zone, parent, enteredAt } = card(game, id);
  if ('since' in event && event.since !== enteredAt) return;
  const works = zone === 'play' || zone === 'resolving' || header === 'scrap';
  if (!works) return;
  const { abilities, blank } = characteristics(game, id);
  if (blank) return;
  for (const ability of abilities) {
    const { node } = ability;
    if (node.kind !== 'on' || !node.headers.includes(header)) continue;
    const you = zone === 'play' || zone === 'resolving' ? card(game, id).controller : card(game, id).owner;
    const now = { ...ability, you, bearer: ability.bearer === id ? (parent ?? id) : ability.bearer };
    found.push(triggerOf(game, now, node.do, bindEvent(bindingsFor(now), event), header === 'play'));
  }
}

/** The "Destroyed:" abilities of a card that is being destroyed [11.3]. */
export function destroyedTriggers(game: Game, id: CardId): Trigger[] {
  return abilitiesUnder(game, id, 'destroyed').map((ability) => {
    // "This creature" is the card where it was tagged: once it has moved, nothing here moves it again [11.3].
    const bindings: Bindings = { ...bindingsFor(ability), it: [id], place: { card: id, zone: 'play' } };
    const effects = (ability.node as Extract<Ability, { kind: 'on' }>).do;
    return { ...triggerOf(game, ability, effects, bindings, true), source: id };
  });
}

/** The "Fate:" abilities of a card beneath a prophecy that is being fulfilled. "You" is the player it befalls [5.10]. */
export function fateTriggers(game: Game, id: CardId, you: PlayerId): Trigger[] {
  return abilitiesUnder(game, id, 'fate').map((ability) => {
    const effects = (ability.node as Extract<Ability, { kind: 'on' }>).do;
    const of = { ...ability, bearer: id, you };
    return triggerOf(game, of, effects, bindingsFor(of), true);
  });
}

/** The key of a prophecy that is being fulfilled. */
export const fulfilmentOf = (id: CardId): AbilityKey => ({ source: id, path: 'fulfil' });

/** A replacement of a card's destruction. It waits in the same window [11.3.3]. */
export function savingTriggers(game: Game, event: Extract<GameEvent, { type: 'cardDestroyed' }>): Trigger[] {
  const saving = ({ key, bindings }: ActiveStatement<'replace' | 'interrupt'>) => ({
    key: { ...key, event: event.card },
    source: bindings.bearer,
    bindings: bindEvent(bindings, event),
    reserve: true,
    saves: event.card,
  });
  return [
    ...replacements(game, event).map((one) => ({
      ...saving(one),
      effects: one.node.with,
      optional: one.node.optional ?? false,
    })),
    ...interrupts(game, event).map((one) => ({
      ...saving(one),
      effects: one.node.do,
      optional: false,
      savesIfStopped: true as const,
    })),
  ];
}

function triggerOf(
  game: Game,
  ability: ActiveAbility,
  effects: readonly Effect[],
  bindings: Bindings,
  reserve: boolean,
): Trigger {
  return {
    key: ability.key,
    source: ability.bearer === ability.self ? ability.self : ability.bearer,
    effects,
    bindings,
    optional: effects.every((effect) => isOptional(game, effect, bindings)),
    reserve,
  };
}

/**
 * "You may …", also "If …, you may …": the ability consists of nothing else, and the active player decides. What another
 * player may do is offered to that player while the ability resolves.
 */
function isOptional(game: Game, effect: Effect, bindings: Bindings): boolean {
  const isPart = (part: Effect): boolean => isOptional(game, part, bindings);
  switch (effect.kind) {
    case 'when':
      return effect.else === undefined && effect.then.every(isPart);
    case 'if-done':
      return !effect.else && isPart(effect.first);
    case 'may':
      return effect.by === undefined || playerMeant(game, effect.by, bindings) === game.state.activePlayer;
    default:
      return false;
  }
}

/** Assault and hazardous are abilities of the creature that has them [12]. */
function addKeywordDamage(
  found: Trigger[],
  game: Game,
  id: CardId,
  target: CardId,
  keyword: 'assault' | 'hazardous',
): void {
  const value = isInPlay(game, id) ? keywordOf(game, id, keyword) : 0;
  if (value <= 0 || (keyword === 'hazardous' && ignoredBy(game, target).has('hazardous'))) return;
  const bindings = bindingsFor({ self: id, bearer: id, you: card(game, id).controller });
  found.push({
    key: { source: id, path: keyword },
    source: id,
    effects: DAMAGE_BY_KEYWORD,
    bindings: { ...bindings, attacked: target, amount: value },
    optional: false,
    reserve: false,
    keyword,
  });
}

const DAMAGE_BY_KEYWORD: readonly Effect[] = [
  { kind: 'deal', amount: 'that-much', target: { kind: 'ref', name: 'attacked' } },
];

function addReaction(found: Trigger[], game: Game, ability: ActiveAbility, event: GameEvent): void {
  const { node } = ability;
  if (node.kind !== 'after' || !couldAnswer(node.event, event)) return;
  if (event.type === 'cardDestroyed' && card(game, ability.self).enteredAt >= event.at) return;
  const bindings = bindingsFor(ability);
  if (!matches(game, node.event, event, bindings)) return;
  if (node.first && !isFirstThisTurn(game, node.event, event, bindings)) return;
  const bound = bindEvent(bindings, event);
  if (node.if && !holds(game, node.if, bound)) return;
  found.push(triggerOf(game, ability, node.do, bound, false));
}

function addTimed(found: Trigger[], game: Game, ability: ActiveAbility, event: Moment): void {
  const { node } = ability;
  if (!isMeant(node, event)) return;
  const bindings = bindingsFor(ability);
  if (!playersMeant(game, node.of, bindings).includes(event.player)) return;
  found.push(triggerOf(game, ability, node.do, bindEvent(bindings, event), false));
}

type Moment = Extract<GameEvent, { type: 'turnStarted' | 'turnEnding' | 'stepStarted' | 'stepEnding' }>;

function isMoment(event: GameEvent): event is Moment {
  const { type } = event;
  return type === 'turnStarted' || type === 'turnEnding' || type === 'stepStarted' || type === 'stepEnding';
}

/** "At the start of your turn", "at the end of your draw cards step" [3.0.1]. */
function isMeant(node: Ability, event: Moment): node is Extract<Ability, { kind: 'turn' | 'step' }> {
  const at = event.type === 'turnStarted' || event.type === 'stepStarted' ? 'start' : 'end';
  if (node.kind === 'turn') return node.at === at && !('step' in event);
  return node.kind === 'step' && node.at === at && 'step' in event && node.step === event.step;
}

/** Active prophecies watch the turn of their owner's opponent [5.10]. */
function addForetold(found: Trigger[], game: Game, event: GameEvent): void {
  const watcher = opponentOf(game, game.state.activePlayer);
  for (const id of player(game, watcher).aside) {
    if (!card(game, id).activeProphecy || isReplacing(game, fulfilmentOf(id))) continue;
    for (const ability of characteristics(game, id).abilities) {
      const { node } = ability;
      const bindings = bindingsFor(ability);
      if (node.kind !== 'fulfil' || !matches(game, node.event, event, bindings)) continue;
      const bound = bindEvent(bindings, event);
      if (node.if && !holds(game, node.if, bound)) continue;
      found.push(triggerOf(game, ability, FULFIL_IT, bound, false));
    }
  }
}

const FULFIL_IT: readonly Effect[] = [{ kind: 'fulfil', target: { kind: 'ref', name: 'self' } }];

/** "Each time …" and "the next time …" with their own duration. */
function addDelayed(
  found: Trigger[],
  game: Game,
  effect: Game['state']['lasting'][number],
  event: GameEvent,
): void {
  if (effect.waiting) return;
  const node = nodeAt(game.library, effect.slug, effect.path) as DelayedTrigger | { kind: 'grant' };
  if (node.kind !== 'each-time' || !matches(game, node.event, event, effect.bindings)) return;
  const bindings = bindEvent(effect.bindings, event);
  if (node.if && !holds(game, node.if, bindings)) return;
  found.push({
    key: { source: effect.id, path: '' },
    source: effect.bindings.self,
    effects: node.do,
    bindings,
    optional: node.do.every((each) => isOptional(game, each, bindings)),
    reserve: false,
    ...((node.once || effect.once) && { endsLasting: effect.id }),
  });
}
