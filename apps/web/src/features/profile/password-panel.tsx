import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import form from '../../ui/form.module.css';
import { Panel } from '../../ui/panel.tsx';
import { useProfileField } from './use-profile-field.ts';

/** A new password, for those who want one. */
export function PasswordPanel() {
  const { t } = useTranslation('profile');
  const field = useProfileField();
  const eye = { 'aria-label': t('common:showPassword') };
  return (
    <Panel title={t('profile:password.title')}>
      <div className={form.form}>
        <PasswordInput
          label={t('profile:password.new')}
          autoComplete="new-password"
          visibilityToggleButtonProps={eye}
          {...field('password', t('profile:password.help'))}
        />
        <PasswordInput
          label={t('profile:password.again')}
          autoComplete="new-password"
          visibilityToggleButtonProps={eye}
          {...field('passwordAgain')}
        />
      </div>
    </Panel>
  );
}
