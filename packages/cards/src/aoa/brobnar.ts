import type { CardDefinition } from '@amberhall/engine/language';

export const brobnar: readonly CardDefinition[] = [];
