import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { Symbol } from '../../cards/index.ts';
import { boardUi, useBoardUi, type OpenPile } from '../board-ui.ts';
import { useGame } from '../game/game-context.tsx';
import { playerOf, seats } from '../game/selectors.ts';
import { useBoardWords } from '../game/use-texts.ts';
import { TableCard } from '../table/table-card.tsx';
import { Zone } from '../table/zone.tsx';
import styles from './pile-popup.module.css';

/** The cards of an opened pile, in a panel that can be moved and comes back where it was. */
export function PilePopup() {
  const pile = useBoardUi(({ openPile }) => openPile);
  return pile && <Popup key={`${pile.zone}:${pile.player}`} pile={pile} />;
}

const EMPTY: readonly string[] = [];

function Popup({ pile }: { pile: OpenPile }) {
  const { t } = useBoardWords();
  const name = useGame(({ game }) => game?.people[pile.player]?.user.name ?? pile.player);
  const side = useGame(({ game }) => (game && seats(game).near === pile.player ? 'near' : 'far'));
  const ids = useGame((state) => playerOf(state, pile.player)?.[pile.zone] ?? EMPTY);
  const { place, handlers } = useMovable(`pile:${pile.zone}:${side}`);
  const title = t(`board:pileOf.${pile.zone}`, { name, count: ids.length });
  return (
    <section className={styles.popup} aria-label={title} style={place}>
      <header className={styles.head} {...handlers}>
        <h2>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('board:close')}
          onClick={boardUi.closePile}
        >
          <Symbol name="close" />
        </button>
      </header>
      <Zone label={title} ids={ids} className={styles.cards}>
        {(id) => (
          <li key={id}>
            <TableCard id={id} size="hand" width="var(--popup-card)" />
          </li>
        )}
      </Zone>
    </section>
  );
}

const Offset = z.object({ x: z.number(), y: z.number() });
const NOWHERE = { x: 0, y: 0 };

/** Moves a panel by its head. Where it was put is kept in the browser. */
function useMovable(key: string) {
  const storageKey = `board.${key}`;
  const [offset, setOffset] = useState(() => {
    const kept = Offset.safeParse(readStored(storageKey));
    return kept.success ? kept.data : NOWHERE;
  });
  const grip = useRef<{ x: number; y: number } | null>(null);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button')) return;
      grip.current = { x: event.clientX - offset.x, y: event.clientY - offset.y };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (grip.current) setOffset({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y });
    },
    onPointerUp: () => {
      if (grip.current) writeStored(storageKey, offset);
      grip.current = null;
    },
  };
  return { place: { '--move-x': `${offset.x}px`, '--move-y': `${offset.y}px` } as CSSProperties, handlers };
}
