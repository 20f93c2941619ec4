import type { Warning } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../lib/format.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useRequestStatus } from '../lib/use-request-status.ts';
import { Button } from '../ui/button.tsx';
import dialogForm from '../ui/dialog-form.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { RequestStatusNotice } from '../ui/request-status-notice.tsx';
import styles from './warning-dialog.module.css';
import { confirmWarning } from './warnings-api.ts';

/** Shows a user a warning of staff. Only its confirmation closes it. */
export function WarningDialog({ username, warning }: { username: string; warning: Warning }) {
  const { t, i18n } = useTranslation(['moderation', 'sentence']);
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const { id, text, time } = warning;
  const title = t('moderation:warning.title');

  const confirm = async (): Promise<void> => {
    if (!(await run('', () => confirmWarning(username, id)))) return;
    useLobby.setState(({ warnings }) => ({ warnings: warnings.filter((each) => each.id !== id) }));
  };
  return (
    <Dialog label={title} onClose={() => {}}>
      <div className={dialogForm.form}>
        <h2 className={styles.title}>{title}</h2>
        {outcome?.kind === 'failed' && <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />}
        <p className={dialogForm.text}>
          {t('moderation:warning.lead', { date: formatMoment(time, i18n.language) })}
        </p>
        <blockquote className={styles.words}>{text}</blockquote>
        <div className={dialogForm.actions}>
          <Button
            variant="primary"
            data-autofocus
            busy={isBusy}
            disabled={isBusy}
            onClick={() => void confirm()}
          >
            {t('moderation:warning.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
