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
  /** Ids of its finished games whose results are known. */
  counted: ReadonlySet<string>;
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

  /** Opens a game for each match that has none. Safe to call again, also in several processes at once. */
  async open(matches: readonly MatchToPlay[]): Promise<void> {
    const lacking = (games: Iterable<GameEntry>) => {
      const gamesOf = Map.groupBy(games, ({ challonge }) => challonge?.matchId);
      return matches.filter(({ match, counted }) =>
        (gamesOf.get(match.matchId) ?? []).every(
          ({ id, winReason }) => winReason !== null && counted.has(id),
        ),
      );
    };
    if (lacking(this.#directory.all()).length === 0) return;
    await this.#directory.change((transaction) => {
      for (const match of lacking(transaction.all())) transaction.put(this.#gameOf(match));
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

  #gameOf({ match, options, players, registeredDecks }: MatchToPlay): GameEntry {
    return {
      ...newEntry(randomUUID(), players[0], options, this.#now()),
      challonge: match,
      invited: players.map(keyOf),
      ...(registeredDecks.length > 0 && { registeredDecks }),
    };
  }
}
