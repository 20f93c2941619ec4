import type { Explained } from '../explained-differences.ts';

export const CRUCIBLE_CLASH: Explained = [
  ['curse-of-forgery', 'the purge replaces the forging, before any payment'],
  ['control', 'a capture icon captures 1'],
];
