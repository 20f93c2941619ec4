import type { Explained } from '../explained-differences.ts';

export const MASS_MUTATION: Explained = [];
