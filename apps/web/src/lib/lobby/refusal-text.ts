import i18next from 'i18next';
import type { LobbyRefusal } from './client.ts';

/** Texts of the first load: without a connection, no others can be loaded. */
const LOADED = ['OFFLINE', 'INTERNAL'] as const;

/** @returns the words for a refusal of the lobby. They are loaded on demand, because most visits need none. */
export async function refusalText({
  code,
  message,
}: Pick<LobbyRefusal, 'code' | 'message'>): Promise<string> {
  const known = LOADED.find((one) => one === code);
  if (known !== undefined) return i18next.t(`lobby:refusal.${known}`);
  await i18next.loadNamespaces('refusal');
  return i18next.t(`refusal:${code}`, { defaultValue: message });
}
