import type { Page } from 'playwright-core';

/** The marks of cards, in the words of their labels. */
export const CARD_MARKS = ['can be played or used', 'can be chosen', 'chosen'] as const;
export type CardMark = (typeof CARD_MARKS)[number];

/** A card that can be clicked now. */
export interface MarkedCard {
  readonly id: string;
  /** Its whole accessible name. */
  readonly label: string;
  readonly mark: CardMark;
}

/** What a player sees of the board while a question is open. */
export interface VisibleBoard {
  /** The buttons of the open dialog, or `null`. */
  readonly dialog: readonly string[] | null;
  /** The text of the question. */
  readonly question: string;
  readonly buttons: readonly string[];
  readonly cards: readonly MarkedCard[];
  /** The houses of the cards in one's hand and on one's side of the table, one for each card. */
  readonly houses: readonly string[];
  /** Cards in the battlelines: one's own, the opponent's. */
  readonly creatures: readonly [near: number, far: number];
  /** Changes whenever the table changes. */
  readonly fingerprint: string;
}

/**
 * Waits until the viewer is asked something and the table differs from `known`.
 *
 * @param known the fingerprint of a board
 * @returns `undefined` if there is none in time
 */
export async function waitForQuestion(
  page: Page,
  known?: string,
  timeout = 30_000,
): Promise<VisibleBoard | undefined> {
  const seen = page.waitForFunction(readTable, { known, marks: CARD_MARKS }, { polling: 40, timeout });
  const handle = await seen.catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TimeoutError') return undefined;
    throw error;
  });
  const board = await handle?.jsonValue();
  return board ?? undefined;
}

/** Runs in the page. */
function readTable({
  known,
  marks,
}: {
  known: string | undefined;
  marks: readonly CardMark[];
}): VisibleBoard | null {
  const all = (selector: string, root: ParentNode = document) => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ];
  const textOf = (element: Element | null) => (element?.textContent ?? '').trim();
  // The first child of a card has its accessible text; upgrades have a label.
  const labelOf = (element: Element) =>
    element.getAttribute('aria-label') ?? textOf(element.firstElementChild);

  const dialog = document.querySelector('dialog[open]');
  const panel = document.querySelector('[aria-label="Your decision"]');
  const isAsked = Boolean(panel?.querySelector('h2'));
  if (dialog === null && !isAsked) return null;
  // New lines of the log are drawn a moment after the table. Until then the table would seem to change once more.
  if (document.querySelector('[aria-busy="true"] [role="log"]') !== null) return null;

  const buttons = panel === null ? [] : all('[data-answers] button:not([disabled])', panel).map(textOf);

  const cards = all('[data-card-id]').flatMap((element) => {
    const label = labelOf(element);
    const mark = marks.find((words) => label.endsWith(`, ${words}`));
    return mark === undefined ? [] : [{ id: element.dataset['cardId'] ?? '', label, mark }];
  });
  const own = all('[data-side="near"] [data-card-id], [aria-label^="Your hand"] [data-card-id]');
  const [near, far] = ['near', 'far'].map(
    (side) => all(`[data-side="${side}"] [aria-label*="battleline"] [data-size="board"]`).length,
  );
  const question = textOf(panel?.querySelector('[role="status"]') ?? null);
  // Only the rows in view are in the document. Each says how many there are.
  const logLength = document.querySelector('[role="log"] li')?.ariaSetSize;
  const fingerprint = JSON.stringify([question, buttons, cards, logLength, dialog && textOf(dialog)]);
  if (fingerprint === known) return null;
  return {
    dialog: dialog && all('button', dialog).map(textOf),
    question,
    buttons,
    cards,
    houses: own.map((card) => /#h-(\w+)/.exec(card.innerHTML)?.[1] ?? ''),
    creatures: [near ?? 0, far ?? 0],
    fingerprint,
  };
}
