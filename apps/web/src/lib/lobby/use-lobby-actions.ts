import type { FirstPlayerChoice, NewGame, Practice } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '../../ui/toasts.tsx';
import { useBotLevel } from '../bot-level.ts';
import { useSession } from '../session.ts';
import { sendToLobby } from './client.ts';
import type { LobbyRefusal } from './client.ts';
import { messageText, refusalText } from './refusal-text.ts';
import { useLobby } from './store.ts';

type How = 'join' | 'watch';

/** Games with a request in flight: a second click sends nothing. */
const pendingRequests = new Set<string>();

/** @returns the actions that lead into and out of games; each tells the user about a refusal */
export function useLobbyActions() {
  const { t } = useTranslation();
  const navigate = useNavigate();

  const refuse = async (refusal: LobbyRefusal): Promise<void> =>
    showToast('error', await refusalText(refusal));

  const refuseInWords = async (refusal: LobbyRefusal): Promise<void> =>
    showToast('error', await messageText(refusal));

  /** Shows that the user is joining until the lobby sends the game or the handoff. */
  const enter = (gameId: string): void => {
    const { pending, handoff } = useLobby.getState();
    const isThere = pending?.id === gameId || handoff?.gameId === gameId;
    useLobby.setState({ enteredGameId: gameId, ...(!isThere && { joiningGameId: gameId }) });
    void navigate('/play');
  };

  const joinOrWatch = async (how: How, gameId: string, password?: string): Promise<void> => {
    if (useSession.getState().status !== 'member') {
      return showToast('error', t(how === 'join' ? 'lobby:loginToJoin' : 'lobby:loginToWatch'));
    }
    const game = useLobby.getState().games?.[gameId];
    if (game?.needsPassword && password === undefined) {
      return useLobby.setState({ password: { gameId, how, error: null } });
    }
    if (pendingRequests.has(gameId)) return;
    pendingRequests.add(gameId);
    const answer = await sendToLobby(how === 'join' ? 'joingame' : 'watchgame', gameId, password);
    pendingRequests.delete(gameId);
    if (answer.ok) {
      useLobby.setState({ password: null });
      return enter(answer.gameId);
    }
    await handleRefusal(answer, how, gameId);
  };

  const handleRefusal = async (refusal: LobbyRefusal, how: How, gameId: string): Promise<void> => {
    const { code } = refusal;
    if (how === 'join' && (code === 'GAME_FULL' || code === 'GAME_STARTED'))
      return joinOrWatch('watch', gameId);
    if (code === 'PASSWORD_REQUIRED') return useLobby.setState({ password: { gameId, how, error: null } });
    if (code === 'PASSWORD_WRONG') {
      return useLobby.setState({ password: { gameId, how, error: await refusalText(refusal) } });
    }
    await refuse(refusal);
  };

  return {
    /** Shows that the user is joining a game to which the lobby has admitted them. */
    enter,

    join: (gameId: string, password?: string) => joinOrWatch('join', gameId, password),
    watch: (gameId: string, password?: string) => joinOrWatch('watch', gameId, password),

    /** @returns why the game was not created; `undefined` if it was created or found */
    openGame: async (options: NewGame): Promise<string | undefined> => {
      const answer = await sendToLobby('newgame', options);
      if (!answer.ok) return answer.code === 'BAD_REQUEST' ? messageText(answer) : refusalText(answer);
      enter(answer.gameId);
      return undefined;
    },

    /**
     * The bot plays at the level that the user chose last.
     *
     * @returns the id of the game; `undefined` if it was refused
     */
    practice: async (options: Practice = {}): Promise<string | undefined> => {
      const botLevel = useBotLevel.getState().level;
      const answer = await sendToLobby('practice', options.bothSides ? options : { botLevel, ...options });
      if (answer.ok) {
        enter(answer.gameId);
        return answer.gameId;
      }
      // The server says what is wrong with a position.
      if (options.position || options.replay) await refuseInWords(answer);
      else await refuse(answer);
      return undefined;
    },

    leave: async (gameId: string): Promise<void> => {
      const answer = await sendToLobby('leavegame', gameId);
      if (!answer.ok) return refuse(answer);
      useLobby.setState({ pending: null, gameError: null });
    },

    selectDeck: async (gameId: string, deckId: number, isStandalone: boolean): Promise<boolean> => {
      const answer = await sendToLobby('selectdeck', gameId, deckId, isStandalone);
      if (!answer.ok) await refuseInWords(answer);
      return answer.ok;
    },

    /** Selects one of the decks that the user has registered for the event of the game. */
    selectRegisteredDeck: async (gameId: string, position: number): Promise<boolean> => {
      const answer = await sendToLobby('selectregistereddeck', gameId, position);
      if (!answer.ok) await refuseInWords(answer);
      return answer.ok;
    },

    chooseFirstPlayer: async (gameId: string, choice: FirstPlayerChoice): Promise<void> => {
      const answer = await sendToLobby('choosefirstplayer', gameId, choice);
      if (!answer.ok) await refuseInWords(answer);
    },

    /** Requests the deck of a sealed game. */
    takeSealedDeck: async (gameId: string): Promise<boolean> => {
      const answer = await sendToLobby('getsealeddeck', gameId);
      if (!answer.ok) await refuseInWords(answer);
      return answer.ok;
    },

    start: async (gameId: string): Promise<void> => {
      useLobby.setState({ gameError: null });
      const answer = await sendToLobby('startgame', gameId);
      if (!answer.ok) await refuse(answer);
    },

    remove: async (gameId: string): Promise<void> => {
      const answer = await sendToLobby('removegame', gameId);
      if (!answer.ok) await refuse(answer);
    },
  };
}
