import type { RefObject } from 'react';
import type { ViewId } from '@amberhall/protocol';
import { Symbol } from '../../../cards/index.ts';
import { useGame } from '../game/game-context.tsx';
import { lightOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './row-handles.module.css';
import { useHiddenCards } from './use-hidden-cards.ts';

/** The share of the row that one tap scrolls by. */
const VIEW = 0.75;

interface RowHandlesProps {
  /** The element that holds the scrolling list. */
  box: RefObject<HTMLElement | null>;
  /** The number of cards in the row. */
  count: number;
}

/**
 * On small screens: at each end of a row that hides cards, their number and a button that scrolls to them. Keyboard and
 * screen-reader users reach the cards themselves.
 */
export function RowHandles({ box, count }: RowHandlesProps) {
  const { before, after } = useHiddenCards(box, count);
  const scroll = (views: number) => () => {
    const row = box.current?.querySelector('ul');
    row?.scrollBy({ left: row.clientWidth * views, behavior: 'smooth' });
  };
  return (
    <>
      <RowHandle end="before" ids={before} onClick={scroll(-VIEW)} />
      <RowHandle end="after" ids={after} onClick={scroll(VIEW)} />
    </>
  );
}

interface RowHandleProps {
  end: 'before' | 'after';
  ids: readonly ViewId[];
  onClick: () => void;
}

function RowHandle({ end, ids, onClick }: RowHandleProps) {
  const { t } = useBoardTranslation();
  const light = useGame((state) => lightOf(state, ids));
  if (ids.length === 0) return null;
  return (
    <button
      type="button"
      className={styles.handle}
      data-row-end={end}
      data-light={light}
      title={t('board:moreCards', { count: ids.length })}
      onClick={onClick}
      tabIndex={-1}
      aria-hidden="true"
    >
      <span className={styles.grip}>
        {end === 'after' && <b>{ids.length}</b>}
        <Symbol name={end === 'before' ? 'left' : 'right'} />
        {end === 'before' && <b>{ids.length}</b>}
      </span>
    </button>
  );
}
