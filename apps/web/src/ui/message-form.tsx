import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { MentionField } from './mention-field.tsx';
import styles from './message-form.module.css';

interface MessageFormProps {
  label: string;
  placeholder: string;
  sendLabel: string;
  /** Number of characters. */
  maxLength: number;
  /** The names that are offered after an `@`. */
  names: readonly string[];
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
  names,
  disabled,
  isOffline,
  onSay,
}: MessageFormProps) {
  const { t } = useTranslation();
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
      <MentionField
        className={styles.field}
        value={text}
        names={names}
        listLabel={t('common:mentionNames')}
        maxLength={maxLength}
        disabled={disabled}
        aria-label={label}
        placeholder={placeholder}
        title={disabled ? placeholder : undefined}
        onText={setText}
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
