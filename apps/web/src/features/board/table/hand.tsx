import type { CSSProperties } from 'react';
import type { PlayerId, ViewId } from '@amberhall/protocol';
import { useGame } from '../game/game-context.tsx';
import { lightOf, playerOf } from '../game/selectors.ts';
import { useBoardWords } from '../game/use-texts.ts';
import styles from './hand.module.css';
import { TableCard } from './table-card.tsx';
import { Zone } from './zone.tsx';

const EMPTY: readonly ViewId[] = [];

/** The viewer's hand, as a fan along the lower edge. */
export function Hand({ player, isOwn }: { player: PlayerId; isOwn: boolean }) {
  const { t } = useBoardWords();
  const ids = useGame((state) => playerOf(state, player)?.hand ?? EMPTY);
  const name = useGame(({ game }) => game?.people[player]?.user.name ?? player);
  return (
    <div className={styles.box}>
      <Zone
        label={
          isOwn ? t('board:yourHand', { count: ids.length }) : t('board:handOf', { name, count: ids.length })
        }
        ids={ids}
        className={styles.hand}
      >
        {(id, index) => <HandCard key={id} id={id} offset={index - (ids.length - 1) / 2} />}
      </Zone>
    </div>
  );
}

/** @param offset from the middle of the fan, in cards */
function HandCard({ id, offset }: { id: ViewId; offset: number }) {
  const light = useGame((state) => lightOf(state, id));
  const style = { '--offset': offset, '--away': Math.abs(offset) } as CSSProperties;
  return (
    <li className={styles.place} style={style} data-light={light}>
      <span className={styles.lean}>
        <TableCard id={id} size="hand" width="var(--hand-card)" />
      </span>
    </li>
  );
}
