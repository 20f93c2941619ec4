import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useChallengeActions } from '../../lib/lobby/use-challenge-actions.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { useUser } from '../../lib/session.ts';
import { failureOf } from '../../lib/use-request-status.ts';
import { showToast } from '../../ui/toasts.tsx';
import { askFriend, endFriendship } from './api.ts';
import { dismissMention } from './mentions.ts';
import { usePeopleChange } from './use-people-changes.ts';
import type { PersonNotice } from './use-notices.ts';

/** The texts of the two answers to a notice: of their buttons, and for screen readers. */
export const ANSWERS = {
  challenge: {
    accept: ['people:accept', 'people:notices.acceptChallenge'],
    decline: ['people:decline', 'people:notices.declineChallenge'],
  },
  friend: {
    accept: ['people:accept', 'people:acceptName'],
    decline: ['people:decline', 'people:declineName'],
  },
  mention: {
    accept: ['people:notices.show', 'people:notices.showMention'],
    decline: ['people:notices.dismiss', 'people:notices.dismissMention'],
  },
} as const;

/** @returns the two answers to a notice; a mention is shown or dismissed. The user is told about a refusal. */
export function useAnswers() {
  useTranslation('sentence');
  const challenge = useChallengeActions();
  const change = usePeopleChange();
  const own = useUser()?.username ?? '';
  const navigate = useNavigate();

  const answerRequest = async (reply: Promise<object>): Promise<void> => {
    try {
      await change(reply);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'failed') showToast('error', failure.texts.map(translateServerMessage).join(' '));
    }
  };

  return {
    accept: async (notice: PersonNotice): Promise<void> => {
      switch (notice.kind) {
        case 'challenge':
          return challenge.accept(notice.game.id);
        case 'friend':
          return answerRequest(askFriend(own, notice.person.username));
        case 'mention':
          dismissMention(notice.message);
          return navigate('/#chat');
      }
    },
    decline: async (notice: PersonNotice): Promise<void> => {
      switch (notice.kind) {
        case 'challenge':
          return challenge.decline(notice.game.id);
        case 'friend':
          return answerRequest(endFriendship(own, notice.person.username));
        case 'mention':
          dismissMention(notice.message);
      }
    },
  };
}
