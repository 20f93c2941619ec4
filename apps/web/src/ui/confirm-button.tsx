import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './button.tsx';
import styles from './confirm-button.module.css';

const focus = (element: HTMLElement | null): void => element?.focus();

interface ConfirmButtonProps {
  /** What it does, and to what: a page can have several such buttons. */
  label: string;
  busy?: boolean;
  /** Default: the bin. */
  icon?: string;
  onConfirm: () => void;
  /** Without it, only the icon is shown, for a button that is repeated on every line. */
  children?: string;
}

/** A button for an action that cannot be undone. A press replaces it by Cancel and Confirm. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, busy = false, icon = 'trash', onConfirm, children } = props;
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'asking' | 'answered'>('idle');
  const ask = { ref: state === 'answered' ? focus : undefined, onClick: () => setState('asking') };
  if (state !== 'asking' && children === undefined) {
    return (
      <IconButton icon={icon} iconSize={15} label={label} disabled={busy} className={styles.small} {...ask} />
    );
  }
  if (state !== 'asking') {
    return (
      <Button
        size="small"
        variant="danger"
        icon={icon}
        aria-label={label}
        busy={busy}
        disabled={busy}
        {...ask}
      >
        {children}
      </Button>
    );
  }
  const confirm = (): void => {
    setState('answered');
    onConfirm();
  };
  const cancel = (): void => setState('answered');
  const cancelByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel();
  };
  return (
    <div role="group" aria-label={label} className={styles.question}>
      {/* The harmless one has the focus: pressing Enter twice must not remove anything. */}
      <Button size="small" ref={focus} onClick={cancel} onKeyDown={cancelByKey}>
        {t('common:cancel')}
      </Button>
      <Button size="small" variant="danger" onClick={confirm} onKeyDown={cancelByKey}>
        {t('common:confirm')}
      </Button>
    </div>
  );
}
