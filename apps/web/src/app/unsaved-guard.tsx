import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { signOut, useSession } from '../lib/session.ts';
import { discardUnsavedChanges, losesChanges, useUnsavedForms } from '../lib/unsaved-changes.ts';
import { Button } from '../ui/button.tsx';
import dialogForm from '../ui/dialog-form.module.css';
import { Dialog } from '../ui/dialog.tsx';

/** Asks before unsaved changes are lost by leaving the page or the site. */
export function UnsavedGuard() {
  const { t } = useTranslation('profile');
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    losesChanges(currentLocation, nextLocation),
  );
  useLeavingQuestion();
  if (blocker.state !== 'blocked') return null;

  const leave = (): void => {
    discardUnsavedChanges();
    if (useSession.getState().status === 'ended') signOut();
    blocker.proceed();
  };
  return (
    <Dialog title={t('profile:unsaved.title')} onClose={() => blocker.reset()}>
      <div className={dialogForm.form}>
        <p className={dialogForm.text}>{t('profile:unsaved.text')}</p>
        <div className={dialogForm.actions}>
          <Button variant="danger" onClick={leave}>
            {t('profile:unsaved.leave')}
          </Button>
          <Button variant="primary" data-autofocus onClick={() => blocker.reset()}>
            {t('profile:unsaved.stay')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The browser itself asks before the tab is closed or another site is opened. */
function useLeavingQuestion(): void {
  const hasChanges = useUnsavedForms(({ forms }) => forms.size > 0);
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}
