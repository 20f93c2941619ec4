import type { Participant, RoundClock as Clock } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../event-screens/entrant-name.tsx';
import { PairingRow } from '../../event-screens/pairing-row.tsx';
import type { PairingSide } from '../../event-screens/pairing-row.tsx';
import { PairingsPanel } from '../../event-screens/pairings-panel.tsx';
import { RoundClock } from '../../event-screens/round-clock.tsx';
import { useRoundLabels } from '../../event-screens/use-round-labels.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MatchActions } from './match-actions.tsx';
import { MatchStanding } from './match-standing.tsx';
import { FILTERS, isShown, roundNameOf, roundsOf } from './match-state.ts';
import type { MatchFilter, MatchSummary } from './match-state.ts';
import styles from './rounds.module.css';
import type { TournamentActions } from './use-tournament-actions.ts';

interface RoundsProps {
  summaries: readonly MatchSummary[];
  clocks: readonly Clock[];
  /** Shows only this round; otherwise all. */
  round: number | undefined;
  /** By the server's clock, ms since 1970. */
  now: number;
  actions: TournamentActions;
  isBusy: boolean;
  onCreate: (summaries: readonly MatchSummary[]) => void;
}

/** The matches by round, each round with its clock. Chips filter them by state. */
export function Rounds({ summaries, clocks, round: chosen, now, actions, isBusy, onCreate }: RoundsProps) {
  const { t } = useTranslation('tournaments');
  const { roundOf } = useRoundLabels();
  const [filter, setFilter] = useState<MatchFilter>('all');
  const ofRound = summaries.filter(({ round }) => chosen === undefined || round === chosen);
  const isWanted = (summary: MatchSummary, each: MatchFilter): boolean =>
    (each === 'all' && chosen !== undefined) || isShown(summary, each);
  const shown = ofRound.filter((summary) => isWanted(summary, filter));
  const choices = FILTERS.map((value) => ({
    value,
    label: t('tournaments:filter.counted', {
      state: t(`tournaments:filter.${value === 'all' && chosen !== undefined ? 'round' : value}`),
      count: ofRound.filter((summary) => isWanted(summary, value)).length,
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
      {roundsOf(shown).map(([round, matches]) => {
        const title = roundOf(roundNameOf(round));
        return (
          <PairingsPanel
            key={round}
            title={title}
            matches={matches}
            namesOf={({ sides }) => sides.map(({ name }) => name)}
            clock={
              <RoundClock
                name={title}
                clock={clocks.find((clock) => clock.round === round)}
                now={now}
                isBusy={isBusy}
                onChange={(wish) => void actions.changeClock(round, wish)}
              />
            }
          >
            {(summary) => (
              <MatchRow
                key={summary.match.id}
                summary={summary}
                actions={actions}
                isBusy={isBusy}
                onCreate={() => onCreate([summary])}
              />
            )}
          </PairingsPanel>
        );
      })}
    </div>
  );
}

interface MatchRowProps {
  summary: MatchSummary;
  actions: TournamentActions;
  isBusy: boolean;
  onCreate: () => void;
}

function MatchRow(props: MatchRowProps) {
  const { match, sides, state, isOverdue } = props.summary;
  return (
    <PairingRow
      place={match.identifier}
      first={sideOf(sides[0], props.summary)}
      second={sideOf(sides[1], props.summary)}
      score={state === 'decided' ? match.scores_csv.replaceAll(',', ', ') : undefined}
      isOverdue={isOverdue}
    >
      <MatchStanding summary={props.summary} />
      <MatchActions {...props} />
    </PairingRow>
  );
}

/** The bracket service has its own names. Players who have come to their game are known here. */
function sideOf({ id, name }: Participant, { match, game, state }: MatchSummary): PairingSide {
  const isAccount = game?.players.some((player) => player.name.toLowerCase() === name.toLowerCase());
  return {
    name: <EntrantName name={name} user={null} isAccount={isAccount === true} size={26} />,
    hasLost: state === 'decided' && match.winner_id !== id,
  };
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
