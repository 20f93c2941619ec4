import type { EventMatch } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button.tsx';
import type { EntrantTable } from './event-rounds.ts';
import { ResultDialog } from './result-dialog.tsx';
import type { EventActions } from './use-event-actions.ts';

interface MatchDecisionProps {
  match: EventMatch;
  table: EntrantTable;
  actions: EventActions;
}

/** Lets an organiser decide a match, or correct its result. */
export function MatchDecision({ match, table, actions }: MatchDecisionProps) {
  const { t } = useTranslation('events');
  const [isOpen, setOpen] = useState(false);
  if (match.second === null) return null;
  const key = match.state === 'decided' ? 'correct' : 'decide';
  return (
    <>
      <IconButton
        icon="settings"
        iconSize={16}
        label={t(`events:organiser.${key}`, { table: match.table })}
        disabled={actions.isBusy}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ResultDialog
          title={t(`events:organiser.${key}`, { table: match.table })}
          match={match}
          table={table}
          submit={t('events:organiser.setResult')}
          hasNeither
          isBusy={actions.isBusy}
          onSubmit={(result) => actions.asOrganiser({ do: 'decide', matchId: match.id, ...result })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
