import { EVENT_SIZE, KINDS_WITH_CUT } from '@amberhall/protocol';
import type { EventRound } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NextStepNote, OrganiserSection } from '../../event-screens/organiser-section.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ShownEvent } from './api.ts';
import { currentRound, openMatches } from './event-rounds.ts';
import { OrganiserDialog } from './organiser-dialog.tsx';
import type { OrganiserTask } from './organiser-dialog.tsx';
import type { EventActions } from './use-event-actions.ts';

interface OrganiserStripProps {
  event: ShownEvent;
  actions: EventActions;
}

/** What organisers see of an event: what it waits for, the next step, and everything else they can do. */
export function OrganiserStrip({ event, actions }: OrganiserStripProps) {
  const { t } = useTranslation('events');
  const [task, setTask] = useState<OrganiserTask>();
  const isOpen = event.phase === 'signup' || event.phase === 'running';
  if (!isOpen) return null;
  const mayEnter = event.phase === 'signup' || event.settings.allowsLateEntry;
  return (
    <>
      <OrganiserSection
        progress={
          event.phase === 'running'
            ? {
                title: t('events:organiser.results', { round: event.round }),
                ...resultsOf(currentRound(event)),
              }
            : undefined
        }
        next={
          <>
            <Disputes event={event} />
            <NextStep event={event} actions={actions} />
          </>
        }
      >
        {event.phase === 'signup' && (
          <ButtonLink size="small" icon="settings" to={`/events/${event.id}/edit`}>
            {t('events:organiser.edit')}
          </ButtonLink>
        )}
        {event.phase === 'running' && (
          <>
            <Button size="small" icon="clock" onClick={() => setTask('clock')}>
              {t('events:organiser.clock')}
            </Button>
            <PairAgain event={event} actions={actions} />
          </>
        )}
        <Button size="small" icon="news" onClick={() => setTask('announce')}>
          {t('events:organiser.announce')}
        </Button>
        {mayEnter && (
          <Button size="small" icon="plus" onClick={() => setTask('entrant')}>
            {t('events:organiser.entrant')}
          </Button>
        )}
        <Button size="small" icon="users" onClick={() => setTask('organisers')}>
          {t('events:organiser.organisers')}
        </Button>
        <ConfirmButton
          icon="close"
          label={t('events:organiser.cancel')}
          busy={actions.isBusy}
          onConfirm={() => void actions.asOrganiser({ do: 'cancel' })}
        >
          {t('events:organiser.cancel')}
        </ConfirmButton>
      </OrganiserSection>
      {task && (
        <OrganiserDialog task={task} event={event} actions={actions} onClose={() => setTask(undefined)} />
      )}
    </>
  );
}

function resultsOf(round: EventRound | undefined): { done: number; all: number } {
  const all = round?.matches.length ?? 0;
  return { done: all - openMatches(round).length, all };
}

function Disputes({ event }: { event: ShownEvent }) {
  const { t, i18n } = useTranslation('events');
  const tables = openMatches(currentRound(event))
    .filter(({ state }) => state === 'disputed')
    .map(({ table }) => String(table));
  if (tables.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language).format(tables);
  return <Notice kind="warning">{t('events:organiser.disputed', { tables: list })}</Notice>;
}

/** Starts the event or its next round. A button that cannot be pressed says why. */
function NextStep({ event, actions }: OrganiserStripProps) {
  const { t } = useTranslation('events');
  const isBefore = event.phase === 'signup';
  const open = openMatches(currentRound(event)).length;
  const players = event.entrants.filter(({ state }) => state === 'in').length;
  const reason = isBefore
    ? players < EVENT_SIZE.min && t('events:organiser.tooFew', { count: EVENT_SIZE.min - players })
    : open > 0 && t('events:organiser.missing', { count: open });
  const step = isBefore ? 'start' : 'nextRound';
  return (
    <>
      <Button
        variant="tint"
        icon="play"
        disabled={actions.isBusy || reason !== false}
        aria-describedby="next-step-reason"
        onClick={() => void actions.asOrganiser({ do: step })}
      >
        {isBefore
          ? t('events:organiser.start')
          : t(`events:organiser.${nextOf(event)}`, { round: event.round + 1 })}
      </Button>
      <NextStepNote id="next-step-reason">
        {reason}
        {reason === false && event.settings.runsByItself && t('events:organiser.byItself')}
      </NextStepNote>
    </>
  );
}

/** What the next step of a running event is, as far as it is known. */
function nextOf({ kind, rounds, plannedRounds, seeds }: ShownEvent): 'round' | 'cut' | 'next' {
  if (seeds !== null || plannedRounds === null) return 'next';
  if (rounds.length < plannedRounds) return 'round';
  return KINDS_WITH_CUT.has(kind) ? 'cut' : 'next';
}

function PairAgain({ event, actions }: OrganiserStripProps) {
  const { t } = useTranslation('events');
  const round = currentRound(event);
  const hasResults = round?.matches.some(({ state, second }) => state !== 'open' && second !== null) ?? true;
  if (hasResults) {
    return (
      <Button size="small" icon="flip" disabled title={t('events:organiser.pairedReason')}>
        {t('events:organiser.pairAgain')}
      </Button>
    );
  }
  return (
    <ConfirmButton
      icon="flip"
      label={t('events:organiser.pairAgain')}
      busy={actions.isBusy}
      onConfirm={() => void actions.asOrganiser({ do: 'pairAgain' })}
    >
      {t('events:organiser.pairAgain')}
    </ConfirmButton>
  );
}
