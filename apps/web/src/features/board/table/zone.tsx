import { createContext, use, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import type { ViewId } from '@amberhall/protocol';

/** Which card of a zone the Tab key reaches; the arrow keys reach the others. */
const ZoneContext = createContext<{ active: ViewId | undefined; focus: (id: ViewId) => void }>({
  active: undefined,
  focus: () => {},
});

/** A card's part in its zone: whether Tab stops at it, and what to call when it gets the focus. */
export function useTabStop(id: ViewId): { isTabStop: boolean; onFocus: () => void } {
  const { active, focus } = use(ZoneContext);
  return { isTabStop: active === id, onFocus: () => focus(id) };
}

interface ZoneProps {
  label: string;
  ids: readonly ViewId[];
  className?: string | undefined;
  /** Further elements of the list, before and after the cards. */
  before?: ReactNode;
  after?: ReactNode;
  children: (id: ViewId, index: number) => ReactNode;
}

/** A labelled list of cards. Tab enters it once; the arrow keys (`useBoardKeys`) move along it. */
export function Zone({ label, ids, className, before, after, children }: ZoneProps) {
  const [focused, setFocused] = useState<ViewId>();
  const active = focused !== undefined && ids.includes(focused) ? focused : ids[0];
  const style = { '--count': ids.length, '--gaps': Math.max(1, ids.length - 1) } as CSSProperties;

  const context = useMemo(() => ({ active, focus: setFocused }), [active]);
  return (
    <ZoneContext value={context}>
      <ul
        aria-label={label}
        className={className}
        style={style}
        data-zone=""
        data-empty={ids.length === 0 || undefined}
      >
        {before}
        {ids.map(children)}
        {after}
      </ul>
    </ZoneContext>
  );
}
