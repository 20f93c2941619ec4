import i18next from 'i18next';
import english from '../locales/en/sentence.json';

const keys = new Map(Object.entries(english).map(([key, text]) => [text, key]));

/** Translates messages of the shared schemas and of the server, which are English. Unknown ones stay as they are. */
export function translateServerMessage(sentence: string): string {
  const key = keys.get(sentence);
  return key === undefined ? sentence : i18next.t(`sentence:${key}`, { defaultValue: sentence });
}
