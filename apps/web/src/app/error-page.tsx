import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { NoConnection } from './error-pages.tsx';
import { PageLoading } from './page-loading.tsx';
import { ReportErrorButton } from './report-error-button.tsx';

/** Replaces a page that failed. */
export function ErrorPage() {
  const error = useRouteError();
  return isLoadFailure(error) ? <PageNotLoaded error={error} /> : <PageBroken error={error} />;
}

/** The link home reloads everything, so no broken state is kept. */
function PageBroken({ error }: { error: unknown }) {
  const { t } = useTranslation();
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

/**
 * The code of the page or its style could not be loaded. The words are those of Chromium, Firefox, Safari and of
 * the loader of the build.
 */
function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  );
}

/** Milliseconds between two questions whether the server is there. */
const POLL_MS = 5000;

/** Without a server, the page waits for it and reloads. With one, the code itself is missing: an error to report. */
function PageNotLoaded({ error }: { error: unknown }) {
  const [isAway, setAway] = useState<boolean>();
  useEffect(() => {
    void isServerThere().then((isThere) => setAway(!isThere));
  }, []);
  useEffect(() => {
    if (!isAway) return;
    const timer = setInterval(() => {
      void isServerThere().then((isThere) => isThere && location.reload());
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isAway]);
  if (isAway === undefined) return <PageLoading />;
  return isAway ? <NoConnection /> : <PageBroken error={error} />;
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
