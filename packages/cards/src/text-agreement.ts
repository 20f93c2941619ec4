/** Compares the texts of cards in several languages. Only scripts use it. */
export { differencesFromEnglish, reasonForDifference } from './text/agreement/agreement.ts';
