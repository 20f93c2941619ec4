/** Which notices the user was told about, so that each is told once. Requests are remembered between visits. */
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { PersonNotice } from './use-notices.ts';

const KEY = 'toldRequests';
const StoredKeys = z.array(z.string());

/** The keys of the notices that are new in this visit. */
export const useNewNoticeKeys = create<{ keys: ReadonlySet<string> }>(() => ({ keys: new Set() }));

/** Challenges and mentions. */
const toldOnce = new Set<string>();

function storedRequests(): readonly string[] {
  const stored = StoredKeys.safeParse(readStored(KEY));
  return stored.success ? stored.data : [];
}

/** Remembers all open notices. A request is news again after it was withdrawn or answered. @returns the new ones */
export function untoldOf(notices: readonly PersonNotice[]): PersonNotice[] {
  const requests = storedRequests();
  const news = notices.filter(({ key }) => !toldOnce.has(key) && !requests.includes(key));
  for (const { key, kind } of news) if (kind !== 'friend') toldOnce.add(key);
  const open = notices.filter(({ kind }) => kind === 'friend').map(({ key }) => key);
  if (open.join() !== requests.join()) writeStored(KEY, open);
  if (news.length === 0) return news;
  useNewNoticeKeys.setState(({ keys }) => ({ keys: new Set([...keys, ...news.map(({ key }) => key)]) }));
  return news;
}
