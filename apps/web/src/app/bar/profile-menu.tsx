import { Menu } from '@mantine/core';
import type { User } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './bar.module.css';

export function ProfileMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <Menu>
      <Menu.Target>
        <button type="button" className={styles.menuButton}>
          <Avatar name={user.name} picture={user.avatar} size={30} />
          <HiddenText>{t('common:nav.account', { name: user.name })}</HiddenText>
          <span className={styles.userName} aria-hidden="true">
            {user.name}
          </span>
          <Icon name="down" size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/logout" leftSection={<Icon name="logout" />}>
          {t('common:nav.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
