import { useTranslation } from 'react-i18next';
import { chooseTheme, useTheme } from '../../lib/theme.ts';
import type { ThemeChoice } from '../../lib/theme.ts';
import { IconButton } from '../../ui/button.tsx';
import { MenuItem } from '../../ui/menu.tsx';

/** The theme that a click chooses, by the current one. */
const NEXT = { dark: 'light', light: 'system', system: 'dark' } as const satisfies Record<
  ThemeChoice,
  ThemeChoice
>;
const ICONS = { dark: 'moon', light: 'sun', system: 'theme' } as const satisfies Record<ThemeChoice, string>;
const LABELS = {
  dark: 'common:nav.darkTheme',
  light: 'common:nav.lightTheme',
  system: 'common:nav.systemTheme',
} as const satisfies Record<ThemeChoice, string>;

/** The next theme: its icon, its name, and a function that switches to it. */
function useNextTheme() {
  const { t } = useTranslation();
  const next = NEXT[useTheme(({ choice }) => choice)];
  return { icon: ICONS[next], label: t(LABELS[next]), choose: () => chooseTheme(next) };
}

export function ThemeItem() {
  const { icon, label, choose } = useNextTheme();
  return (
    <MenuItem icon={icon} onClick={choose}>
      {label}
    </MenuItem>
  );
}

export function ThemeButton() {
  const { icon, label, choose } = useNextTheme();
  return <IconButton icon={icon} label={label} onClick={choose} />;
}
