/** The games of matches of events: they open by themselves, for two players and only for them. */
import { randomUUID } from 'node:crypto';
import type { BracketMatch } from '@amberhall/protocol';
import { keyOf } from '../accounts/account-store.ts';
import type { GameOptions } from '../rooms/journal/node-types.ts';
import type { DirectoryTransaction } from './directory-replica.ts';
import type { GameDirectory } from './game-directory.ts';
import { newEntry } from './game-entry.ts';
import type { GameEntry, RegisteredDeck } from './game-entry.ts';

/** A match that needs a game. */
export interface MatchToPlay {
  match: BracketMatch;
  options: GameOptions;
  /** Names of the two players. */
  players: readonly [string, string];
  registeredDecks: readonly RegisteredDeck[];
  /** The account of the loser of the last game, who chooses who begins; `null` in the first game. */
  chooserId: number | null;
}

const DECIDED = 'The match has been decided.';

export class MatchGames {
  readonly #directory: GameDirectory;
  readonly #now: () => Date;

  constructor({ directory, now }: { directory: GameDirectory; now: () => Date }) {
    this.#directory = directory;
    this.#now = now;
  }

  /** The games of an event in the lobby, started or not. */
  of(tournamentId: number): GameEntry[] {
    return [...this.#directory.all()].filter((entry) => entry.challonge?.tournamentId === tournamentId);
  }

  /** Those matches that have no game to play. @param counted ids of finished games whose results are known */
  withoutGame(matchIds: readonly number[], counted: ReadonlySet<string>): number[] {
    return matchIds.filter(lacksGame(this.#directory.all(), counted));
  }

  /**
   * Opens a game for each match that has none. Safe to call again, also in several processes at once.
   *
   * @param counted ids of finished games whose results are known
   * @returns the number of opened games
   */
  async open(matches: readonly MatchToPlay[], counted: ReadonlySet<string>): Promise<number> {
    if (matches.length === 0) return 0;
    return this.#directory.change((transaction) => {
      const lacks = lacksGame(transaction.all(), counted);
      const lacking = matches.filter(({ match }) => lacks(match.matchId));
      for (const match of lacking) transaction.put(this.#gameOf(match));
      return lacking.length;
    });
  }

  /** Removes unstarted games of an event whose matches are over. @param openMatches ids of the others */
  async closeDecided(tournamentId: number, openMatches: ReadonlySet<number>): Promise<void> {
    const isDecided = ({ challonge, phase }: GameEntry) =>
      challonge?.tournamentId === tournamentId && phase === 'pending' && !openMatches.has(challonge.matchId);
    if (![...this.#directory.all()].some(isDecided)) return;
    await this.#directory.change((transaction: DirectoryTransaction) => {
      for (const { id } of [...transaction.all()].filter(isDecided)) transaction.remove(id, DECIDED);
    });
  }

  #gameOf({ match, options, players, registeredDecks, chooserId }: MatchToPlay): GameEntry {
    return {
      ...newEntry(randomUUID(), players[0], options, this.#now()),
      challonge: match,
      invited: players.map(keyOf),
      ...(registeredDecks.length > 0 && { registeredDecks }),
      ...(chooserId !== null && { firstPlayer: { chooserId, choice: 'random' as const } }),
    };
  }
}

/** @returns whether a match has no game, or only finished ones whose results are known */
function lacksGame(games: Iterable<GameEntry>, counted: ReadonlySet<string>): (matchId: number) => boolean {
  const gamesOf = Map.groupBy(games, ({ challonge }) => challonge?.matchId);
  return (matchId) =>
    (gamesOf.get(matchId) ?? []).every(({ id, winReason }) => winReason !== null && counted.has(id));
}
