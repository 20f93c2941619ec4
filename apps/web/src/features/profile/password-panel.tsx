import { useTranslation } from 'react-i18next';
import form from '../../ui/form.module.css';
import { Panel } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useProfileField } from './use-profile-field.ts';

/** Sets a new password, and asks for the current one where the change needs it. */
export function PasswordPanel() {
  const { t } = useTranslation('profile');
  const field = useProfileField();
  return (
    <Panel title={t('profile:password.title')}>
      <div className={form.form}>
        <PasswordField
          label={t('profile:password.new')}
          autoComplete="new-password"
          {...field('password', t('profile:password.help'))}
        />
        <PasswordField
          label={t('profile:password.again')}
          autoComplete="new-password"
          {...field('passwordAgain')}
        />
        <PasswordField
          label={t('profile:password.current')}
          autoComplete="current-password"
          {...field('currentPassword', t('profile:password.currentHelp'))}
        />
      </div>
    </Panel>
  );
}
