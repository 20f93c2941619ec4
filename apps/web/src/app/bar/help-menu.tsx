import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import styles from './bar.module.css';

/** The pages that explain, and their names. */
export const HELP_PAGES = [
  { path: '/how-to-play', text: 'common:nav.howToPlay' },
  { path: '/about', text: 'common:nav.about' },
  { path: '/privacy', text: 'common:nav.privacy' },
] as const;

export function HelpMenu() {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={styles.link}>
          {t('common:nav.help')}
          <Icon name="down" size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {HELP_PAGES.map(({ path, text }) => (
          <Menu.Item key={path} component={Link} to={path}>
            {t(text)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
