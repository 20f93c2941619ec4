import type { Explained } from '../explained-differences.ts';

export const CRUCIBLE_CLASH: Explained = [];
