import type { CardDefinition } from '@amberhall/engine/language';

export const dis: readonly CardDefinition[] = [];
