import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { formatAge } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './rejoin-banner.module.css';

const AGE_INTERVAL_MS = 15_000;

/** The way back to the user's own game, while there is one. */
export function RejoinBanner({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const now = useNow(AGE_INTERVAL_MS);
  const isRunning = useLobby((lobby) => lobby.handoff !== null);
  const game = useLobby(({ pending, handoff, games }) => pending ?? (handoff && games?.[handoff.gameId]));
  const isWaiting = useLobby((lobby) => lobby.pending !== null);
  if (!isRunning && !isWaiting) return null;
  return (
    <section className={classNames(styles.rejoin, className)} aria-label={t('lobby:rejoin.label')}>
      <span className={styles.pulse} />
      <div className={styles.words}>
        <b>{t(isRunning ? 'lobby:rejoin.running' : 'lobby:rejoin.waiting')}</b>
        {game && (
          <span>
            {t('lobby:rejoin.facts', {
              game: game.name,
              players: Object.keys(game.players).join(', '),
              age: formatAge(game.createdAt, now),
            })}
          </span>
        )}
      </div>
      <ButtonLink variant="tint" to="/play">
        {t(isRunning ? 'lobby:rejoin.rejoin' : 'lobby:rejoin.return')}
      </ButtonLink>
    </section>
  );
}
