/** Texts of ours whose numbers are not those of the printed text, and why they say the same. */
export const EXPLAINED: ReadonlyMap<string, string> = new Map([
  ['twin-bolt-emission', 'two creatures are counted, not told one after the other'],
  ['shatter-storm', 'thrice what was lost is 3 for each that was lost'],
  ['doorstep-to-heaven', 'whoever has 5 or less loses all but 5 as well: nothing'],
  ['sneklifter', 'the houses of a deck are three'],
  ['quantum-fingertrap', 'two creatures are told one after the other'],
]);
