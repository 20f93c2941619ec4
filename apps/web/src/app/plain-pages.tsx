import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageTitle } from '../ui/page-title.tsx';

function PlainPage({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Empty
        heading="h1"
        title={title}
        actions={<ButtonLink to="/">{t('common:page.notFound.home')}</ButtonLink>}
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
  return <PlainPage title={t('common:page.unauthorised.title')} text={t('common:page.unauthorised.text')} />;
}
