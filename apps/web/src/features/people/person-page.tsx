import type { Person } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { CallError } from '../../lib/http.ts';
import { storeReturnPath } from '../../lib/return-path.ts';
import { useSession, useUser } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { peopleQueries } from './api.ts';
import { FriendsPanel } from './friends-panel.tsx';
import { DecksPanel, GamesPanel, RecordPanel } from './person-panels.tsx';
import { PersonHead } from './person-head.tsx';
import styles from './person-page.module.css';
import { SharingPanel } from './sharing-panel.tsx';

/** The address of one's own page. No user can have this name: it is too short. */
const OWN_PAGE = 'me';

/** A page about a user, with what they share with the reader. */
export function PersonPage() {
  const { name = '' } = useParams();
  const status = useSession((session) => session.status);
  const user = useUser();
  if (name !== OWN_PAGE) return status === 'starting' ? null : <PersonNamed key={name} name={name} />;
  if (user) return <Navigate replace to={`/people/${user.username}`} />;
  return status === 'anonymous' ? <OwnPageAfterLogin /> : <Loading />;
}

/** Also shown while the server cannot be reached: the page opens once the login is known. */
function Loading() {
  const { t } = useTranslation('people');
  return (
    <div className={styles.page}>
      <div className={styles.whole}>
        <LoadingRows>{t('people:loading')}</LoadingRows>
      </div>
    </div>
  );
}

function OwnPageAfterLogin() {
  useEffect(() => storeReturnPath(`/people/${OWN_PAGE}`), []);
  return <Navigate replace to="/login" />;
}

function PersonNamed({ name }: { name: string }) {
  const { t } = useTranslation(['people', 'decks', 'replay', 'card']);
  const user = useUser();
  const { data, error, refetch } = useQuery(peopleQueries.person(name, user?.username));
  if (error instanceof CallError && error.status === 404) return <Unknown />;
  return (
    <div className={styles.page}>
      <PageTitle>{data?.name ?? name}</PageTitle>
      {!data && (
        <div className={styles.whole}>
          {error ? (
            <RetryNotice onRetry={() => void refetch()}>{t('people:failed')}</RetryNotice>
          ) : (
            <LoadingRows>{t('people:loading')}</LoadingRows>
          )}
        </div>
      )}
      {data && <PersonParts person={data} />}
    </div>
  );
}

function PersonParts({ person }: { person: Person }) {
  const { relation, username } = person;
  const isOwn = relation === 'self';
  return (
    <>
      <PersonHead person={person} />
      {relation !== 'blocked' && (
        <>
          <GamesPanel games={person.games} className={styles.games} />
          <div className={styles.side}>
            {isOwn && <FriendsPanel username={username} />}
            <RecordPanel record={person.record} />
            <DecksPanel decks={person.decks} />
            {isOwn && <SharingPanel username={username} />}
          </div>
        </>
      )}
    </>
  );
}

function Unknown() {
  const { t } = useTranslation('people');
  return (
    <EmptyState
      heading="h1"
      title={t('people:unknownTitle')}
      actions={<ButtonLink to="/">{t('common:page.notFound.home')}</ButtonLink>}
    >
      <PageTitle>{t('people:unknownTitle')}</PageTitle>
      <p>{t('people:unknown')}</p>
    </EmptyState>
  );
}
