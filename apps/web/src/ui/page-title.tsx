import { useTranslation } from 'react-i18next';

/** What the browser's tab says. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  return <title>{t('common:pageTitle', { page: children })}</title>;
}
