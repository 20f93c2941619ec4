import type { Explained } from '../explained-differences.ts';

export const GRIM_REMINDERS: Explained = [];
