/** Joins sentences. A list of options ends with a full stop of its own. */
export const afterSentence = (before: string, words: string): string =>
  before.endsWith('.') ? `${before}\n${words}` : `${before}. ${words}`;
