import {
  createContext,
  use,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { ViewId } from '@amberhall/protocol';

/** Which card of a zone the Tab key reaches; the arrow keys reach the others. */
const ZoneContext = createContext<{ active: ViewId | undefined }>({ active: undefined });

export const useIsTabStop = (id: ViewId): boolean => use(ZoneContext).active === id;

interface ZoneProps {
  label: string;
  ids: readonly ViewId[];
  className?: string | undefined;
  /** Further elements of the list, before and after the cards. */
  before?: ReactNode;
  after?: ReactNode;
  children: (id: ViewId, index: number) => ReactNode;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A labelled list of cards. Tab enters it once; left and right move along it. */
export function Zone({ label, ids, className, before, after, children }: ZoneProps) {
  const [focused, setFocused] = useState<ViewId>();
  const active = focused !== undefined && ids.includes(focused) ? focused : ids[0];
  const style = { '--count': ids.length, '--gaps': Math.max(1, ids.length - 1) } as CSSProperties;

  const remember = (event: FocusEvent) => {
    const id = (event.target as HTMLElement).dataset['cardId'];
    if (id !== undefined) setFocused(id);
  };
  return (
    <ZoneContext value={{ active }}>
      <ul
        aria-label={label}
        className={className}
        style={style}
        data-zone=""
        data-empty={ids.length === 0 || undefined}
        onFocus={remember}
        onKeyDown={moveAlong}
      >
        {before}
        {ids.map(children)}
        {after}
      </ul>
    </ZoneContext>
  );
}

function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card-id]')];
  const next = cards[cards.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
