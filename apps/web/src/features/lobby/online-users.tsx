import type { LobbyGame, UserSummary } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { useUser } from '../../lib/session.ts';
import { ReportButton } from '../../moderation/report-button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UserName } from '../../ui/user-name.tsx';
import styles from './online-users.module.css';

interface OnlineUsersProps {
  className?: string | undefined;
  /** Avatars without names. */
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
}

/** The people who are online, and what they do. */
export function OnlineUsers({ className, isCollapsed, onCollapse }: OnlineUsersProps) {
  const { t } = useTranslation();
  const users = useLobby((lobby) => lobby.users);
  return (
    <Panel
      id="online"
      title={t('lobby:online.title')}
      count={users?.length}
      className={classNames(isCollapsed && styles.collapsed, className)}
      aside={
        <IconButton
          icon="collapse"
          label={t(isCollapsed ? 'lobby:online.expand' : 'lobby:online.collapse')}
          aria-pressed={isCollapsed}
          className={styles.toggle}
          onClick={() => onCollapse(!isCollapsed)}
        />
      }
    >
      {users ? <Users users={users} /> : <LoadingUsers />}
    </Panel>
  );
}

function Users({ users }: { users: UserSummary[] }) {
  const { t } = useTranslation();
  const games = useLobby((lobby) => lobby.games);
  const me = useUser();
  if (users.length === 0) return <p className={styles.empty}>{t('lobby:online.empty')}</p>;
  return (
    <ul className={styles.users}>
      {users.map((user) => (
        <li key={user.username} className={styles.user} title={user.name}>
          <Avatar name={user.name} picture={user.avatar} size={26} />
          <UserName name={user.name} role={user.role} isLinked className={styles.name} />
          <ReportButton username={user.username} where={{ place: 'lobby' }} />
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

function LoadingUsers() {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.loading}>
      <HiddenText>{t('lobby:online.loading')}</HiddenText>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={26} />
      ))}
    </div>
  );
}
