/** The next game of a match, as the lobby opens it. */
import type { Account } from '../accounts/account-store.ts';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import type { RegisteredDeck } from '../lobby/game-entry.ts';
import type { MatchToPlay } from '../lobby/match-games.ts';
import { bracketIdOf } from './bracket-ids.ts';
import type { PlayedGame } from './event-games.ts';
import type { EventState, StoredMatch } from './event-state.ts';
import { areBansMade, triadDecks, waitsForDecks } from './match-decks.ts';
import { gameOptionsOf } from './match-options.ts';

interface MatchInEvent {
  event: EventState;
  match: StoredMatch;
  /** The registered decks, by entrant. */
  decks: ReadonlyMap<number, readonly PlayableDeck[]>;
  /** By their ids. */
  accounts: ReadonlyMap<number, Account>;
  /** The started games of the event, oldest first. */
  played: readonly PlayedGame[];
}

/** @returns `undefined` while a player has no account any more, or the match waits for decks or bans */
export function matchToPlay({
  event,
  match,
  decks,
  accounts,
  played,
}: MatchInEvent): MatchToPlay | undefined {
  const games = played.filter(({ matchId }) => matchId === match.id);
  const sideOf = (entrantId: number | null, banned: number | null) => {
    const entrant = event.entrants.find(({ id }) => id === entrantId);
    const userId = entrant?.userId ?? null;
    const registered = decks.get(entrantId ?? 0) ?? [];
    return {
      userId,
      chains: entrant?.chains ?? null,
      name: accounts.get(userId ?? 0)?.username,
      decks: event.settings.isTriad ? triadDecks({ userId, decks: registered, banned }, games) : registered,
    };
  };
  const first = sideOf(match.firstId, match.secondBan);
  const second = sideOf(match.secondId, match.firstBan);
  if (first.name === undefined || second.name === undefined) return undefined;
  const { settings } = event;
  const haveDecks = first.decks.length > 0 && second.decks.length > 0;
  if (waitsForDecks(settings) && !haveDecks) return undefined;
  if (settings.isTriad && !areBansMade(match)) return undefined;
  if (settings.keepsChains && (first.chains === null || second.chains === null)) return undefined;
  const players = [first.name, second.name] as const;
  const lastWinner = games.findLast(({ winnerId }) => winnerId !== null)?.winnerId;
  const loser =
    lastWinner === undefined ? undefined : [first, second].find(({ userId }) => userId !== lastWinner);
  return {
    match: { tournamentId: bracketIdOf(event.id), matchId: bracketIdOf(match.id), round: match.round },
    options: gameOptionsOf(
      event,
      match,
      {
        players,
        firstUserId: first.userId,
        haveDecks: [first.decks.length > 0, second.decks.length > 0],
      },
      games,
    ),
    players,
    chooserId: loser?.userId ?? null,
    registeredDecks: [first, second].flatMap(({ userId, decks, chains }) =>
      decks.flatMap((deck): RegisteredDeck[] =>
        userId === null ? [] : [{ userId, deck, ...(chains !== null && { chains }) }],
      ),
    ),
  };
}
