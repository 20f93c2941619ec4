import type { CardSlug, Language } from '@amberhall/engine/vocabulary';

/**
 * Cards whose text in a language uses other words of meaning than the English one, with the reason. A fault is to be
 * mended; all others are right.
 */
export const KNOWN_DIFFERENCES: ReadonlyMap<Language, ReadonlyMap<CardSlug, string>> = new Map([
  [
    'de',
    new Map<CardSlug, string>([
      ['psychic-bug', 'each card of a pile stands for the pile'],
      ['imperial-traitor', 'each card of a pile stands for the pile'],
      ['fila-the-researcher', 'each card of a pile stands for the pile'],
      ['stilt-kin', 'each card of a pile stands for the pile'],
      ['universal-keylock', 'each card of a pile stands for the pile'],
      ['the-quiet-anvil', 'each card of a pile stands for the pile'],
      ['prof-emeritus-kering', 'each card of a pile stands for the pile'],
      ['brain-drain', 'each card of a pile stands for the pile'],
      ['the-visible-hand', 'each card of a pile stands for the pile'],
      ['borka-rikk', 'each card of a pile stands for the pile'],
      ['cultural-exchange', 'each card of a pile stands for the pile'],
      ['clipped-wings', 'each card of a pile stands for the pile'],
      ['ezra-paws', 'each card of a pile stands for the pile'],
      ['soleft', 'fault: names each creature on a flank of the opponent'],
      ['flounderight', 'fault: names each creature on a flank of the opponent'],
      ['the-forsaken', 'fault: leaves out the flank'],
      ['watched-closely', 'fault: leaves out the opponent'],
    ]),
  ],
]);
