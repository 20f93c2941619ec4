import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoginLink } from '../ui/login-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** Asks a visitor to log in. The login leads back to the page. */
export function LoginRequired({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const title = t('common:page.login.title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState heading="h1" title={title} actions={<LoginLink />}>
        {children ?? <p>{t('common:page.login.text')}</p>}
      </EmptyState>
    </>
  );
}
