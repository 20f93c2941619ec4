import type { Handoff, PendingGame } from '@amberhall/protocol';
import type { TFunction } from 'i18next';
import type { Connection } from '../../lib/lobby/state.ts';

export interface WaitingSituation {
  gameError: string | null;
  /** The address of the running game, once the lobby has sent it. */
  handoff: Pick<Handoff, 'address' | 'port'> | null;
  connection: Connection;
  game: Pick<PendingGame, 'players' | 'owner' | 'challenge'>;
  /** The name of the viewer. */
  viewer: string | undefined;
}

/** @returns the first line that applies: what the players are waiting for */
export function waitingStatus(
  { gameError, handoff, connection, game, viewer }: WaitingSituation,
  t: TFunction,
): string {
  const players = Object.values(game.players);
  if (gameError) return gameError;
  if (handoff) return t('tables:status.connecting', { host: hostOf(handoff) });
  if (connection !== 'connected') return t('tables:status.lobby');
  if (game.challenge) return t('tables:status.challenge', { name: game.challenge.username });
  if (players.length < 2) return t('tables:status.players');
  if (players.some(({ deck }) => !deck.selected)) return t('tables:status.decks');
  return t(game.owner === viewer ? 'tables:status.readyOwner' : 'tables:status.readyOther');
}

/** The standard ports of http and https are left out. */
function hostOf({ address, port }: Pick<Handoff, 'address' | 'port'>): string {
  const host = address ?? location.hostname;
  return port === undefined || port === 80 || port === 443 ? host : `${host}:${port}`;
}

/** @returns whether `viewer` can press Start now */
export function canStart(
  { handoff, connection, game, viewer }: WaitingSituation,
  isStarting: boolean,
): boolean {
  const players = Object.values(game.players);
  return (
    game.owner === viewer &&
    handoff === null &&
    connection === 'connected' &&
    !isStarting &&
    players.length === 2 &&
    players.every(({ deck }) => deck.selected)
  );
}
