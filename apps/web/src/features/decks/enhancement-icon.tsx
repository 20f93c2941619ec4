import { HouseName } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A bonus icon as it is printed on a card: an emblem for a house, otherwise its symbol. */
export function EnhancementIcon({ icon, size = 15 }: { icon: string; size?: number }) {
  const { t } = useTranslation('decks');
  const house = HouseName.safeParse(icon);
  if (house.success) return <Emblem name={house.data} label={t(`common:house.${house.data}`)} size={size} />;
  return <Icon name={icon} size={size} label={t(`decks:icon.${icon}`, { defaultValue: icon })} />;
}
