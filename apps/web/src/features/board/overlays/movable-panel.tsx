import type { ReactNode } from 'react';
import { useFocusInside } from '../keyboard/use-focus-inside.ts';
import { CloseButton } from './close-button.tsx';
import styles from './movable-panel.module.css';
import { useMovable } from './movable.ts';

interface MovablePanelProps {
  /** Under which it is kept where the panel was put. */
  name: string;
  title: string;
  /** How large the panel is, and what lies over what. */
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the board that can be moved and comes back where it was. */
export function MovablePanel({ name, title, className, onClose, children }: MovablePanelProps) {
  const panel = useFocusInside();
  const { place, head } = useMovable(name);
  return (
    <section
      ref={panel}
      className={`${styles.panel} ${className}`}
      style={place}
      data-layer
      aria-label={title}
    >
      <header className={styles.head} {...head}>
        <h2>{title}</h2>
        <CloseButton onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
