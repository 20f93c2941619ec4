import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { canSolve, solveCaptcha } from './captcha.ts';
import styles from './captcha-field.module.css';

interface CaptchaFieldProps {
  /** The error as a message of the schemas or the server. */
  error?: string | undefined;
  onSolved: (solution: string) => void;
}

type State = 'idle' | 'working' | 'done' | 'failed';

/** A checkbox that starts a proof of work, which is too expensive for senders of thousands of forms. */
export function CaptchaField({ error, onSolved }: CaptchaFieldProps) {
  const { t } = useTranslation(['account', 'sentence']);
  const note = useId();
  const [state, setState] = useState<State>('idle');
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const solve = async (): Promise<void> => {
    const controller = new AbortController();
    work.current = controller;
    setState('working');
    try {
      const solution = await solveCaptcha(controller);
      setState('done');
      onSolved(solution);
    } catch {
      if (!controller.signal.aborted) setState('failed');
    }
  };
  const problem = ((): string | undefined => {
    if (!canSolve()) return t('account:captcha.insecure');
    if (state === 'failed') return t('account:captcha.failed');
    return state === 'idle' && error ? translateServerMessage(error) : undefined;
  })();
  const isOn = state === 'working' || state === 'done';
  return (
    <div className={styles.field}>
      <label className={styles.box} data-error={problem !== undefined || undefined}>
        <input
          type="checkbox"
          checked={isOn}
          // Work in progress cannot be cancelled, and the box stays in the tab order.
          aria-disabled={isOn}
          aria-describedby={note}
          aria-invalid={problem !== undefined}
          onChange={() => void (isOn || solve())}
        />
        <span className={styles.label}>{t('account:captcha.label')}</span>
        {state === 'working' && <Icon name="spinner" className={styles.turning ?? ''} />}
        {state === 'done' && <Icon name="ok" className={styles.solved ?? ''} />}
      </label>
      <p id={note} role="status" className={problem ? styles.error : styles.help}>
        {problem ?? t(helpOf(state))}
      </p>
    </div>
  );
}

function helpOf(state: State): string {
  if (state === 'working') return 'account:captcha.working';
  return state === 'done' ? 'account:captcha.done' : 'account:captcha.help';
}
