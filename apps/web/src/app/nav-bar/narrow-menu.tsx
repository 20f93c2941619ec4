import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuDivider, MenuLabel, MenuLink } from '../../ui/menu.tsx';
import styles from './nav-bar.module.css';
import { HELP_PAGES } from './help-menu.tsx';
import { LanguageItems } from './language-menu.tsx';
import { ACCOUNT_PAGES } from './profile-menu.tsx';
import { StaffOnly } from './staff-only.tsx';
import { ThemeItem } from './theme-switch.tsx';

/** All items of the navigation bar in one menu, for narrow screens. */
export function NarrowMenu() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <div className={styles.small}>
      <Menu label={t('common:nav.menu')} buttonClass={styles.burger} button={<Icon name="menu" size={22} />}>
        {user ? (
          <MenuLink to="/decks">{t('common:nav.decks')}</MenuLink>
        ) : (
          <>
            <MenuLink to="/register">{t('common:nav.register')}</MenuLink>
            <MenuLink to="/login">{t('common:nav.login')}</MenuLink>
          </>
        )}
        <MenuLink to="/play">{t('common:nav.play')}</MenuLink>
        <MenuLink to="/cards">{t('common:nav.cards')}</MenuLink>
        <MenuLink to="/events">{t('common:nav.events')}</MenuLink>
        {user?.permissions.canManageTournaments && (
          <MenuLink to="/tournamentlobby">{t('common:nav.tournaments')}</MenuLink>
        )}
        {HELP_PAGES.map(({ path, text }) => (
          <MenuLink key={path} to={path}>
            {t(text)}
          </MenuLink>
        ))}
        {user && (
          <>
            <MenuDivider />
            {ACCOUNT_PAGES.map(({ path, text }) => (
              <MenuLink key={path} to={path}>
                {t(text)}
              </MenuLink>
            ))}
            <MenuLink to="/logout">{t('common:nav.logout')}</MenuLink>
          </>
        )}
        <StaffOnly as="items" />
        <MenuDivider />
        <ThemeItem />
        <MenuLabel>{t('common:nav.language')}</MenuLabel>
        <LanguageItems />
      </Menu>
    </div>
  );
}
