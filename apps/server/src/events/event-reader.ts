/** Puts together what people see of events. */
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { EventDetails, EventSummary, OwnEventsReply, RoundClock } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import { Problem } from '../http/problems.ts';
import type { GameEntry } from '../lobby/game-entry.ts';
import type { MatchGames } from '../lobby/match-games.ts';
import type { AuditLog } from '../staff/audit.ts';
import { AnswerCache } from '../tournaments/answer-cache.ts';
import type { RoundClocks } from '../tournaments/round-clocks.ts';
import { bracketIdOf, rowIdOf } from './bracket-ids.ts';
import type { ChainStore } from './chain-store.ts';
import { isCheckInOpen } from './entrant-actions.ts';
import type { EventGames } from './event-games.ts';
import { roundOf } from './event-state.ts';
import type { EventState } from './event-state.ts';
import type { EventLists } from './event-lists.ts';
import type { EventStore } from './event-store.ts';
import { eventDetailsOf, eventSummaryOf } from './event-view.ts';
import type { EventViewParts } from './event-view.ts';
import { mayOrganise } from './organiser-rights.ts';

export interface EventReaderParts {
  store: EventStore;
  chainStore: Pick<ChainStore, 'ofEvent'>;
  lists: EventLists;
  games: EventGames;
  matchGames: Pick<MatchGames, 'of'>;
  roundClocks: Pick<RoundClocks, 'all'>;
  audit: Pick<AuditLog, 'about'>;
  now: () => Date;
}

/** What all viewers of an event share. */
type SharedParts = Omit<EventViewParts, 'history' | 'viewerId' | 'mayOrganise'>;

/** All viewers of an event ask at once when it changes. */
const MAX_AGE_MS = 1_000;

export class EventReader {
  readonly #parts: EventReaderParts;
  readonly #shared: AnswerCache<SharedParts>;

  constructor(parts: EventReaderParts) {
    this.#parts = parts;
    this.#shared = new AnswerCache(parts.now);
  }

  async list(viewer: Account | null): Promise<EventSummary[]> {
    const { store, lists } = this.#parts;
    const rows = await lists.list();
    const counts = await lists.countsOf(rows.map(({ id }) => id));
    const winners = await lists.winnersOf(rows);
    const organisers = await store.accountsOf(rows.flatMap(({ organiserId }) => organiserId ?? []));
    const own = viewer === null ? undefined : await lists.entriesOf(viewer.id);
    const organised = viewer === null ? undefined : await lists.organisedBy(viewer.id);
    return rows.map((event) =>
      eventSummaryOf({
        event,
        organiser: organisers.get(event.organiserId ?? 0),
        winner: winners.get(event.id) ?? null,
        counts: counts.get(event.id) ?? { entered: 0, waiting: 0, round: 0 },
        own: own?.get(event.id),
        isOrganiser: organised?.has(event.id) === true,
      }),
    );
  }

  /** @throws {Problem} if there is no such event */
  async details(id: number, viewer: Account | null): Promise<EventDetails> {
    const { audit } = this.#parts;
    const shared = await this.#shared.get(`${id} `, MAX_AGE_MS, () => this.#load(id));
    const isManager = viewer !== null && mayOrganise(shared.event, viewer);
    return eventDetailsOf({
      ...shared,
      history: isManager ? await audit.about('event changed', String(id)) : null,
      viewerId: viewer?.id ?? null,
      mayOrganise: isManager,
    });
  }

  /** The next answer about an event is read anew. */
  forget(id: number): void {
    this.#shared.invalidate(`${id} `);
  }

  /** What waits for a user in running events, and open check-ins. */
  async ofUser(account: Account): Promise<Omit<OwnEventsReply, 'success' | 'message'>> {
    const { lists, matchGames, now } = this.#parts;
    const matches = await lists.openMatchesOf(account.id);
    const movedUp = await lists.movedUpOf(account.id);
    const upcoming = await lists.upcomingOf(account.id);
    return {
      matches: matches.map((match) => ({ ...match, gameId: openGameOf(matchGames, match) })),
      movedUp: movedUp.map(({ id, settings: { name } }) => ({ eventId: id, event: name })),
      checkIns: upcoming
        .filter((event) => isCheckInOpen({ phase: 'signup', settings: event.settings }, now()))
        .map(({ id, settings: { name, startsAt } }) => ({ eventId: id, event: name, startsAt })),
    };
  }

  /** What all viewers of an event share. */
  async #load(id: number): Promise<SharedParts> {
    const { store, chainStore, games, now } = this.#parts;
    const event = await store.load(id);
    if (event === undefined) throw new Problem(404, EVENT_TEXTS.unknown);
    const ids = [event.organiserId, ...event.organiserIds, ...event.entrants.map(({ userId }) => userId)];
    return {
      event,
      accounts: await store.accountsOf(ids.flatMap((id) => id ?? [])),
      decks: await store.deckSummariesOf(id),
      chains: event.settings.keepsChains ? await chainStore.ofEvent(event) : new Map(),
      games: await games.of(id, event.matches),
      waitingGames: this.#waitingGamesOf(event),
      clock: await this.#clockOf(event),
      now: now(),
    };
  }

  #waitingGamesOf(event: EventState): { gameId: string; matchId: number }[] {
    return this.#parts.matchGames
      .of(bracketIdOf(event.id))
      .filter(({ phase }) => phase !== 'started')
      .flatMap(({ id, challonge }) =>
        challonge ? [{ gameId: id, matchId: rowIdOf(challonge.matchId) }] : [],
      );
  }

  async #clockOf(event: EventState): Promise<RoundClock | null> {
    if (event.phase !== 'running') return null;
    const clocks = await this.#parts.roundClocks.all(bracketIdOf(event.id));
    return clocks.find(({ round }) => round === roundOf(event)) ?? null;
  }
}

function openGameOf(
  matchGames: EventReaderParts['matchGames'],
  { eventId, matchId }: { eventId: number; matchId: number },
): string | null {
  const isOpen = ({ challonge, winReason }: GameEntry) =>
    challonge?.matchId === bracketIdOf(matchId) && winReason === null;
  return matchGames.of(bracketIdOf(eventId)).find(isOpen)?.id ?? null;
}
