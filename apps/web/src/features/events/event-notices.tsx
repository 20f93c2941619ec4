import type { OwnEventsReply } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { notifyOnDesktop } from '../../lib/desktop-notifications.ts';
import { playChime } from '../../lib/sound/chime.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { actAsEntrant, eventQueries } from './api.ts';
import styles from './event-notices.module.css';
import { useEventChanges } from './use-event-changes.ts';

/** Something in an event that waits for the user. */
interface EventNotice {
  /** The same for the same matter, however often it is fetched. */
  key: string;
  eventId: number;
  text: string;
  /** Of the open game. */
  gameId: string | null;
  /** The server keeps the notice until the user has seen it. */
  isKept?: boolean;
}

/** The number of notices that are shown at once. */
const SHOWN = 2;

/** Matters that the user was told about. A reload of the page forgets them. */
const told = new Set<string>();

/** Tells users on every page about their next match, a result to confirm and an open check-in. */
export function EventNotices({ username }: { username: string }) {
  const { t } = useTranslation('events');
  const { pathname } = useLocation();
  const query = eventQueries.own(username);
  const { data } = useQuery(query);
  useEventChanges(query.queryKey, { kind: 'notices' });
  const notices = useNotices(data);
  useNews(notices);
  const [closed, setClosed] = useState<readonly string[]>([]);

  // At the table, and on the page of the event, the user sees the matter itself.
  const isSeen = ({ eventId }: EventNotice): boolean =>
    pathname === '/play' || pathname === `/events/${eventId}`;
  useSeenPlaces(
    notices.filter((notice) => notice.isKept && (isSeen(notice) || closed.includes(notice.key))),
    query.queryKey,
  );
  const open = notices.filter((notice) => !isSeen(notice) && !closed.includes(notice.key)).slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <section aria-label={t('events:notice.label')} aria-live="polite" className={styles.notices}>
      {open.map((notice) => (
        <div key={notice.key} className={styles.notice}>
          <Icon name="flag" size={18} className={styles.icon ?? ''} />
          <p className={styles.text}>{notice.text}</p>
          <ButtonLink
            size="small"
            variant="tint"
            to={
              notice.gameId === null
                ? `/events/${notice.eventId}`
                : `/play?gameId=${encodeURIComponent(notice.gameId)}`
            }
          >
            {t(notice.gameId === null ? 'events:notice.open' : 'events:own.table')}
          </ButtonLink>
          <IconButton
            icon="close"
            iconSize={16}
            label={t('events:notice.close')}
            onClick={() => setClosed([...closed, notice.key])}
          />
        </div>
      ))}
    </section>
  );
}

function useNotices(own: OwnEventsReply | undefined): EventNotice[] {
  const { t } = useTranslation('events');
  if (own === undefined) return [];
  const matches = own.matches
    .filter(({ state, asksToConfirm }) => state === 'open' || asksToConfirm)
    .map(({ matchId, asksToConfirm, asksToBan, ...match }): EventNotice => {
      const { eventId, gameId } = match;
      if (asksToConfirm)
        return { key: `confirm ${matchId}`, eventId, gameId: null, text: t('events:notice.confirm', match) };
      if (asksToBan) return { key: `ban ${matchId}`, eventId, gameId, text: t('events:notice.ban', match) };
      return { key: `match ${matchId}`, eventId, gameId, text: t('events:notice.match', match) };
    });
  const checkIns = own.checkIns.map(({ eventId, event }) => ({
    key: `check-in ${eventId}`,
    eventId,
    gameId: null,
    text: t('events:notice.checkIn', { event }),
  }));
  const movedUp = own.movedUp.map(({ eventId, event }) => ({
    key: `moved up ${eventId}`,
    eventId,
    gameId: null,
    text: t('events:notice.movedUp', { event }),
    isKept: true,
  }));
  return [...matches, ...movedUp, ...checkIns];
}

/** Reports to the server that the user has seen these notices, once each. */
function useSeenPlaces(seen: readonly EventNotice[], queryKey: readonly unknown[]): void {
  const queryClient = useQueryClient();
  const reported = useRef(new Set<number>());
  useEffect(() => {
    for (const { eventId } of seen) {
      if (reported.current.has(eventId)) continue;
      reported.current.add(eventId);
      void actAsEntrant(eventId, { do: 'seePlace' }).then(
        async () => {
          await queryClient.invalidateQueries({ queryKey });
          reported.current.delete(eventId);
        },
        // If the report fails, the notice appears again after a reload.
        () => undefined,
      );
    }
  }, [seen, queryClient, queryKey]);
}

/** Tells each new matter once by sound, and on the desktop where the page is not in front. */
function useNews(notices: readonly EventNotice[]): void {
  useEffect(() => {
    const news = notices.filter(({ key }) => !told.has(key));
    for (const { key, text } of news) {
      told.add(key);
      if (!document.hasFocus()) notifyOnDesktop(text);
    }
    if (news.length > 0) playChime();
  }, [notices]);
}
