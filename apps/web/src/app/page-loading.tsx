import { useTranslation } from 'react-i18next';
import { HiddenText } from '../ui/hidden-text.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './page-loading.module.css';

/** The outline of a page that is loading. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} role="status">
      <HiddenText>{t('common:loading')}</HiddenText>
      <Skeleton height={40} width={260} />
      <Skeleton height={240} />
    </div>
  );
}
