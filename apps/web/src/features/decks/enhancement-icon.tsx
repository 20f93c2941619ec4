import { HouseName } from '@amberhall/protocol';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useIconName } from './use-icon-name.ts';

/** A bonus icon as it is printed on a card: an emblem for a house, otherwise its symbol. */
export function EnhancementIcon({ icon, size = 15 }: { icon: string; size?: number }) {
  const label = useIconName()(icon);
  const house = HouseName.safeParse(icon);
  if (house.success) return <Emblem name={house.data} label={label} size={size} />;
  return <Icon name={icon} size={size} label={label} />;
}
