/** Events as one viewer may see them. */
import type {
  Entrant,
  EventBan,
  EventDetails,
  EventMatch,
  EventRecord,
  EventSummary,
  House,
  OwnEntry,
  RoundClock,
} from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import { summaryOf } from '../accounts/user-views.ts';
import { DELETED_USER } from '../matches/match-store.ts';
import type { PlayedGame } from './event-games.ts';
import type { EventEntrant, EventState, StoredMatch } from './event-state.ts';
import { entrantOfUser, entrantsWhoMet, roundOf } from './event-state.ts';
import type { DeckSummary } from './event-store.ts';
import { areBansMade } from './match-decks.ts';
import { standingsOf } from './rounds.ts';

/** What an event is shown with. */
export interface EventViewParts {
  event: EventState;
  /** The accounts of its entrants and organisers, by id. */
  accounts: ReadonlyMap<number, Account>;
  decks: ReadonlyMap<number, readonly DeckSummary[]>;
  /** The chains that its decks have now, by entrant. */
  chains: ReadonlyMap<number, number>;
  /** Its started games, oldest first. */
  games: readonly PlayedGame[];
  /** Its unstarted games. */
  waitingGames: readonly { gameId: string; matchId: number }[];
  clock: RoundClock | null;
  /** For organisers. */
  history: EventRecord[] | null;
  viewerId: number | null;
  mayOrganise: boolean;
  now: Date;
}

/** What a viewer is told about their own entry. */
export type OwnRow = Pick<EventEntrant, 'id' | 'state' | 'isCheckedIn' | 'isRemoved'>;

/** The parts of a summary that the list reads without loading whole events. */
export interface SummaryParts {
  event: Pick<EventState, 'id' | 'settings' | 'phase' | 'finishedAt' | 'organiserId'>;
  organiser: Account | undefined;
  winner: string | null;
  counts: { entered: number; waiting: number; round: number };
  own: OwnRow | undefined;
  isOrganiser: boolean;
}

export function eventSummaryOf({
  event,
  organiser,
  winner,
  counts,
  own,
  isOrganiser,
}: SummaryParts): EventSummary {
  const { name, kind, gameFormat, isTriad, expansions, bestOf, cutSize, capacity, startsAt } = event.settings;
  return {
    id: event.id,
    name,
    kind,
    gameFormat,
    isTriad,
    expansions,
    bestOf,
    cutSize,
    capacity,
    phase: event.phase,
    ...counts,
    startsAt,
    finishedAt: event.finishedAt?.toISOString() ?? null,
    organiser: organiser === undefined ? null : summaryOf(organiser),
    winner,
    own: own === undefined ? null : ownEntryOf(own),
    isOrganiser,
  };
}

const ownEntryOf = ({ id, state, isCheckedIn, isRemoved }: OwnRow): OwnEntry => ({
  entrantId: id,
  state,
  isCheckedIn,
  isRemoved,
});

export function eventDetailsOf(parts: EventViewParts): EventDetails {
  const { event, accounts, clock, history, viewerId, mayOrganise, now } = parts;
  const nameOf = ({ userId }: EventEntrant) => accounts.get(userId ?? 0)?.username ?? DELETED_USER;
  const [championId] = event.places ?? [];
  const champion = event.entrants.find(({ id }) => id === championId);
  const met = entrantsWhoMet(event);
  const isWaiting = ({ state }: EventEntrant) => state === 'waiting';
  return {
    ...eventSummaryOf({
      event,
      organiser: accounts.get(event.organiserId ?? 0),
      winner: champion === undefined ? null : nameOf(champion),
      counts: {
        entered: event.entrants.filter(({ id, state }) => state === 'in' || met.has(id)).length,
        waiting: event.entrants.filter(isWaiting).length,
        round: roundOf(event),
      },
      own: event.entrants.find(({ userId }) => userId !== null && userId === viewerId),
      isOrganiser: mayOrganise,
    }),
    settings: event.settings,
    version: event.version,
    organisers: event.organiserIds.flatMap((id) => accounts.get(id)?.username ?? []),
    entrants: event.entrants.map((entrant) => entrantOf(parts, entrant, nameOf(entrant))),
    rounds: roundsOf(parts),
    plannedRounds: event.mainRounds,
    standings: standingsOf(event).map((line) => ({ ...line, entrant: Number(line.entrant) })),
    seeds: event.seeds,
    clock,
    now: now.toISOString(),
    history,
  };
}

function entrantOf(
  { event, accounts, decks, chains, viewerId, mayOrganise }: EventViewParts,
  entrant: EventEntrant,
  name: string,
): Entrant {
  const { id, userId, club, state, isCheckedIn, hasDecks } = entrant;
  const account = accounts.get(userId ?? 0);
  const isOwn = userId !== null && userId === viewerId;
  // Before the start, nobody chooses their deck by the decks of others.
  const isOpen = event.phase !== 'signup' && !event.settings.hidesDeckLists;
  const shown = isOwn || mayOrganise || isOpen ? (decks.get(id) ?? []) : [];
  return {
    id,
    name,
    user: account === undefined ? null : summaryOf(account),
    club,
    state,
    isCheckedIn,
    decks: shown.map((deck) => ({ ...deck, houses: deck.houses as House[] })),
    hasDecks,
    // Those of the event are fixed at its start.
    chains: event.settings.keepsChains && shown.length > 0 ? (entrant.chains ?? chains.get(id) ?? 0) : null,
  };
}

function roundsOf({ event, games, waitingGames, viewerId }: EventViewParts): EventDetails['rounds'] {
  const own = viewerId === null ? undefined : entrantOfUser(event, viewerId);
  const started = Map.groupBy(games, ({ matchId }) => matchId);
  const waiting = Map.groupBy(waitingGames, ({ matchId }) => matchId);
  return [...Map.groupBy(event.matches, ({ round }) => round)].map(([number, matches]) => ({
    number,
    stage: matches[0]?.stage ?? 'main',
    matches: matches.map((match) => ({
      ...matchOf(match, started.get(match.id) ?? [], waiting.get(match.id) ?? []),
      bans: event.settings.isTriad ? bansOf(match, own?.id) : null,
    })),
  }));
}

/** Nobody knows the opponent's ban before their own one is made. */
function bansOf(match: StoredMatch, own: number | undefined): EventMatch['bans'] {
  const { firstId, secondId, firstBan, secondBan } = match;
  if (secondId === null) return null;
  const banOf = (entrantId: number, ban: number | null): EventBan => ({
    isMade: ban !== null,
    deck: areBansMade(match) || entrantId === own ? ban : null,
  });
  return [banOf(firstId, firstBan), banOf(secondId, secondBan)];
}

function matchOf(
  match: StoredMatch,
  started: readonly PlayedGame[],
  waiting: EventViewParts['waitingGames'],
): Omit<EventMatch, 'bans'> {
  const { id, table, firstId, secondId, bestOf, state, outcome, firstGames, secondGames } = match;
  return {
    id,
    table,
    first: firstId,
    second: secondId,
    bestOf,
    state,
    outcome,
    score: [firstGames, secondGames],
    isAwarded: match.isAwarded,
    reportedBy: match.reportedById,
    games: [
      ...started.map((game) => ({
        gameId: game.id,
        state: game.isFinished ? ('finished' as const) : ('running' as const),
      })),
      ...waiting.map(({ gameId }) => ({ gameId, state: 'waiting' as const })),
    ],
  };
}
