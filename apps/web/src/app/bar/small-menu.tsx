import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './bar.module.css';
import { HELP_PAGES } from './help-menu.tsx';
import { LanguageItems } from './language-menu.tsx';
import { ThemeItem } from './theme-switch.tsx';

/** Everything of the bar in one menu, for narrow screens. */
export function SmallMenu() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <div className={styles.small}>
      <Menu width={240}>
        <Menu.Target>
          <IconButton icon="menu" iconSize={22} label={t('common:nav.menu')} />
        </Menu.Target>
        <Menu.Dropdown>
          {!user && <LinkItem to="/register" text={t('common:nav.register')} />}
          {!user && <LinkItem to="/login" text={t('common:nav.login')} />}
          {user && <LinkItem to="/decks" text={t('common:nav.decks')} />}
          <LinkItem to="/play" text={t('common:nav.play')} />
          {HELP_PAGES.map(({ path, text }) => (
            <LinkItem key={path} to={path} text={t(text)} />
          ))}
          <Menu.Divider />
          <ThemeItem />
          <Menu.Sub position="bottom-start" offset={0}>
            <Menu.Sub.Target>
              <Menu.Sub.Item leftSection={<Icon name="globe" />}>{t('common:nav.language')}</Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown>
              <LanguageItems />
            </Menu.Sub.Dropdown>
          </Menu.Sub>
          {user && <Menu.Divider />}
          {user && <LinkItem to="/logout" text={t('common:nav.logout')} />}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

const LinkItem = ({ to, text }: { to: string; text: string }) => (
  <Menu.Item component={Link} to={to}>
    {text}
  </Menu.Item>
);
