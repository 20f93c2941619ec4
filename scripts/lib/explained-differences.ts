/** Cards whose rendered text has other numbers than the printed one, and why: mostly both mean the same. */
export const EXPLAINED: ReadonlyMap<string, string> = new Map([
  ['twin-bolt-emission', 'the printed text names the two creatures one after the other; ours counts them'],
  ['tendrils-of-pain', 'errata: 4 damage instead of 1, not 3 more'],
  ['shatter-storm', 'three times the lost amber is 3 for each lost amber'],
  ['doorstep-to-heaven', 'a player with 5 or less who loses all but 5 loses nothing'],
  ['sneklifter', 'a deck has three houses'],
  ['quantum-fingertrap', 'the two creatures are named one after the other'],
]);
