import type { Explained } from '../explained-differences.ts';

export const PROPHETIC_VISIONS: Explained = [
  ['unity-prism', 'the gain is the number of houses'],
  ['corrosive-monk', 'a fixed value cannot rise'],
  ['tome-of-abatement', 'a keyword that is lost cannot be gained meanwhile'],
  ['genetic-strain', 'enemy creatures are the creatures of the opponent'],
  ['salvay', 'the number is twice that of the neighbors'],
  ['garnet-squire', 'healing is written without the damage icon'],
  ['tealnar', 'healing is written without the damage icon'],
  ['kasheek-fall', 'more powerful is of higher power'],
  ['yondar-s-log', 'enemy creatures are the creatures of the opponent'],
  ['sil-a-t8', 'the print repeats the title, which contains a number'],
  ['strategic-feint', 'what one may not do, one cannot do'],
  ['nectarcyte', 'a number up to the counters includes none'],
  ['vivid-faerie', 'the print repeats the title, which contains a trait'],
  ['treat-each-action-as-your-last', 'the second action is the one after which there are two'],
];
