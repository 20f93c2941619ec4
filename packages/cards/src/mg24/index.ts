import type { CardDefinition } from '@amberhall/engine/language';
import { keyraken } from './keyraken.ts';

/** Cards first printed in Menagerie, in the order of their numbers. */
export const menagerie: readonly CardDefinition[] = [...keyraken];
