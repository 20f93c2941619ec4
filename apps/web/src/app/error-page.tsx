import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { NoConnection } from './error-pages.tsx';
import { ReportErrorButton } from './report-error-button.tsx';

/** Replaces a page that failed. The link home reloads everything, so no broken state is kept. */
export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const title = t('common:page.error.title');
  if (isLoadFailure(error)) return <PageNotLoaded />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState heading="h1" title={title} actions={<a href="/">{t('common:page.error.home')}</a>}>
        <ReportErrorButton error={error} />
      </EmptyState>
    </>
  );
}

/** The code of the page could not be loaded. The words are those of Chromium, Firefox and Safari. */
function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}

/** Milliseconds between two questions whether the server is there. */
const POLL_MS = 5000;

/** Reloads the page once the server answers. */
function PageNotLoaded() {
  useEffect(() => {
    const timer = setInterval(() => {
      fetch('/healthz', { cache: 'no-store' })
        .then(({ ok }) => ok && location.reload())
        .catch(() => {});
    }, POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return <NoConnection />;
}
