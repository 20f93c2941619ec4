import { useCallback, useRef, useState } from 'react';
import { sendToLobby } from '../../lib/lobby/client.ts';
import { withOlderMessages } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';

/** Loads older messages of the lobby before the ones that are shown. */
export function useOlderMessages() {
  const isComplete = useLobby((lobby) => lobby.messagesBefore === null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isLoading = useRef(false);

  const load = useCallback(async (): Promise<void> => {
    const { messagesBefore: before } = useLobby.getState();
    if (before === null || isLoading.current) return;
    isLoading.current = true;
    setStatus('loading');
    const answer = await sendToLobby('oldermessages', before);
    isLoading.current = false;
    setStatus(answer.ok ? 'idle' : 'failed');
    // After a new connection or a login, the answer is about a list that is no longer shown.
    if (!answer.ok || useLobby.getState().messagesBefore !== before) return;
    useLobby.setState((state) => withOlderMessages(state, answer));
  }, []);

  return { status, isComplete, load };
}
