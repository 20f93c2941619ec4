import type { Entrant } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import type { EventActions } from './use-event-actions.ts';

interface EntrantActionsProps {
  entrant: Entrant;
  actions: EventActions;
}

/** Lets an organiser take an entrant out of the event, or take that back. */
export function EntrantActions({ entrant: { id, name, state }, actions }: EntrantActionsProps) {
  const { t } = useTranslation('events');
  if (state === 'dropped') {
    return (
      <Button
        size="small"
        disabled={actions.isBusy}
        aria-label={t('events:organiser.readmitOf', { name })}
        onClick={() => void actions.asOrganiser({ do: 'readmit', entrantId: id })}
      >
        {t('events:organiser.readmit')}
      </Button>
    );
  }
  return (
    <ConfirmButton
      icon="close"
      label={t('events:organiser.dropOf', { name })}
      busy={actions.isBusy}
      onConfirm={() => void actions.asOrganiser({ do: 'dropEntrant', entrantId: id })}
    />
  );
}
