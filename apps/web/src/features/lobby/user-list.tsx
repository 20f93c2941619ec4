import type { LobbyGame, UserSummary } from '@amberhall/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { useUser } from '../../lib/session.ts';
import { ReportButton } from '../../moderation/report-button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { UserName } from '../../ui/user-name.tsx';
import styles from './online-users.module.css';

interface UserListProps {
  users: UserSummary[];
  /** What else can be done with a user. */
  action?: (user: UserSummary) => ReactNode;
}

/** People who are online, and what they do. */
export function UserList({ users, action }: UserListProps) {
  const { t } = useTranslation();
  const games = useLobby((lobby) => lobby.games);
  const me = useUser();
  return (
    <ul className={styles.users}>
      {users.map((user) => (
        <li key={user.username} className={styles.user} title={user.name}>
          <Avatar name={user.name} picture={user.avatar} size={26} />
          <UserName name={user.name} role={user.role} isLinked className={styles.name} />
          <ReportButton username={user.username} where={{ place: 'lobby' }} />
          {action?.(user)}
          <span className={styles.doing}>
            {user.username === me?.username ? (
              t('lobby:online.you')
            ) : (
              <UserActivity user={user} games={games} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function UserActivity({ user, games }: { user: UserSummary; games: Record<string, LobbyGame> | null }) {
  const { t } = useTranslation();
  const game = Object.values(games ?? {}).find(({ players }) => user.username in players);
  if (!game) return null;
  return t(game.started ? 'lobby:online.inGame' : 'lobby:online.waiting');
}
