import type { ChallengeOptions } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.tsx';
import { translateServerMessage } from '../server-messages.ts';
import { sendToLobby } from './client.ts';
import type { LobbyRefusal } from './client.ts';
import { useLobby } from './store.ts';
import { useLobbyActions } from './use-lobby-actions.ts';

/** @returns the actions of those who challenge and are challenged */
export function useChallengeActions() {
  const { t } = useTranslation(['lobby', 'sentence']);
  const { enter, join } = useLobbyActions();

  const wordsFor = ({ code, message }: LobbyRefusal): string =>
    code === 'OFFLINE' ? t('lobby:refusal.OFFLINE') : translateServerMessage(message);

  return {
    /** @returns why the challenge was not sent; `undefined` if it was */
    challenge: async (username: string, options: ChallengeOptions): Promise<string | undefined> => {
      const answer = await sendToLobby('challenge', username, options);
      if (!answer.ok) return wordsFor(answer);
      enter(answer.gameId);
      return undefined;
    },

    /** The user leaves a game of their own in which they wait alone. */
    accept: async (gameId: string): Promise<void> => {
      const { pending } = useLobby.getState();
      if (pending !== null && Object.keys(pending.players).length < 2) {
        await sendToLobby('leavegame', pending.id);
      }
      await join(gameId);
    },

    decline: async (gameId: string): Promise<void> => {
      const answer = await sendToLobby('declinechallenge', gameId);
      if (!answer.ok) showToast('error', wordsFor(answer));
    },
  };
}
