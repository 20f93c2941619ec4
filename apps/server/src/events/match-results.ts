/** The results of matches, as their finished games give them. */
import type { MatchScore } from '@amberhall/protocol';
import type { PlayedGame } from './event-games.ts';
import type { EventState, StoredMatch } from './event-state.ts';
import { winnerBy } from './match-score.ts';
import { decideMatch } from './rounds.ts';

/** Takes the results of games into the open matches. Results that are known already change nothing. */
export function applyGames(event: EventState, games: readonly PlayedGame[]): void {
  const gamesOf = Map.groupBy(games, ({ matchId }) => matchId);
  for (const match of event.matches) {
    const played = gamesOf.get(match.id);
    if (played === undefined || match.state === 'decided') continue;
    const score = scoreOf(event, match, played);
    const outcome = winnerBy(score, match.bestOf);
    if (outcome !== undefined) decideMatch(match, { outcome, score, isAwarded: false });
    // A report is about all games of the match, and is kept.
    else if (match.state === 'open') [match.firstGames, match.secondGames] = score;
  }
}

/** The games won by the two entrants, up to the one that decides the match. */
function scoreOf(event: EventState, match: StoredMatch, games: readonly PlayedGame[]): MatchScore {
  const userOf = (entrantId: number | null) => event.entrants.find(({ id }) => id === entrantId)?.userId;
  const [first, second] = [userOf(match.firstId), userOf(match.secondId)];
  const score: MatchScore = [0, 0];
  for (const { isFinished, winnerId } of games) {
    if (!isFinished || winnerId === null || winnerBy(score, match.bestOf) !== undefined) continue;
    if (winnerId === first) score[0]++;
    else if (winnerId === second) score[1]++;
  }
  return score;
}
