/** The position of a card's menu. */
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { ViewId } from '@amberhall/protocol';

/** The distance in pixels to the edges of the positioned element that contains the menu. */
interface Position {
  left: number;
  top: number;
}

const MARGIN = 10;
/** How far a chosen card of the hand is raised, in pixels. */
const RISE = 22;

interface Beside {
  cardId: ViewId;
  menu: RefObject<HTMLElement | null>;
  /** The content of the menu. Other content may have another size. */
  content?: string | null;
  /** The position if the card is not on the screen. */
  otherwise?: Position;
}

/** Returns the position beside the card, updated when either moves or is resized. @returns `null` until it is known */
export function usePlaceBeside({ cardId, menu, content, otherwise }: Beside): Position | null {
  const [place, setPlace] = useState<Position | null>(null);
  useLayoutEffect(() => {
    const card = document.querySelector(`[data-card-id="${CSS.escape(cardId)}"]`);
    const find = () => {
      if (menu.current) setPlace(card?.isConnected ? placeBeside(card, menu.current) : (otherwise ?? null));
    };
    find();
    const row = card?.closest('ul');
    const sizes = new ResizeObserver(find);
    for (const element of [menu.current, card, row]) if (element) sizes.observe(element);
    // Other cards are added and removed, and the hand is sorted once the catalogue is loaded.
    const order = new MutationObserver(find);
    if (row) order.observe(row, { childList: true });
    return () => {
      sizes.disconnect();
      order.disconnect();
    };
  }, [cardId, menu, content, otherwise]);
  return place;
}

/** Above a card of the hand, otherwise beside the card, always inside the board. */
function placeBeside(card: Element, menu: HTMLElement): Position {
  const board =
    menu.closest('[data-board]')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const origin = menu.offsetParent?.getBoundingClientRect() ?? board;
  // On very large screens, parts of the board are enlarged, and with them the lengths inside.
  const zoom = menu.currentCSSZoom ?? 1;
  const isHand = card.getAttribute('data-size') === 'hand';
  // A card of the hand moves on hover; its layout position does not.
  const at = (isHand ? (card.closest('li') ?? card) : card).getBoundingClientRect();
  const width = menu.offsetWidth * zoom;
  const height = menu.offsetHeight * zoom;
  const fitsRight = at.right + MARGIN + width < board.right;
  const left = isHand
    ? at.left + at.width / 2 - width / 2
    : fitsRight
      ? at.right + MARGIN
      : at.left - MARGIN - width;
  const top = isHand ? at.top - RISE - height - MARGIN : at.top + at.height / 2 - height / 2;
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  return {
    left: (clamp(left, board.left + 8, board.right - width - 8) - origin.left) / zoom,
    top: (clamp(top, board.top + 8, board.bottom - height - 8) - origin.top) / zoom,
  };
}
