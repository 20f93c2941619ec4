/** A stored game and its setup. */
import type { UserSummary } from '@amberhall/protocol';
import { storedDeck } from '../decks/stored-deck.ts';
import type { gameDecisions, gamePlayers, games } from '../database/schema.ts';
import { guestOrBot } from '../accounts/person.ts';
import type { GameSetup, PlayerSetup } from '../rooms/journal/node-types.ts';

export type GameRow = typeof games.$inferSelect;
export type DecisionRow = Pick<
  typeof gameDecisions.$inferSelect,
  'player' | 'decision' | 'decidedAt' | 'fingerprint'
>;

export interface StoredPlayer {
  row: typeof gamePlayers.$inferSelect;
  /** The displayed names: not that of a deleted account. */
  summary: UserSummary;
}

export interface StoredGame {
  game: GameRow;
  players: [StoredPlayer, StoredPlayer];
}

/** The setup with the names that the players had then. */
export function setupOf({ game, players: [one, other] }: StoredGame): GameSetup {
  const { id, options, practice, owner, createdAt, previousId, startingPlayer, seedParts } = game;
  const players: GameSetup['players'] = [playerOf(one), playerOf(other)];
  return {
    id,
    options,
    practice,
    owner,
    createdAt,
    previousId,
    startingPlayer,
    players,
    ...(seedParts && { seedParts }),
  };
}

function playerOf({ row }: StoredPlayer): PlayerSetup {
  const { name, kind, automation, deckUuid, deck, wins, chains } = row;
  return {
    person: { ...guestOrBot(name, kind === 'user' ? 'guest' : kind), automation },
    deck: storedDeck(deckUuid ?? '', deck),
    wins,
    chains,
  };
}

/** The displayed name of the player who had `name` then. */
export function shownName<Name extends string | null>(name: Name, { players }: StoredGame): Name | string {
  return players.find(({ row }) => row.name === name)?.summary.username ?? name;
}

/** The same setup with the displayed names. */
export function shownSetup(stored: StoredGame): GameSetup {
  const setup = setupOf(stored);
  const shownAs = (index: 0 | 1): PlayerSetup => {
    const player = setup.players[index];
    return { ...player, person: { ...player.person, summary: stored.players[index].summary } };
  };
  return {
    ...setup,
    owner: shownName(setup.owner, stored),
    startingPlayer: shownName(setup.startingPlayer, stored),
    players: [shownAs(0), shownAs(1)],
  };
}
