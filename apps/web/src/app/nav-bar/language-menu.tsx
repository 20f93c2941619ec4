import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../lib/languages.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import styles from './nav-bar.module.css';

/** The languages as menu items, each in its own language. */
export function LanguageItems() {
  const { i18n } = useTranslation();
  return LANGUAGES.map(({ code, name }) => (
    <MenuItem
      key={code}
      lang={code}
      aria-current={code === i18n.resolvedLanguage}
      onClick={() => void i18n.changeLanguage(code)}
    >
      {name}
    </MenuItem>
  ));
}

export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  return (
    <Menu
      buttonClass={styles.menuButton}
      button={
        <>
          <Icon name="globe" size={16} />
          <HiddenText>{t('common:nav.language')}</HiddenText>
          {i18n.resolvedLanguage?.slice(0, 2).toUpperCase()}
          <Icon name="down" size={14} />
        </>
      }
    >
      <LanguageItems />
    </Menu>
  );
}
