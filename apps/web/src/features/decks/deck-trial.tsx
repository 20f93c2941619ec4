import { TRIAL_GAMES } from '@amberhall/protocol';
import type { Deck, DeckTrial, TrialResult } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import { QueueProgress } from '../../ui/queue-progress.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { cancelTrial, deckTrialQuery, requestTrial } from './api.ts';
import { DeckSection } from './deck-section.tsx';
import styles from './deck-trial.module.css';
import { TrialReportParts } from './trial-report.tsx';

/** Games of bots with the deck: starts them, shows how far they are, and what the last ones said. */
export function DeckTrialPanel({ deck }: { deck: Deck }) {
  const { t } = useTranslation('decks');
  const queryClient = useQueryClient();
  const query = deckTrialQuery(deck.id);
  const { data: trial } = useQuery(query);
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  if (trial === undefined || (!trial.isOffered && trial.result === null)) return null;
  const change = (text: string, work: (id: number) => Promise<DeckTrial>) =>
    void run(text, async () => {
      const changed = await work(deck.id);
      // An answer that is on its way is older.
      await queryClient.cancelQueries(query);
      queryClient.setQueryData(query.queryKey, changed);
    });
  return (
    <DeckSection
      title={t('decks:trial.title')}
      aside={
        trial.run ? (
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => change(t('decks:trial.cancelled'), cancelTrial)}
          >
            {t('decks:trial.cancel')}
          </Button>
        ) : (
          trial.isOffered && (
            <Button
              variant="ghost"
              icon="play"
              disabled={isBusy}
              onClick={() => change(t('decks:trial.started'), requestTrial)}
            >
              {t(trial.result ? 'decks:trial.again' : 'decks:trial.start')}
            </Button>
          )
        )
      }
    >
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      {trial.run && <TrialProgress run={trial.run} />}
      {trial.result ? (
        <TrialResultParts result={trial.result} />
      ) : (
        <p className={styles.help}>{t('decks:trial.help', { games: TRIAL_GAMES })}</p>
      )}
    </DeckSection>
  );
}

function TrialProgress({ run: { games, done, place } }: { run: NonNullable<DeckTrial['run']> }) {
  const { t } = useTranslation('decks');
  return (
    <QueueProgress done={done} of={games}>
      {place > 0 ? t('decks:trial.waiting', { count: place }) : t('decks:trial.done', { done, count: games })}
    </QueueProgress>
  );
}

/** What a finished trial says, and where it comes from. */
export function TrialResultParts({ result: { report, version, finishedAt } }: { result: TrialResult }) {
  const { t, i18n } = useTranslation('decks');
  const date = formatDate(finishedAt, i18n.language);
  return (
    <>
      <TrialReportParts report={report} />
      <p className={styles.help}>{t('decks:trial.origin', { date, version })}</p>
    </>
  );
}
