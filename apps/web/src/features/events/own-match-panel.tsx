import type { EventMatch } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoundLabels } from '../../event-screens/use-round-labels.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { ShownEvent } from './api.ts';
import { hasWon } from './event-rounds.ts';
import type { EntrantTable } from './event-rounds.ts';
import styles from './own-match-panel.module.css';
import { ResultDialog } from './result-dialog.tsx';
import { RoundTime } from './round-time.tsx';
import { TriadBans } from './triad-bans.tsx';
import type { EventActions } from './use-event-actions.ts';

interface OwnMatchPanelProps {
  event: ShownEvent;
  match: EventMatch;
  /** The entrant who looks at it. */
  own: number;
  table: EntrantTable;
  actions: EventActions;
}

/** The viewer's match of this round: the way to the table, and the result of a match that was played elsewhere. */
export function OwnMatchPanel(props: OwnMatchPanelProps) {
  const { event, match, own, table } = props;
  const { t } = useTranslation(['events', 'tournaments']);
  const other = match.first === own ? match.second : match.first;
  return (
    <section className={styles.match} aria-label={t('events:own.label')}>
      <div>
        <p className={styles.where}>{t('events:own.where', { round: event.round, table: match.table })}</p>
        <div className={styles.sides}>
          <Side id={own} table={table} />
          <span className={styles.versus}>{t('tournaments:versus')}</span>
          {other === null ? (
            <b className={styles.bye}>{t('events:bye')}</b>
          ) : (
            <Side id={other} table={table} />
          )}
        </div>
      </div>
      <div className={styles.end}>
        {match.state !== 'decided' && <RoundTime event={event} />}
        <Standing {...props} other={other} />
      </div>
    </section>
  );
}

function Side({ id, table }: { id: number; table: EntrantTable }) {
  const { t } = useTranslation('events');
  const { scoreOf } = useRoundLabels();
  const entrant = table.entrants.get(id);
  const line = table.lines.get(id);
  if (!entrant) return null;
  // The three decks of a triad event stand in the choice of the ban.
  const deck = entrant.decks.length === 1 ? entrant.decks[0]?.name : undefined;
  const chains = entrant.chains !== null && t('events:chains', { chains: entrant.chains });
  const facts = [line && scoreOf([line.wins, line.losses]), deck, chains].filter(Boolean);
  return (
    <div className={styles.side}>
      <Avatar name={entrant.name} picture={entrant.user?.avatar ?? null} size={48} />
      <span className={styles.words}>
        <b>{entrant.name}</b>
        <small>{facts.join(' · ')}</small>
      </span>
    </div>
  );
}

/** What the viewer has to do, or what others do. */
function Standing({
  event,
  match,
  own,
  other,
  table,
  actions,
}: OwnMatchPanelProps & { other: number | null }) {
  const { t } = useTranslation('events');
  const { scoreOf } = useRoundLabels();
  const [isReporting, setReporting] = useState(false);
  const name = other === null ? '' : (table.entrants.get(other)?.name ?? '');
  // The viewer's games first.
  const [first, second] = match.score;
  const score = scoreOf(match.first === own ? [first, second] : [second, first]);
  const gameId = match.games.findLast(({ state }) => state !== 'finished')?.gameId;
  if (match.state === 'decided') {
    const key = other === null ? 'bye' : hasWon(match, own) ? 'won' : 'lost';
    return <p className={styles.text}>{t(`events:own.${key}`, { score })}</p>;
  }
  if (match.state === 'disputed') return <p className={styles.text}>{t('events:own.disputed')}</p>;
  if (match.state === 'reported') {
    const claim = t(hasWon(match, own) ? 'events:own.asWon' : 'events:own.asLost', { score });
    if (match.reportedBy === own)
      return <p className={styles.text}>{t('events:own.reported', { claim, name })}</p>;
    return (
      <>
        <p className={styles.text}>{t('events:own.asks', { claim, name })}</p>
        <div className={styles.actions}>
          <Button
            variant="primary"
            icon="check"
            disabled={actions.isBusy}
            onClick={() => void actions.asEntrant({ do: 'confirm', matchId: match.id })}
          >
            {t('events:own.confirm')}
          </Button>
          <Button
            icon="alert"
            disabled={actions.isBusy}
            onClick={() => void actions.asEntrant({ do: 'dispute', matchId: match.id })}
          >
            {t('events:own.dispute')}
          </Button>
        </div>
      </>
    );
  }
  const { bans } = match;
  const isReady = bans === null || bans.every(({ isMade }) => isMade);
  return (
    <>
      {bans && other !== null && (
        <TriadBans
          match={match}
          bans={bans}
          own={own}
          other={other}
          table={table}
          actions={actions}
          hasClock={event.settings.roundMinutes !== null}
        />
      )}
      {isReady && gameId === undefined && <p className={styles.text}>{t('events:own.opening')}</p>}
      <div className={styles.actions}>
        {gameId !== undefined && (
          <ButtonLink variant="primary" icon="door" to={`/play?gameId=${encodeURIComponent(gameId)}`}>
            {t('events:own.table')}
          </ButtonLink>
        )}
        <Button icon="check" disabled={actions.isBusy} onClick={() => setReporting(true)}>
          {t('events:own.report')}
        </Button>
      </div>
      {isReporting && (
        <ResultDialog
          title={t('events:own.report')}
          match={match}
          table={table}
          submit={t('events:own.report')}
          isBusy={actions.isBusy}
          onSubmit={(result) => actions.asEntrant({ do: 'report', matchId: match.id, ...result })}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
