import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  AnnounceBody,
  AnnounceReply,
  AttachBody,
  AttachReply,
  ClockReply,
  ClockRequest,
  FullTournamentReply,
  ParticipantsReply,
  ReportBody,
  ReportReply,
  TOURNAMENT_TEXTS,
  TournamentBody,
  TournamentAdminReply,
  TournamentMatchesReply,
  TournamentsReply,
} from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Brackets } from './brackets.ts';
import type { TournamentAdmin } from './tournament-admin.ts';

const config = { access: 'canManageTournaments' } as const;
const Which = z.object({ id: z.coerce.number().pipe(z.int().positive()) });
const WhichRound = Which.extend({ round: z.coerce.number().pipe(z.int().min(-1000).max(1000)) });

/** The calls that reach the bracket service for an organizer. */
export const bracketRoutes: FastifyPluginAsyncZod<{ brackets: Brackets }> = async (app, { brackets }) => {
  app.get(
    '/api/challonge/tournaments',
    { schema: { response: responseSchemas(TournamentsReply) }, config },
    async (request) => ({
      success: true as const,
      data: await brackets.tournaments(caller(request).account),
      message: TOURNAMENT_TEXTS.tournaments,
    }),
  );

  app.post(
    '/api/challonge/fullTournament',
    { schema: { body: TournamentBody, response: responseSchemas(FullTournamentReply) }, config },
    async (request) => {
      const { data: id, fresh } = request.body;
      const data = await brackets.tournament(caller(request).account, id, fresh);
      const { participants, matches } = data;
      return {
        success: true as const,
        data,
        participants,
        matches,
        message: TOURNAMENT_TEXTS.tournament,
      };
    },
  );

  app.post(
    '/api/challonge/matches',
    { schema: { body: TournamentBody, response: responseSchemas(TournamentMatchesReply) }, config },
    async (request) => {
      const { data: id, fresh } = request.body;
      const { matches } = await brackets.tournament(caller(request).account, id, fresh);
      return { success: true as const, data: matches, message: TOURNAMENT_TEXTS.matches };
    },
  );

  app.post(
    '/api/challonge/participants',
    { schema: { body: TournamentBody, response: responseSchemas(ParticipantsReply) }, config },
    async (request) => {
      const { data: id, fresh } = request.body;
      const { participants } = await brackets.tournament(caller(request).account, id, fresh);
      return { success: true as const, data: participants, message: TOURNAMENT_TEXTS.participants };
    },
  );

  app.post(
    '/api/challonge/attachMatchLink',
    { schema: { body: AttachBody, response: responseSchemas(AttachReply) }, config },
    async (request) => {
      const { attachments, problem } = await brackets.attach(caller(request).account, request.body);
      if (problem === undefined) {
        return { success: true as const, attachments, message: TOURNAMENT_TEXTS.attachments };
      }
      return { success: false as const, attachments, message: problem.texts };
    },
  );
};

/** The calls about this site's own data of a tournament. */
export const tournamentRoutes: FastifyPluginAsyncZod<{ tournamentAdmin: TournamentAdmin }> = async (
  app,
  { tournamentAdmin },
) => {
  app.get(
    '/api/tournaments/:id',
    { schema: { params: Which, response: responseSchemas(TournamentAdminReply) }, config },
    async (request) => ({ success: true as const, ...(await tournamentAdmin.show(request.params.id)) }),
  );

  app.put(
    '/api/tournaments/:id/rounds/:round/clock',
    { schema: { params: WhichRound, body: ClockRequest, response: responseSchemas(ClockReply) }, config },
    async (request) => {
      const { id: tournamentId, round } = request.params;
      const { account } = caller(request);
      const clock = await tournamentAdmin.changeClock(account, { tournamentId, round }, request.body);
      return { success: true as const, clock };
    },
  );

  app.post(
    '/api/tournaments/:id/announcements',
    { schema: { params: Which, body: AnnounceBody, response: responseSchemas(AnnounceReply) }, config },
    async (request) => {
      const announcement = { tournamentId: request.params.id, ...request.body };
      return {
        success: true as const,
        ...(await tournamentAdmin.announce(caller(request).account, announcement)),
      };
    },
  );

  app.post(
    '/api/tournaments/:id/results',
    { schema: { params: Which, body: ReportBody, response: responseSchemas(ReportReply) }, config },
    async (request) => {
      const { matchId, gameIds, first } = request.body;
      const result = { tournamentId: request.params.id, matchId, gameIds, first };
      const match = await tournamentAdmin.report(caller(request).account, result);
      return { success: true as const, match, message: TOURNAMENT_TEXTS.reported };
    },
  );
};
