import type { User } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { AccountPage } from './account-page.tsx';
import { ProfileEditor } from './profile-editor.tsx';

/** Who one is here, and how one likes to play. */
export function ProfilePage() {
  const user = useUser();
  return user && <Profile user={user} />;
}

function Profile({ user }: { user: User }) {
  const { t, i18n } = useTranslation('profile');
  const date = formatDate(user.registered, i18n.language);
  return (
    <AccountPage title={t('profile:title')} lead={t('profile:lead', { name: user.name, date })}>
      <ProfileEditor user={user} />
    </AccountPage>
  );
}
