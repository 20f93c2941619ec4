import type { CardDefinition } from '@amberhall/engine/language';
import { a, any, card, play, when, you } from '../language/index.ts';

export const mars: readonly CardDefinition[] = [
  card('mind-your-elders', play(when(you.controlMore(any.mars.creature), a.friendly.creature.captures(3)))),
];
