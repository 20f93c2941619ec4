import { useTranslation } from 'react-i18next';

/** The title of the browser tab. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  return <title>{t('common:pageTitle', { page: children })}</title>;
}
