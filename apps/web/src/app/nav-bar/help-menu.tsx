import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuLink } from '../../ui/menu.tsx';
import styles from './nav-bar.module.css';

/** The help pages and their names. */
export const HELP_PAGES = [
  { path: '/learn', text: 'common:nav.learn' },
  { path: '/how-to-play', text: 'common:nav.howToPlay' },
  { path: '/glossary', text: 'common:nav.glossary' },
  { path: '/statistics', text: 'common:nav.statistics' },
  { path: '/community', text: 'common:nav.community' },
  { path: '/about', text: 'common:nav.about' },
  { path: '/privacy', text: 'common:nav.privacy' },
] as const;

export function HelpMenu() {
  const { t } = useTranslation();
  return (
    <Menu
      align="start"
      buttonClass={styles.link}
      button={
        <>
          {t('common:nav.help')}
          <Icon name="down" size={14} />
        </>
      }
    >
      {HELP_PAGES.map(({ path, text }) => (
        <MenuLink key={path} to={path}>
          {t(text)}
        </MenuLink>
      ))}
    </Menu>
  );
}
