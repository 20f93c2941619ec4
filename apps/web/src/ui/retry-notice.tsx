import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Replaces content that could not be loaded. */
export function RetryNotice({ children, onRetry }: { children: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      kind="error"
      aside={
        <Button size="small" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
