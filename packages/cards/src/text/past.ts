import type { Condition } from '@amberhall/engine/language';

/** What has happened cannot end: "if you have used a creature this turn", not "while". */
export const isAboutPast = (node: Condition): boolean =>
  node.kind === 'happened' ||
  (node.kind === 'compare' && typeof node.left === 'object' && node.left.kind === 'count-events') ||
  (node.kind === 'not' && isAboutPast(node.condition));
