import { Fragment, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { RoomLine } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { useStickToBottom } from '../../../ui/use-stick-to-bottom.ts';
import { Symbol } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions, useIsReplay } from '../game/game-context.tsx';
import { firstLine } from '../game/game-store.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { ChatForm } from './chat-form.tsx';
import { CopyLog } from './copy-log.tsx';
import { LogRow, TurnRow } from './log-row.tsx';
import { logTurns } from './log-turns.ts';
import type { LogFilter, LoggedTurn } from './log-turns.ts';
import styles from './log-panel.module.css';
import { markRead, useUnread } from './use-unread.ts';

const FILTERS = { all: 'board:filter.all', game: 'board:filter.game', chat: 'board:chat' } as const;
const EMPTY: readonly RoomLine[] = [];
/** The distance in pixels from the end within which the list follows new lines. */
const END_PX = 20;

/** The log and the chat. */
export function LogPanel() {
  const { t } = useBoardTranslation();
  const [filter, setFilter] = useState<LogFilter>('all');
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const isOpen = useBoardUi(({ isLogOpen }) => isLogOpen);
  const isHidden = useBoardUi(({ areMessagesHidden }) => areMessagesHidden);
  const isReplay = useIsReplay();
  const turns = useTurns(filter);
  return (
    <section
      className={styles.panel}
      data-open={isOpen || undefined}
      data-hidden={isHidden || undefined}
      aria-label={t('board:logAndChat')}
    >
      <div className={styles.head}>
        {/* What people said is not kept for replays. */}
        {isReplay ? (
          <h2 className={styles.title}>{t('board:log')}</h2>
        ) : (
          <Tabs filter={filter} choose={setFilter} />
        )}
        <span className={styles.space} />
        {filter !== 'chat' && <FoldButton turns={turns} folded={folded} fold={setFolded} />}
        <CopyLog />
        <button
          type="button"
          className={styles.close}
          aria-label={t('board:close')}
          onClick={() => boardUi.showLog(false)}
        >
          <Symbol name="close" />
        </button>
      </div>
      <Lines filter={filter} turns={turns} folded={folded} fold={setFolded} />
      {!isReplay && <ChatForm />}
    </section>
  );
}

function Tabs({ filter, choose }: { filter: LogFilter; choose: (filter: LogFilter) => void }) {
  const { t } = useBoardTranslation();
  const unread = useUnread();
  return (
    <div className={styles.tabs} role="tablist">
      {(Object.keys(FILTERS) as LogFilter[]).map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={filter === name}
          className={classNames(styles.tab, filter === name && styles.current)}
          onClick={() => choose(name)}
        >
          {t(FILTERS[name])}
          {name === 'chat' && filter === 'game' && unread > 0 && (
            <b className={styles.unread} aria-label={t('board:unread', { count: unread })}>
              {unread}
            </b>
          )}
        </button>
      ))}
    </div>
  );
}

function useTurns(filter: LogFilter): LoggedTurn[] {
  const latest = useGame(({ game }) => game?.lines ?? EMPTY);
  const earlier = useGame(({ earlierLines }) => earlierLines);
  return useMemo(() => logTurns([...earlier, ...latest], filter), [earlier, latest, filter]);
}

interface TurnFolding {
  turns: readonly LoggedTurn[];
  /** The numbers of the lines that head a turn. */
  folded: ReadonlySet<number>;
  fold: (folded: ReadonlySet<number>) => void;
}

/** Folds all turns except the current one, or unfolds all. */
function FoldButton({ turns, folded, fold }: TurnFolding) {
  const { t } = useBoardTranslation();
  const earlier = turns.slice(0, -1).flatMap(({ head }) => head?.id ?? []);
  const isFolded = earlier.length > 0 && earlier.every((id) => folded.has(id));
  const label = t(isFolded ? 'board:unfoldTurns' : 'board:foldTurns');
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      disabled={earlier.length === 0}
      onClick={() => fold(new Set(isFolded ? [] : earlier))}
    >
      <Symbol name={isFolded ? 'down' : 'collapse'} />
    </button>
  );
}

function Lines({ filter, turns, folded, fold }: TurnFolding & { filter: LogFilter }) {
  const { t } = useBoardTranslation();
  const { ref, onScroll } = useStickToBottom(
    useGame(({ game }) => game?.lines ?? EMPTY),
    END_PX,
  );
  useMarkLinesRead(ref, filter);
  const toggle = (id: number) =>
    fold(new Set(folded.has(id) ? [...folded].filter((one) => one !== id) : [...folded, id]));
  return (
    <div
      ref={ref}
      onScroll={onScroll}
      className={styles.lines}
      role="log"
      // `Announcements` reads each line out once, whatever is shown here.
      aria-live="off"
      aria-label={t(filter === 'chat' ? 'board:chat' : 'board:log')}
      tabIndex={0}
    >
      <Earlier />
      {turns.length === 0 && (
        <p className={styles.empty}>{t(filter === 'chat' ? 'board:chatEmpty' : 'board:logEmpty')}</p>
      )}
      <ol className={styles.list}>
        {turns.map(({ head, lines }) => (
          <Fragment key={head?.id ?? 0}>
            {head && (
              <TurnRow line={head} count={lines.length} isFolded={folded.has(head.id)} toggle={toggle} />
            )}
            {!(head && folded.has(head.id)) && lines.map((one) => <LogRow key={one.line.id} {...one} />)}
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

/** Visible chat counts as read. */
function useMarkLinesRead(list: RefObject<HTMLElement | null>, filter: LogFilter): void {
  const last = useGame(({ game }) => game?.lines.at(-1)?.id);
  const isOpen = useBoardUi(({ isLogOpen }) => isLogOpen);
  const isHidden = useBoardUi(({ areMessagesHidden }) => areMessagesHidden);
  useEffect(() => {
    // On small screens, the panel exists but is not rendered until it is opened.
    const isDrawn = list.current?.offsetParent !== null;
    if (filter !== 'game' && last !== undefined && isDrawn && !isHidden) markRead(last);
  }, [list, filter, last, isOpen, isHidden]);
}

function Earlier() {
  const { t } = useBoardTranslation();
  const { showEarlier } = useGameActions();
  const first = useGame(firstLine);
  if (first <= 1) return null;
  return (
    <button type="button" className={styles.earlier} onClick={() => void showEarlier()}>
      {t('board:showEarlier')}
    </button>
  );
}
