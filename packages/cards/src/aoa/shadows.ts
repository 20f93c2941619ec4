import type { CardDefinition } from '@amberhall/engine/language';

export const shadows: readonly CardDefinition[] = [];
