import type { CardDefinition } from '@amberhall/engine/language';

export const untamed: readonly CardDefinition[] = [];
