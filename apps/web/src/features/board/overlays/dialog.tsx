import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  label: string;
  /** Escape, or a click beside it. Without it the dialog stays until it is answered. */
  onClose?: (() => void) | undefined;
  /** Only its content, without a box around it. */
  isBare?: boolean;
  /** Room for two columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** Lies over everything and holds the focus while it is open. */
export function Dialog({ label, onClose, isBare, isWide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page, it gives the focus back to what had it before.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    const closeBeside = (event: Event) => {
      if (isBare || event.target === element) onClose?.();
    };
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, [isBare, onClose]);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isBare && styles.bare, isWide && styles.wide)}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
