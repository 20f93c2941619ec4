import type { Explained } from '../explained-differences.ts';

export const MORE_MUTATION: Explained = [];
