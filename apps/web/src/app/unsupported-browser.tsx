import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';

/** Replaces everything in a browser that cannot run the client. */
export function UnsupportedBrowser({ reason }: { reason: 'unsupported' | 'noStorage' }) {
  const { t } = useTranslation();
  return (
    <main>
      <EmptyState heading="h1" title={t('common:title')}>
        {t(reason === 'unsupported' ? 'common:page.unsupported' : 'common:page.noStorage')}
      </EmptyState>
    </main>
  );
}
