import type { EventMatch, EventRound } from '@amberhall/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../event-screens/entrant-name.tsx';
import { PairingRow } from '../../event-screens/pairing-row.tsx';
import type { PairingSide } from '../../event-screens/pairing-row.tsx';
import { PairingsPanel } from '../../event-screens/pairings-panel.tsx';
import { useRoundLabels } from '../../event-screens/use-round-labels.ts';
import type { ShownEvent } from './api.ts';
import { hasWon, isIn, openMatches, roundName, sortedMatches } from './event-rounds.ts';
import type { EntrantTable } from './event-rounds.ts';
import { MatchState } from './match-state.tsx';

interface PairingsProps {
  event: ShownEvent;
  round: EventRound;
  table: EntrantTable;
  /** Shows all rows, for a sheet of paper. */
  isWhole?: boolean;
  /** At the end of each row. */
  actions?: ((match: EventMatch) => ReactNode) | undefined;
}

/** The matches of a round: the viewer's first, then by table. */
export function Pairings({ event, round, table, isWhole = false, actions }: PairingsProps) {
  const { t } = useTranslation('events');
  const { roundOf } = useRoundLabels();
  const own = event.own?.entrantId;
  const nameOf = (id: number | null): string => (id === null ? '' : (table.entrants.get(id)?.name ?? ''));
  const open = openMatches(round).length;
  return (
    <PairingsPanel
      title={roundOf(roundName(event, round))}
      matches={sortedMatches(round, own)}
      namesOf={({ first, second }) => [nameOf(first), nameOf(second)]}
      isWhole={isWhole}
      foot={
        <>
          {t('events:finishedCount', { finished: round.matches.length - open })}
          {open > 0 && <>, {t('events:openCount', { open })}</>}
        </>
      }
    >
      {(match) => (
        <MatchRow key={match.id} match={match} table={table} isOwn={isIn(match, own)}>
          {actions?.(match)}
        </MatchRow>
      )}
    </PairingsPanel>
  );
}

interface MatchRowProps {
  match: EventMatch;
  table: EntrantTable;
  isOwn: boolean;
  children: ReactNode;
}

function MatchRow({ match, table, isOwn, children }: MatchRowProps) {
  const { t } = useTranslation('events');
  const { scoreOf } = useRoundLabels();
  const { first, second, state, score, outcome } = match;
  const sideOf = (id: number): PairingSide => {
    const entrant = table.entrants.get(id);
    const line = table.lines.get(id);
    return {
      name: entrant && <EntrantName name={entrant.name} user={entrant.user} size={26} />,
      record: line && scoreOf([line.wins, line.losses]),
      hasLost: match.state === 'decided' && !hasWon(match, id),
    };
  };
  return (
    <PairingRow
      place={String(match.table)}
      placeTitle={t('events:table', { number: match.table })}
      first={sideOf(first)}
      second={second === null ? null : sideOf(second)}
      score={outcome !== null && state !== 'open' ? scoreOf(score) : undefined}
      isOwn={isOwn}
    >
      <MatchState match={match} />
      {children}
    </PairingRow>
  );
}
