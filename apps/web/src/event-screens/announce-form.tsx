import { Textarea } from '@mantine/core';
import { CHAT_LENGTH } from '@amberhall/protocol';
import type { Announcement } from '@amberhall/protocol';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../lib/format.ts';
import { useUnsavedChanges } from '../lib/unsaved-changes.ts';
import { Button } from '../ui/button.tsx';
import dialogForm from '../ui/dialog-form.module.css';
import { LinkedText } from '../ui/linked-text.tsx';
import styles from './announce-form.module.css';

interface AnnounceFormProps {
  /** Newest first. */
  announcements?: readonly Announcement[];
  isBusy: boolean;
  /** @returns whether it succeeded */
  onAnnounce: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** Sends a message to all players of an event, on every page. */
export function AnnounceForm({ announcements = [], isBusy, onAnnounce, onClose }: AnnounceFormProps) {
  const { t, i18n } = useTranslation('tournaments');
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '' && !isBusy);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await onAnnounce(text.trim())) onClose();
  };
  return (
    <>
      <form className={dialogForm.form} onSubmit={(event) => void submit(event)}>
        <Textarea
          label={t('tournaments:announce.label')}
          description={t('tournaments:announce.help')}
          rows={3}
          maxLength={CHAT_LENGTH}
          value={text}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={dialogForm.actions}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="primary" icon="send" disabled={isBusy || text.trim() === ''}>
            {t('tournaments:announce.send')}
          </Button>
        </div>
      </form>
      {announcements.length > 0 && (
        <ol className={styles.list} aria-label={t('tournaments:announce.before')}>
          {announcements.map((announcement) => (
            <li key={announcement.id}>
              <p className={styles.text}>
                <LinkedText>{announcement.text}</LinkedText>
              </p>
              <p className={styles.by}>
                {announcement.author}, {formatTime(announcement.time, i18n.language)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
