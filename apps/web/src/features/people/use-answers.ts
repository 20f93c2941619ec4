import { useTranslation } from 'react-i18next';
import { useChallengeActions } from '../../lib/lobby/use-challenge-actions.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { useUser } from '../../lib/session.ts';
import { failureOf } from '../../lib/use-request-status.ts';
import { showToast } from '../../ui/toasts.tsx';
import { askFriend, endFriendship } from './api.ts';
import { usePeopleChange } from './use-people-changes.ts';
import type { PersonNotice } from './use-notices.ts';

/** @returns the two answers to a challenge or a request. The user is told about a refusal. */
export function useAnswers() {
  useTranslation('sentence');
  const challenge = useChallengeActions();
  const change = usePeopleChange();
  const own = useUser()?.username ?? '';

  const answerRequest = async (reply: Promise<object>): Promise<void> => {
    try {
      await change(reply);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'failed') showToast('error', failure.texts.map(translateServerMessage).join(' '));
    }
  };

  return {
    accept: (notice: PersonNotice): Promise<void> =>
      notice.kind === 'challenge'
        ? challenge.accept(notice.game.id)
        : answerRequest(askFriend(own, notice.person.username)),
    decline: (notice: PersonNotice): Promise<void> =>
      notice.kind === 'challenge'
        ? challenge.decline(notice.game.id)
        : answerRequest(endFriendship(own, notice.person.username)),
  };
}
