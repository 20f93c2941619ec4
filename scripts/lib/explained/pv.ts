import type { Explained } from '../explained-differences.ts';

export const PROPHETIC_VISIONS: Explained = [];
