import type { LobbyGame, UserSummary } from '@amberhall/protocol';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { useUser } from '../../lib/session.ts';
import { ReportButton } from '../../moderation/report-button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { LimitedList } from '../../ui/limited-list.tsx';
import { UserName } from '../../ui/user-name.tsx';
import styles from './online-users.module.css';

/** The number of people that are shown at first. */
const SHOWN = 60;

interface UserListProps {
  users: UserSummary[];
  /** A further button in the row of a user. */
  action?: (user: UserSummary) => ReactNode;
}

/** People who are online, and what they do. */
export function UserList({ users, action }: UserListProps) {
  const { t } = useTranslation();
  const games = useLobby((lobby) => lobby.games);
  const me = useUser();
  const gameOf = useMemo(() => gamesByPlayer(games), [games]);
  return (
    <LimitedList items={users} step={SHOWN} className={styles.users}>
      {(user) => (
        <li key={user.username} className={styles.user} title={user.name}>
          <Avatar name={user.name} picture={user.avatar} size={26} />
          <UserName name={user.name} role={user.role} isLinked className={styles.name} />
          <ReportButton username={user.username} where={{ place: 'lobby' }} />
          {action?.(user)}
          <span className={styles.doing}>
            {user.username === me?.username ? (
              t('lobby:online.you')
            ) : (
              <UserActivity game={gameOf.get(user.username)} />
            )}
          </span>
        </li>
      )}
    </LimitedList>
  );
}

function gamesByPlayer(games: Record<string, LobbyGame> | null): ReadonlyMap<string, LobbyGame> {
  return new Map(
    Object.values(games ?? {}).flatMap((game) =>
      Object.keys(game.players).map((username) => [username, game] as const),
    ),
  );
}

function UserActivity({ game }: { game: LobbyGame | undefined }) {
  const { t } = useTranslation();
  if (!game) return null;
  return t(game.started ? 'lobby:online.inGame' : 'lobby:online.waiting');
}
