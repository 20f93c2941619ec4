import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  label: string;
  /** Called for Escape or a click outside. Without it, the dialog stays open until it is answered. */
  onClose?: (() => void) | undefined;
  /** Renders only the content, without a box. */
  isBare?: boolean;
  /** Wide enough for two columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** Covers everything and keeps the focus while it is open. */
export function Dialog({ label, onClose, isBare, isWide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // If it is closed before it is unmounted, it restores the previous focus.
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
