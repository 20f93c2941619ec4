import type { Session } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './end-session-dialog.module.css';

interface EndSessionDialogProps {
  session: Session;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a session is ended. */
export function EndSessionDialog({ session, onRemove, onClose }: EndSessionDialogProps) {
  const { t } = useTranslation('profile');
  return (
    <Dialog title={t('profile:security.removeTitle')} onClose={onClose}>
      <p className={styles.text}>{t('profile:security.question')}</p>
      {session.current && <p className={styles.text}>{t('profile:security.questionCurrent')}</p>}
      <div className={styles.actions}>
        <Button data-autofocus onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="danger" icon="trash" onClick={onRemove}>
          {t('profile:security.remove')}
        </Button>
      </div>
    </Dialog>
  );
}
