/** Requests of organizers to the server. */
import {
  AnnounceReply,
  AttachReply,
  ClockReply,
  FullTournamentReply,
  ReportReply,
  TournamentAdminReply,
  TournamentMatchesReply,
  TournamentsReply,
} from '@amberhall/protocol';
import type { ClockRequest, MatchAttachment } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

/** The lobby sends changes of games. This covers what it does not send. */
const ADMIN_INTERVAL_MS = 20_000;

export const tournamentQueries = {
  list: () =>
    queryOptions({
      queryKey: ['tournaments', 'list'],
      queryFn: async ({ signal }) =>
        (await call('/api/challonge/tournaments', { reply: TournamentsReply, signal })).data,
      // The bracket service limits the number of requests.
      staleTime: 60_000,
      retry: false,
    }),

  /** The bracket as the service has it. */
  bracket: (id: number) =>
    queryOptions({
      queryKey: ['tournaments', 'bracket', id],
      queryFn: () => fetchBracket(id),
      staleTime: 60_000,
      retry: false,
    }),

  /** The games, clocks and announcements of this site for the tournament. */
  admin: (id: number) =>
    queryOptions({
      queryKey: ['tournaments', 'admin', id],
      queryFn: async ({ signal }) => {
        const admin = await call(`/api/tournaments/${id}`, { reply: TournamentAdminReply, signal });
        return { ...admin, clockOffsetMs: Date.parse(admin.now) - Date.now() };
      },
      refetchInterval: ADMIN_INTERVAL_MS,
    }),
};

/** @param fresh bypasses the server's short cache */
export const fetchBracket = async (id: number, fresh = false) =>
  (
    await call('/api/challonge/fullTournament', {
      method: 'POST',
      body: { data: id, ...(fresh && { fresh }) },
      reply: FullTournamentReply,
    })
  ).data;

/** A tournament with its participants and matches, as the service has it. */
export type ServiceBracket = Awaited<ReturnType<typeof fetchBracket>>;

/** Only its current matches. */
export const fetchMatches = async (id: number) =>
  (
    await call('/api/challonge/matches', {
      method: 'POST',
      body: { data: id, fresh: true },
      reply: TournamentMatchesReply,
    })
  ).data;

export const attachLinks = (links: readonly MatchAttachment[]) =>
  call('/api/challonge/attachMatchLink', { method: 'POST', body: links, reply: AttachReply });

export const changeClock = (tournamentId: number, round: number, wish: ClockRequest) =>
  call(`/api/tournaments/${tournamentId}/rounds/${round}/clock`, {
    method: 'PUT',
    body: wish,
    reply: ClockReply,
  });

export const announce = (tournamentId: number, body: { text: string; tournament: string }) =>
  call(`/api/tournaments/${tournamentId}/announcements`, { method: 'POST', body, reply: AnnounceReply });

export const reportResult = (
  tournamentId: number,
  body: { matchId: number; gameIds: string[]; first?: string },
) => call(`/api/tournaments/${tournamentId}/results`, { method: 'POST', body, reply: ReportReply });
