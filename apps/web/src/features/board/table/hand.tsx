import { useRef } from 'react';
import type { CSSProperties } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PlayerId, ViewId } from '@amberhall/protocol';
import { cardQueries } from '../../../cards/index.ts';
import { useGame, useGameShallow } from '../game/game-context.tsx';
import { cardOf, highlightOf, playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { useDropTarget } from '../manual/use-drag.ts';
import styles from './hand.module.css';
import { RowHandles } from './row-handles.tsx';
import { TableCard } from './table-card.tsx';
import { Zone } from './zone.tsx';

const EMPTY: readonly ViewId[] = [];

/** The viewer's hand, as a fan along the lower edge. */
export function Hand({ player, isOwn }: { player: PlayerId; isOwn: boolean }) {
  const { t } = useBoardTranslation();
  const ids = useHandByHouse(player);
  const name = useGame(({ game }) => game?.people[player]?.user.name ?? player);
  const target = useDropTarget(player, 'hand');
  const isChoosing = useGame((state) => ids.some((id) => highlightOf(state, id) === 'target'));
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.box} ref={box} data-choosing={isChoosing || undefined} {...target}>
      <Zone
        name="hand"
        label={
          isOwn ? t('board:yourHand', { count: ids.length }) : t('board:handOf', { name, count: ids.length })
        }
        ids={ids}
        className={styles.hand}
      >
        {(id, index) => <HandCard key={id} id={id} offset={index - (ids.length - 1) / 2} />}
      </Zone>
      <RowHandles box={box} count={ids.length} />
    </div>
  );
}

/** The hand grouped by house, in the order of the deck's houses, and within a house in the order drawn. */
function useHandByHouse(player: PlayerId): readonly ViewId[] {
  const { data: catalogue } = useQuery(cardQueries.catalogue());
  return useGameShallow((state) => {
    const { hand, houses } = playerOf(state, player) ?? { hand: EMPTY, houses: [] };
    const placeOf = (id: ViewId): number => {
      const card = cardOf(state, id);
      const house = card?.house ?? catalogue?.[card?.slug ?? '']?.houses[0];
      const place = houses.findIndex((name) => name === house);
      return place === -1 ? houses.length : place;
    };
    return hand.toSorted((a, b) => placeOf(a) - placeOf(b));
  });
}

/** @param offset from the center of the fan, in cards */
function HandCard({ id, offset }: { id: ViewId; offset: number }) {
  const highlight = useGame((state) => highlightOf(state, id));
  const style = { '--offset': offset, '--away': Math.abs(offset) } as CSSProperties;
  return (
    <li className={styles.place} style={style} data-highlight={highlight}>
      <span className={styles.lean}>
        <TableCard id={id} size="hand" width="var(--hand-card)" />
      </span>
    </li>
  );
}
