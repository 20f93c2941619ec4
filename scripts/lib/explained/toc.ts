import type { Explained } from '../explained-differences.ts';

export const TOKENS_OF_CHANGE: Explained = [];
