import { useTranslation } from 'react-i18next';
import { chooseTheme, useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/button.tsx';
import { MenuItem } from '../../ui/menu.tsx';

/** The other theme: its icon, its name, and a function that switches to it. */
function useOtherTheme() {
  const { t } = useTranslation();
  const isDark = useTheme(({ theme }) => theme === 'dark');
  return {
    icon: isDark ? 'sun' : 'moon',
    label: t(isDark ? 'common:nav.lightTheme' : 'common:nav.darkTheme'),
    choose: () => chooseTheme(isDark ? 'light' : 'dark'),
  };
}

export function ThemeItem() {
  const { icon, label, choose } = useOtherTheme();
  return (
    <MenuItem icon={icon} onClick={choose}>
      {label}
    </MenuItem>
  );
}

export function ThemeButton() {
  const { icon, label, choose } = useOtherTheme();
  return <IconButton icon={icon} label={label} onClick={choose} />;
}
