import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useSession } from '../lib/session.ts';
import { NoConnection } from './error-pages.tsx';
import { LoginRequired } from './login-required.tsx';
import { PageLoading } from './page-loading.tsx';

/** Guards the pages of the user's own account. Visitors see what is missing and a link to log in. */
export function AccountGuard() {
  const { t } = useTranslation('profile');
  const status = useSession((session) => session.status);
  if (status === 'starting') return <PageLoading />;
  if (status === 'unreachable') return <NoConnection />;
  if (status !== 'anonymous') return <Outlet />;
  return (
    <LoginRequired>
      <p>{t('profile:loginFirst')}</p>
    </LoginRequired>
  );
}
