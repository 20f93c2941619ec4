/** Reads the mails that a test site has written to its outbox. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';
import type { Site } from './site.ts';

/** Returns the mails to an address, in no order. */
export async function mailsTo({ dataDir }: Site, address: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.startsWith(`To: ${address}\n`));
}

export interface LinkInMail {
  href: string;
  id: string | null;
  token: string | null;
}

/** Waits for a mail with a link to `page`, and returns the link. Ignores the mails that are `known`. */
export async function linkTo(
  site: Site,
  address: string,
  page: string,
  known: readonly string[] = [],
): Promise<LinkInMail> {
  return vi.waitFor(
    async () => {
      const mails = await mailsTo(site, address);
      const mail = mails.find((text) => text.includes(page) && !known.includes(text));
      const link = new URL(/http:\S+/.exec(mail ?? '')?.[0] ?? '');
      return { href: link.href, id: link.searchParams.get('id'), token: link.searchParams.get('token') };
    },
    { timeout: 8_000 },
  );
}
