import type { CardDefinition } from '@amberhall/engine/language';
import { dis } from './dis.ts';
import { geistoid } from './geistoid.ts';
import { logos } from './logos.ts';
import { redemption } from './redemption.ts';
import { shadows } from './shadows.ts';
import { skyborn } from './skyborn.ts';
import { untamed } from './untamed.ts';

/** Cards first printed in Tokens of Change, by house, in the order of their numbers. */
export const tokensOfChange: readonly CardDefinition[] = [
  ...dis,
  ...geistoid,
  ...logos,
  ...redemption,
  ...shadows,
  ...skyborn,
  ...untamed,
];
