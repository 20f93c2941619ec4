import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';

/** The time in milliseconds to read the reason for the redirect. */
const REDIRECT_MS = 2000;

/** Replaces the board once its player has logged out, in this or another tab. */
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
