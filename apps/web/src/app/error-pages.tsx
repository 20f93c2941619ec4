import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';

interface PlainPageProps {
  title: string;
  text: string;
  /** A better way on than home. */
  action?: ReactNode;
}

function PlainPage({ title, text, action }: PlainPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Empty
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
      </Empty>
    </>
  );
}

export function NotFound() {
  const { t } = useTranslation();
  return <PlainPage title={t('common:page.notFound.title')} text={t('common:page.notFound.text')} />;
}

export function Unauthorised() {
  const { t } = useTranslation();
  const isVisitor = useSession(({ status }) => status === 'anonymous');
  return (
    <PlainPage
      title={t('common:page.unauthorised.title')}
      text={t('common:page.unauthorised.text')}
      action={isVisitor && <ButtonLink to="/login">{t('common:nav.login')}</ButtonLink>}
    />
  );
}
