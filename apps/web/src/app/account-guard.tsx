import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { NoConnection } from './error-pages.tsx';
import { PageLoading } from './page-loading.tsx';

/** Guards the pages of the user's own account. Visitors see what is missing and a link to log in. */
export function AccountGuard() {
  const status = useSession((session) => session.status);
  if (status === 'starting') return <PageLoading />;
  if (status === 'unreachable') return <NoConnection />;
  return status === 'member' ? <Outlet /> : <LoginRequired />;
}

function LoginRequired() {
  const { t } = useTranslation('profile');
  const title = t('common:page.unauthorised.title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        heading="h1"
        title={title}
        actions={<ButtonLink to="/login">{t('common:nav.login')}</ButtonLink>}
      >
        <p>{t('common:page.unauthorised.text')}</p>
        <p>{t('profile:loginFirst')}</p>
      </EmptyState>
    </>
  );
}
