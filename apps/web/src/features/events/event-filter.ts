/** Which events the list shows, stored in its address, so that a link, a reload and the back button restore it. */
import { EVENT_KINDS, GAME_FORMATS } from '@amberhall/protocol';
import type { EventKind, EventSummary, GameFormat } from '@amberhall/protocol';

/** The states by which the list can be filtered. Cancelled events count as finished. */
export const LISTED_STATES = ['signup', 'running', 'finished'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

/** `undefined` and an empty text: any. */
export interface EventFilter {
  text: string;
  kind: EventKind | undefined;
  format: GameFormat | undefined;
  state: ListedState | undefined;
  /** Only events which the viewer has entered or manages. */
  isMine: boolean;
}

export const listedStateOf = ({ phase }: EventSummary): ListedState =>
  phase === 'over' || phase === 'cancelled' ? 'finished' : phase;

export const isMine = ({ own, isOrganiser }: EventSummary): boolean => own !== null || isOrganiser;

/** Reads a filter from an address, without values that no filter knows. */
export function filterIn(search: URLSearchParams): EventFilter {
  const choice = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === search.get(name));
  return {
    text: search.get('text') ?? '',
    kind: choice('kind', EVENT_KINDS),
    format: choice('format', GAME_FORMATS),
    state: choice('state', LISTED_STATES),
    isMine: search.has('mine'),
  };
}

/** The address of a filter. */
export function addressOf({ text, kind, format, state, isMine }: EventFilter): URLSearchParams {
  const parts = { text, kind, format, state, mine: isMine ? 'yes' : '' };
  return new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

export function filterEvents(events: readonly EventSummary[], filter: EventFilter): EventSummary[] {
  const text = filter.text.trim().toLowerCase();
  return events.filter(
    (event) =>
      event.name.toLowerCase().includes(text) &&
      (filter.kind ?? event.kind) === event.kind &&
      (filter.format ?? event.gameFormat) === event.gameFormat &&
      (filter.state ?? listedStateOf(event)) === listedStateOf(event) &&
      (!filter.isMine || isMine(event)),
  );
}
