import type { Entrant, EventRound } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BracketPanel } from '../../event-screens/bracket-panel.tsx';
import { EventParts } from '../../event-screens/event-parts.tsx';
import { EventScreen } from '../../event-screens/event-screen.tsx';
import { RoundCourse } from '../../event-screens/round-course.tsx';
import { CallError } from '../../lib/http.ts';
import { useSession, useUser } from '../../lib/session.ts';
import { useIsPrinting } from '../../lib/use-is-printing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { eventQueries } from './api.ts';
import type { ShownEvent } from './api.ts';
import { Entrants } from './entrants.tsx';
import { bracketOf, hasBracket } from './event-bracket.ts';
import styles from './event-description.module.css';
import { EventHead } from './event-head.tsx';
import { ExportMenu } from './export-menu.tsx';
import { currentRound, entrantTable, ownMatch, roundSteps } from './event-rounds.ts';
import type { EntrantTable } from './event-rounds.ts';
import { Pairings } from './pairings.tsx';
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
    <EventScreen title={data?.name ?? t('events:title')} back={{ to: '/events', text: t('events:back') }}>
      {!data && error && <RetryNotice onRetry={() => void refetch()}>{t('events:failed')}</RetryNotice>}
      {!data && !error && loading}
      {data && (
        <Suspense fallback={loading}>
          <EventSections event={data} deckChoice={deckChoice} />
        </Suspense>
      )}
    </EventScreen>
  );
}

function EventSections({ event, deckChoice }: { event: ShownEvent; deckChoice: DeckChoice }) {
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
      {round && (
        <RoundCourse steps={roundSteps(event)} shown={event.rounds.indexOf(round)} onShow={setChosenRound} />
      )}
      {event.isOrganiser && <OrganiserStrip event={event} actions={actions} />}
      {round ? (
        <RoundParts event={event} round={round} table={table} actions={actions} isWhole={isPrinting} />
      ) : (
        <Entrants event={event} actions={entrantActions(event, actions)} />
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

/** Pairings, standings, bracket and entrants. */
function RoundParts({ event, round, table, actions, isWhole }: RoundPartsProps) {
  const mayDecide = event.isOrganiser && event.phase === 'running';
  const parts = {
    pairings: (
      <Pairings
        event={event}
        round={round}
        table={table}
        isWhole={isWhole}
        actions={
          mayDecide ? (match) => <MatchDecision match={match} table={table} actions={actions} /> : undefined
        }
      />
    ),
    standings: <StandingsPanel event={event} table={table} isWhole={isWhole} />,
    ...(hasBracket(event) && { bracket: <EventBracket event={event} table={table} /> }),
    entrants: <Entrants event={event} actions={entrantActions(event, actions)} />,
  };
  return <EventParts parts={parts} isDrawn={event.seeds !== null} />;
}

function EventBracket({ event, table }: { event: ShownEvent; table: EntrantTable }) {
  const bracket = useMemo(() => bracketOf(event), [event]);
  return <BracketPanel bracket={bracket} entrants={table.entrants} winner={event.winner} />;
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
