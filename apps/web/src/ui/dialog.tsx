import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { addOpenDialog } from './open-dialogs.ts';

interface CommonProps {
  /** Called by Escape, by a click beside the dialog, and by the close button if there is one. */
  onClose: () => void;
  /** Room for two columns. */
  isWide?: boolean;
  /** Shows the content without a box around it. Any click closes it. */
  isBare?: boolean;
  /** Set once something was typed: a click beside the dialog no longer closes it. */
  isDirty?: boolean;
  children: ReactNode;
}

/** A dialog with a `title` has a header with a close button, and fills the screen of a phone. A `label` is not visible. */
type DialogProps = CommonProps & ({ title: string; label?: never } | { label: string; title?: never });

/**
 * A modal dialog: nothing else can be reached while it is open. It gives the focus to the element marked with
 * `data-autofocus`, or to its first control. Once closed, it returns the focus to the element that had it before.
 */
export function Dialog({
  title,
  label,
  onClose,
  isWide,
  isBare = false,
  isDirty = false,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Only a dialog that is closed before it leaves the page returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const removeOpenDialog = addOpenDialog(element);
    return () => {
      removeOpenDialog();
      element.close();
    };
  }, []);
  useCloseByClick(dialog, { onClose, isBare, isDirty });

  return (
    <dialog
      ref={dialog}
      className={classNames(
        styles.dialog,
        isBare && styles.bare,
        isWide && styles.wide,
        title !== undefined && styles.titled,
      )}
      {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
      onCancel={(event) => {
        // A file field whose selection is cancelled sends the same event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {title !== undefined && (
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={t('common:close')} onClick={onClose} />
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}

/** Calls `onClose` for a click on the backdrop; in a bare dialog for any click. */
function useCloseByClick(
  dialog: { current: HTMLDialogElement | null },
  { onClose, isBare, isDirty }: { onClose: () => void; isBare: boolean; isDirty: boolean },
): void {
  const close = useEffectEvent((isOnBackdrop: boolean) => {
    if (isBare || (isOnBackdrop && !isDirty)) onClose();
  });
  useEffect(() => {
    const element = dialog.current;
    // Selecting text can end with a release on the backdrop, so the press has to begin there as well.
    let isPressOnBackdrop = false;
    const onPress = ({ target }: Event): void => {
      isPressOnBackdrop = target === element;
    };
    const onClick = ({ target }: Event): void => close(isPressOnBackdrop && target === element);
    element?.addEventListener('pointerdown', onPress);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('pointerdown', onPress);
      element?.removeEventListener('click', onClick);
    };
  }, [dialog]);
}
