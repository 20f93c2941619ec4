import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { CardView, ViewId } from '@amberhall/protocol';
import { Symbol, useCard } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { cardOf, playerOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import { moveInMenu } from '../keyboard/move-in-menu.ts';
import { usePlaceBeside } from '../overlays/place-beside.ts';
import { manualItems, menuOf } from './manual-items.ts';
import type { ManualGroup, ManualItem } from './manual-items.ts';
import styles from './manual-menu.module.css';

const CORNER = { left: 8, top: 8 };

/** The manual-mode menu of one card; at most one is open. */
export function ManualMenu() {
  const id = useBoardUi((ui) => ui.manualCard);
  const card = useGame((state) => cardOf(state, id ?? undefined));
  const isManual = useGame(({ game }) => game?.table.manual === true && game.seat !== null);
  const isShown = card !== undefined && isManual;
  // The menu does not reopen if no correction is possible any more.
  useEffect(() => {
    if (id !== null && !isShown) boardUi.openManual(null);
  }, [id, isShown]);
  return id !== null && isShown ? <OpenMenu key={id} id={id} card={card} /> : null;
}

function OpenMenu({ id, card }: { id: ViewId; card: CardView }) {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const items = useItems(card);
  const [opened, setOpened] = useState<ManualGroup['group'] | null>(null);
  const act = useAct(id, card);
  const menu = useRef<HTMLDivElement>(null);
  const place = usePlaceBeside({ cardId: id, menu, content: opened, otherwise: CORNER });
  const isPlaced = place !== null;

  useEffect(() => {
    if (isPlaced) menu.current?.querySelector('button')?.focus();
  }, [isPlaced, opened]);
  useCloseOutside(menu);

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t('board:byHand.menuOf', { card: cardName(card.slug) ?? t('board:aCard') })}
      className={styles.menu}
      data-placed={isPlaced || undefined}
      style={place ?? undefined}
      onKeyDown={(event) => {
        const back = opened === null ? undefined : () => setOpened(null);
        moveWithin(event, back);
      }}
    >
      {opened !== null && (
        <button type="button" role="menuitem" className={styles.back} onClick={() => setOpened(null)}>
          <Symbol name="left" />
          {t('prompt:button.back')}
        </button>
      )}
      {linesOf(items, opened).map((line) =>
        'group' in line ? (
          <button
            key={line.group}
            type="button"
            role="menuitem"
            aria-haspopup="menu"
            className={styles.item}
            onClick={() => setOpened(line.group)}
          >
            {t(`board:byHand.group-${line.group}`)}
            <Symbol name="right" className={styles.more} />
          </button>
        ) : (
          <button
            key={keyOf(line)}
            type="button"
            role="menuitem"
            className={styles.item}
            onClick={() => {
              boardUi.openManual(null);
              act(line);
            }}
          >
            {t(`board:byHand.${keyOf(line)}`)}
          </button>
        ),
      )}
    </div>
  );
}

/** The items of the menu, or of its open group. */
function linesOf(items: readonly ManualItem[], opened: ManualGroup['group'] | null) {
  const menu = menuOf(items);
  const group = menu.find((line) => 'group' in line && line.group === opened);
  return group && 'group' in group ? group.items : menu;
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

/** Up and down move in the menu, right opens a group, left and Escape go back. */
function moveWithin(event: KeyboardEvent<HTMLElement>, back: (() => void) | undefined): void {
  const at = document.activeElement as HTMLElement;
  if (event.key === 'Escape' || (event.key === 'ArrowLeft' && back)) {
    event.preventDefault();
    if (back) back();
    else boardUi.openManual(null);
    return;
  }
  if (event.key === 'ArrowRight' && at.ariaHasPopup) {
    event.preventDefault();
    at.click();
    return;
  }
  moveInMenu(event);
}
