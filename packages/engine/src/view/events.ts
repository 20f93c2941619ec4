/** Events as a viewer may notice them: for motion, sound and the spoken log. */
import type { GameEvent } from '../events/events.ts';
import type { Game } from '../game.ts';
import type { CardId } from '../vocabulary.ts';
import { viewIdOf } from './names.ts';
import type { EventView, Viewer, ViewId } from './types.ts';

/** Events that move something people can see, as far as what changes in the view does not tell. */
const SHOWN: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'turnStarted',
  'amberGained',
  'amberLost',
  'amberStolen',
  'amberPaid',
  'amberCaptured',
  'amberPlaced',
  'amberReturned',
  'keyForged',
  'keyUnforged',
  'cardLeft',
  'fightDeclared',
  'damageDealt',
  'damagePrevented',
  'damageHealed',
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
  if ('amount' in event) view.amount = event.amount;
  if ('to' in event && event.type === 'cardLeft') view.to = event.to;
  if ('color' in event && event.color !== null) view.color = event.color;
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
  return (type === 'cardLeft' ? before.get(id) : undefined) ?? viewIdOf(game, id, viewer);
}
