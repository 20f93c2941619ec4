import type { Explained } from '../explained-differences.ts';

export const DARK_TIDINGS: Explained = [];
