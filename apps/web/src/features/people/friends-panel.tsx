import type { UserSummary } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openChallenge } from '../../lib/lobby/challenge-target.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { UserName } from '../../ui/user-name.tsx';
import { askFriend, endFriendship, peopleQueries } from './api.ts';
import styles from './friends-panel.module.css';
import { usePeopleChange } from './use-people-changes.ts';

/** The user's friends, those who are here first, and open requests. */
export function FriendsPanel({ username }: { username: string }) {
  const { t } = useTranslation('people');
  const { data, isError, refetch } = useQuery(peopleQueries.friends(username));
  const here = useLobby((lobby) => lobby.users);
  const change = usePeopleChange();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const isHere = (person: UserSummary) => here?.some((one) => one.username === person.username) ?? false;
  const act = (name: string, answer: () => Promise<object>) =>
    void run(t('people:done', { name }), () => change(answer()));
  const friends = data?.friends.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one)));
  const isEmpty = data && data.friends.length + data.asking.length + data.asked.length === 0;
  return (
    <Panel title={t('people:friends')} count={data?.friends.length}>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('people:failed')}</RetryNotice>}
      {!data && !isError && <LoadingRows>{t('people:loading')}</LoadingRows>}
      {isEmpty && <p className={styles.none}>{t('people:noFriends')}</p>}
      <ul className={styles.people}>
        {data?.asking.map((person) => (
          <Row key={person.username} person={person} note={t('people:asksYou')}>
            <Button
              size="small"
              variant="tint"
              disabled={isBusy}
              aria-label={t('people:acceptName', { name: person.name })}
              onClick={() => act(person.name, () => askFriend(username, person.username))}
            >
              {t('people:accept')}
            </Button>
            <Button
              size="small"
              variant="ghost"
              disabled={isBusy}
              aria-label={t('people:declineName', { name: person.name })}
              onClick={() => act(person.name, () => endFriendship(username, person.username))}
            >
              {t('people:decline')}
            </Button>
          </Row>
        ))}
        {friends?.map((person) => (
          <Row key={person.username} person={person} note={isHere(person) ? t('people:here') : undefined}>
            {isHere(person) && (
              <Button
                size="small"
                variant="tint"
                icon="target"
                aria-label={t('people:challengeName', { name: person.name })}
                onClick={() => openChallenge(person.username)}
              >
                {t('people:challenge')}
              </Button>
            )}
          </Row>
        ))}
        {data?.asked.map((person) => (
          <Row key={person.username} person={person} note={t('people:asked')} />
        ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  person: UserSummary;
  note: string | undefined;
  children?: ReactNode;
}

function Row({ person, note, children }: RowProps) {
  return (
    <li className={styles.person}>
      <Avatar name={person.name} picture={person.avatar} size={30} />
      <span className={styles.words}>
        <UserName name={person.name} role={person.role} isLinked />
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {children && <span className={styles.actions}>{children}</span>}
    </li>
  );
}
