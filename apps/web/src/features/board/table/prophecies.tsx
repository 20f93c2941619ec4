import type { PlayerId, ViewId } from '@amberhall/protocol';
import { CardBack } from '../../../cards/index.ts';
import { useGame, useGameShallow } from '../game/game-context.tsx';
import { cardOf, playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './prophecies.module.css';
import { TableCard } from './table-card.tsx';
import { Zone } from './zone.tsx';

const EMPTY: readonly ViewId[] = [];
const CARD = 'var(--reference-card)';

/** The prophecies of a player in pairs: two faces of one card. The active one is faceup, with the card beneath it. */
export function Prophecies({ player }: { player: PlayerId }) {
  const { t } = useBoardTranslation();
  const ids = useGame((state) => playerOf(state, player)?.prophecies ?? EMPTY);
  if (ids.length === 0) return null;
  return (
    <Zone label={t('board:prophecies')} ids={ids} className={styles.prophecies}>
      {(id, index) => <Prophecy key={id} id={id} otherFace={ids[index ^ 1]} />}
    </Zone>
  );
}

function Prophecy({ id, otherFace }: { id: ViewId; otherFace: ViewId | undefined }) {
  const isActive = useGame((state) => cardOf(state, id)?.activeProphecy === true);
  const isTurned = useGame((state) => cardOf(state, otherFace)?.activeProphecy === true);
  const under = useGameShallow((state) => cardOf(state, id)?.under ?? EMPTY);
  return (
    <li className={styles.face} data-active={isActive || undefined}>
      {isTurned ? (
        <span className={styles.back} aria-hidden="true">
          <CardBack width={CARD} ratio={1.3} />
        </span>
      ) : (
        <TableCard id={id} size="token" width={CARD} />
      )}
      {under.map((one) => (
        <span key={one} className={styles.beneath}>
          <TableCard id={one} size="token" width="calc(var(--reference-card) * 0.72)" />
        </span>
      ))}
    </li>
  );
}
