import type { PlayerId, ViewId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { CardBack, CardFace, Symbol, useCard } from '../../cards/index.ts';
import { boardUi, useBoardUi, type OpenPile } from '../board-ui.ts';
import { useGame } from '../game/game-context.tsx';
import { cardOf, playerOf } from '../game/selectors.ts';
import { useBoardWords } from '../game/use-texts.ts';
import { useDropTarget } from '../manual/use-drag.ts';
import styles from './piles.module.css';

/** A player's deck and the piles beside it, with the number of their cards. */
export function Piles({ player }: { player: PlayerId }) {
  return (
    <div className={styles.piles}>
      <Deck player={player} />
      <Pile player={player} zone="discard" />
      <Pile player={player} zone="archives" />
      <Pile player={player} zone="purged" />
    </div>
  );
}

/** One's own deck can be looked through; nobody learns anything of its order. */
function Deck({ player }: { player: PlayerId }) {
  const { t } = useBoardWords();
  const deckSize = useGame((state) => playerOf(state, player)?.deckSize ?? 0);
  const isOwn = useGame(({ game }) => game?.seat === player);
  const isOpen = useBoardUi((ui) => ui.isDeckOpen);
  const target = useDropTarget(player, 'deck');
  const label = t('board:pile.deck', { count: deckSize });
  const look = classNames(styles.pile, styles.deck);
  const content = (
    <>
      {deckSize > 0 && <CardBack width="var(--pile)" ratio={1.3} className={styles.picture} />}
      <Count symbol="deck" count={deckSize} />
    </>
  );
  if (!isOwn) {
    return (
      <div className={look} data-pile={`deck:${player}`} role="img" aria-label={label}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={look}
      data-pile={`deck:${player}`}
      {...target}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={() => boardUi.showDeck(!isOpen)}
    >
      {content}
    </button>
  );
}

const SYMBOLS = { discard: 'discard', archives: 'archive', purged: 'purge' } as const;
const EMPTY: readonly ViewId[] = [];

function Pile({ player, zone }: OpenPile) {
  const { t } = useBoardWords();
  const ids = useGame((state) => playerOf(state, player)?.[zone] ?? EMPTY);
  const isOpen = useBoardUi(({ openPile }) => openPile?.player === player && openPile.zone === zone);
  const target = useDropTarget(player, zone);
  return (
    <button
      type="button"
      className={classNames(styles.pile, styles[zone])}
      data-pile={`${zone}:${player}`}
      {...target}
      disabled={ids.length === 0 && target.onDrop === undefined}
      aria-expanded={isOpen}
      aria-label={t(`board:pile.${zone}`, { count: ids.length })}
      onClick={() => boardUi.togglePile({ player, zone })}
    >
      {zone === 'discard' && ids[0] !== undefined && <TopCard id={ids[0]} />}
      <Count symbol={SYMBOLS[zone]} count={ids.length} />
    </button>
  );
}

function TopCard({ id }: { id: ViewId }) {
  const card = useGame((state) => cardOf(state, id));
  const facts = useCard(card?.slug);
  if (!card?.slug) return null;
  return (
    <span className={styles.picture} data-flight={id}>
      <CardFace slug={card.slug} facts={facts} size="board" width="var(--pile)" house={card.house} />
    </span>
  );
}

function Count({ symbol, count }: { symbol: string; count: number }) {
  return (
    <span className={styles.count}>
      <Symbol name={symbol} />
      <b>{count}</b>
    </span>
  );
}
