import type { Explained } from '../explained-differences.ts';

export const MENAGERIE: Explained = [
  ['behold-its-grandeur', 'what is gained is amber, so the maximum is amber'],
];
