import type { CardDefinition } from '@amberhall/engine/language';

export const logos: readonly CardDefinition[] = [];
