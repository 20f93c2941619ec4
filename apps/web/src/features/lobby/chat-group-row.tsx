import type { LobbyMessage } from '@amberhall/protocol';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { ReportButton } from '../../moderation/report-button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { UserName } from '../../ui/user-name.tsx';
import type { ChatGroup } from './chat-groups.ts';
import { ChatText } from '../../cards/chat-text.tsx';
import styles from './lobby-chat.module.css';

// For moderators only.
const RemoveMessage = lazy(async () => ({
  default: (await import('../../moderation/remove-message.tsx')).RemoveMessage,
}));

export function ChatGroupRow({ group }: { group: ChatGroup }) {
  const { i18n } = useTranslation();
  const { user, time, messages } = group;
  return (
    <div className={styles.group}>
      <Avatar name={user.name} picture={user.avatar} size={32} />
      <div>
        <p className={styles.head}>
          <UserName name={user.name} role={user.role} showRole isLinked />
          <time dateTime={time}>{formatTime(time, i18n.language)}</time>
        </p>
        {messages.map((message) => (
          <div key={message.id} data-line={message.id}>
            <Message message={message} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Moderators see what was removed and by whom. Other users see only that a message was removed. */
function Message({ message: { id, message, user, deleted, deletedBy } }: { message: LobbyMessage }) {
  const { t } = useTranslation();
  const moderates = useSession((session) => session.user?.permissions.canModerateChat ?? false);
  if (!deleted) {
    return (
      <div className={styles.said}>
        <p className={styles.message}>
          <ChatText>{message ?? ''}</ChatText>
        </p>
        <ReportButton username={user.username} where={{ place: 'lobby', line: id }} line={message ?? ''} />
        {moderates && (
          <Suspense>
            <RemoveMessage path={`/api/messages/${id}`} author={user.name} />
          </Suspense>
        )}
      </div>
    );
  }
  return (
    <>
      {message !== undefined && <p className={styles.removed}>{message}</p>}
      <p className={styles.notice}>
        {deletedBy === undefined ? t('lobby:chat.deleted') : t('lobby:chat.deletedBy', { name: deletedBy })}
      </p>
    </>
  );
}
