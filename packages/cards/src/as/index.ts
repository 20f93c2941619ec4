import type { CardDefinition } from '@amberhall/engine/language';
import { brobnar } from './brobnar.ts';
import { dis } from './dis.ts';
import { ekwidon } from './ekwidon.ts';
import { geistoid } from './geistoid.ts';
import { logos } from './logos.ts';
import { mars } from './mars.ts';
import { skyborn } from './skyborn.ts';

/** Cards first printed in Æmber Skies, by house, in the order of their numbers. */
export const aemberSkies: readonly CardDefinition[] = [
  ...brobnar,
  ...dis,
  ...ekwidon,
  ...geistoid,
  ...logos,
  ...mars,
  ...skyborn,
];
