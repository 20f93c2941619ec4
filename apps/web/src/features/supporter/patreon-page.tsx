import type { LinkPatreon } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { CallError, GENERIC_ERROR } from '../../lib/http.ts';
import { SHARED_BY_USERS } from '../../lib/query-client.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { linkPatreon } from './api.ts';
import styles from './patreon-page.module.css';

/** The time in milliseconds to read the success message. */
const REDIRECT_MS = 5000;

/** The page to which Patreon redirects. The code is used at once and removed from the address. */
export function PatreonPage() {
  const { t } = useTranslation(['supporter', 'sentence']);
  const brought = usePatreonReturn();
  return (
    <div className={styles.page}>
      <PageTitle>{t('supporter:title')}</PageTitle>
      <h1 className={styles.title}>{t('supporter:title')}</h1>
      {brought === 'nothing' && <Notice kind="error">{t('supporter:direct')}</Notice>}
      {brought === 'denied' && <Notice kind="info">{t('supporter:denied')}</Notice>}
      {typeof brought === 'object' && <LinkingInProgress brought={brought} />}
      <ButtonLink to="/profile" variant="ghost" icon="left" className={styles.back}>
        {t('supporter:toProfile')}
      </ButtonLink>
    </div>
  );
}

type PatreonReturn = LinkPatreon | 'denied' | 'nothing';

function usePatreonReturn(): PatreonReturn {
  const [search, setSearch] = useSearchParams();
  const [brought] = useState(() => parsePatreonReturn(search));
  const isNamed = search.size > 0;
  useEffect(() => {
    if (isNamed) setSearch({}, { replace: true });
  }, [isNamed, setSearch]);
  return brought;
}

function parsePatreonReturn(search: URLSearchParams): PatreonReturn {
  const code = search.get('code');
  // Without a state, the server refuses the code and says so.
  if (code) return { code, state: search.get('state') || '-' };
  return search.has('error') ? 'denied' : 'nothing';
}

function LinkingInProgress({ brought }: { brought: LinkPatreon }) {
  const { t } = useTranslation(['supporter', 'sentence']);
  const navigate = useNavigate();
  // The code can be used once. As a query, it is used once, however often the page renders.
  const { isSuccess, error } = useQuery({
    queryKey: ['linkPatreon', brought.code],
    queryFn: () => linkPatreon(brought),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    meta: SHARED_BY_USERS,
  });
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate('/profile'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);
  if (isSuccess) return <Notice kind="success">{t('supporter:done')}</Notice>;
  if (!error) return <Notice kind="info">{t('supporter:working')}</Notice>;
  return (
    <Notice kind="error">
      {translateServerMessage(error instanceof CallError ? error.message : GENERIC_ERROR)}
    </Notice>
  );
}
