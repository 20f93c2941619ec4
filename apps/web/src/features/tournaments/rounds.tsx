import type { RoundClock as Clock } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MatchRow } from './match-row.tsx';
import { FILTERS, isShown, roundsOf } from './match-state.ts';
import type { MatchFilter, MatchSummary } from './match-state.ts';
import { RoundClock } from './round-clock.tsx';
import styles from './rounds.module.css';
import { useBracketLabels } from './use-bracket-labels.ts';
import type { TournamentActions } from './use-tournament-actions.ts';

interface RoundsProps {
  summaries: readonly MatchSummary[];
  clocks: readonly Clock[];
  /** By the server's clock, ms since 1970. */
  now: number;
  actions: TournamentActions;
  isBusy: boolean;
  onCreate: (summaries: readonly MatchSummary[]) => void;
}

/** The matches by round, each round with its clock. Chips filter them by state. */
export function Rounds({ summaries, clocks, now, actions, isBusy, onCreate }: RoundsProps) {
  const { t } = useTranslation('tournaments');
  const { roundOf } = useBracketLabels();
  const [filter, setFilter] = useState<MatchFilter>('all');
  const shown = summaries.filter((summary) => isShown(summary, filter));
  const countOf = (each: MatchFilter): number => summaries.filter((summary) => isShown(summary, each)).length;
  const choices = FILTERS.map((value) => ({
    value,
    label: t('tournaments:filter.counted', {
      state: t(`tournaments:filter.${value}`),
      count: countOf(value),
    }),
  }));
  return (
    <div className={styles.rounds}>
      <div className={styles.head}>
        <ChoiceChips
          legend={t('tournaments:filter.label')}
          choices={choices}
          value={filter}
          onChange={setFilter}
        />
        <Button
          variant="ghost"
          size="small"
          icon="exhaust"
          className={styles.refresh}
          disabled={isBusy}
          onClick={() => void actions.refreshMatches()}
        >
          {t('tournaments:refreshMatches')}
        </Button>
      </div>
      {shown.length === 0 && <NoneShown filter={filter} onShowAll={() => setFilter('all')} />}
      {roundsOf(shown).map(([round, matches]) => (
        <Panel key={round} title={roundOf(round)} count={matches.length}>
          <RoundClock
            name={roundOf(round)}
            clock={clocks.find((clock) => clock.round === round)}
            now={now}
            isBusy={isBusy}
            onChange={(wish) => void actions.changeClock(round, wish)}
          />
          <ul className={styles.list} aria-label={roundOf(round)}>
            {matches.map((summary) => (
              <MatchRow
                key={summary.match.id}
                summary={summary}
                actions={actions}
                isBusy={isBusy}
                onCreate={() => onCreate([summary])}
              />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

function NoneShown({ filter, onShowAll }: { filter: MatchFilter; onShowAll: () => void }) {
  const { t } = useTranslation('tournaments');
  if (filter === 'all') {
    return (
      <Panel title={t('tournaments:matches')}>
        <EmptyState title={t('tournaments:none.title')}>
          <p>{t('tournaments:none.text')}</p>
        </EmptyState>
      </Panel>
    );
  }
  return (
    <p role="status" className={styles.none}>
      {t('tournaments:none.filtered')}
      <Button size="small" onClick={onShowAll}>
        {t('tournaments:none.showAll')}
      </Button>
    </p>
  );
}
