import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './match-actions.module.css';
import type { MatchSummary } from './match-state.ts';

interface ReportResultProps {
  summary: MatchSummary;
  isBusy: boolean;
  onReport: (summary: MatchSummary, first: string | undefined) => unknown;
}

/** Reports the result of a match to the bracket. If the names do not match, it first asks who played for whom. */
export function ReportResult({ summary, isBusy, onReport }: ReportResultProps) {
  const { t } = useTranslation('tournaments');
  const [first, setFirst] = useState('');
  const { sides, result, match } = summary;
  if (result === undefined) return null;
  const firstPlayer = result.sides?.[0] ?? (first || undefined);
  const winner = sides[result.winner === firstPlayer ? 0 : 1].name;
  const matchName = t('tournaments:matchOf', {
    letter: match.identifier,
    one: sides[0].name,
    other: sides[1].name,
  });
  return (
    <>
      {result.sides === null && (
        <NativeSelect
          className={styles.who ?? ''}
          aria-label={t('tournaments:whoIs', { name: sides[0].name })}
          data={[
            { value: '', label: t('tournaments:whoIs', { name: sides[0].name }) },
            ...result.players.map((name) => ({ value: name, label: name })),
          ]}
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
      )}
      <Button
        size="small"
        variant="tint"
        icon="flag"
        disabled={isBusy || firstPlayer === undefined}
        aria-label={
          firstPlayer === undefined
            ? undefined
            : t('tournaments:reportOf', { match: matchName, name: winner })
        }
        onClick={() => onReport(summary, result.sides === null ? firstPlayer : undefined)}
      >
        {firstPlayer === undefined
          ? t('tournaments:report')
          : t('tournaments:reportWinner', { name: winner })}
      </Button>
    </>
  );
}
