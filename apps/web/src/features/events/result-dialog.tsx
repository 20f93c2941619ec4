import type { EventMatch, MatchOutcome, MatchScore } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoundLabels } from '../../event-screens/use-round-labels.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import dialogForm from '../../ui/dialog-form.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import type { EntrantTable } from './event-rounds.ts';

export interface MatchResult {
  outcome: MatchOutcome;
  score: MatchScore;
}

interface ResultDialogProps {
  title: string;
  match: EventMatch;
  table: EntrantTable;
  /** The label of the button. */
  submit: string;
  /** Offers a loss of both. */
  hasNeither?: boolean;
  isBusy: boolean;
  /** @returns whether it succeeded */
  onSubmit: (result: MatchResult) => Promise<boolean>;
  onClose: () => void;
}

const SCORES = {
  1: [[1, 0]],
  3: [
    [2, 0],
    [2, 1],
  ],
} as const;

function resultsOf({ bestOf }: EventMatch, hasNeither: boolean): MatchResult[] {
  const scores = SCORES[bestOf];
  return [
    ...scores.map(([more, less]): MatchResult => ({ outcome: 'first', score: [more, less] })),
    ...scores.map(([more, less]): MatchResult => ({ outcome: 'second', score: [less, more] })),
    ...(hasNeither ? [{ outcome: 'neither', score: [0, 0] } as const satisfies MatchResult] : []),
  ];
}

/** Asks for the result of a match: every possible one is a choice. */
export function ResultDialog(props: ResultDialogProps) {
  const { title, match, table, submit, hasNeither = false, isBusy, onSubmit, onClose } = props;
  const { t } = useTranslation('events');
  const { scoreOf } = useRoundLabels();
  const results = resultsOf(match, hasNeither);
  const [chosen, setChosen] = useState('');
  const nameOf = (id: number | null): string => (id === null ? '' : (table.entrants.get(id)?.name ?? ''));
  const labelOf = ({ outcome, score }: MatchResult): string => {
    if (outcome === 'neither') return t('events:result.neither');
    const name = nameOf(outcome === 'first' ? match.first : match.second);
    return t('events:result.wins', { name, score: scoreOf([Math.max(...score), Math.min(...score)]) });
  };
  const result = results.find((each) => keyOf(each) === chosen);
  const send = async (): Promise<void> => {
    if (result && (await onSubmit(result))) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={dialogForm.form}>
        <ChoiceChips
          legend={t('events:result.legend')}
          choices={results.map((each) => ({ value: keyOf(each), label: labelOf(each) }))}
          value={chosen}
          onChange={setChosen}
        />
        <div className={dialogForm.actions}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={isBusy || result === undefined}
            onClick={() => void send()}
          >
            {submit}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const keyOf = ({ outcome, score }: MatchResult): string => `${outcome} ${score.join(' ')}`;
