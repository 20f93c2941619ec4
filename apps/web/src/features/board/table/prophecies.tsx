import type { PlayerId, ViewId } from '@amberhall/protocol';
import { useGame, useGameShallow } from '../game/game-context.tsx';
import { cardOf, playerOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import styles from './prophecies.module.css';
import { TableCard } from './table-card.tsx';
import { Zone } from './zone.tsx';

const EMPTY: readonly ViewId[] = [];
const CARD = 'var(--plate-card)';

/** The prophecies of a player by name, in pairs: two faces of one card. The active one has the fate cards beneath it. */
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
    <li className={styles.plate} data-active={isActive || undefined} data-turned={isTurned || undefined}>
      <TableCard id={id} size="token" width={CARD} />
      <PlateText id={id} fates={isActive ? under : EMPTY} />
      {under.map((one) => (
        <span key={one} className={styles.beneath}>
          <TableCard id={one} size="token" width="var(--fate-card)" />
        </span>
      ))}
    </li>
  );
}

/** The name, and for an active prophecy what lies beneath. Listeners have it from the cards. */
function PlateText({ id, fates }: { id: ViewId; fates: readonly ViewId[] }) {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const slug = useGame((state) => cardOf(state, id)?.slug);
  const known = useGameShallow((state) => fates.map((one) => cardOf(state, one)?.slug));
  const names = known.map((one) => cardName(one)).filter((name) => name !== undefined);
  return (
    <span className={styles.text} aria-hidden="true">
      <b>{cardName(slug)}</b>
      {fates.length > 0 && (
        <small>
          {names.length > 0
            ? t('board:facts', { items: names })
            : t('board:fateCards', { count: fates.length })}
        </small>
      )}
    </span>
  );
}

/** The archon power of a player, by name. */
export function ArchonPowers({ player }: { player: PlayerId }) {
  const { t } = useBoardTranslation();
  const ids = useGame((state) => playerOf(state, player)?.archonPowers ?? EMPTY);
  if (ids.length === 0) return null;
  return (
    <Zone label={t('card:type.archon power')} ids={ids} className={styles.archonPowers}>
      {(id) => (
        <li key={id} className={styles.plate}>
          <TableCard id={id} size="token" width={CARD} />
          <PlateText id={id} fates={EMPTY} />
        </li>
      )}
    </Zone>
  );
}
