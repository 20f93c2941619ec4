import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { PlayerId, ViewId } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { CardBack, CardFace, Symbol, useCard } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame } from '../game/game-context.tsx';
import { cardOf, lightOf, playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { useDropTarget } from '../manual/use-drag.ts';
import { useNote } from '../notes/use-note.ts';
import { usePileNote } from '../notes/use-player-notes.ts';
import styles from './piles.module.css';
import { TableCard } from './table-card.tsx';
import { Zone } from './zone.tsx';

/** A player's deck and piles, with their number of cards. */
export function Piles({ player }: { player: PlayerId }) {
  const { t } = useBoardTranslation();
  return (
    <ul className={styles.piles} aria-label={t('keys:piles')} data-zone="">
      <NotedPile player={player} zone="deck">
        <Deck player={player} />
      </NotedPile>
      <li>
        <ArtifactPile player={player} />
      </li>
      {(['discard', 'archives', 'purged'] as const).map((zone) => (
        <NotedPile key={zone} player={player} zone={zone}>
          <Pile player={player} zone={zone} />
        </NotedPile>
      ))}
    </ul>
  );
}

interface NotedPileProps {
  player: PlayerId;
  zone: 'deck' | keyof typeof SYMBOLS;
  children: ReactNode;
}

/** A pile whose note says what it is, also while it is empty and cannot be opened. */
function NotedPile({ player, zone, children }: NotedPileProps) {
  return <li {...useNote(usePileNote(player, zone))}>{children}</li>;
}

/** The own deck list can be opened. It does not show the order, except for a revealed top card. */
function Deck({ player }: { player: PlayerId }) {
  const deckSize = useGame((state) => playerOf(state, player)?.deckSize ?? 0);
  const top = useGame((state) => playerOf(state, player)?.topOfDeck);
  const target = useDropTarget(player, 'deck');
  const look = classNames(styles.pile, styles.deck);
  if (top === undefined) {
    return (
      <DeckFace player={player} className={look} target={target}>
        {deckSize > 0 && <CardBack width="var(--pile)" ratio={1.3} className={styles.picture} />}
        <Count symbol="deck" count={deckSize} />
      </DeckFace>
    );
  }
  return (
    <div className={look} data-pile={`deck:${player}`} {...target}>
      <RevealedTop player={player} id={top} />
      <DeckFace player={player} className={styles.below}>
        <Count symbol="deck" count={deckSize} />
      </DeckFace>
    </div>
  );
}

interface DeckFaceProps {
  player: PlayerId;
  className: string | undefined;
  /** Marks it as the deck's place on the table: a drop target and the origin of animations. */
  target?: ReturnType<typeof useDropTarget>;
  children: ReactNode;
}

/** Shows the number of cards in the deck, and opens the list of the own one. */
function DeckFace({ player, className, target, children }: DeckFaceProps) {
  const { t } = useBoardTranslation();
  const count = useGame((state) => playerOf(state, player)?.deckSize ?? 0);
  const isOwn = useGame(({ game }) => game?.seat === player);
  const isOpen = useBoardUi((ui) => ui.isDeckOpen);
  const place = target && { 'data-pile': `deck:${player}`, ...target };
  const label = <HiddenText>{t('board:pile.deck', { count })}</HiddenText>;
  if (!isOwn) {
    return (
      <div className={className} {...place}>
        {label}
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={className}
      {...place}
      aria-expanded={isOpen}
      onClick={() => boardUi.showDeck(!isOpen)}
    >
      {label}
      {children}
    </button>
  );
}

/** The revealed top card of a deck [1.3.8]; it may be playable. */
function RevealedTop({ player, id }: { player: PlayerId; id: ViewId }) {
  const { t } = useBoardTranslation();
  const name = useGame(({ game }) => game?.people[player]?.user.name ?? player);
  const ids = useMemo(() => [id], [id]);
  return (
    <Zone label={t('board:topOfDeck', { name })} ids={ids} className={styles.revealed}>
      {(one) => (
        <li key={one}>
          <TableCard id={one} size="board" width="var(--pile)" />
        </li>
      )}
    </Zone>
  );
}

const SYMBOLS = { discard: 'discard', archives: 'archive', purged: 'purge' } as const;
const EMPTY: readonly ViewId[] = [];

function Pile({ player, zone }: { player: PlayerId; zone: keyof typeof SYMBOLS }) {
  const { t } = useBoardTranslation();
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
      onClick={() => boardUi.togglePile({ player, zone })}
    >
      <HiddenText>{t(`board:pile.${zone}`, { count: ids.length })}</HiddenText>
      {zone === 'discard' && ids[0] !== undefined && <TopCard id={ids[0]} />}
      <Count symbol={SYMBOLS[zone]} count={ids.length} />
    </button>
  );
}

/** Opens the artifacts on screens that are too low for their row, and is lit as they are. */
function ArtifactPile({ player }: { player: PlayerId }) {
  const { t } = useBoardTranslation();
  const ids = useGame((state) => playerOf(state, player)?.artifacts ?? EMPTY);
  const name = useGame(({ game }) => game?.people[player]?.user.name ?? player);
  const isOpen = useBoardUi(({ openPile }) => openPile?.player === player && openPile.zone === 'artifacts');
  const light = useGame((state) => lightOf(state, ids));
  if (ids.length === 0) return null;
  return (
    <button
      type="button"
      className={classNames(styles.pile, styles.artifacts)}
      data-pile={`artifacts:${player}`}
      data-light={light}
      aria-expanded={isOpen}
      onClick={() => boardUi.togglePile({ player, zone: 'artifacts' })}
    >
      <HiddenText>{t('board:artifacts', { name, count: ids.length })}</HiddenText>
      <Count symbol="artifact" count={ids.length} />
    </button>
  );
}

function TopCard({ id }: { id: ViewId }) {
  const card = useGame((state) => cardOf(state, id));
  const facts = useCard(card?.slug);
  if (!card?.slug) return null;
  return (
    <span className={styles.picture} data-top-card={id} aria-hidden="true">
      <CardFace slug={card.slug} facts={facts} size="board" width="var(--pile)" house={card.house} />
    </span>
  );
}

function Count({ symbol, count }: { symbol: string; count: number }) {
  return (
    <span className={styles.count} aria-hidden="true">
      <Symbol name={symbol} />
      <b>{count}</b>
    </span>
  );
}
