/** Mentions of the user in the chat of the lobby that were not read at once. */
import { create } from 'zustand';
import type { LobbyMessage, UserSummary } from '@amberhall/protocol';
import { isMentionOf, isSameName } from '../../lib/mentions.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';

export interface Mention {
  /** The id of the message. */
  id: number;
  person: UserSummary;
}

/** Older mentions give way to newer ones. */
const MOST = 5;

export const useMentions = create<{ mentions: readonly Mention[] }>(() => ({ mentions: [] }));

export function dismissMention(id: number): void {
  useMentions.setState(({ mentions }) => ({ mentions: mentions.filter((mention) => mention.id !== id) }));
}

/** Collects mentions from new lines of the chat. @returns a function that stops it */
export function followMentions(): () => void {
  const stopFollowing = useLobby.subscribe(({ messages }, before) => {
    if (messages === null || before.messages === null || messages === before.messages) return;
    const latest = before.messages.at(-1)?.id ?? 0;
    for (const message of messages) if (message.id > latest) collect(message);
  });
  const stopForgetting = useSession.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) useMentions.setState({ mentions: [] });
  });
  return () => {
    stopFollowing();
    stopForgetting();
  };
}

function collect({ id, message = '', user: person }: LobbyMessage): void {
  const username = useSession.getState().user?.username;
  if (username === undefined || isSameName(person.username, username)) return;
  if (!isMentionOf(message, username) || isChatInView()) return;
  useMentions.setState(({ mentions }) => ({ mentions: [{ id, person }, ...mentions].slice(0, MOST) }));
}

/** Tells whether the user sees at least half of the chat. */
function isChatInView(): boolean {
  const chat = document.getElementById('chat')?.getBoundingClientRect();
  if (chat === undefined || !document.hasFocus()) return false;
  return Math.min(chat.bottom, innerHeight) - Math.max(chat.top, 0) >= chat.height / 2;
}
