import type { User } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { staffPagesFor } from '../../features/staff/staff-pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuDivider, MenuLabel, MenuLink } from '../../ui/menu.tsx';
import styles from './nav-bar.module.css';

/** The pages that the user may manage; loaded for staff only. */
export function AdminMenu({ user }: { user: User }) {
  const { t } = useTranslation('staff');
  return (
    <Menu
      align="start"
      buttonClass={styles.link}
      button={
        <>
          {t('staff:section')}
          <Icon name="down" size={14} />
        </>
      }
    >
      <AdminLinks user={user} />
    </Menu>
  );
}

/** The same links in the menu of narrow screens. */
export function AdminItems({ user }: { user: User }) {
  const { t } = useTranslation('staff');
  return (
    <>
      <MenuDivider />
      <MenuLabel>{t('staff:section')}</MenuLabel>
      <AdminLinks user={user} />
    </>
  );
}

function AdminLinks({ user }: { user: User }) {
  const { t } = useTranslation('staff');
  return staffPagesFor(user.permissions).map(({ to, text }) => (
    <MenuLink key={to} to={to}>
      {t(text)}
    </MenuLink>
  ));
}
