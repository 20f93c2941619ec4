import { lazy, memo, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { LogLine, RoomLine, UserSummary } from '@amberhall/protocol';
import { useSession } from '../../../lib/session.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PersonLink } from '../../../ui/person-link.tsx';
import { ReportButton } from '../../../moderation/report-button.tsx';
import { ChatText } from '../../../cards/chat-text.tsx';
import { Symbol } from '../../../cards/index.ts';
import { useGame } from '../game/game-context.tsx';
import { RichText } from '../game/rich-text.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import type { LoggedLine } from './log-turns.ts';
import { seats } from '../game/selectors.ts';
import styles from './log-row.module.css';

// For moderators only.
const RemoveMessage = lazy(async () => ({
  default: (await import('../../../moderation/remove-message.tsx')).RemoveMessage,
}));

/** One line of the log or of the chat. */
export const LogRow = memo(function LogRow({ line, cause, times }: LoggedLine) {
  if (line.chat) return <ChatRow id={line.id} chat={line.chat} />;
  if (line.removed) return <RemovedRow author={line.removed} />;
  if (line.log) return <GameRow log={line.log} cause={cause?.log} times={times} />;
  if (!line.notice) return null;
  return (
    <div className={classNames(styles.row, styles.notice)}>
      <Symbol name="info" className={styles.sign} />
      <span>
        <RichText text={line.notice} />
      </span>
    </div>
  );
});

interface TurnRowProps {
  line: RoomLine;
  /** The number of lines of the turn. */
  count: number;
  isFolded: boolean;
  toggle: (id: number) => void;
}

/** The heading of a turn, which folds its lines. */
export const TurnRow = memo(function TurnRow({ line, count, isFolded, toggle }: TurnRowProps) {
  if (!line.log) return null;
  return (
    <div className={classNames(styles.row, styles.turn)}>
      <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={() => toggle(line.id)}>
        <Symbol name={isFolded ? 'right' : 'down'} className={styles.arrow} />
        <span>
          <RichText text={line.log.text} isStill />
        </span>
      </button>
      {isFolded && (
        <small className={styles.folded} aria-hidden="true">
          {count}
        </small>
      )}
    </div>
  );
});

function ChatRow({ id, chat }: { id: number; chat: NonNullable<RoomLine['chat']> }) {
  const { text, from } = chat;
  const game = useGame(({ game: shown }) => shown?.id);
  const moderates = useSession(({ user }) => user?.permissions.canModerateChat ?? false);
  return (
    <div className={classNames(styles.row, styles.chat)}>
      <Symbol name="chat" className={styles.sign} />
      <Said author={from}>
        <ChatText isInGame>{text}</ChatText>
      </Said>
      <ReportButton username={from.username} where={{ place: 'game', line: id }} line={text} />
      {moderates && game !== undefined && (
        <Suspense>
          <RemoveMessage path={`/api/games/${game}/lines/${id}`} author={from.name} />
        </Suspense>
      )}
    </div>
  );
}

/** A line of the chat that staff have removed. */
function RemovedRow({ author }: { author: UserSummary }) {
  const { t } = useBoardTranslation();
  return (
    <div className={classNames(styles.row, styles.chat)}>
      <Symbol name="chat" className={styles.sign} />
      <Said author={author}>
        <i className={styles.removed}>{t('lobby:chat.deleted')}</i>
      </Said>
    </div>
  );
}

function Said({ author: { name, role }, children }: { author: UserSummary; children: ReactNode }) {
  const isNear = useGame(({ game }) => game !== null && seats(game).near === name);
  const isFar = useGame(({ game }) => game !== null && seats(game).far === name);
  return (
    <span>
      <b className={isNear ? styles.near : isFar ? styles.far : undefined} data-role={role}>
        <PersonLink name={name} opensTab />
      </b>{' '}
      {children}
    </span>
  );
}

/** The icon of a line, by the prefix of its key. */
const ICONS: readonly [prefix: string, symbol: string | undefined][] = [
  ['log.forgeKey', 'key'],
  ['log.forgeFurtherKey', 'key'],
  ['log.unforgeKey', 'key'],
  ['log.noForge', 'key'],
  ['log.use.fight', 'fight'],
  ['log.use.reap', 'reap'],
  ['log.use.', 'action'],
  // No card is played there: a player asks to go on with the game.
  ['log.playOn', undefined],
  ['log.play', 'play'],
  ['log.discard', 'discard'],
  ['log.destroyed', 'purge'],
  ['log.damage', 'damage'],
  ['log.heal', 'heal'],
  ['log.draw', 'draw'],
  ['log.archive', 'archive'],
  ['log.takeArchives', 'archive'],
  ['log.purge', 'purge'],
  ['log.captureAmber', 'capture'],
  ['log.gainAmber', 'amber'],
  ['log.reapAmber', 'amber'],
  ['log.stealAmber', 'amber'],
  ['log.loseAmber', 'amber'],
  ['log.payAmber', 'amber'],
  ['log.stun', 'stun'],
  ['log.unstun', 'stun'],
  ['log.ward', 'ward'],
  ['log.enrage', 'enrage'],
  ['log.unrage', 'enrage'],
  ['log.ready', 'exhaust'],
  ['log.exhaust', 'exhaust'],
  ['log.gainChains', 'chains'],
  ['log.shedChain', 'chains'],
  ['log.raiseTide', 'tide'],
  ['log.mulligan', 'hand'],
  ['log.keepHand', 'hand'],
];

const iconOf = (key: string) => ICONS.find(([prefix]) => key.startsWith(prefix))?.[1];

interface GameRowProps {
  log: LogLine;
  cause: LogLine | undefined;
  times: number;
}

function GameRow({ log, cause, times }: GameRowProps) {
  const sign = iconOf(log.text.key);
  return (
    <div className={classNames(styles.row, styles[log.kind])}>
      {log.kind === 'log' &&
        (sign ? <Symbol name={sign} className={styles.sign} /> : <span className={styles.dot} />)}
      {log.kind === 'alert' && <Symbol name="alert" className={styles.sign} />}
      <span>
        <LineText log={log} cause={cause} times={times} />
      </span>
    </div>
  );
}

/** What a line of the game says: the card that caused it, the text, and how often it happened. */
export function LineText({ log, cause, times, isStill }: GameRowProps & { isStill?: boolean }) {
  const { t } = useBoardTranslation();
  return (
    <>
      {cause && (
        <>
          <RichText text={{ ...cause.text, key: 'board.byCard' }} isStill={isStill} />{' '}
        </>
      )}
      <RichText text={log.text} isStill={isStill} />
      {times > 1 && <b> {t('board:times', { count: times })}</b>}
    </>
  );
}
