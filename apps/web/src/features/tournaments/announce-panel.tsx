import { Textarea } from '@mantine/core';
import { CHAT_LENGTH } from '@amberhall/protocol';
import type { Announcement } from '@amberhall/protocol';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { Button } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { LinkedText } from '../../ui/linked-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './announce-panel.module.css';

interface AnnouncePanelProps {
  /** Newest first. */
  announcements: readonly Announcement[];
  isBusy: boolean;
  /** @returns whether it succeeded */
  onAnnounce: (text: string) => Promise<boolean>;
}

/** Sends a message to all players of the tournament, on every page. */
export function AnnouncePanel({ announcements, isBusy, onAnnounce }: AnnouncePanelProps) {
  const { t, i18n } = useTranslation('tournaments');
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '' && !isBusy);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await onAnnounce(text.trim())) setText('');
  };
  return (
    <Panel title={t('tournaments:announce.title')}>
      <form className={form.form} onSubmit={(event) => void submit(event)}>
        <Textarea
          label={t('tournaments:announce.label')}
          description={t('tournaments:announce.help')}
          rows={3}
          maxLength={CHAT_LENGTH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={form.actions}>
          <Button type="submit" icon="send" disabled={isBusy || text.trim() === ''}>
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
    </Panel>
  );
}
