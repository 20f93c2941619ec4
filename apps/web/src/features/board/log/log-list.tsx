import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import type { RoomLine } from '@amberhall/protocol';
import { LogRow, TurnRow } from './log-row.tsx';
import type { LoggedLine, LoggedTurn } from './log-turns.ts';
import styles from './log-list.module.css';

/** The distance in pixels from the end within which the list follows new lines. */
const END_PX = 20;
/** The height of a row of one line, before rows are measured. */
const ROW_PX = 24;
/** Rows outside of the visible part, so that Tab finds the next one. */
const OVERSCAN = 8;

interface LogListProps {
  turns: readonly LoggedTurn[];
  /** The numbers of the lines that head a folded turn. */
  folded: ReadonlySet<number>;
  toggle: (id: number) => void;
  label: string;
  /** What stands before the rows. */
  children: ReactNode;
  ref: RefObject<HTMLDivElement | null>;
}

/** The lines of the log. Only those in view are in the document. */
export function LogList({ turns, folded, toggle, label, children, ref }: LogListProps) {
  const rows = useMemo(() => rowsOf(turns, folded), [turns, folded]);
  // The compiler of React is not used, so nothing memoizes what this returns.
  // oxlint-disable-next-line incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => ref.current,
    getItemKey: (index) => rows[index]?.line.id ?? index,
    estimateSize: () => ROW_PX,
    rangeExtractor: (range) => withFocusedRow(range, ref.current),
    overscan: OVERSCAN,
    anchorTo: 'end',
  });
  const onScroll = useKeepPlace(ref);
  return (
    <div
      ref={ref}
      onScroll={onScroll}
      className={styles.lines}
      role="log"
      // `Announcements` reads each line out once, whatever is shown here.
      aria-live="off"
      aria-label={label}
      tabIndex={0}
    >
      {children}
      <ol className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className={styles.place}
                style={{ top: start }}
              >
                {'count' in row ? <TurnRow {...row} toggle={toggle} /> : <LogRow {...row} />}
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

type Row = LoggedLine | { line: RoomLine; count: number; isFolded: boolean };

function rowsOf(turns: readonly LoggedTurn[], folded: ReadonlySet<number>): Row[] {
  return turns.flatMap(({ head, lines }): Row[] => {
    if (!head) return lines;
    const isFolded = folded.has(head.id);
    const heading = { line: head, count: lines.length, isFolded };
    return isFolded ? [heading] : [heading, ...lines];
  });
}

/** The row with the focus stays in the document, or the focus would be lost when it leaves the view. */
function withFocusedRow(range: Range, list: HTMLElement | null): number[] {
  const focused = list?.querySelector<HTMLElement>('li:focus-within')?.dataset['index'];
  const indexes = defaultRangeExtractor(range);
  if (focused === undefined || Number(focused) >= range.count) return indexes;
  return [...new Set([...indexes, Number(focused)])].toSorted((one, other) => one - other);
}

/**
 * Keeps the end in view while rows are added or measured, unless the reader has scrolled up. A list that was hidden for
 * a while shows the same rows again.
 *
 * @returns the listener for the list's scrolling
 */
function useKeepPlace(ref: RefObject<HTMLDivElement | null>): () => void {
  const isAtEnd = useRef(true);
  const place = useRef({ top: 0, height: 0, view: 0 });

  const toEnd = (): void => {
    if (ref.current && isAtEnd.current) ref.current.scrollTop = ref.current.scrollHeight;
  };
  useLayoutEffect(toEnd);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    let wasHidden = false;
    const observer = new ResizeObserver(() => {
      const isHidden = list.clientHeight === 0;
      if (isAtEnd.current) list.scrollTop = list.scrollHeight;
      else if (wasHidden && !isHidden) list.scrollTop = place.current.top;
      wasHidden = isHidden;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [ref]);

  return () => {
    const list = ref.current;
    // A hidden list is at its start, wherever the reader was.
    if (!list || list.clientHeight === 0) return;
    const { scrollTop: top, scrollHeight: height, clientHeight: view } = list;
    const before = place.current;
    place.current = { top, height, view };
    if (height - top - view <= END_PX) isAtEnd.current = true;
    // Scrolling that comes with another size is not the reader's.
    else if (top < before.top && height === before.height && view === before.view) isAtEnd.current = false;
  };
}
