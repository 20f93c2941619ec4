import type { CardDefinition } from '@amberhall/engine/language';

export const sanctum: readonly CardDefinition[] = [];
