import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sendBeforeLogout } from '../../lib/learning-sync.ts';
import { leaveLogin, storedRefreshToken, signOut, useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { logout } from './api.ts';

/** Logs out while it is shown, then redirects to the home page. */
export function Logout() {
  const { t } = useTranslation(['account', 'sentence']);
  const navigate = useNavigate();
  const status = useSession((session) => session.status);

  useEffect(() => {
    if (status === 'anonymous') void navigate('/', { replace: true });
    // Without the server's answer the login is still removed here. On the server it expires.
    if (status === 'ended') signOut();
    if (status === 'member')
      void sendBeforeLogout()
        .then(() => {
          leaveLogin();
          return logout(storedRefreshToken()?.id);
        })
        .catch(() => {})
        .finally(signOut);
  }, [status, navigate]);

  return (
    <div role="status">
      <PageTitle>{t('account:logout.title')}</PageTitle>
      <EmptyState heading="h1" title={t('account:logout.title')}>
        {t('account:logout.text')}
      </EmptyState>
    </div>
  );
}
