import { useTranslation } from 'react-i18next';
import { useUser } from '../lib/session.ts';
import { IconButton } from '../ui/button.tsx';
import { openReport } from './report-target.ts';
import type { ReportTarget } from './report-target.ts';
import styles from './report-button.module.css';

/** Opens the dialog to report a person or their line. Visitors have no such button, and nobody for themselves. */
export function ReportButton(target: ReportTarget) {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || user.username === target.username) return null;
  return (
    <IconButton
      icon="flag"
      iconSize={14}
      label={t('common:report', { name: target.username })}
      className={styles.button}
      onClick={() => openReport(target)}
    />
  );
}
