import { memo, useRef } from 'react';
import type { CSSProperties } from 'react';
import type { PlayerId, ViewId } from '@amberhall/protocol';
import { useBoardUi } from '../board-ui.ts';
import { useGame, useGameShallow } from '../game/game-context.tsx';
import type { GameState } from '../game/game-store.ts';
import { cardOf, playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { useDropTarget } from '../manual/use-drag.ts';
import { FlankSlot } from '../prompt/flank-slot.tsx';
import { Piles } from './piles.tsx';
import { hasReferenceCards, ReferenceCards } from './reference-cards.tsx';
import styles from './player-side.module.css';
import { RowHandles } from './row-handles.tsx';
import { TableCard } from './table-card.tsx';
import { UpgradeTabs } from './upgrade-tabs.tsx';
import { Zone } from './zone.tsx';

interface PlayerSideProps {
  player: PlayerId;
  side: 'near' | 'far';
}

/** One player's half of the table. */
export function PlayerSide({ player, side }: PlayerSideProps) {
  const { t } = useBoardTranslation();
  const name = useGame(({ game }) => game?.people[player]?.user.name ?? player);
  const hasProphecies = useGame((state) => (playerOf(state, player)?.prophecies?.length ?? 0) > 0);
  const hasReferences = useGame((state) => hasReferenceCards(state, player));
  return (
    <section
      className={styles.side}
      data-side={side}
      data-references={hasReferences ? side : undefined}
      aria-label={t('board:side', { name })}
    >
      <div className={styles.gutter} data-prophecies={hasProphecies || undefined}>
        <ReferenceCards player={player} isNear={side === 'near'} />
        <Piles player={player} />
      </div>
      <Artifacts player={player} name={name} />
      <Battleline player={player} side={side} name={name} />
    </section>
  );
}

const EMPTY: readonly ViewId[] = [];

/** In widths of a card; the style sheet draws it so. */
const GIGANTIC_WIDTH = 1.72;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const isGigantic = (state: GameState, id: ViewId): boolean => cardOf(state, id)?.otherHalf !== undefined;

function Battleline({ player, side, name }: PlayerSideProps & { name: string }) {
  const { t } = useBoardTranslation();
  const battleline = useGame((state) => playerOf(state, player)?.battleline ?? EMPTY);
  const resolving = useGame((state) => playerOf(state, player)?.resolving ?? EMPTY);
  // The opponent sits across the table, so their left flank is on our right.
  const ids = side === 'far' ? battleline.toReversed() : battleline;
  const gigantic = useGameShallow((state) => ids.filter((id) => isGigantic(state, id)));
  const widthOf = (id: ViewId) => (gigantic.includes(id) ? GIGANTIC_WIDTH : 1);
  const widths = sum(ids.map(widthOf));
  const box = useRef<HTMLDivElement>(null);
  const target = useDropTarget(player, 'play');
  return (
    <div className={styles.lineBox} ref={box} data-resolving={resolving.length > 0 || undefined} {...target}>
      <Zone
        name="line"
        label={t('board:battleline', { name, count: ids.length })}
        ids={ids}
        widths={widths}
        className={styles.line}
        before={side === 'near' && <FlankSlot flank="left" />}
        after={side === 'near' && <FlankSlot flank="right" />}
      >
        {(id, index) => (
          <LineCard
            key={id}
            id={id}
            isWide={gigantic.includes(id)}
            cardsBefore={sum(ids.slice(0, index).map(widthOf)) - widths / 2}
            gapsBefore={index - (ids.length - 1) / 2}
          />
        )}
      </Zone>
      <RowHandles box={box} count={ids.length} />
      {resolving.length > 0 && (
        <Zone label={t('board:resolving', { name })} ids={resolving} className={styles.resolving}>
          {(id) => (
            <li key={id}>
              <TableCard id={id} size="hand" width="var(--resolving-card)" />
            </li>
          )}
        </Zone>
      )}
    </div>
  );
}

interface LineCardProps {
  id: ViewId;
  isWide: boolean;
  /** Where its left edge lies, from the middle of the line: in widths of cards, and in gaps. */
  cardsBefore: number;
  gapsBefore: number;
}

const LineCard = memo(function LineCard({ id, isWide, cardsBefore, gapsBefore }: LineCardProps) {
  const hasTaunt = useGame((state) => Boolean(cardOf(state, id)?.keywords?.taunt));
  const isPointedOut = useBoardUi((ui) => ui.pointedOutCard === id);
  const style = { '--cards-before': cardsBefore, '--gaps-before': gapsBefore } as CSSProperties;
  return (
    <li
      className={styles.place}
      style={style}
      data-taunt={hasTaunt || undefined}
      data-gigantic={isWide || undefined}
      data-pointed-out={isPointedOut || undefined}
    >
      <TableCard id={id} size="board" width="var(--card-drawn)" />
      <Attached id={id} />
    </li>
  );
});

function Attached({ id }: { id: ViewId }) {
  const upgrades = useGameShallow((state) => cardOf(state, id)?.upgrades ?? EMPTY);
  const under = useGameShallow((state) => cardOf(state, id)?.under ?? EMPTY);
  const printed = useGame((state) => {
    const card = cardOf(state, id);
    return card?.isToken ? card.printed : undefined;
  });
  return <UpgradeTabs upgrades={upgrades} under={under} printed={printed} />;
}

function Artifacts({ player, name }: { player: PlayerId; name: string }) {
  const { t } = useBoardTranslation();
  const ids = useGame((state) => playerOf(state, player)?.artifacts ?? EMPTY);
  return (
    <Zone label={t('board:artifacts', { name, count: ids.length })} ids={ids} className={styles.artifacts}>
      {(id) => (
        <li key={id} className={styles.place}>
          <TableCard id={id} size="plate" width="var(--plate-fit)" />
          <Attached id={id} />
        </li>
      )}
    </Zone>
  );
}
