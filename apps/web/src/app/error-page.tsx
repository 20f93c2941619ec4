import { useTranslation } from 'react-i18next';
import { Empty } from '../ui/empty.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** Instead of a page that failed. Coming home loads everything anew, so nothing broken is kept. */
export function ErrorPage() {
  const { t } = useTranslation();
  const title = t('common:page.error.title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Empty heading="h1" title={title} actions={<a href="/">{t('common:page.error.home')}</a>}>
        <Notice kind="error">{t('common:page.error.text')}</Notice>
      </Empty>
    </>
  );
}
