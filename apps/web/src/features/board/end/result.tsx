import type { PlayerId } from '@amberhall/protocol';
import { useGame } from '../game/game-context.tsx';
import { seats } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { ForgedKeys } from '../player-bar/forged-keys.tsx';
import styles from './result.module.css';

/** The one heading that fits the viewer, how the game ended, and both players with their keys. */
export function Result({ winner }: { winner: PlayerId }) {
  const { t } = useBoardTranslation();
  const seat = useGame(({ game }) => game?.seat ?? null);
  const near = useGame(({ game }) => (game ? seats(game).near : ''));
  const far = useGame(({ game }) => (game ? seats(game).far : ''));
  const people = useGame(({ game }) => game?.people);
  const reason = useGame(({ game }) => game?.winReason ?? game?.table.winReason ?? null);
  const nameOf = (player: PlayerId) => people?.[player]?.user.name ?? player;
  const outcome = seat === winner ? t('board:victory') : t('board:defeat');
  return (
    <div
      className={styles.result}
      data-outcome={seat === null ? 'watched' : seat === winner ? 'won' : 'lost'}
    >
      <h2 className={styles.heading}>
        {seat === null ? t('board:end.wins', { name: nameOf(winner) }) : outcome}
      </h2>
      {reason && <p className={styles.reason}>{t(`board:reason.${reason}`)}</p>}
      <ul className={styles.players}>
        {[near, far].map((player) => (
          <li key={player} data-winner={player === winner || undefined}>
            <span className={styles.name}>{nameOf(player)}</span>
            <ForgedKeys player={player} />
          </li>
        ))}
      </ul>
    </div>
  );
}
