import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@amberhall/protocol';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateUser } from '../../lib/session.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import { BoardPanel } from './board-panel.tsx';
import { BracketPanel } from './bracket-panel.tsx';
import { saveProfile } from './api.ts';
import { NotificationsPanel } from './notifications-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import styles from './profile-editor.module.css';
import { dataOf, formOf, ProfileForm } from './profile-form.ts';

/** The whole profile is one form with one save button. `children` are inside it but save themselves. */
export function ProfileEditor({ user, children }: { user: User; children?: ReactNode }) {
  const { t } = useTranslation(['profile', 'account', 'sentence']);
  const form = useForm<ProfileForm>({
    resolver: zodResolver(ProfileForm),
    mode: 'onTouched',
    defaultValues: formOf(user),
  });
  useUnsavedChanges(form.formState.isDirty);
  const { outcome, isBusy, run, fail, dismiss } = useRequestStatus();

  const submit = form.handleSubmit(
    (filled) =>
      run(
        (saved: User) => t(saved.email === filled.email ? 'profile:saved' : 'profile:addressMailed'),
        async () => {
          const reply = await saveProfile(user.username, dataOf(filled));
          // The lobby gets the new token too, and then shows the new name and picture.
          updateUser(reply.user, reply.token);
          form.reset(formOf(reply.user));
          return reply.user;
        },
      ),
    () => fail(t('account:fieldErrors')),
  );
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <AccountPanel user={user} />
        {children}
        <PasswordPanel />
        <BoardPanel user={user} />
        <NotificationsPanel />
        <BracketPanel />
        <div className={styles.save}>
          <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
          <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={isBusy}>
            {t('profile:save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
