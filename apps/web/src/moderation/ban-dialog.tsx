import type { Measure } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../lib/lobby/store.ts';
import { Button } from '../ui/button.tsx';
import dialogForm from '../ui/dialog-form.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { useMeasureText } from './use-measure-text.ts';

/** Tells a user whose login has just ended that staff have banned the account. */
export function BanDialog({ ban }: { ban: Measure }) {
  const { t } = useTranslation('moderation');
  const textOf = useMeasureText();
  const close = (): void => useLobby.setState({ ban: null });
  return (
    <Dialog title={t('moderation:bannedTitle')} onClose={close}>
      <div className={dialogForm.form}>
        <p className={dialogForm.text}>{textOf(ban)}</p>
        <div className={dialogForm.actions}>
          <Button data-autofocus onClick={close}>
            {t('common:close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
