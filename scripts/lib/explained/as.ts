import type { Explained } from '../explained-differences.ts';

export const AEMBER_SKIES: Explained = [];
