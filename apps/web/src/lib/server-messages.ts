import i18next from 'i18next';
import english from '../locales/en/sentence.json';

const keys = new Map(Object.entries(english).map(([key, text]) => [text, key]));

/**
 * The sentences of the shared schemas and of the server are English. This gives them in the language
 * of the reader, and the ones we do not know as they are.
 */
export function translateServerMessage(sentence: string): string {
  const key = keys.get(sentence);
  return key === undefined ? sentence : i18next.t(`sentence:${key}`, { defaultValue: sentence });
}
