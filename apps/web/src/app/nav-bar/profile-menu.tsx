import type { User } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuLink } from '../../ui/menu.tsx';
import styles from './nav-bar.module.css';

/** The pages of the user's own account, and their names. */
export const ACCOUNT_PAGES = [
  { path: '/people/me', text: 'common:nav.ownPage', icon: 'eye' },
  { path: '/matches', text: 'common:nav.matches', icon: 'log' },
  { path: '/profile', text: 'common:nav.profile', icon: 'user' },
  { path: '/security', text: 'common:nav.security', icon: 'lock' },
  { path: '/reports', text: 'common:nav.reports', icon: 'flag' },
  { path: '/blocklist', text: 'common:nav.blocklist', icon: 'users' },
] as const;

export function ProfileMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <Menu
      buttonClass={styles.menuButton}
      button={
        <>
          <Avatar name={user.name} picture={user.avatar} size={30} />
          <HiddenText>{t('common:nav.account', { name: user.name })}</HiddenText>
          <span className={styles.userName} aria-hidden="true">
            {user.name}
          </span>
          <Icon name="down" size={14} />
        </>
      }
    >
      {ACCOUNT_PAGES.map(({ path, text, icon }) => (
        <MenuLink key={path} to={path} icon={icon}>
          {t(text)}
        </MenuLink>
      ))}
      <MenuLink to="/logout" icon="logout">
        {t('common:nav.logout')}
      </MenuLink>
    </Menu>
  );
}
