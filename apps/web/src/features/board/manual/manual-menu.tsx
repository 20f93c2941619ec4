import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CardView, ViewId } from '@amberhall/protocol';
import { useCard } from '../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { cardOf, playerOf } from '../game/selectors.ts';
import { useBoardWords, useCardNames } from '../game/use-texts.ts';
import { placeBeside } from '../prompt/card-menu.tsx';
import { manualItems, type ManualItem } from './manual-items.ts';
import styles from './manual-menu.module.css';

/** The menu of one card in manual mode; at most one is open. */
export function ManualMenu() {
  const id = useBoardUi((ui) => ui.manualCard);
  const card = useGame((state) => cardOf(state, id ?? undefined));
  const isManual = useGame(({ game }) => game?.table.manual === true && game.seat !== null);
  return id !== null && card && isManual ? <OpenMenu key={id} id={id} card={card} /> : null;
}

function OpenMenu({ id, card }: { id: ViewId; card: CardView }) {
  const { t } = useBoardWords();
  const cardName = useCardNames();
  const items = useItems(card);
  const act = useAct(id, card);
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    const element = document.querySelector(`[data-card-id="${CSS.escape(id)}"]`);
    if (menu.current) setPlace(element ? placeBeside(element, menu.current) : { left: 8, top: 8 });
  }, [id]);
  useEffect(() => {
    if (place !== null) menu.current?.querySelector('button')?.focus();
  }, [place]);
  useCloseOutside(menu);

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t('board:byHand.menuOf', { card: cardName(card.slug) ?? t('board:aCard') })}
      className={styles.menu}
      data-placed={place !== null || undefined}
      style={place ?? undefined}
      onKeyDown={moveWithin}
    >
      {items.map((item) => (
        <button
          key={keyOf(item)}
          type="button"
          role="menuitem"
          className={styles.item}
          onClick={() => {
            boardUi.openManual(null);
            act(item);
          }}
        >
          {t(`board:byHand.${keyOf(item)}`)}
        </button>
      ))}
    </div>
  );
}

function keyOf(item: ManualItem): string {
  if (item.kind === 'select') return 'select';
  return item.kind === 'item' ? item.item : `move-${item.to}`;
}

function useItems(card: CardView): ManualItem[] {
  const facts = useCard(card.slug ?? card.printed);
  const seat = useGame(({ game }) => game?.seat ?? '');
  const hasHand = useGame((state) => (playerOf(state, seat)?.hand.length ?? 0) > 0);
  const activePlayer = useGame(({ game }) => game?.table.activePlayer ?? '');
  const host = useGame((state) => cardOf(state, card.parent));
  const type = card.type ?? (card.isToken ? 'creature' : (facts?.type ?? 'creature'));
  return manualItems(card, {
    seat,
    type,
    hasHand,
    activePlayer,
    hostController: host && (host.controller ?? host.owner),
  });
}

function useAct(id: ViewId, card: CardView) {
  const { clickCard, correctCard, drop } = useGameActions();
  return (item: ManualItem) => {
    if (item.kind === 'select') clickCard(id);
    else if (item.kind === 'item') correctCard(id, item.item);
    else drop(id, item.to, card.zone);
  };
}

function useCloseOutside(menu: { current: HTMLElement | null }): void {
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) boardUi.openManual(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [menu]);
}

/** Up and down move along the menu, Escape closes it. */
function moveWithin(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    boardUi.openManual(null);
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[(at + step + items.length) % items.length]?.focus();
}
