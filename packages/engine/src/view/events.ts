/** Events as a viewer may notice them: for motion, sound and the spoken log. */
import type { GameEvent } from '../state/events.ts';
import type { Game } from '../state/game.ts';
import type { CardId } from '../vocabulary.ts';
import { viewIdOf } from './names.ts';
import type { EventView, Viewer, ViewId } from './types.ts';
import { canSeeFace } from './visibility.ts';

type NameBefore = (id: CardId) => ViewId | undefined;

/** Events with a visible effect that the changes of the view do not tell. */
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
 * Returns the events that a viewer should see.
 *
 * @param nameBefore returns the name under which the viewer saw the face of a card before these events
 */
export function eventViews(
  game: Game,
  events: readonly GameEvent[],
  viewer: Viewer,
  nameBefore: NameBefore,
): EventView[] {
  return events.flatMap((event, index) =>
    SHOWN.has(event.type) ? [eventView(game, event, sourceOfAmber(events, index), viewer, nameBefore)] : [],
  );
}

/** The creature that reaped for the amber, or the card with the icon. Effects carry their own source. */
function sourceOfAmber(events: readonly GameEvent[], index: number): CardId | undefined {
  const event = events[index];
  if (event?.type !== 'amberGained') return undefined;
  if (event.from === 'reaping') return events.slice(index).find((one) => one.type === 'creatureReaped')?.card;
  if (event.from === 'icon')
    return events.slice(0, index).findLast((one) => one.type === 'iconResolved')?.card;
  return undefined;
}

function eventView(
  game: Game,
  event: GameEvent,
  source: CardId | undefined,
  viewer: Viewer,
  nameBefore: NameBefore,
): EventView {
  const view: EventView = { type: event.type };
  if ('player' in event) view.player = event.player;
  const card = 'card' in event ? (event.card ?? source) : source;
  const named = card && nameIn(game, event, card, viewer, nameBefore);
  if (named !== undefined) view.card = named;
  const target = 'target' in event ? nameIn(game, event, event.target, viewer, nameBefore) : undefined;
  if (target !== undefined) view.target = target;
  if ('amount' in event) view.amount = event.amount;
  if ('to' in event && event.type === 'cardLeft') view.to = event.to;
  if ('color' in event && event.color !== null) view.color = event.color;
  return view;
}

/**
 * A card that left play is named as it was in play, also if it is hidden by now. Its new name would let the viewer
 * track it [1.3.7].
 */
function nameIn(
  game: Game,
  { type }: GameEvent,
  id: CardId,
  viewer: Viewer,
  nameBefore: NameBefore,
): ViewId | undefined {
  if (!canSeeFace(game, id, viewer)) return nameBefore(id);
  return (type === 'cardLeft' ? nameBefore(id) : undefined) ?? viewIdOf(game, id, viewer);
}
