/** Where things are on the screen, so that a change can be shown as a movement. */

export interface Spot {
  /** Middle of the thing, in the page. */
  x: number;
  y: number;
  width: number;
}

function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

/** The cards of the board by id; a card that tops a pile counts as well. */
export function cardElements(board: Element): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-flight], [data-card-id]')) {
    const id = element.dataset['cardId'] ?? element.dataset['flight'];
    if (id !== undefined) elements.set(id, element);
  }
  return elements;
}

export function cardSpots(board: Element): Map<string, Spot> {
  return new Map([...cardElements(board)].map(([id, element]) => [id, spotOf(element)]));
}

/** A pile of a player, e.g. `deck`, or the hand of an opponent. */
export function pileSpot(board: Element, pile: string, player: string): Spot | undefined {
  const element = board.querySelector(`[data-pile="${pile}:${CSS.escape(player)}"]`);
  return element ? spotOf(element) : undefined;
}

export function poolSpot(board: Element, player: string): Spot | undefined {
  const element = board.querySelector(`[data-pool="${CSS.escape(player)}"] > svg`);
  return element ? spotOf(element) : undefined;
}
