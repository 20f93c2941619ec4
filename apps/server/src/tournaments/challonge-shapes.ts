/** The answers of version 1 of Challonge's API, with loose schemas, and the fields that we read. */
import { z } from 'zod';
import { OWN_IDS_FROM } from '@amberhall/protocol';
import type { Participant, TournamentMatch } from '@amberhall/protocol';
import type { FullTournament, ListedTournament } from './bracket-service.ts';

const id = z.int().positive().lt(OWN_IDS_FROM);
const text = z.string().nullish();
/** Longer lists cannot be KeyForge tournaments. */
const MOST = 2000;

const ServiceTournament = z.object({
  id,
  name: z.string().max(500),
  state: z.string().max(100),
  tournament_type: text,
  game_name: text,
  participants_count: z.int().nullish(),
  accept_attachments: z.boolean().nullish(),
  full_challonge_url: text,
  created_at: text,
});
type ServiceTournament = z.infer<typeof ServiceTournament>;

const ServiceMatch = z.object({
  id,
  tournament_id: id,
  identifier: text,
  round: z.int().nullish(),
  state: z.string().max(100),
  player1_id: id.nullish(),
  player2_id: id.nullish(),
  winner_id: id.nullish(),
  scores_csv: text,
  attachment_count: z.int().nullish(),
});
type ServiceMatch = z.infer<typeof ServiceMatch>;

const ServiceParticipant = z.object({
  id,
  tournament_id: id,
  name: text,
  display_name: text,
  username: text,
  challonge_username: text,
  /** Other ids by which group matches refer to them. */
  group_player_ids: z.array(id).nullish(),
});
type ServiceParticipant = z.infer<typeof ServiceParticipant>;

const Wrapped = {
  tournament: z.object({ tournament: ServiceTournament }),
  match: z.object({ match: ServiceMatch }),
  participant: z.object({ participant: ServiceParticipant }),
};

export const TournamentList = z
  .array(Wrapped.tournament)
  .max(MOST)
  .transform((list): ListedTournament[] => list.map(({ tournament }) => listed(tournament)));

export const WholeTournament = z
  .object({
    tournament: ServiceTournament.extend({
      participants: z.array(Wrapped.participant).max(MOST),
      matches: z.array(Wrapped.match).max(MOST),
    }),
  })
  .transform(({ tournament }): FullTournament => {
    const participants = tournament.participants.map(({ participant }) => participant);
    const { gameName: _of, ...facts } = listed(tournament);
    return {
      tournament: facts,
      participants: participants.map(participantOf),
      matches: tournament.matches.map(({ match }) => matchOf(match, participants)),
    };
  });

export const OneMatch = Wrapped.match.transform(({ match }) => matchOf(match, []));

/** The body is ignored. */
export const Attached = z.object({ match_attachment: z.object({ id }) });

/** The errors of a request. */
export const Errors = z.object({ errors: z.array(z.string().max(500)).max(20) });

function listed(tournament: ServiceTournament): ListedTournament {
  return {
    id: tournament.id,
    name: tournament.name,
    state: tournament.state,
    tournament_type: tournament.tournament_type ?? '',
    participants_count: tournament.participants_count ?? 0,
    accept_attachments: tournament.accept_attachments ?? false,
    full_challonge_url: webAddress(tournament.full_challonge_url),
    created_at: tournament.created_at ?? null,
    gameName: tournament.game_name ?? '',
  };
}

/** It becomes a link, so only web addresses are allowed. */
function webAddress(address: string | null | undefined): string | null {
  return address && /^https?:\/\//.test(address) ? address : null;
}

/** The name of a participant who was invited by their account can be empty. */
function participantOf(participant: ServiceParticipant): Participant {
  const { id: number, tournament_id, name, display_name } = participant;
  const username = participant.challonge_username || participant.username || null;
  return { id: number, tournament_id, name: display_name || name || username || `#${number}`, username };
}

function matchOf(match: ServiceMatch, participants: readonly ServiceParticipant[]): TournamentMatch {
  const person = (number: number | null | undefined): number | null =>
    participants.find(({ group_player_ids }) => number && group_player_ids?.includes(number))?.id ??
    number ??
    null;
  return {
    id: match.id,
    tournament_id: match.tournament_id,
    identifier: match.identifier ?? '',
    round: match.round ?? 1,
    state: match.state,
    player1_id: person(match.player1_id),
    player2_id: person(match.player2_id),
    winner_id: person(match.winner_id),
    scores_csv: match.scores_csv ?? '',
    attachment_count: match.attachment_count ?? 0,
  };
}
