import type { CardDefinition } from '@amberhall/engine/language';
import { mars } from './mars.ts';

/** Cards first printed in Vault Masters 2025, by house, in the order of their numbers. */
export const vaultMasters2025: readonly CardDefinition[] = [...mars];
