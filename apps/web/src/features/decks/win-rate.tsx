import type { Deck } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import styles from './win-rate.module.css';

/** A win rate as a number, a bar and the underlying record. */
export function WinRate({ wins, losses, winRate }: Pick<Deck, 'wins' | 'losses' | 'winRate'>) {
  const { t, i18n } = useTranslation('decks');
  if (wins + losses === 0) return <span className={styles.none}>{t('decks:noGames')}</span>;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 }).format(winRate);
  return (
    <span className={styles.rate}>
      <b className={styles.number}>{t('decks:percent', { number })}</b>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${winRate}%` }} />
      </span>
      <span className={styles.record} title={t('decks:recordWords', { wins, losses })}>
        {t('decks:record', { wins, losses })}
      </span>
    </span>
  );
}
