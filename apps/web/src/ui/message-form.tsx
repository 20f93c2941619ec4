import { useState } from 'react';
import type { FormEvent } from 'react';
import { IconButton } from './button.tsx';
import styles from './message-form.module.css';

interface MessageFormProps {
  label: string;
  placeholder: string;
  sendLabel: string;
  /** Number of characters. */
  maxLength: number;
  /** The field is disabled. */
  disabled?: boolean;
  /** Sending is not possible at the moment. */
  isOffline?: boolean;
  /** @returns whether the message was sent; otherwise the text stays in the field */
  onSay: (words: string) => Promise<boolean>;
}

/** The input line of a chat; Enter sends it. */
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
    // Text typed meanwhile is kept after the failed message.
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
