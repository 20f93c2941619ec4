import { useTranslation } from 'react-i18next';
import { Empty } from '../ui/empty-state.tsx';

/** Instead of everything else, in a browser that cannot run the client. */
export function Unsupported({ reason }: { reason: 'unsupported' | 'noStorage' }) {
  const { t } = useTranslation();
  return (
    <main>
      <Empty heading="h1" title={t('common:title')}>
        {t(reason === 'unsupported' ? 'common:page.unsupported' : 'common:page.noStorage')}
      </Empty>
    </main>
  );
}
