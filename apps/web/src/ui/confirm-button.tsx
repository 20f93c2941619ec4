import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import styles from './confirm-button.module.css';

const focus = (element: HTMLElement | null): void => element?.focus();

interface ConfirmButtonProps {
  /** What it does, and to what: several such buttons stand on one page. */
  label: string;
  busy?: boolean;
  onConfirm: () => void;
  children: string;
}

/** A button for what cannot be taken back: pressed, it turns into Cancel and Confirm in its place. */
export function ConfirmButton({ label, busy = false, onConfirm, children }: ConfirmButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'asking' | 'answered'>('idle');
  if (state !== 'asking') {
    return (
      <Button
        size="small"
        variant="danger"
        icon="trash"
        ref={state === 'answered' ? focus : undefined}
        aria-label={label}
        busy={busy}
        disabled={busy}
        onClick={() => setState('asking')}
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
