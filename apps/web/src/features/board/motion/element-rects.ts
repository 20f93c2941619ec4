/** The rectangles of elements on the screen, so that a change can be animated. */

export interface ElementRect {
  /** The center of the element on the page. */
  x: number;
  y: number;
  width: number;
}

function rectOf(element: Element): ElementRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

/** The cards of the board by id, including the top card of a pile. */
export function cardElements(board: Element): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-top-card], [data-card-id]')) {
    const id = element.dataset['cardId'] ?? element.dataset['topCard'];
    if (id !== undefined) elements.set(id, element);
  }
  return elements;
}

export function cardRects(board: Element): Map<string, ElementRect> {
  return new Map([...cardElements(board)].map(([id, element]) => [id, rectOf(element)]));
}

/** Piles and pools of the board, measured together: measuring after an animation has started forces another layout. */
export interface PileRects {
  /** A pile of a player, for example `deck`, or the opponent's hand. */
  pile(pile: string, player: string): ElementRect | undefined;
  pool(player: string): ElementRect | undefined;
}

export function pileRectsOf(board: Element): PileRects {
  const rectsBy = (selector: string, nameOf: (element: HTMLElement) => string | undefined) =>
    new Map([...board.querySelectorAll<HTMLElement>(selector)].map((it) => [nameOf(it), rectOf(it)]));
  const piles = rectsBy('[data-pile]', ({ dataset }) => dataset['pile']);
  const pools = rectsBy('[data-pool] > svg', ({ parentElement }) => parentElement?.dataset['pool']);
  return {
    pile: (pile, player) => piles.get(`${pile}:${player}`),
    pool: (player) => pools.get(player),
  };
}
