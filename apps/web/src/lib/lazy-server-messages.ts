import i18next from 'i18next';

/** Translates a message of the server in code of the first load: the translations are loaded on demand. */
export async function loadServerMessage(sentence: string): Promise<string> {
  const [{ translateServerMessage }] = await Promise.all([
    import('./server-messages.ts'),
    i18next.loadNamespaces('sentence'),
  ]);
  return translateServerMessage(sentence);
}
