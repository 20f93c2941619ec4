import type { Explained } from '../explained-differences.ts';

export const MENAGERIE: Explained = [];
