/** Records which lines of the chats of games staff remove. */
import type { Account } from '../accounts/account-store.ts';
import type { AuditLog } from '../staff/audit.ts';
import type { ChatLine } from './kept-line.ts';
import type { ReportStore } from './report-store.ts';

export interface LineRemovalsParts {
  audit: AuditLog;
  reportStore: Pick<ReportStore, 'markRemoved'>;
  now: () => Date;
}

export class LineRemovals {
  readonly #parts: LineRemovalsParts;

  constructor(parts: LineRemovalsParts) {
    this.#parts = parts;
  }

  /** Called before the removal: none is without an entry in the audit log. */
  async record(
    actor: Pick<Account, 'id' | 'username'>,
    gameId: string,
    { chat, date }: ChatLine,
  ): Promise<void> {
    const { audit, reportStore, now } = this.#parts;
    const target = chat.from.username;
    await audit.write({ actor, act: 'game message removed', target, details: { game: gameId } });
    await reportStore.markRemoved(gameId, new Date(date), now());
  }
}
