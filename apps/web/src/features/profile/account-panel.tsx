import { TextInput } from '@mantine/core';
import type { User } from '@amberhall/protocol';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import form from '../../ui/form.module.css';
import { Panel } from '../../ui/panel.tsx';
import { PictureField } from './picture-field.tsx';
import { AVATAR } from './pictures.ts';
import type { ProfileForm } from './profile-form.ts';
import styles from './account-panel.module.css';
import { useProfileField } from './use-profile-field.ts';

const AVATAR_PIXELS = 56;

/** Name, address and picture. */
export function AccountPanel({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'account']);
  const { watch, setValue } = useFormContext<ProfileForm>();
  const field = useProfileField();
  const avatar = watch('avatar');
  return (
    <Panel title={t('profile:account.title')}>
      <div className={form.form}>
        <PictureField
          key={user.settings.avatar}
          label={t('profile:account.avatar')}
          help={t('profile:account.avatarHelp')}
          rules={AVATAR}
          hasPicture={avatar === undefined ? user.avatar !== null : avatar !== null}
          preview={(chosen) =>
            chosen ? (
              <img className={styles.chosen} src={chosen} alt="" />
            ) : (
              <Avatar name={user.name} picture={avatar === null ? null : user.avatar} size={AVATAR_PIXELS} />
            )
          }
          onChange={(picture) => setValue('avatar', picture, { shouldDirty: true })}
        />
        <TextInput
          label={t('account:register.username')}
          autoComplete="username"
          autoCapitalize="none"
          {...field('username', t('account:register.usernameHelp'))}
        />
        <TextInput
          label={t('account:register.email')}
          type="email"
          autoComplete="email"
          {...field('email', t('account:register.emailHelp'))}
        />
      </div>
    </Panel>
  );
}
