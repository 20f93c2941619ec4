import { Component } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReportErrorButton } from './report-error-button.tsx';

interface State {
  failed?: { error: unknown };
}

/** The last error boundary: catches errors outside of any page, for example of the router or the error page itself. */
export class CriticalBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <CriticalPage error={failed.error} /> : this.props.children;
  }
}

/** Replaces the whole page when nothing else can be shown. */
export function CriticalPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <main>
      <EmptyState heading="h1" title={t('common:page.error.title')}>
        <ReportErrorButton error={error} />
        <p>{t('common:page.error.critical')}</p>
      </EmptyState>
    </main>
  );
}
