import type { User } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../lib/download-file.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { fetchExport } from './api.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './data-export.module.css';

/** Exports or deletes the user's data. */
export function DataExport({ user: { username } }: { user: User }) {
  const { t } = useTranslation('profile');
  const [isLeaving, setLeaving] = useState(false);
  const { outcome, isBusy, run, dismiss } = useRequestStatus();

  const takeAlong = (): Promise<boolean> =>
    run(t('profile:data.downloaded'), async () => {
      const { success: _success, ...kept } = await fetchExport(username);
      downloadFile(`amberhall-${username}.json`, JSON.stringify(kept, null, 2));
    });
  return (
    <Panel title={t('profile:data.title')}>
      <p className={form.text}>{t('profile:data.text')}</p>
      <div className={styles.body}>
        <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
        <div className={form.actions}>
          <Button busy={isBusy} disabled={isBusy} onClick={() => void takeAlong()}>
            {t('profile:data.download')}
          </Button>
          <Button variant="danger" icon="trash" onClick={() => setLeaving(true)}>
            {t('profile:data.delete')}
          </Button>
        </div>
      </div>
      {isLeaving && <DeleteAccountDialog username={username} onClose={() => setLeaving(false)} />}
    </Panel>
  );
}
