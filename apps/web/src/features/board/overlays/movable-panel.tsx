import type { ReactNode } from 'react';
import { useFocusInside } from '../keyboard/use-focus-inside.ts';
import { CloseButton } from './close-button.tsx';
import styles from './movable-panel.module.css';
import { useMovable } from './movable.ts';

interface MovablePanelProps {
  /** The key under which the panel's position is stored. */
  name: string;
  title: string;
  /** The panel's size and stacking order. */
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A movable panel over the board that remembers its position. */
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
