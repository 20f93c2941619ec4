import type { Entrant, EventRound } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CallError } from '../../lib/http.ts';
import { useSession, useUser } from '../../lib/session.ts';
import { useIsPrinting } from '../../lib/use-is-printing.ts';
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
import { ExportMenu } from './export-menu.tsx';
import { currentRound, entrantTable, ownMatch } from './event-rounds.ts';
import type { EntrantTable } from './event-rounds.ts';
import { PairingsPanel } from './pairings-panel.tsx';
import { RoundCourse } from './round-course.tsx';
import type { DeckChoice } from './sign-up-panel.tsx';
import { StandingsPanel } from './standings-panel.tsx';
import { useEventActions } from './use-event-actions.ts';
import type { EventActions } from './use-event-actions.ts';
import { useEventChanges } from './use-event-changes.ts';

// Most visitors only read the page. What entrants and organisers need is loaded for them.
const EntrantActions = lazy(async () => ({
  default: (await import('./entrant-actions.tsx')).EntrantActions,
}));
const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }));
const MatchDecision = lazy(async () => ({ default: (await import('./match-decision.tsx')).MatchDecision }));
const OrganiserStrip = lazy(async () => ({
  default: (await import('./organiser-strip.tsx')).OrganiserStrip,
}));
const OwnMatchPanel = lazy(async () => ({ default: (await import('./own-match-panel.tsx')).OwnMatchPanel }));
const SignUpPanel = lazy(async () => ({ default: (await import('./sign-up-panel.tsx')).SignUpPanel }));

/** `/events/:id`: one event, as everybody sees it, with the actions of its players and organisers. */
export function EventPage({ deckChoice }: { deckChoice: DeckChoice }) {
  const { id = '' } = useParams();
  const isStarting = useSession((session) => session.status === 'starting');
  if (!/^\d{1,15}$/.test(id)) return <Unknown />;
  return isStarting ? null : <EventById key={id} id={Number(id)} deckChoice={deckChoice} />;
}

function EventById({ id, deckChoice }: { id: number; deckChoice: DeckChoice }) {
  const { t } = useTranslation(['events', 'tournaments']);
  const loading = <LoadingRows>{t('events:loading')}</LoadingRows>;
  const query = eventQueries.one(id, useUser()?.username);
  const { data, error, refetch } = useQuery(query);
  useEventChanges(query.queryKey, { id });
  if (error instanceof CallError && error.status === 404) return <Unknown />;
  return (
    <div className={styles.page}>
      <PageTitle>{data?.name ?? t('events:title')}</PageTitle>
      <Link to="/events" className={styles.back}>
        <Icon name="left" size={16} />
        {t('events:back')}
      </Link>
      {!data && error && <RetryNotice onRetry={() => void refetch()}>{t('events:failed')}</RetryNotice>}
      {!data && !error && loading}
      {data && (
        <Suspense fallback={loading}>
          <EventParts event={data} deckChoice={deckChoice} />
        </Suspense>
      )}
    </div>
  );
}

const PARTS = ['pairings', 'standings', 'bracket', 'entrants'] as const;
type Part = (typeof PARTS)[number];

function EventParts({ event, deckChoice }: { event: ShownEvent; deckChoice: DeckChoice }) {
  const [chosenRound, setChosenRound] = useState<number>();
  const actions = useEventActions(event);
  const table = entrantTable(event);
  const round = event.rounds[chosenRound ?? -1] ?? currentRound(event);
  const own = event.phase === 'running' ? ownMatch(event) : undefined;
  const isPrinting = useIsPrinting();
  const entry = mayActAsEntrant(event) && (
    <SignUpPanel event={event} actions={actions} deckChoice={deckChoice} />
  );
  return (
    <>
      <EventHead event={event}>{round && <ExportMenu event={event} />}</EventHead>
      {!round && <Description event={event} />}
      {event.own && own && (
        <OwnMatchPanel event={event} match={own} own={event.own.entrantId} table={table} actions={actions} />
      )}
      {!own && entry}
      {round && <RoundCourse event={event} shown={event.rounds.indexOf(round)} onShow={setChosenRound} />}
      {event.isOrganiser && <OrganiserStrip event={event} actions={actions} />}
      {round ? (
        <RoundParts event={event} round={round} table={table} actions={actions} isWhole={isPrinting} />
      ) : (
        <EntrantsPanel event={event} actions={entrantActions(event, actions)} />
      )}
      {own && entry}
      {round && <Description event={event} />}
      {event.history && event.history.length > 0 && (
        <HistoryPanel event={event} history={event.history} table={table} />
      )}
    </>
  );
}

/** Whether one can enter the event, or has something to do before or during it. */
function mayActAsEntrant({ phase, settings, own, seeds }: ShownEvent): boolean {
  if (phase === 'signup') return true;
  return phase === 'running' && (own ? own.state === 'in' : settings.allowsLateEntry && seeds === null);
}

function entrantActions({ isOrganiser, phase }: ShownEvent, actions: EventActions) {
  if (!isOrganiser || phase === 'over' || phase === 'cancelled') return undefined;
  return (entrant: Entrant) => <EntrantActions entrant={entrant} actions={actions} />;
}

interface RoundPartsProps {
  event: ShownEvent;
  round: EventRound;
  table: EntrantTable;
  actions: EventActions;
  /** Shows all rows. */
  isWhole: boolean;
}

/** Pairings, standings, bracket and entrants. Phones show one of them at a time. */
function RoundParts({ event, round, table, actions, isWhole }: RoundPartsProps) {
  const [part, setPart] = useState<Part>('pairings');
  const mayDecide = event.isOrganiser && event.phase === 'running';
  const parts = PARTS.filter((each) => each !== 'bracket' || hasBracket(event));
  return (
    <>
      <PartTabs parts={parts} part={part} onChoose={setPart} />
      <div className={styles.columns} data-part={part}>
        <div data-of="pairings">
          <PairingsPanel
            event={event}
            round={round}
            table={table}
            isWhole={isWhole}
            actions={
              mayDecide
                ? (match) => <MatchDecision match={match} table={table} actions={actions} />
                : undefined
            }
          />
        </div>
        <div data-of="standings">
          <StandingsPanel event={event} table={table} isWhole={isWhole} />
        </div>
        {hasBracket(event) && (
          <div data-of="bracket" className={styles.wide} data-drawn={event.seeds !== null || undefined}>
            <BracketPanel event={event} table={table} />
          </div>
        )}
        <div data-of="entrants" className={styles.wide}>
          <EntrantsPanel event={event} actions={entrantActions(event, actions)} />
        </div>
      </div>
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
