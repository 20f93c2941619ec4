import { useCallback, useEffect } from 'react';
import { CHAT_LENGTH } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { sendToLobby } from '../../lib/lobby/client.ts';
import { refusalText } from '../../lib/lobby/refusal-text.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { MuteNotice } from '../../moderation/mute-notice.tsx';
import { useMute } from '../../moderation/use-mute.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MessageForm } from '../../ui/message-form.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useStickToBottom } from '../../ui/use-stick-to-bottom.ts';
import { ChatGroupRow } from './chat-group-row.tsx';
import { groupMessages } from './chat-groups.ts';
import styles from './lobby-chat.module.css';
import { OlderMessages } from './older-messages.tsx';
import { useOlderMessages } from './use-older-messages.ts';

/** Within this many pixels of the end, new messages scroll into view. */
const STICKY_PX = 50;
const RESTRICTION_MS = 5000;
/** Within this many pixels of the start, older messages are loaded. */
const OLDER_PX = 150;

export function LobbyChat({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const online = useLobby((lobby) => lobby.users?.length);
  useRestrictionToast();
  return (
    <Panel
      id="chat"
      title={t('lobby:chat.title')}
      className={classNames(styles.chat, className)}
      aside={
        online !== undefined && (
          <span className={styles.online}>
            <i className={styles.dot} />
            {t('lobby:chat.online', { count: online })}
          </span>
        )
      }
    >
      <Messages />
      <MuteNotice />
      <ChatForm />
    </Panel>
  );
}

function Messages() {
  const { t } = useTranslation();
  const messages = useLobby((lobby) => lobby.messages);
  const { ref, onScroll, unseen, toBottom } = useStickToBottom(messages ?? [], STICKY_PX);
  const { status, isComplete, load } = useOlderMessages();
  const hasFailed = status === 'failed';
  const loadAtStart = useCallback(() => {
    if (ref.current && isNearStart(ref.current) && !hasFailed) void load();
  }, [ref, hasFailed, load]);
  // Few messages leave nothing to scroll.
  useEffect(loadAtStart, [messages, loadAtStart]);
  if (!messages) return <LoadingMessages />;
  return (
    <div className={styles.frame}>
      <div
        ref={ref}
        onScroll={() => {
          onScroll();
          loadAtStart();
        }}
        className={styles.messages}
        role="log"
        aria-label={t('lobby:chat.messages')}
        tabIndex={0}
      >
        {messages.length === 0 ? (
          <p className={styles.empty}>
            <Icon name="chat" size={28} />
            {t('lobby:chat.empty')}
          </p>
        ) : (
          <OlderMessages status={status} isComplete={isComplete} onLoad={() => void load()} />
        )}
        {groupMessages(messages).map((group) => (
          <ChatGroupRow key={group.id} group={group} />
        ))}
      </div>
      {unseen > 0 && (
        <Button size="small" variant="tint" icon="down" className={styles.unseen} onClick={toBottom}>
          {t('lobby:chat.unseen', { count: unseen })}
        </Button>
      )}
    </div>
  );
}

/** A hidden list is nowhere. */
function isNearStart({ clientHeight, scrollHeight, scrollTop }: Element): boolean {
  return clientHeight > 0 && Math.min(scrollTop, scrollHeight - clientHeight) < OLDER_PX;
}

function LoadingMessages() {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.messages}>
      <HiddenText>{t('lobby:chat.loading')}</HiddenText>
      {[70, 45, 86].map((width) => (
        <div key={width} className={styles.loadingRow}>
          <Skeleton width={32} height={32} />
          <Skeleton width={`${width}%`} height={32} />
        </div>
      ))}
    </div>
  );
}

function ChatForm() {
  const { t } = useTranslation();
  const isMuted = useMute() !== null;
  const own = useSession((session) => session.user?.username);
  const users = useLobby((lobby) => lobby.users);
  const names = (users ?? []).map(({ name }) => name).filter((name) => name !== own);
  const isMember = useSession((session) => session.status === 'member');
  const isConnected = useLobby((lobby) => lobby.connection === 'connected');
  const say = async (message: string): Promise<boolean> => {
    const answer = await sendToLobby('lobbychat', message);
    if (!answer.ok) showToast('error', await refusalText(answer));
    return answer.ok;
  };
  return (
    <MessageForm
      label={t('lobby:chat.message')}
      placeholder={t(isMember ? 'lobby:chat.placeholder' : 'lobby:chat.loginToChat')}
      sendLabel={t('lobby:chat.send')}
      maxLength={CHAT_LENGTH}
      names={names}
      disabled={!isMember || isMuted}
      isOffline={!isConnected}
      onSay={say}
    />
  );
}

/** Tells users that their account is too new to chat, and clears that notice again. */
function useRestrictionToast(): void {
  const { t } = useTranslation();
  const isRestricted = useLobby((lobby) => lobby.chatRestricted);
  useEffect(() => {
    if (!isRestricted) return;
    showToast('warning', t('lobby:chat.restricted'), RESTRICTION_MS);
    useLobby.setState({ chatRestricted: false });
  }, [isRestricted, t]);
}
