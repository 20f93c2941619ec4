import type { Explained } from '../explained-differences.ts';

export const GRIM_REMINDERS: Explained = [
  ['final-refrain', 'the creatures fight one after the other'],
  ['fortune-reverser', 'a blank text box is a text box without abilities'],
  ['animating-force', 'an upgrade that is attached to artifacts only is attached to no creature'],
  ['kaspara', 'X is its power'],
  ['protective-playmate', 'the text names the opposite of the condition'],
  ['portalmonster', 'the text names the opposite of the condition, and the cost is amber'],
  ['aberrant-warp-event', 'the effect is written once for each player'],
  ['elite-disruptzord', 'a creature with more power is more powerful'],
  ['crop-circles', 'any number includes none'],
  ['paradox-shield', 'the destruction does not happen'],
  ['essence-entangler', 'X is 1 for each amber'],
  ['awful-atoll', 'the text names the creatures of each player'],
  ['xenos-darkshadow', 'X is its power and the value of its keywords'],
];
