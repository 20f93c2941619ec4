/**
 * Cards whose text in force differs from a printing, and how it differs. Definitions and rendered texts follow the text in
 * force.
 */
export interface Erratum {
  /** What the text in force changes, in our words. */
  changes: string;
  /** No printing has the text in force yet, so our text must differ from every printing. */
  unprinted?: true;
}

export const ERRATA: ReadonlyMap<string, Erratum> = new Map([
  ['bait-and-switch', { changes: 'the preceding effect is repeated once', unprinted: true }],
  ['biomatrix-backup', { changes: 'the creature is archived without a choice', unprinted: true }],
  ['custom-virus', { changes: 'the purge is optional, and the condition' }],
  ['experimental-therapy', { changes: 'the creature may be used and keeps its house', unprinted: true }],
  ['incubation-chamber', { changes: 'the reveal is optional' }],
  ['library-access', { changes: 'the card is purged' }],
  ['life-for-a-life', { changes: 'a condition instead of a purpose' }],
  ['magda-the-rat', { changes: 'an ability in place of a heading' }],
  ['tendrils-of-pain', { changes: '4 damage instead of 1, not 3 more', unprinted: true }],
  ['yzphyz-knowdrone', { changes: 'a condition instead of a purpose', unprinted: true }],
  ['drummernaut', { changes: 'the returned creature is a Giant' }],
  ['glimmerspore', { changes: 'only cards of other players are marked' }],
  ['yipyax-abductor', { changes: 'only cards of other players are marked' }],
  ['scoop-up', { changes: 'only cards of other players are marked' }],
  ['cauldron', { changes: '3 or more cards' }],
  ['ecto-charge', { changes: 'the cost is at least 6' }],
  ['into-the-warp', { changes: 'a house of at least one discarded card' }],
]);
