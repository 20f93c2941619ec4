import { useState } from 'react';
import type { FormEvent } from 'react';
import { IconButton } from './button.tsx';
import styles from './message-form.module.css';

interface MessageFormProps {
  label: string;
  placeholder: string;
  sendLabel: string;
  /** Characters. */
  maxLength: number;
  /** Nothing can be written. */
  disabled?: boolean;
  /** Nothing can be sent right now. */
  isOffline?: boolean;
  /** @returns whether it was said; if not, the words stay to be sent again */
  onSay: (words: string) => Promise<boolean>;
}

/** One line of a chat, sent on Enter. */
export function MessageForm({
  label,
  placeholder,
  sendLabel,
  maxLength,
  disabled,
  isOffline,
  onSay,
}: MessageFormProps) {
  const [text, setText] = useState('');
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    // Who has gone on typing meanwhile keeps that as well.
    if (!(await onSay(words.slice(0, maxLength)))) setText((typed) => `${words} ${typed}`.trim());
  };
  return (
    <form className={styles.form} onSubmit={(event) => void say(event)}>
      <input
        className={styles.field}
        value={text}
        maxLength={maxLength}
        disabled={disabled}
        aria-label={label}
        placeholder={placeholder}
        title={disabled ? placeholder : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <IconButton
        type="submit"
        icon="send"
        label={sendLabel}
        disabled={disabled || isOffline || text.trim() === ''}
        className={styles.send}
      />
    </form>
  );
}
