/** Normalises a title for comparison: removes case, accents, ligatures and punctuation. */
export function plainTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}
