import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { RoomLine } from '@amberhall/protocol';
import { useValueAfterPaint } from '../../../lib/after-paint.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Symbol } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions, useIsReplay } from '../game/game-context.tsx';
import { firstLine } from '../game/game-store.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { ChatForm } from './chat-form.tsx';
import { CopyLog } from './copy-log.tsx';
import { LogList } from './log-list.tsx';
import { logTurns } from './log-turns.ts';
import type { LogFilter, LoggedTurn } from './log-turns.ts';
import styles from './log-panel.module.css';
import { markRead, useUnread } from './use-unread.ts';

const FILTERS = { all: 'board:filter.all', game: 'board:filter.game', chat: 'board:chat' } as const;
const EMPTY: readonly RoomLine[] = [];

/** The log and the chat. */
export function LogPanel() {
  const { t } = useBoardTranslation();
  const [filter, setFilter] = useState<LogFilter>('all');
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const isOpen = useBoardUi(({ isLogOpen }) => isLogOpen);
  const isHidden = useBoardUi(({ areMessagesHidden }) => areMessagesHidden);
  const isReplay = useIsReplay();
  const { turns, last, isLate } = useShownLines(filter);
  return (
    <section
      className={styles.panel}
      data-open={isOpen || undefined}
      data-hidden={isHidden || undefined}
      aria-label={t('board:logAndChat')}
      aria-busy={isLate || undefined}
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
      <Lines filter={filter} turns={turns} last={last} folded={folded} fold={setFolded} />
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

/** What the log shows. New lines are drawn after the table. */
interface ShownLines {
  turns: LoggedTurn[];
  /** The number of the last line, whatever the filter shows. */
  last: number | undefined;
  /** Some lines are not drawn yet. */
  isLate: boolean;
}

function useShownLines(filter: LogFilter): ShownLines {
  const latest = useGame(({ game }) => game?.lines ?? EMPTY);
  const earlier = useGame(({ earlierLines }) => earlierLines);
  const lines = useMemo(() => [...earlier, ...latest], [earlier, latest]);
  const shown = useValueAfterPaint(lines);
  const turns = useMemo(() => logTurns(shown, filter), [shown, filter]);
  return { turns, last: shown.at(-1)?.id, isLate: shown !== lines };
}

interface TurnFolding {
  turns: readonly LoggedTurn[];
  /** The numbers of the lines that head a turn. */
  folded: ReadonlySet<number>;
  fold: Dispatch<SetStateAction<ReadonlySet<number>>>;
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

interface LinesProps extends TurnFolding {
  filter: LogFilter;
  /** The number of the last line, whatever the filter shows. */
  last: number | undefined;
}

const Lines = memo(function Lines({ filter, turns, last, folded, fold }: LinesProps) {
  const { t } = useBoardTranslation();
  const list = useRef<HTMLDivElement>(null);
  useMarkLinesRead(list, filter, last);
  const toggle = useCallback(
    (id: number) =>
      fold((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [fold],
  );
  return (
    <LogList
      // Each filter is a list of its own, which begins at its end.
      key={filter}
      ref={list}
      turns={turns}
      folded={folded}
      toggle={toggle}
      label={t(filter === 'chat' ? 'board:chat' : 'board:log')}
    >
      <Earlier />
      {turns.length === 0 && (
        <p className={styles.empty}>{t(filter === 'chat' ? 'board:chatEmpty' : 'board:logEmpty')}</p>
      )}
    </LogList>
  );
});

/** Visible chat counts as read. */
function useMarkLinesRead(
  list: RefObject<HTMLElement | null>,
  filter: LogFilter,
  last: number | undefined,
): void {
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
