import type { LobbyMessage, UserSummary } from '@amberhall/protocol';

/** The messages of one user within one minute, without another user in between. */
export interface ChatGroup {
  /** Of the first message. */
  id: number;
  user: UserSummary;
  /** ISO 8601. */
  time: string;
  messages: LobbyMessage[];
}

const MINUTE_MS = 60_000;
const minuteOf = (iso: string): number => Math.floor(Date.parse(iso) / MINUTE_MS);

export function groupMessages(messages: readonly LobbyMessage[]): ChatGroup[] {
  const groups: ChatGroup[] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (
      last &&
      last.user.username === message.user.username &&
      minuteOf(last.time) === minuteOf(message.time)
    ) {
      last.messages.push(message);
    } else {
      groups.push({ id: message.id, user: message.user, time: message.time, messages: [message] });
    }
  }
  return groups;
}
