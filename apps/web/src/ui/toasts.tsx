import { createPortal } from 'react-dom';
import { create } from 'zustand';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { NOTICE_ICONS } from './notice.tsx';
import type { NoticeKind } from './notice.tsx';
import { useUppermostDialog } from './open-dialogs.ts';
import styles from './toasts.module.css';

export const TOAST_MS = 4000;
const MAX_TOASTS = 3;

interface Toast {
  id: number;
  kind: NoticeKind;
  text: string;
}

const useToasts = create<{ toasts: Toast[]; nextId: number }>(() => ({ toasts: [], nextId: 1 }));

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/**
 * Shows `text` for a short time, above older toasts. A visible text is not shown twice.
 *
 * @param ms duration; 4 s unless the specification gives the text more time
 */
export function showToast(kind: NoticeKind, text: string, ms = TOAST_MS): void {
  const { toasts, nextId } = useToasts.getState();
  if (toasts.some((toast) => toast.text === text && toast.kind === kind)) return;
  useToasts.setState({
    toasts: [{ id: nextId, kind, text }, ...toasts].slice(0, MAX_TOASTS),
    nextId: nextId + 1,
  });
  startTimer(nextId, ms);
}

function startTimer(id: number, ms = TOAST_MS): void {
  clearTimer(id);
  timers.set(
    id,
    setTimeout(() => close(id), ms),
  );
}

function clearTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function close(id: number): void {
  clearTimer(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/**
 * The corner in which toasts appear. It stays mounted, so that screen readers announce each new one; while a modal dialog
 * is open it is inside that dialog, since nothing else can be seen and used then.
 */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useToasts((state) => state.toasts);
  const dialog = useUppermostDialog();
  const corner = (
    <section aria-label={label} aria-live="polite" className={styles.toasts}>
      {toasts.map(({ id, kind, text }) => (
        <div
          key={id}
          className={styles.toast}
          data-kind={kind}
          onPointerEnter={() => clearTimer(id)}
          onPointerLeave={() => startTimer(id)}
        >
          <Icon name={NOTICE_ICONS[kind]} className={styles.icon ?? ''} />
          <p className={styles.text}>{text}</p>
          <IconButton icon="close" iconSize={16} label={closeLabel} onClick={() => close(id)} />
        </div>
      ))}
    </section>
  );
  return dialog ? createPortal(corner, dialog) : corner;
}
