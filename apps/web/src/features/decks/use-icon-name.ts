import { HouseName } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a bonus icon, which can be a house. */
export function useIconName(): (icon: string) => string {
  const { t } = useTranslation('decks');
  return (icon) =>
    HouseName.safeParse(icon).success
      ? t(`common:house.${icon}`)
      : t(`decks:icon.${icon}`, { defaultValue: icon });
}
