/** Events as a viewer may notice them: for motion, sound and the spoken log. */
import type { GameEvent } from '../events/events.ts';
import type { Game } from '../game.ts';
import type { CardId } from '../vocabulary.ts';
import { viewIdOf } from './names.ts';
import type { EventView, Viewer, ViewId } from './types.ts';

/** Events that move something people can see. */
const SHOWN: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'turnStarted',
  'houseChosen',
  'amberGained',
  'amberLost',
  'amberStolen',
  'amberPaid',
  'amberCaptured',
  'amberPlaced',
  'amberReturned',
  'keyForged',
  'keyUnforged',
  'cardDrawn',
  'deckShuffled',
  'cardEntered',
  'upgradeAttached',
  'cardLeft',
  'cardDiscarded',
  'cardPlayed',
  'creatureReaped',
  'fightDeclared',
  'damageDealt',
  'damagePrevented',
  'damageHealed',
  'cardDestroyed',
  'statusGained',
  'statusLost',
  'tideRaised',
  'gameWon',
]);

/**
 * The events worth showing to a viewer.
 *
 * @param before the names under which the viewer knew the cards before these events
 */
export function eventViews(
  game: Game,
  events: readonly GameEvent[],
  viewer: Viewer,
  before: ReadonlyMap<CardId, ViewId>,
): EventView[] {
  return events.filter(({ type }) => SHOWN.has(type)).map((event) => eventView(game, event, viewer, before));
}

function eventView(
  game: Game,
  event: GameEvent,
  viewer: Viewer,
  before: ReadonlyMap<CardId, ViewId>,
): EventView {
  const view: EventView = { type: event.type };
  if ('player' in event) view.player = event.player;
  if ('card' in event && event.card !== undefined)
    view.card = nameIn(game, event, event.card, viewer, before);
  if ('target' in event) view.target = viewIdOf(game, event.target, viewer);
  if ('host' in event) view.target = viewIdOf(game, event.host, viewer);
  if ('amount' in event) view.amount = event.amount;
  if ('from' in event && event.type !== 'amberGained') addOrigin(event, view);
  if ('to' in event && event.type === 'cardLeft') view.to = event.to;
  if ('color' in event) view.color = event.color;
  if (event.type === 'houseChosen' && event.house !== null) view.house = event.house;
  return view;
}

/** What left play is spoken of by the name it had there. */
function nameIn(
  game: Game,
  { type }: GameEvent,
  id: CardId,
  viewer: Viewer,
  before: ReadonlyMap<CardId, ViewId>,
): ViewId {
  const left = type === 'cardLeft' || type === 'cardDestroyed';
  return (left ? before.get(id) : undefined) ?? viewIdOf(game, id, viewer);
}

function addOrigin(event: GameEvent, view: EventView): void {
  if (event.type === 'cardEntered' || event.type === 'cardDiscarded' || event.type === 'cardPlayed') {
    view.from = event.from;
  }
}
