import type { PlayerId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { Symbol } from '../../../cards/index.ts';
import { useGame, useIsReplay } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardWords } from '../game/use-texts.ts';
import { Stepper, useIsMineByHand } from '../manual/stepper.tsx';
import { AmberPool } from './amber-pool.tsx';
import { Clock } from './clock.tsx';
import { DelayNote } from './delay-notice.tsx';
import { HandBacks } from './opponent-hand.tsx';
import { Houses } from './houses.tsx';
import { Keys } from './forged-keys.tsx';
import { Person } from './player-name.tsx';
import styles from './player-bar.module.css';
import { MatchRecord, StripTools } from './player-bar-tools.tsx';
import { Steps } from './turn-steps.tsx';
import { TableMenu } from './game-menu.tsx';

interface PlayerStripProps {
  player: PlayerId;
  side: 'near' | 'far';
}

/** One player's numbers along the edge of the table. */
export function PlayerStrip({ player, side }: PlayerStripProps) {
  const { t } = useBoardWords();
  const isActive = useGame(({ game }) => game?.table.activePlayer === player);
  const name = useGame(({ game }) => game?.people[player]?.user.name ?? t('board:noone'));
  const seesHand = useGame(({ game }) => game?.seat !== null || game.showHand);
  const isReplay = useIsReplay();
  const isByHand = useIsMineByHand(player);
  const hasBacks = side === 'near' && !seesHand;
  return (
    <section
      className={styles.strip}
      data-strip={side}
      data-active={isActive || undefined}
      data-full={isByHand || hasBacks || undefined}
      aria-label={t('board:statsOf', { name })}
    >
      <Person player={player} name={name} />
      <Houses player={player} />
      <Keys player={player} />
      <Stepper player={player} stat="amber">
        <AmberPool player={player} />
      </Stepper>
      <Stepper player={player} stat="chains">
        <Chains player={player} />
      </Stepper>
      <span className={styles.space} />
      {side === 'far' ? (
        <>
          <HandBacks player={player} />
          <DelayNote />
          <Clock />
        </>
      ) : (
        <>
          {hasBacks && <HandBacks player={player} />}
          {!isReplay && <MatchRecord />}
          <Steps />
          {!isReplay && <StripTools />}
          {!isReplay && <TableMenu />}
        </>
      )}
    </section>
  );
}

function Chains({ player }: { player: PlayerId }) {
  const { t } = useBoardWords();
  const chains = useGame((state) => playerOf(state, player)?.chains ?? 0);
  return (
    <span
      className={classNames(styles.stat, chains === 0 && styles.none)}
      role="img"
      aria-label={t('board:chainsCount', { count: chains })}
    >
      <Symbol name="chains" />
      <b>{chains}</b>
      <small>{t('board:chains')}</small>
    </span>
  );
}
