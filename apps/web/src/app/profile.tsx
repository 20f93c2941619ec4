import { ProfilePage } from '../features/profile/profile-page.tsx';
import { SupporterPanel } from '../features/supporter/supporter-panel.tsx';

/** `/profile`: the account and its supporter status. */
export function Profile() {
  return (
    <ProfilePage>
      <SupporterPanel />
    </ProfilePage>
  );
}
