import type { User } from '@amberhall/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { ProfileEditor } from './profile-editor.tsx';

/** The user's profile and preferences. @param props.children parts that are not saved with the others */
export function ProfilePage({ children }: { children?: ReactNode }) {
  const user = useUser();
  return (
    user && (
      <Profile key={user.id} user={user}>
        {children}
      </Profile>
    )
  );
}

function Profile({ user, children }: { user: User; children: ReactNode }) {
  const { t, i18n } = useTranslation('profile');
  const date = formatDate(user.registered, i18n.language);
  return (
    <AccountPage title={t('profile:title')} lead={t('profile:lead', { name: user.name, date })}>
      <ProfileEditor user={user}>{children}</ProfileEditor>
    </AccountPage>
  );
}
