/** The sets of cards, the oldest first: the code in options and texts, and the number that decks carry. */
export const SET_NUMBERS = {
  cota: 341,
  aoa: 435,
  wc: 452,
  mm: 479,
  dt: 496,
  woe: 600,
  uc2022: 601,
  vm2023: 609,
  gr: 700,
  mg24: 722,
  vm2024: 737,
  as: 800,
  toc: 855,
  momu: 874,
  pv: 886,
  disc: 907,
  cc: 918,
  dm: 928,
  vm2025: 939,
  vm2026: 964,
} as const;
export type SetCode = keyof typeof SET_NUMBERS;
