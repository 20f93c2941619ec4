import type { PlayerId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { Symbol } from '../../../cards/index.ts';
import { useGame, useIsReplay } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { Stepper, canAdjustCounters } from '../manual/stepper.tsx';
import { NoteButton } from '../notes/note-button.tsx';
import { useChainsNote } from '../notes/use-player-notes.ts';
import { AmberPool } from './amber-pool.tsx';
import { Clock, PersonalClock } from './clock.tsx';
import { DelayNotice } from './delay-notice.tsx';
import { OpponentHand } from './opponent-hand.tsx';
import { Houses } from './houses.tsx';
import { ForgedKeys } from './forged-keys.tsx';
import { PlayerName } from './player-name.tsx';
import styles from './player-bar.module.css';
import { MatchRecord, PlayerBarTools } from './player-bar-tools.tsx';
import { PlayerStates } from './player-states.tsx';
import { TurnSteps } from './turn-steps.tsx';
import { GameMenu } from './game-menu.tsx';

interface PlayerBarProps {
  player: PlayerId;
  side: 'near' | 'far';
}

/** One player's numbers along the edge of the table. */
export function PlayerBar({ player, side }: PlayerBarProps) {
  const { t } = useBoardTranslation();
  const isActive = useGame(({ game }) => game?.table.activePlayer === player);
  const name = useGame(({ game }) => game?.people[player]?.user.name ?? t('board:noone'));
  const seesHand = useGame(({ game }) => game?.seat !== null || game.showHand);
  const isReplay = useIsReplay();
  const isByHand = canAdjustCounters(player);
  const hasBacks = side === 'near' && !seesHand;
  return (
    <section
      className={styles.bar}
      data-player-bar={side}
      data-active={isActive || undefined}
      data-by-hand={isByHand || undefined}
      data-full={isByHand || hasBacks || undefined}
      aria-label={t('board:statsOf', { name })}
    >
      <PlayerName player={player} name={name} />
      <Houses player={player} />
      <ForgedKeys player={player} />
      <Stepper player={player} stat="amber">
        <AmberPool player={player} />
      </Stepper>
      <Stepper player={player} stat="chains">
        <Chains player={player} />
      </Stepper>
      <PlayerStates player={player} />
      <PersonalClock player={player} name={name} />
      <span className={styles.space} />
      {side === 'far' ? (
        <>
          <OpponentHand player={player} />
          <DelayNotice />
          <Clock />
        </>
      ) : (
        <>
          {hasBacks && <OpponentHand player={player} />}
          {!isReplay && <MatchRecord />}
          <TurnSteps />
          {!isReplay && <PlayerBarTools />}
          {!isReplay && <GameMenu />}
        </>
      )}
    </section>
  );
}

function Chains({ player }: { player: PlayerId }) {
  const { t } = useBoardTranslation();
  const chains = useGame((state) => playerOf(state, player)?.chains ?? 0);
  return (
    <NoteButton
      note={useChainsNote(player)}
      className={classNames(styles.stat, chains === 0 && styles.none)}
      aria-label={t('board:chainsCount', { count: chains })}
    >
      <Symbol name="chains" />
      <b>{chains}</b>
      <small>{t('board:chains')}</small>
    </NoteButton>
  );
}
