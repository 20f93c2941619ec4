import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';

/** Instead of everything else, in a browser that cannot run the client. */
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
