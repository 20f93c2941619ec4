import { ProfilePage } from '../features/profile/profile-page.tsx';
import { SupporterPanel } from '../features/supporter/supporter-panel.tsx';

/** `/profile`: one's account, and whether one supports the site. */
export function Profile() {
  return (
    <ProfilePage>
      <SupporterPanel />
    </ProfilePage>
  );
}
