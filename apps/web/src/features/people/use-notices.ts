import type { LobbyGame, UserSummary } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { useUser } from '../../lib/session.ts';
import { useMentions } from './mentions.ts';

/** Something that another person waits for, the answer to a challenge or to a request, or a mention in the lobby. */
export type PersonNotice =
  | { kind: 'challenge'; key: string; text: string; person: UserSummary; game: LobbyGame; until: string }
  | { kind: 'friend'; key: string; text: string; person: UserSummary }
  | { kind: 'mention'; key: string; text: string; person: UserSummary; message: number };

/** @returns challenges to the user, the latest first, then requests, then mentions */
export function useNotices(): PersonNotice[] {
  const { t } = useTranslation('people');
  const games = useLobby((lobby) => lobby.games);
  const asking = useLobby((lobby) => lobby.people?.asking);
  const { mentions } = useMentions();
  const username = useUser()?.username;
  const challenges = Object.values(games ?? {})
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .flatMap((game): PersonNotice[] => {
      const person = game.players[game.owner];
      if (username === undefined || game.challenge?.username !== username || !person) return [];
      const text = t('people:notices.challenge', { name: person.name });
      return [
        { kind: 'challenge', key: `challenge ${game.id}`, text, person, game, until: game.challenge.until },
      ];
    });
  const requests = (asking ?? []).map((person): PersonNotice => ({
    kind: 'friend',
    key: `friend ${person.username}`,
    text: t('people:notices.friend', { name: person.name }),
    person,
  }));
  const mentioned = mentions.map(({ id, person }): PersonNotice => ({
    kind: 'mention',
    key: `mention ${id}`,
    text: t('people:notices.mention', { name: person.name }),
    person,
    message: id,
  }));
  return [...challenges, ...requests, ...mentioned];
}
