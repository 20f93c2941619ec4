/** The sets of the game: the number that decks carry, and the code for the set's texts and options. */
const SET_CODES: Record<number, string> = {
  341: 'cota',
  435: 'aoa',
  452: 'wc',
  479: 'mm',
  496: 'dt',
  600: 'woe',
  601: 'uc2022',
  609: 'vm2023',
  700: 'gr',
  737: 'vm2024',
  800: 'as',
  855: 'toc',
  874: 'momu',
  886: 'pv',
  907: 'disc',
  918: 'cc',
  939: 'vm2025',
};

/** The numbers of the known sets, the oldest first. */
export const KNOWN_SETS: readonly number[] = Object.keys(SET_CODES).map(Number);

/** @returns `undefined` for a set that is newer than this client */
export const setCodeOf = (expansion: number): string | undefined => SET_CODES[expansion];
