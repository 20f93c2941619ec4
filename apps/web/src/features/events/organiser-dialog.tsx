import { useTranslation } from 'react-i18next';
import { AnnounceForm } from '../../event-screens/announce-form.tsx';
import { RoundClock } from '../../event-screens/round-clock.tsx';
import { useRoundLabels } from '../../event-screens/use-round-labels.ts';
import { useNow } from '../../lib/use-now.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { OneFieldForm } from '../../ui/one-field-form.tsx';
import type { ShownEvent } from './api.ts';
import { currentRound, roundName } from './event-rounds.ts';
import styles from './organiser-dialog.module.css';
import type { EventActions } from './use-event-actions.ts';

export type OrganiserTask = 'clock' | 'announce' | 'entrant' | 'organisers';

interface TaskProps {
  event: ShownEvent;
  actions: EventActions;
  onClose: () => void;
}

const TASKS = { clock: Clock, announce: Announce, entrant: AddEntrant, organisers: Organisers } as const;

/** A task of an organiser that needs more than a press. */
export function OrganiserDialog({ task, ...props }: TaskProps & { task: OrganiserTask }) {
  const { t } = useTranslation('events');
  const Task = TASKS[task];
  return (
    <Dialog title={t(`events:organiser.${task}`)} onClose={props.onClose}>
      <MantineParts>
        <div className={styles.task}>
          <Task {...props} />
        </div>
      </MantineParts>
    </Dialog>
  );
}

function Clock({ event, actions }: TaskProps) {
  const { roundOf } = useRoundLabels();
  const now = useNow(1000) + event.clockOffsetMs;
  const round = currentRound(event);
  if (round === undefined) return null;
  return (
    <RoundClock
      name={roundOf(roundName(event, round))}
      clock={event.clock ?? undefined}
      now={now}
      isBusy={actions.isBusy}
      onChange={(request) => void actions.asOrganiser({ do: 'clock', request })}
    />
  );
}

function Announce({ actions, onClose }: TaskProps) {
  return (
    <AnnounceForm
      isBusy={actions.isBusy}
      onAnnounce={(text) => actions.asOrganiser({ do: 'announce', text })}
      onClose={onClose}
    />
  );
}

function AddEntrant({ actions }: TaskProps) {
  const { t } = useTranslation('events');
  return (
    <OneFieldForm
      label={t('events:organiser.username')}
      required={t('events:organiser.usernameMissing')}
      submit={t('events:organiser.add')}
      isBusy={actions.isBusy}
      field={{ 'data-autofocus': true } as object}
      onSubmit={(username) => actions.asOrganiser({ do: 'addEntrant', username })}
    />
  );
}

function Organisers({ event, actions }: TaskProps) {
  const { t } = useTranslation('events');
  return (
    <>
      <ul className={styles.names}>
        {event.organisers.map((name) => (
          <li key={name}>
            <b>{name}</b>
            {event.organisers.length > 1 && (
              <ConfirmButton
                label={t('events:organiser.remove', { name })}
                busy={actions.isBusy}
                onConfirm={() => void actions.asOrganiser({ do: 'removeOrganiser', username: name })}
              />
            )}
          </li>
        ))}
      </ul>
      <OneFieldForm
        label={t('events:organiser.username')}
        required={t('events:organiser.usernameMissing')}
        submit={t('events:organiser.add')}
        isBusy={actions.isBusy}
        onSubmit={(username) => actions.asOrganiser({ do: 'addOrganiser', username })}
      />
    </>
  );
}
