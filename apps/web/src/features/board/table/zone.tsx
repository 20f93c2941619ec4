import { createContext, use, useLayoutEffect, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { ViewId } from '@amberhall/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import './zone.css';

interface TabStop {
  /** The card of the zone that Tab reaches. The arrow keys reach the others. */
  active: ViewId | undefined;
}

/** Outside of React's state: when the focus moves along a row, only two of its cards render again. */
const ZoneContext = createContext<StoreApi<TabStop>>(createStore(() => ({ active: undefined })));

/** A card's part in its zone: whether it is the tab stop, and its focus handler. */
export function useRovingTabIndex(id: ViewId): { isTabStop: boolean; onFocus: () => void } {
  const tabStop = use(ZoneContext);
  const isTabStop = useStore(tabStop, ({ active }) => active === id);
  return { isTabStop, onFocus: () => tabStop.setState({ active: id }) };
}

interface ZoneProps {
  label: string;
  /** The target of the keys that lead to this zone. */
  name?: 'hand' | 'line' | undefined;
  ids: readonly ViewId[];
  /** The room that the cards take, in widths of a card [their number]. */
  widths?: number | undefined;
  className?: string | undefined;
  /** Further elements of the list, before and after the cards. */
  before?: ReactNode;
  after?: ReactNode;
  children: (id: ViewId, index: number) => ReactNode;
}

/** A labelled list of cards. Tab enters it once. The arrow keys (`useBoardKeys`) move in it and to the next one. */
export function Zone({
  label,
  name,
  ids,
  widths = ids.length,
  className,
  before,
  after,
  children,
}: ZoneProps) {
  const [tabStop] = useState(() => createStore<TabStop>(() => ({ active: ids[0] })));
  useLayoutEffect(() => {
    const { active } = tabStop.getState();
    if (active === undefined || !ids.includes(active)) tabStop.setState({ active: ids[0] });
  }, [tabStop, ids]);
  const style = { '--count': widths, '--gaps': Math.max(1, ids.length - 1) } as CSSProperties;

  return (
    <ZoneContext value={tabStop}>
      <ul
        aria-label={label}
        className={className}
        style={style}
        data-zone={name ?? ''}
        data-empty={ids.length === 0 || undefined}
      >
        {before}
        {ids.map(children)}
        {after}
      </ul>
    </ZoneContext>
  );
}
