import type { CardDefinition } from '@amberhall/engine/language';

export const mars: readonly CardDefinition[] = [];
