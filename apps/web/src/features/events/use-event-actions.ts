import type { EntrantAction, OrganiserAction } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../lib/use-request-status.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../ui/toasts.tsx';
import { actAsEntrant, actAsOrganiser, eventQueries } from './api.ts';
import type { ShownEvent } from './api.ts';

/** Long enough to read a refusal. */
const REFUSAL_MS = 8000;

export type EventActions = ReturnType<typeof useEventActions>;

type ShownAction = Exclude<EntrantAction, { do: 'seePlace' }>;

const doneKeyOf = (action: ShownAction) =>
  action.do === 'registerDecks' && action.decks.length === 1 ? 'registerDeck' : action.do;

/** @returns what the viewer can do in an event; each action shows its result and resolves to whether it succeeded */
export function useEventActions({ id }: ShownEvent) {
  const { t } = useTranslation(['events', 'sentence']);
  const queryClient = useQueryClient();
  const { queryKey } = eventQueries.one(id, useUser()?.username);
  const [isBusy, setBusy] = useState(false);

  const run = async (text: string, work: () => Promise<ShownEvent>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      queryClient.setQueryData(queryKey, await work());
      showToast('success', text);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      const texts = failure.kind === 'failed' ? failure.texts : [];
      for (const message of texts) showToast('error', translateServerMessage(message), REFUSAL_MS);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    asEntrant: (action: ShownAction) =>
      run(t(`events:entrantDone.${doneKeyOf(action)}`), () => actAsEntrant(id, action)),
    asOrganiser: (action: OrganiserAction) =>
      run(t(`events:organiserDone.${action.do}`), () => actAsOrganiser(id, action)),
  };
}
