/** Brackets of the bracket service for tests: single elimination. */

export interface FakeMatch {
  id: number;
  tournament_id: number;
  identifier: string;
  round: number;
  state: 'pending' | 'open' | 'complete';
  player1_id: number | null;
  player2_id: number | null;
  player1_prereq_match_id: number | null;
  player2_prereq_match_id: number | null;
  winner_id: number | null;
  loser_id: number | null;
  scores_csv: string;
  attachment_count: number | null;
  /** Its attachments. */
  links: string[];
}

export interface FakeParticipant {
  id: number;
  tournament_id: number;
  name: string;
  display_name: string;
  username: string | null;
  challonge_username: string | null;
  seed: number;
  group_player_ids: number[];
}

export interface FakeTournament {
  tournament: {
    id: number;
    name: string;
    url: string;
    subdomain: string | null;
    full_challonge_url: string;
    tournament_type: string;
    state: string;
    game_name: string;
    participants_count: number;
    accept_attachments: boolean;
    created_at: string;
  };
  participants: FakeParticipant[];
  matches: FakeMatch[];
}

export interface NewBracket {
  name: string;
  /** 2, 4, 8 …; the best first. */
  players: string[];
  subdomain?: string;
  gameName?: string;
  state?: string;
  acceptAttachments?: boolean;
  /** ISO 8601. */
  createdAt?: string;
}

/** @param nextNumber returns unique ids for tournaments, participants and matches */
export function openBracket(bracket: NewBracket, nextNumber: () => number): FakeTournament {
  const { name, players, subdomain = null, gameName = 'KeyForge', state = 'underway' } = bracket;
  const id = nextNumber();
  const url = `${name.toLowerCase().replaceAll(/\W+/g, '_')}_${id}`;
  const participants = players.map((player, index) => participantOf(player, index + 1, id, nextNumber()));
  return {
    tournament: {
      id,
      name,
      url,
      subdomain,
      full_challonge_url: `https://brackets.example.org/${url}`,
      tournament_type: 'single elimination',
      state,
      game_name: gameName,
      participants_count: players.length,
      accept_attachments: bracket.acceptAttachments ?? true,
      created_at: bracket.createdAt ?? '2030-01-03T18:00:00.000-05:00',
    },
    participants,
    matches: matchesFor(participants, id, nextNumber),
  };
}

/** Applies a result, and advances the winner to the next match. A changed result resets the later matches. */
export function setResult(
  bracket: FakeTournament,
  match: FakeMatch,
  result: Record<string, unknown> | undefined,
): { status: number; body: unknown } {
  const { winner_id: winner, scores_csv: scores } = result ?? {};
  const players = [match.player1_id, match.player2_id];
  if (typeof scores !== 'string' || !/^\d+-\d+(,\d+-\d+)*$/.test(scores)) {
    return { status: 422, body: { errors: ['Scores are not in the right format'] } };
  }
  if (match.state === 'pending' || typeof winner !== 'number' || !players.includes(winner)) {
    return { status: 422, body: { errors: ['Winner is not a player of this match'] } };
  }
  match.state = 'complete';
  match.winner_id = winner;
  match.loser_id = players.find((player) => player !== winner) ?? null;
  match.scores_csv = scores;
  advance(bracket, match);
  return { status: 200, body: { match } };
}

function advance({ tournament, matches }: FakeTournament, { id, winner_id }: FakeMatch): void {
  const next = matches.find((each) =>
    [each.player1_prereq_match_id, each.player2_prereq_match_id].includes(id),
  );
  if (next === undefined) {
    tournament.state = 'awaiting_review';
    return;
  }
  if (next.player1_prereq_match_id === id) next.player1_id = winner_id;
  else next.player2_id = winner_id;
  const isOpen = next.player1_id !== null && next.player2_id !== null;
  Object.assign(next, {
    state: isOpen ? 'open' : 'pending',
    winner_id: null,
    loser_id: null,
    scores_csv: '',
  });
}

function participantOf(name: string, seed: number, tournamentId: number, id: number): FakeParticipant {
  return {
    id,
    tournament_id: tournamentId,
    name,
    display_name: name,
    username: null,
    challonge_username: null,
    seed,
    group_player_ids: [],
  };
}

/** The best plays the worst, and so on. Winners play in the order of their matches. */
function matchesFor(
  participants: readonly FakeParticipant[],
  tournamentId: number,
  nextNumber: () => number,
): FakeMatch[] {
  const made: FakeMatch[] = [];
  const add = (match: Partial<FakeMatch> & { round: number }): FakeMatch => {
    const whole: FakeMatch = {
      id: nextNumber(),
      tournament_id: tournamentId,
      identifier: String.fromCodePoint('A'.charCodeAt(0) + made.length),
      state: 'pending',
      player1_id: null,
      player2_id: null,
      player1_prereq_match_id: null,
      player2_prereq_match_id: null,
      winner_id: null,
      loser_id: null,
      scores_csv: '',
      attachment_count: null,
      links: [],
      ...match,
    };
    made.push(whole);
    return whole;
  };
  let before = participants.slice(0, participants.length / 2).map(({ id }, index) =>
    add({
      round: 1,
      state: 'open',
      player1_id: id,
      player2_id: participants.at(-1 - index)?.id ?? null,
    }),
  );
  for (let round = 2; before.length > 1; round++) {
    before = Array.from({ length: before.length / 2 }, (_, index) =>
      add({
        round,
        player1_prereq_match_id: before[index * 2]?.id ?? null,
        player2_prereq_match_id: before[index * 2 + 1]?.id ?? null,
      }),
    );
  }
  return made;
}
