import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';

/** Milliseconds to read why one is led away. */
const REDIRECT_MS = 2000;

/** Instead of the board, once its player has logged out, here or in another tab. */
export function RedirectNotice({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const timer = setTimeout(() => leave(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <EmptyState heading="h1" title={t('common:page.unauthorised.title')}>
        {t('common:page.redirecting')}
      </EmptyState>
    </div>
  );
}
