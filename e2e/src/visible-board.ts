import type { Page } from 'playwright-core';

/** The marks of cards, in the words of their labels. */
export const LIGHTS = ['can be played or used', 'can be chosen', 'chosen'] as const;
export type Light = (typeof LIGHTS)[number];

/** A card that can be clicked now. */
export interface LitCard {
  readonly id: string;
  /** Its whole accessible name. */
  readonly label: string;
  readonly light: Light;
}

/** What a player sees while a question is open. */
export interface Sight {
  /** The buttons of the open dialog, or `null`. */
  readonly dialog: readonly string[] | null;
  /** The text of the question. */
  readonly question: string;
  readonly buttons: readonly string[];
  readonly cards: readonly LitCard[];
  /** The houses of the cards in one's hand and on one's side of the table, one for each card. */
  readonly houses: readonly string[];
  /** Cards in the battlelines: one's own, the opponent's. */
  readonly creatures: readonly [near: number, far: number];
  /** Differs whenever the table does. */
  readonly print: string;
}

/**
 * Waits until the viewer is asked something and the table differs from `known`.
 *
 * @param known the print of a sight
 * @returns `undefined` when nothing came of it in time
 */
export async function look(page: Page, known?: string, timeout = 30_000): Promise<Sight | undefined> {
  const seen = page.waitForFunction(readTable, { known, lights: LIGHTS }, { polling: 40, timeout });
  const handle = await seen.catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TimeoutError') return undefined;
    throw error;
  });
  const sight = await handle?.jsonValue();
  return sight ?? undefined;
}

/** Runs in the page. */
function readTable({ known, lights }: { known: string | undefined; lights: readonly Light[] }): Sight | null {
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

  const buttons = panel === null ? [] : all('[data-answers] button:not([disabled])', panel).map(textOf);

  const cards = all('[data-card-id]').flatMap((element) => {
    const label = labelOf(element);
    const light = lights.find((words) => label.endsWith(`, ${words}`));
    return light === undefined ? [] : [{ id: element.dataset['cardId'] ?? '', label, light }];
  });
  const own = all('[data-side="near"] [data-card-id], [aria-label^="Your hand"] [data-card-id]');
  const [near, far] = ['near', 'far'].map(
    (side) => all(`[data-side="${side}"] [aria-label*="battleline"] [data-size="board"]`).length,
  );
  const question = textOf(panel?.querySelector('[role="status"]') ?? null);
  // Only the rows in view are in the document. Each says how many there are.
  const logLength = document.querySelector('[role="log"] li')?.ariaSetSize;
  const print = JSON.stringify([question, buttons, cards, logLength, dialog && textOf(dialog)]);
  if (print === known) return null;
  return {
    dialog: dialog && all('button', dialog).map(textOf),
    question,
    buttons,
    cards,
    houses: own.map((card) => /#h-(\w+)/.exec(card.innerHTML)?.[1] ?? ''),
    creatures: [near ?? 0, far ?? 0],
    print,
  };
}
