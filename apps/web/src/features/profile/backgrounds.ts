import { HOUSES } from '@amberhall/protocol';
import type { House } from '@amberhall/protocol';

export const CUSTOM_BACKGROUND = 'custom';

interface Background {
  name: string;
  house?: House;
  icon: string;
}

/** The board's backgrounds, by the name that the settings store. */
export const BACKGROUNDS: readonly Background[] = [
  ...HOUSES.map((house) => ({ name: house, house, icon: '' })),
  { name: 'blank', icon: 'close' },
  { name: 'massmutation', icon: 'token' },
  { name: 'keyforge', icon: 'key' },
  { name: CUSTOM_BACKGROUND, icon: 'eye' },
];
