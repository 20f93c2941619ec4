import type { UserSummary } from '@amberhall/protocol';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCopyAddress } from '../../ui/use-copy-address.ts';
import styles from './online-users.module.css';
import { UserList } from './user-list.tsx';

// Visitors have no friends.
const FriendsFirst = lazy(async () => ({ default: (await import('./friends-first.tsx')).FriendsFirst }));

/** More people than this are searched rather than read. */
const CROWD = 30;

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
  const friends = useLobby((lobby) => lobby.people?.friends);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words).trim().toLowerCase();
  if (users.length === 0) return <NobodyOnline />;
  const shown = wanted === '' ? users : users.filter(({ name }) => name.toLowerCase().includes(wanted));
  const all = <UserList users={shown} />;
  const names = new Set(shown.map(({ username }) => username));
  return (
    <>
      {users.length > CROWD && (
        <div className={styles.search}>
          <SearchField label={t('lobby:online.search')} value={words} onChange={setWords} />
        </div>
      )}
      {shown.length === 0 && <p className={styles.empty}>{t('lobby:online.noMatch')}</p>}
      {friends?.some(({ username }) => names.has(username)) ? (
        <Suspense fallback={all}>
          <FriendsFirst users={shown} friends={friends} />
        </Suspense>
      ) : (
        all
      )}
    </>
  );
}

/** Without people, an invitation is what helps. */
function NobodyOnline() {
  const { t } = useTranslation();
  const copy = useCopyAddress();
  return (
    <>
      <p className={styles.empty}>{t('lobby:online.empty')}</p>
      <div className={styles.invite}>
        <p>{t('lobby:online.inviteText')}</p>
        <Button size="small" icon="link" onClick={() => void copy('/')}>
          {t('lobby:online.invite')}
        </Button>
      </div>
    </>
  );
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
