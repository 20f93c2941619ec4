import type { Explained } from '../explained-differences.ts';

export const DRACONIAN_MEASURES: Explained = [];
