import type { UserSummary } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { openChallenge } from '../../lib/lobby/challenge-target.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { IconButton } from '../../ui/button.tsx';
import styles from './online-users.module.css';
import { UserList } from './user-list.tsx';

interface FriendsFirstProps {
  users: UserSummary[];
  friends: readonly UserSummary[];
}

/** The people who are online: friends first, who can be challenged from their rows. */
export function FriendsFirst({ users, friends }: FriendsFirstProps) {
  const { t } = useTranslation('people');
  const isInGame = useLobby((lobby) => lobby.pending !== null || lobby.handoff !== null);
  const names = new Set(friends.map(({ username }) => username));
  const isFriend = ({ username }: UserSummary): boolean => names.has(username);
  return (
    <>
      <h3 className={styles.group}>{t('people:friendsHere')}</h3>
      <UserList
        users={users.filter(isFriend)}
        action={({ username, name }) =>
          !isInGame && (
            <IconButton
              icon="target"
              label={t('people:challengeName', { name })}
              onClick={() => openChallenge(username)}
            />
          )
        }
      />
      <h3 className={styles.group}>{t('people:others')}</h3>
      <UserList users={users.filter((user) => !isFriend(user))} />
    </>
  );
}
