import { HOUSES } from '@amberhall/protocol';
import type { House } from '@amberhall/protocol';

export const CUSTOM_BACKGROUND = 'custom';

interface Background {
  name: string;
  house?: House;
  icon: string;
}

/** What the board can stand on, by the name that is kept in the settings. */
export const BACKGROUNDS: readonly Background[] = [
  ...HOUSES.map((house) => ({ name: house, house, icon: '' })),
  { name: 'blank', icon: 'close' },
  { name: 'massmutation', icon: 'token' },
  { name: 'keyforge', icon: 'key' },
  { name: CUSTOM_BACKGROUND, icon: 'eye' },
];
