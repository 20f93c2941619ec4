import { useEffect, useMemo, useState } from 'react';
import type { RoomLine } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { Symbol } from '../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { firstLine } from '../game/game-store.ts';
import { useBoardWords } from '../game/use-texts.ts';
import { ChatForm } from './chat-form.tsx';
import { CopyLog } from './copy-log.tsx';
import { LogRow } from './log-row.tsx';
import { useStickyEnd } from './use-sticky-end.ts';
import styles from './log-panel.module.css';
import { markSeen, useUnread } from './use-unread.ts';

type Tab = 'log' | 'chat';
const TABS: readonly Tab[] = ['log', 'chat'];
const EMPTY: readonly RoomLine[] = [];

/** What happened, and what people say. */
export function LogPanel() {
  const { t } = useBoardWords();
  const [tab, setTab] = useState<Tab>('log');
  const isOpen = useBoardUi(({ isLogOpen }) => isLogOpen);
  const unread = useUnread();
  return (
    <section className={styles.panel} data-open={isOpen || undefined} aria-label={t('board:logAndChat')}>
      <div className={styles.head}>
        <div className={styles.tabs} role="tablist">
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={tab === name}
              className={classNames(styles.tab, tab === name && styles.current)}
              onClick={() => setTab(name)}
            >
              {t(`board:${name}`)}
              {name === 'chat' && tab !== 'chat' && unread > 0 && (
                <b className={styles.unread} aria-label={t('board:unread', { count: unread })}>
                  {unread}
                </b>
              )}
            </button>
          ))}
        </div>
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
      <Lines tab={tab} />
      <ChatForm />
    </section>
  );
}

function Lines({ tab }: { tab: Tab }) {
  const { t } = useBoardWords();
  const latest = useGame(({ game }) => game?.lines ?? EMPTY);
  const earlier = useGame(({ earlierLines }) => earlierLines);
  const lines = useMemo(() => [...earlier, ...latest], [earlier, latest]);
  const shown = tab === 'log' ? withoutEmptySteps(lines) : lines.filter(({ log }) => !log);
  const list = useStickyEnd(shown);
  const last = lines.at(-1)?.id;

  useEffect(() => {
    if (tab === 'chat' && last !== undefined) markSeen(last);
  }, [tab, last]);

  return (
    <div ref={list} className={styles.lines} role="log" aria-label={t(`board:${tab}`)} tabIndex={0}>
      <Earlier />
      {shown.length === 0 && <p className={styles.empty}>{t(`board:${tab}Empty`)}</p>}
      <ol className={styles.list}>
        {shown.map((line) => (
          <LogRow key={line.id} line={line} />
        ))}
      </ol>
    </div>
  );
}

function Earlier() {
  const { t } = useBoardWords();
  const { showEarlier } = useGameActions();
  const first = useGame(firstLine);
  if (first <= 1) return null;
  return (
    <button type="button" className={styles.earlier} onClick={() => void showEarlier()}>
      {t('board:showEarlier')}
    </button>
  );
}

/** A heading with nothing under it says nothing, unless it is where we are now. */
function withoutEmptySteps(lines: readonly RoomLine[]): RoomLine[] {
  return lines.filter(({ log }, index) => {
    const next = lines[index + 1]?.log?.kind;
    return log?.kind !== 'step' || (next !== 'step' && next !== 'turn');
  });
}
