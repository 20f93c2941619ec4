import i18next from 'i18next';
import { loadServerMessage } from '../lazy-server-messages.ts';
import type { LobbyRefusal } from './client.ts';

/** Texts of the first load: without a connection, no others can be loaded. */
const LOADED = ['OFFLINE', 'INTERNAL'] as const;

type Refusal = Pick<LobbyRefusal, 'code' | 'message'>;

/** @returns the words for a refusal of the lobby. They are loaded on demand, because most visits need none. */
export async function refusalText({ code, message }: Refusal): Promise<string> {
  const loaded = loadedText(code);
  if (loaded !== undefined) return loaded;
  await i18next.loadNamespaces('refusal');
  const key = `refusal:${code}`;
  return i18next.exists(key) ? i18next.t(key) : loadServerMessage(message);
}

/** @returns the lobby's own message for a refusal, which says more than its code */
export async function messageText({ code, message }: Refusal): Promise<string> {
  return loadedText(code) ?? loadServerMessage(message);
}

function loadedText(code: Refusal['code']): string | undefined {
  const known = LOADED.find((one) => one === code);
  return known && i18next.t(`lobby:refusal.${known}`);
}
