import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoginLink } from '../ui/login-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';

interface ErrorMessagePageProps {
  title: string;
  text: string;
  /** A link that is more useful than the home page. */
  action?: ReactNode;
}

function ErrorMessagePage({ title, text, action }: ErrorMessagePageProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        heading="h1"
        title={title}
        actions={
          <>
            {action}
            <ButtonLink to="/" variant={action ? 'ghost' : 'quiet'}>
              {t('common:page.notFound.home')}
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </>
  );
}

export function NotFound() {
  const { t } = useTranslation();
  return <ErrorMessagePage title={t('common:page.notFound.title')} text={t('common:page.notFound.text')} />;
}

/** The server cannot be reached. The page opens by itself when it can. */
export function NoConnection() {
  const { t } = useTranslation();
  return (
    <ErrorMessagePage title={t('common:page.unreachable.title')} text={t('common:page.unreachable.text')} />
  );
}

export function Unauthorised() {
  const { t } = useTranslation();
  const isVisitor = useSession(({ status }) => status === 'anonymous');
  return (
    <ErrorMessagePage
      title={t('common:page.unauthorised.title')}
      text={t('common:page.unauthorised.text')}
      action={isVisitor && <LoginLink />}
    />
  );
}
