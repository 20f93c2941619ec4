import { CHAT_LENGTH } from '@amberhall/protocol';
import type { PendingGame, RoomLine } from '@amberhall/protocol';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format.ts';
import { sendToLobby } from '../../lib/lobby/client.ts';
import { useSession } from '../../lib/session.ts';
import { refusalText } from '../../lib/lobby/refusal-text.ts';
import { ChatText } from '../../cards/chat-text.tsx';
import { MuteNotice } from '../../moderation/mute-notice.tsx';
import { ReportButton } from '../../moderation/report-button.tsx';
import { useMute } from '../../moderation/use-mute.ts';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { MessageForm } from '../../ui/message-form.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useStickToBottom } from '../../ui/use-stick-to-bottom.ts';
import { UserName } from '../../ui/user-name.tsx';
import styles from './waiting-room-chat.module.css';

// For moderators only.
const RemoveMessage = lazy(async () => ({
  default: (await import('../../moderation/remove-message.tsx')).RemoveMessage,
}));

/** Within this many pixels of the end, new lines scroll into view. */
const STICKY_PX = 20;

/** Chat and notices of a game before its start. */
export function WaitingRoomChat({ game, className }: { game: PendingGame; className?: string | undefined }) {
  const { t } = useTranslation('tables');
  const { ref, onScroll } = useStickToBottom(game.messages, STICKY_PX);
  return (
    <Panel title={t('tables:pending.chat')} className={classNames(styles.chat, className)}>
      <div
        ref={ref}
        onScroll={onScroll}
        role="log"
        aria-label={t('tables:pending.messages')}
        tabIndex={0}
        className={styles.lines}
      >
        {game.messages.length === 0 && <p className={styles.empty}>{t('tables:pending.noLines')}</p>}
        {game.messages.map((line) => (
          <Line key={line.id} gameId={game.id} line={line} />
        ))}
      </div>
      <MuteNotice />
      <LineForm names={[...Object.values(game.players), ...game.spectators].map(({ name }) => name)} />
    </Panel>
  );
}

function Line({ gameId, line }: { gameId: string; line: RoomLine }) {
  const { id, chat, removed, notice, date } = line;
  const { t, i18n } = useTranslation(['room', 'tables', 'lobby']);
  const moderates = useSession(({ user }) => user?.permissions.canModerateChat ?? false);
  const author = chat?.from ?? removed;
  return (
    <div className={author ? styles.line : styles.notice} data-line={id}>
      {author && <UserName name={author.name} role={author.role} isLinked className={styles.name} />}
      <span className={styles.text}>
        {chat && <ChatText isInGame>{chat.text}</ChatText>}
        {chat && (
          <ReportButton username={chat.from.username} where={{ place: 'game', line: id }} line={chat.text} />
        )}
        {chat && moderates && (
          <Suspense>
            <RemoveMessage path={`/api/games/${gameId}/lines/${id}`} author={chat.from.name} />
          </Suspense>
        )}
        {removed && <i className={styles.removed}>{t('lobby:chat.deleted')}</i>}
        {notice && t(notice.key.replace('.', ':'), namesIn(notice.args))}
      </span>
      <time dateTime={date}>{formatTime(date, i18n.language)}</time>
    </div>
  );
}

/** Notices before the start have only people as arguments. */
function namesIn(args: NonNullable<RoomLine['notice']>['args'] = {}): Record<string, string> {
  const names = Object.entries(args).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' && 'player' in value ? value.player : '',
  ]);
  return Object.fromEntries(names);
}

function LineForm({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('tables');
  const isMuted = useMute() !== null;
  const say = async (line: string): Promise<boolean> => {
    const answer = await sendToLobby('chat', line);
    if (!answer.ok) showToast('error', await refusalText(answer));
    return answer.ok;
  };
  return (
    <MessageForm
      label={t('tables:pending.message')}
      placeholder={t('tables:pending.placeholder')}
      sendLabel={t('tables:pending.send')}
      maxLength={CHAT_LENGTH}
      names={names}
      disabled={isMuted}
      onSay={say}
    />
  );
}
