import { useQuery } from '@tanstack/react-query';
import type { PlayerId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { cardQueries, Symbol } from '../../../cards/index.ts';
import { useGame, useGameShallow } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './player-states.module.css';

type State = 'haunted' | 'overwhelmed';

/** States of a player that cards of the game ask for, each with the reason. */
export function PlayerStates({ player }: { player: PlayerId }) {
  const isHaunted = useGame((state) => playerOf(state, player)?.haunted === true);
  const isOverwhelmed = useGame((state) => playerOf(state, player)?.overwhelmed === true);
  return (
    <>
      {isHaunted && <StateOfPlayer player={player} state="haunted" />}
      {isOverwhelmed && <StateOfPlayer player={player} state="overwhelmed" />}
    </>
  );
}

function StateOfPlayer({ player, state }: { player: PlayerId; state: State }) {
  const { t } = useBoardTranslation();
  const discarded = useGame((game) => playerOf(game, player)?.discard.length ?? 0);
  const matters = useIsNamed(state);
  if (!matters) return null;
  return (
    <span
      className={classNames(styles.state, styles[state])}
      title={t(`board:state.${state}Why`, { count: discarded })}
    >
      <Symbol name={state} />
      {t(`board:state.${state}`)}
    </span>
  );
}

/** Says whether a card that the viewer sees names the state. In other games it means nothing. */
function useIsNamed(state: State): boolean {
  const slugs = useGameShallow(({ game }) => [
    ...new Set(Object.values(game?.table.cards ?? {}).map(({ slug }) => slug)),
  ]);
  const { data = false } = useQuery({
    ...cardQueries.catalogue(),
    select: (cards) => slugs.some((slug) => slug !== undefined && cards[slug]?.terms?.includes(state)),
  });
  return data;
}
