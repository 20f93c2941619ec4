import type { LobbyGame, LobbyPlayer, PendingGame } from '@amberhall/protocol';

/** A player of a game in the lobby, for tests. */
export const playerNamed = (name: string, changes: Partial<LobbyPlayer> = {}): LobbyPlayer => ({
  username: name,
  name,
  avatar: null,
  role: 'user',
  owner: false,
  wins: 0,
  deck: {},
  ...changes,
});

/** The players of a game by their names. */
export const seated = (...players: LobbyPlayer[]): Record<string, LobbyPlayer> =>
  Object.fromEntries(players.map((player) => [player.username, player]));

/** A casual game of Mira that waits for an opponent, for tests. */
export const lobbyGame = (changes: Partial<LobbyGame> = {}): LobbyGame => ({
  id: 'game-1',
  name: 'A quiet table',
  gameType: 'casual',
  gameFormat: 'normal',
  owner: 'Mira',
  createdAt: '2026-11-20T10:00:00.000Z',
  started: false,
  full: false,
  needsPassword: false,
  gamePrivate: false,
  allowSpectators: true,
  showHand: false,
  muteSpectators: false,
  hideDeckLists: false,
  useGameTimeLimit: false,
  players: seated(playerNamed('Mira', { owner: true })),
  spectators: [],
  ...changes,
});

/** The same game as its players see it before the start. */
export const pendingGame = (changes: Partial<PendingGame> = {}): PendingGame => ({
  ...lobbyGame(),
  messages: [],
  ...changes,
});
