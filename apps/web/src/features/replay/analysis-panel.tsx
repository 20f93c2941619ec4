import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GameAnalysis, ReadyReplay } from '@amberhall/protocol';
import { formatDate } from '../../lib/format.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { QueueProgress } from '../../ui/queue-progress.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import styles from './analysis-panel.module.css';
import { AnalysisTurn } from './analysis-turn.tsx';
import { analysisQuery, cancelAnalysis, requestAnalysis } from './api.ts';

interface AnalysisPanelProps {
  replay: ReadyReplay;
  step: number;
  /** Shows the beginning of a turn, as its player saw it. */
  onGo: (step: number) => void;
  onClose: () => void;
}

/** The choices of the strong bot in each turn of the viewer. */
export function AnalysisPanel({ replay, step, onGo, onClose }: AnalysisPanelProps) {
  const { t } = useTranslation('replay');
  const { data: analysis, isError, refetch } = useQuery(analysisQuery(replay.gameId));
  return (
    <section className={styles.panel} aria-label={t('replay:analysis.title')}>
      <header className={styles.head}>
        <h2>{t('replay:analysis.title')}</h2>
        <IconButton icon="close" iconSize={18} label={t('replay:analysis.close')} onClick={onClose} />
      </header>
      {analysis ? (
        <Analysis replay={replay} analysis={analysis} step={step} onGo={onGo} />
      ) : isError ? (
        <RetryNotice onRetry={() => void refetch()}>{t('replay:analysis.failed')}</RetryNotice>
      ) : (
        <p className={styles.help} role="status">
          {t('replay:analysis.loading')}
        </p>
      )}
    </section>
  );
}

type AnalysisProps = Pick<AnalysisPanelProps, 'replay' | 'step' | 'onGo'> & { analysis: GameAnalysis };

function Analysis({ replay, analysis, step, onGo }: AnalysisProps) {
  const { t } = useTranslation('replay');
  const { isOffered, run, turns } = analysis;
  const isEmpty = run === null && turns.length === 0;
  if (isEmpty && !isOffered) return <p className={styles.help}>{t('replay:analysis.notOffered')}</p>;
  return (
    <>
      {isEmpty && <p className={styles.help}>{t('replay:analysis.help')}</p>}
      <Run replay={replay} analysis={analysis} />
      {turns.length > 0 && (
        <ol className={styles.turns}>
          {turns.map((turn) => (
            <AnalysisTurn
              key={turn.turn}
              analysed={turn}
              isCurrent={isWithin(replay, turn.step, step)}
              onGo={onGo}
            />
          ))}
        </ol>
      )}
      {turns.length > 0 && <Origin analysis={analysis} />}
    </>
  );
}

/** Whether a position belongs to the turn that begins at a step. */
function isWithin({ turns, steps }: ReadyReplay, from: number, step: number): boolean {
  const next = turns.find((turn) => turn.step > from)?.step ?? steps + 1;
  return step >= from && step < next;
}

/** Starts and cancels the analysis, and shows how far it is. */
function Run({
  replay: { gameId },
  analysis: { isOffered, run, turns },
}: Omit<AnalysisProps, 'step' | 'onGo'>) {
  const { t } = useTranslation('replay');
  const queryClient = useQueryClient();
  const { outcome, isBusy, run: send, dismiss } = useRequestStatus();
  const change = (text: string, work: (id: string) => Promise<GameAnalysis>) =>
    void send(text, async () => {
      const { queryKey } = analysisQuery(gameId);
      const changed = await work(gameId);
      // An answer that is on its way is older.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, changed);
    });
  return (
    <>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      {run && (
        <div className={styles.run}>
          <QueueProgress done={run.done} of={run.turns}>
            {run.place > 0
              ? t('replay:analysis.waiting', { count: run.place })
              : t('replay:analysis.done', { done: run.done, count: run.turns })}
          </QueueProgress>
          <Button
            variant="ghost"
            size="small"
            disabled={isBusy}
            onClick={() => change(t('replay:analysis.cancelled'), cancelAnalysis)}
          >
            {t('replay:analysis.cancel')}
          </Button>
        </div>
      )}
      {isOffered && !run && turns.length === 0 && (
        <Button
          variant="tint"
          icon="search"
          disabled={isBusy}
          onClick={() => change(t('replay:analysis.started'), requestAnalysis)}
        >
          {t('replay:analysis.start')}
        </Button>
      )}
    </>
  );
}

function Origin({ analysis: { finishedAt, version } }: { analysis: GameAnalysis }) {
  const { t, i18n } = useTranslation('replay');
  return (
    <p className={styles.help}>
      {t('replay:analysis.estimate')}
      {finishedAt && version && (
        <> {t('replay:analysis.origin', { date: formatDate(finishedAt, i18n.language), version })}</>
      )}
    </p>
  );
}
