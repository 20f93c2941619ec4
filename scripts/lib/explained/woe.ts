import type { Explained } from '../explained-differences.ts';

export const WINDS_OF_EXCHANGE: Explained = [];
