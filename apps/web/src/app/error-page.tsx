import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ReportErrorButton } from './report-error-button.tsx';

/** Replaces a page that failed. The link home reloads everything, so no broken state is kept. */
export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const title = t('common:page.error.title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState heading="h1" title={title} actions={<a href="/">{t('common:page.error.home')}</a>}>
        <ReportErrorButton error={error} />
      </EmptyState>
    </>
  );
}
