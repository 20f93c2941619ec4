import type { CardDefinition } from '@amberhall/engine/language';
import { card, pick, play, shuffleIntoDeck, upTo } from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card('rockatiel', play.reap(pick(upTo(2).creatures, (first) => [shuffleIntoDeck(first)]))),
];
