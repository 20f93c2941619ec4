import type { RoundClock as Clock } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Empty } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MatchRow } from './match-row.tsx';
import { FILTERS, isShown, roundsOf } from './match-state.ts';
import type { MatchFilter, MatchLine } from './match-state.ts';
import { RoundClock } from './round-clock.tsx';
import styles from './rounds.module.css';
import { useBracketWords } from './use-bracket-labels.ts';
import type { DeskActions } from './use-tournament-actions.ts';

interface RoundsProps {
  lines: readonly MatchLine[];
  clocks: readonly Clock[];
  /** By the server's clock, ms since 1970. */
  now: number;
  actions: DeskActions;
  isBusy: boolean;
  onCreate: (lines: readonly MatchLine[]) => void;
}

/** The matches by round, each round with its clock; chips narrow them to those that wait, run or are late. */
export function Rounds({ lines, clocks, now, actions, isBusy, onCreate }: RoundsProps) {
  const { t } = useTranslation('tournaments');
  const { roundOf } = useBracketWords();
  const [filter, setFilter] = useState<MatchFilter>('all');
  const shown = lines.filter((line) => isShown(line, filter));
  const countOf = (each: MatchFilter): number => lines.filter((line) => isShown(line, each)).length;
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
            {matches.map((line) => (
              <MatchRow
                key={line.match.id}
                line={line}
                actions={actions}
                isBusy={isBusy}
                onCreate={() => onCreate([line])}
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
        <Empty title={t('tournaments:none.title')}>
          <p>{t('tournaments:none.text')}</p>
        </Empty>
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
