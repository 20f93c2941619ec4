/** Lower case and without accents, as people type. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").replaceAll(/æ/giu, 'ae').toLowerCase();
