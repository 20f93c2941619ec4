/** What the games of a match say about its result. */
import type { Participant, TournamentGameSummary } from './tournaments.ts';

export interface BracketResult {
  /** The games that count, oldest first: those that the two who played last have decided between them. */
  games: TournamentGameSummary[];
  /** The names here of those who played for the first and the second participant; `null`: their names do not say. */
  sides: [first: string, second: string] | null;
  /** The two in no order. */
  players: [string, string];
  /** Of whom won more of the games. */
  winner: string;
}

/**
 * @param participants the first and the second of the match
 * @param first who played for the first one, if that was asked
 * @returns `undefined` while there is no result: no game is decided, or both won as many
 */
export function resultOf(
  games: readonly TournamentGameSummary[],
  participants: readonly [Participant, Participant],
  first?: string,
): BracketResult | undefined {
  const decided = games
    .filter(
      ({ winner, finishedAt, players }) => winner !== null && finishedAt !== null && players.length === 2,
    )
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  const players = decided.at(-1)?.players.map(({ name }) => name) as [string, string] | undefined;
  if (players === undefined) return undefined;

  const counted = decided.filter((game) => game.players.every(({ name }) => players.includes(name)));
  const winsOf = (name: string) => counted.filter(({ winner }) => winner === name).length;
  const [one, other] = players;
  if (winsOf(one) === winsOf(other)) return undefined;
  const winner = winsOf(one) > winsOf(other) ? one : other;
  return { games: counted, players, winner, sides: sidesOf(players, participants, first) };
}

/** The result as brackets write it: keys of the first participant's player first, e.g. `3-1,2-3`. */
export function scoresOf({ games }: BracketResult, [first, second]: readonly [string, string]): string {
  const keysOf = ({ players }: TournamentGameSummary, name: string) =>
    players.find((player) => player.name === name)?.keys ?? 0;
  return games.map((game) => `${keysOf(game, first)}-${keysOf(game, second)}`).join(',');
}

/** Names are compared without regard to case, by the participant's name and by that of their account. */
function sidesOf(
  [one, other]: [string, string],
  [first, second]: readonly [Participant, Participant],
  chosen: string | undefined,
): BracketResult['sides'] {
  if (chosen === one || chosen === other) return chosen === one ? [one, other] : [other, one];
  const straight = isNamed(one, first) || isNamed(other, second);
  const crossed = isNamed(one, second) || isNamed(other, first);
  if (straight === crossed) return null;
  return straight ? [one, other] : [other, one];
}

/** Whether somebody of that name here is the participant. */
export function isNamed(username: string, { name, username: account }: Participant): boolean {
  const key = username.toLowerCase();
  return name.trim().toLowerCase() === key || account?.toLowerCase() === key;
}
