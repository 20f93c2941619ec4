/** The result of a tournament match, computed from its games. */
import type { Participant, TournamentGameSummary } from './tournaments.ts';

export interface BracketResult {
  /** The games that count, oldest first: the decided games between the two players of the latest one. */
  games: TournamentGameSummary[];
  /** User names of the first and the second participant; `null` if the names do not tell who is who. */
  sides: [first: string, second: string] | null;
  /** Both user names, in no particular order. */
  players: [string, string];
  /** The user name of the player who won more games. */
  winner: string;
}

/**
 * Returns the result that the games of a match add up to.
 *
 * @param participants the first and the second participant of the match
 * @param first the user name of the first participant, if an organiser has given it
 * @returns `undefined` while no game is decided or both players have won equally many
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

/** Returns the result as brackets write it: forged keys per game, the first participant's first, e.g. `3-1,2-3`. */
export function scoresOf({ games }: BracketResult, [first, second]: readonly [string, string]): string {
  const keysOf = ({ players }: TournamentGameSummary, name: string) =>
    players.find((player) => player.name === name)?.keys ?? 0;
  return games.map((game) => `${keysOf(game, first)}-${keysOf(game, second)}`).join(',');
}

/** Matches user names with participants: by the participant's name or their bracket account, ignoring case. */
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

/** Tells whether the user with this name is the participant. */
export function isNamed(username: string, { name, username: account }: Participant): boolean {
  const key = username.toLowerCase();
  return name.trim().toLowerCase() === key || account?.toLowerCase() === key;
}
