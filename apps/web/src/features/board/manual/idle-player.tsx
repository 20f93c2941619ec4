import type { GameView } from '@amberhall/protocol';
import { useNow } from '../../../lib/use-now.ts';
import { useGame } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import { formatRemaining } from '../player-bar/clock.tsx';
import styles from './turn-controls.module.css';

type Idle = NonNullable<GameView['idle']>;

/** Says who keeps the game waiting, for how long, and when the opponent may do something about it. */
export function IdlePlayer() {
  const idle = useGame(({ game }) => (game?.winReason === null ? game.idle : null));
  return idle && <IdleCount idle={idle} />;
}

function IdleCount({ idle }: { idle: Idle }) {
  const { t } = useBoardTranslation();
  const now = useNow(1000);
  const seat = useGame(({ game }) => game?.seat ?? null);
  const player = useGame(({ game }) => game?.people[idle.player]?.user.name ?? idle.player);
  const { key, until } = messageOf(idle, seat, now);
  return (
    <p className={styles.lost} role="timer">
      {t(`board:idle.${key}`, {
        player,
        time: formatRemaining(now - Date.parse(idle.since)),
        rest: formatRemaining(until - now),
      })}
    </p>
  );
}

/** @returns what to say to this viewer, and the time at which something else is to be said */
function messageOf({ player, passAt, claimAt }: Idle, seat: string | null, now: number) {
  const [pass, claim] = [Date.parse(passAt), Date.parse(claimAt)];
  const isPassable = now >= pass;
  if (seat === null) return { key: 'watched', until: pass } as const;
  if (seat === player) return { key: isPassable ? 'ownNow' : 'own', until: pass } as const;
  if (!isPassable) return { key: 'passIn', until: pass } as const;
  return now >= claim
    ? ({ key: 'claimNow', until: claim } as const)
    : ({ key: 'claimIn', until: claim } as const);
}
