import type { PlayerId } from '@amberhall/protocol';
import { useGame } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './player-name.module.css';

/** The player of this side, their deck, and whether they are connected. */
export function PlayerName({ player, name }: { player: PlayerId; name: string }) {
  const { t } = useBoardTranslation();
  const person = useGame(({ game }) => game?.people[player]);
  const isWaitedFor = useGame(({ game }) => game?.table.waitingFor.includes(player) ?? false);
  const status = person?.left
    ? 'left'
    : person?.disconnected
      ? 'disconnected'
      : person?.inactive
        ? 'inactive'
        : null;
  return (
    <div className={styles.person} data-status={status ?? undefined}>
      <span className={styles.avatar} data-waiting={isWaitedFor || undefined}>
        {person?.user.avatar ? (
          <img src={`/img/avatar/${person.user.avatar}.png`} alt="" width="38" height="38" />
        ) : (
          <span aria-hidden="true">{name.charAt(0).toUpperCase()}</span>
        )}
      </span>
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        <small className={styles.deckName}>
          {status ? t(`board:${status}`) : (person?.deck?.name ?? '')}
        </small>
      </div>
    </div>
  );
}
