import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './report-error-button.module.css';

type State = 'ready' | 'sending' | 'sent' | 'failed';

const HELP = {
  ready: 'common:page.error.report',
  sending: 'common:page.error.report',
  sent: 'common:page.error.reported',
  failed: 'common:page.error.notReported',
} as const;

/** Says that something went wrong. A press sends a report. */
export function ReportErrorButton({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>('ready');
  const report = async (): Promise<void> => {
    setState('sending');
    try {
      // Loaded on demand, because few visits need it.
      const { reportError } = await import('../lib/report-error.ts');
      await reportError(error);
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  return (
    <button
      type="button"
      className={styles.box}
      disabled={state === 'sending' || state === 'sent'}
      onClick={() => void report()}
    >
      <Icon
        name={state === 'sending' ? 'spinner' : 'alert'}
        size={22}
        className={classNames(styles.icon, state === 'sending' && styles.turning)}
      />
      <span className={styles.words}>
        <b>{t('common:page.error.text')}</b>
        <span role="status">{t(HELP[state])}</span>
      </span>
    </button>
  );
}
