import type { Explained } from '../explained-differences.ts';

export const AGE_OF_ASCENSION: Explained = [
  ['quantum-fingertrap', 'the two creatures are named one after the other'],
  ['first-blood', 'damage that is divided may be divided'],
  ['groggins', 'to attack only flank creatures is to be unable to attack the others'],
  ['grumpus-tamer', 'a deck that was searched is always shuffled'],
  ['destructive-analysis', 'any number includes none'],
  ['master-the-theory', 'any number up to a limit includes none'],
  ['quicksand', 'each player is written one after the other'],
  ['shadow-of-dis', 'a blank text box is a loss of abilities'],
];
