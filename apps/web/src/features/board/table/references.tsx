import type { PlayerId, ViewId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { CardFace, Symbol, useCard } from '../../cards/index.ts';
import { boardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardWords, useCardNames } from '../game/use-texts.ts';
import styles from './references.module.css';
import { TableCard } from './table-card.tsx';
import { Zone } from './zone.tsx';

const EMPTY: readonly ViewId[] = [];

/** The cards that belong to no pile: the tide, the token creature, prophecies. */
export function References({ player, isNear }: { player: PlayerId; isNear: boolean }) {
  const { t } = useBoardWords();
  const token = useGame((state) => playerOf(state, player)?.tokenCreature ?? null);
  const tideInPlay = useGame(({ game }) => game?.table.tideInPlay ?? false);
  const prophecies = useGame((state) => playerOf(state, player)?.prophecies ?? EMPTY);
  return (
    <div className={styles.references}>
      {tideInPlay && <Tide player={player} isNear={isNear} />}
      {token !== null && <TokenReference slug={token} />}
      {prophecies.length > 0 && (
        <Zone label={t('board:prophecies')} ids={prophecies} className={styles.prophecies}>
          {(id) => (
            <li key={id}>
              <TableCard id={id} size="board" width="62px" />
            </li>
          )}
        </Zone>
      )}
    </div>
  );
}

function Tide({ player, isNear }: { player: PlayerId; isNear: boolean }) {
  const { t } = useBoardWords();
  const { raiseTide } = useGameActions();
  const tide = useGame((state) => playerOf(state, player)?.tide ?? 'neutral');
  const mayRaise = useGame(({ game }) => isNear && game?.seat === player && tide !== 'high');
  const content = (
    <>
      <Symbol name="tide" />
      {t(`board:tide.${tide}`)}
    </>
  );
  const look = classNames(styles.tide, tide === 'high' && styles.high);
  if (!mayRaise) return <span className={look}>{content}</span>;
  return (
    <button type="button" className={look} onClick={raiseTide} aria-label={t('board:tide.raise')}>
      {content}
    </button>
  );
}

function TokenReference({ slug }: { slug: string }) {
  const { t } = useBoardWords();
  const facts = useCard(slug);
  const cardName = useCardNames();
  return (
    <button
      type="button"
      className={styles.token}
      aria-label={t('board:tokenCreature', { name: cardName(slug) })}
      onPointerEnter={() => boardUi.zoom({ slug })}
      onPointerLeave={() => boardUi.zoom(null)}
      onClick={() => boardUi.openSheet({ slug })}
    >
      <CardFace slug={slug} facts={facts} size="token" width="var(--reference-card)" />
    </button>
  );
}
