import type { Announcement } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { formatTime } from '../../lib/format.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import styles from './announcements.module.css';

/** Announcements that were closed in this browser. They are not shown again. */
const CLOSED_KEY = 'closedAnnouncements';
const MAX_CLOSED = 100;
const SHOWN = 3;

function readClosed(): number[] {
  const closed = z.array(z.int()).safeParse(readStored(CLOSED_KEY));
  return closed.success ? closed.data : [];
}

/**
 * Messages of organizers for the players of a tournament. They stay until they are closed, on every page and over
 * the board.
 */
export function Announcements() {
  const { t } = useTranslation('tournaments');
  const announcements = useLobby((lobby) => lobby.announcements);
  const [closed, setClosed] = useState(readClosed);
  const close = ({ id }: Announcement): void => {
    const ids = [...closed, id].slice(-MAX_CLOSED);
    setClosed(ids);
    writeStored(CLOSED_KEY, ids);
  };
  const open = announcements.filter(({ id }) => !closed.includes(id)).slice(-SHOWN);
  return (
    <section aria-label={t('tournaments:heard.label')} aria-live="assertive" className={styles.place}>
      {open.map((announcement) => (
        <AnnouncementItem
          key={announcement.id}
          announcement={announcement}
          onClose={() => close(announcement)}
        />
      ))}
    </section>
  );
}

function AnnouncementItem({ announcement, onClose }: { announcement: Announcement; onClose: () => void }) {
  const { t, i18n } = useTranslation('tournaments');
  const { tournament, text, author, time } = announcement;
  return (
    <div className={styles.announcement}>
      <Icon name="news" size={20} className={styles.icon ?? ''} />
      <div className={styles.words}>
        <p className={styles.from}>
          <b>{tournament}</b> · {author}, {formatTime(time, i18n.language)}
        </p>
        <p className={styles.text}>
          <LinkedText>{text}</LinkedText>
        </p>
      </div>
      <IconButton icon="close" iconSize={16} label={t('tournaments:heard.close')} onClick={onClose} />
    </div>
  );
}
