import { scoresOf } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import styles from './match-standing.module.css';
import type { MatchSummary } from './match-state.ts';

const STATE_ICONS = {
  pending: 'plus',
  waiting: 'users',
  running: 'play',
  finished: 'flag',
  decided: 'ok',
} as const;

/** The state of a match, who has come to it, and how its games ended. */
export function MatchStanding({ summary: { state, isOverdue, game, result } }: { summary: MatchSummary }) {
  const { t } = useTranslation('tournaments');
  const names = (game?.players ?? []).map(({ name }) => name);
  return (
    <span className={styles.standing}>
      <span className={styles.state} data-state={isOverdue ? 'overdue' : state}>
        <Icon name={isOverdue ? 'alert' : STATE_ICONS[state]} size={14} />
        {t(`tournaments:state.${state}`)}
        {isOverdue && <> · {t('tournaments:state.overdue')}</>}
      </span>
      <span className={styles.detail}>
        {state === 'waiting' && names.length === 0 && t('tournaments:nobodyThere')}
        {state === 'waiting' && names.length === 1 && t('tournaments:oneThere', { name: names[0] })}
        {state === 'waiting' && names.length === 2 && t('tournaments:bothThere')}
        {state === 'finished' &&
          result &&
          t('tournaments:won', {
            name: result.winner,
            scores: scoresOf(result, result.sides ?? result.players).replaceAll(',', ', '),
          })}
      </span>
    </span>
  );
}
