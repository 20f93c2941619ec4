/** The lines of a chat that the server attaches to a report. */
import type { NewReport } from '@amberhall/protocol';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import { Problem } from '../http/problems.ts';
import type { ChatStore } from '../lobby/chat-store.ts';
import type { KeptLine } from './kept-line.ts';
import type { NewReportLine } from './report-store.ts';

/** The chat of the game in which a person is. */
export interface SeenChat {
  gameId: string;
  lines: KeptLine[];
}

export interface ChatExcerptParts {
  chatStore: ChatStore;
  accounts: Pick<AccountStore, 'byName'>;
  /** Reads the chat of a person's game around a line, or its end. `null` if they are in no game. */
  chatSeenBy: (username: string, line: number | undefined) => Promise<SeenChat | null>;
  now: () => Date;
}

export interface ChatExcerpt {
  gameId: string | null;
  lines: NewReportLine[];
}

export const NO_LINE = 'This line was not found.';

/** @throws {Problem} if the subject has not written the reported line */
export async function chatExcerpt(
  parts: ChatExcerptParts,
  reporter: Account,
  subject: Account,
  where: NewReport['where'],
): Promise<ChatExcerpt> {
  switch (where.place) {
    case 'page':
      return { gameId: null, lines: [] };
    case 'lobby':
      return { gameId: null, lines: checked(await lobbyLines(parts, subject, where.line), where.line) };
    case 'game': {
      const seen = await parts.chatSeenBy(reporter.username, where.line);
      if (seen === null) return { gameId: null, lines: checked([], where.line) };
      const lines = await roomLines(parts, subject, seen.lines, where.line);
      return { gameId: seen.gameId, lines: checked(lines, where.line) };
    }
  }
}

async function lobbyLines(
  { chatStore }: ChatExcerptParts,
  subject: Account,
  line: number | undefined,
): Promise<NewReportLine[]> {
  const messages = await chatStore.around(line);
  return messages.map(({ id, text, writtenAt, author }) => ({
    userId: author.id,
    name: author.username,
    text,
    writtenAt,
    isReported: id === line && author.id === subject.id,
    messageId: id,
  }));
}

async function roomLines(
  { accounts, now }: ChatExcerptParts,
  subject: Account,
  lines: readonly KeptLine[],
  line: number | undefined,
): Promise<NewReportLine[]> {
  const names = new Set(lines.flatMap(({ chat }) => chat?.from.username ?? []));
  const ids = new Map<string, number>();
  for (const name of names) {
    const account = await accounts.byName(name);
    if (account !== undefined) ids.set(name, account.id);
  }
  return lines.flatMap(({ id, date, chat, isRemoved }) => {
    if (chat === undefined) return [];
    const { username } = chat.from;
    const userId = ids.get(username) ?? null;
    const isReported = id === line && userId === subject.id;
    const kept = { userId, name: username, text: chat.text, writtenAt: new Date(date), isReported };
    return isRemoved ? { ...kept, removedAt: now() } : kept;
  });
}

function checked(lines: NewReportLine[], line: number | undefined): NewReportLine[] {
  if (line !== undefined && !lines.some(({ isReported }) => isReported)) throw new Problem(404, NO_LINE);
  return lines;
}
