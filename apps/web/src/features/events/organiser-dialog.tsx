import { Textarea } from '@mantine/core';
import { CHAT_LENGTH } from '@amberhall/protocol';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import dialogForm from '../../ui/dialog-form.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { OneFieldForm } from '../../ui/one-field-form.tsx';
import { RoundClock } from '../tournaments/round-clock.tsx';
import type { ShownEvent } from './api.ts';
import { currentRound, roundName } from './event-rounds.ts';
import styles from './organiser-dialog.module.css';
import type { EventActions } from './use-event-actions.ts';
import { useEventLabels } from './use-event-labels.ts';

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
  const { roundOf } = useEventLabels();
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
  const { t } = useTranslation(['events', 'tournaments']);
  const [text, setText] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await actions.asOrganiser({ do: 'announce', text: text.trim() })) onClose();
  };
  return (
    <form className={dialogForm.form} onSubmit={(event) => void send(event)}>
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
        <Button type="submit" variant="primary" icon="send" disabled={actions.isBusy || text.trim() === ''}>
          {t('tournaments:announce.send')}
        </Button>
      </div>
    </form>
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
