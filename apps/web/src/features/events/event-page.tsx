import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CallError } from '../../lib/http.ts';
import { useSession, useUser } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { eventQueries } from './api.ts';
import type { ShownEvent } from './api.ts';
import { BracketPanel } from './bracket-panel.tsx';
import { hasBracket } from './bracket.ts';
import { EntrantsPanel } from './entrants-panel.tsx';
import { EventHead } from './event-head.tsx';
import styles from './event-page.module.css';
import { currentRound, entrantTable } from './event-rounds.ts';
import { PairingsPanel } from './pairings-panel.tsx';
import { RoundCourse } from './round-course.tsx';
import { StandingsPanel } from './standings-panel.tsx';
import { useEventChanges } from './use-event-changes.ts';

/** `/events/:id`: one event, as everybody sees it, with the actions of its players and organisers. */
export function EventPage() {
  const { id = '' } = useParams();
  const isStarting = useSession((session) => session.status === 'starting');
  if (!/^\d{1,15}$/.test(id)) return <Unknown />;
  return isStarting ? null : <EventById key={id} id={Number(id)} />;
}

function EventById({ id }: { id: number }) {
  const { t } = useTranslation(['events', 'tournaments']);
  const query = eventQueries.one(id, useUser()?.username);
  const { data, error, refetch } = useQuery(query);
  useEventChanges(query.queryKey, id);
  if (error instanceof CallError && error.status === 404) return <Unknown />;
  return (
    <div className={styles.page}>
      <PageTitle>{data?.name ?? t('events:title')}</PageTitle>
      <Link to="/events" className={styles.back}>
        <Icon name="left" size={16} />
        {t('events:back')}
      </Link>
      {!data && error && <RetryNotice onRetry={() => void refetch()}>{t('events:failed')}</RetryNotice>}
      {!data && !error && <LoadingRows>{t('events:loading')}</LoadingRows>}
      {data && <EventParts event={data} />}
    </div>
  );
}

const PARTS = ['pairings', 'standings', 'bracket', 'entrants'] as const;
type Part = (typeof PARTS)[number];

function EventParts({ event }: { event: ShownEvent }) {
  const [part, setPart] = useState<Part>('pairings');
  const [chosenRound, setChosenRound] = useState<number>();
  const table = entrantTable(event);
  const round = event.rounds[chosenRound ?? -1] ?? currentRound(event);
  const isBegun = event.rounds.length > 0;
  const parts = PARTS.filter((each) => each !== 'bracket' || hasBracket(event));
  return (
    <>
      <EventHead event={event} />
      {!isBegun && <Description event={event} />}
      {isBegun && (
        <RoundCourse
          event={event}
          shown={round === undefined ? -1 : event.rounds.indexOf(round)}
          onShow={setChosenRound}
        />
      )}
      {isBegun && <PartTabs parts={parts} part={part} onChoose={setPart} />}
      {round && (
        <div className={styles.columns} data-part={part}>
          <div data-of="pairings">
            <PairingsPanel event={event} round={round} table={table} />
          </div>
          <div data-of="standings">
            <StandingsPanel event={event} table={table} />
          </div>
          {hasBracket(event) && (
            <div data-of="bracket" className={styles.wide}>
              <BracketPanel event={event} table={table} />
            </div>
          )}
          <div data-of="entrants" className={styles.wide}>
            <EntrantsPanel event={event} />
          </div>
        </div>
      )}
      {!isBegun && <EntrantsPanel event={event} />}
      {isBegun && <Description event={event} />}
    </>
  );
}

function Description({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('events');
  const { description } = event.settings;
  if (description === '') return null;
  return (
    <Panel title={t('events:rules')}>
      <p className={styles.description}>
        <LinkedText>{description}</LinkedText>
      </p>
    </Panel>
  );
}

/** Phones show one part at a time. */
function PartTabs({
  parts,
  part,
  onChoose,
}: {
  parts: readonly Part[];
  part: Part;
  onChoose: (part: Part) => void;
}) {
  const { t } = useTranslation('events');
  return (
    <nav className={styles.tabs} aria-label={t('events:parts')}>
      {parts.map((each) => (
        <button key={each} type="button" aria-pressed={each === part} onClick={() => onChoose(each)}>
          {t(`events:part.${each}`)}
        </button>
      ))}
    </nav>
  );
}

function Unknown() {
  const { t } = useTranslation('events');
  return (
    <EmptyState
      heading="h1"
      title={t('events:unknownTitle')}
      actions={<ButtonLink to="/events">{t('events:back')}</ButtonLink>}
    >
      <PageTitle>{t('events:unknownTitle')}</PageTitle>
      <p>{t('events:unknown')}</p>
    </EmptyState>
  );
}
