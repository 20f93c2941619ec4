import { useEffect } from 'react';
import { boardUi } from './board-ui.ts';
import { useGameActions, useGameStore } from './game/game-context.tsx';
import type { GameActions } from './game/game-actions.ts';
import type { GameState, GameStore } from './game/game-store.ts';
import { activePrompt, cardOf, cancelControlOf } from './game/selectors.ts';
import { shortcutOf } from './keyboard/key-list.ts';
import type { CharacterKey } from './keyboard/key-list.ts';
import { showKeyHelp } from './keyboard/key-help.tsx';
import { focusNextActionable } from './keyboard/actionable-cards.ts';
import { moveFocusAlong, moveFocusToEnd, moveFocusTowards, focusableIn } from './keyboard/move-focus.ts';
import { useShortcuts } from './keyboard/shortcuts.ts';
import { ANSWERS } from './keyboard/use-restore-board-focus.ts';
import { useAnnounceState } from './keyboard/use-announce-state.ts';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

interface KeyContext {
  store: GameStore;
  actions: GameActions;
  sayState: () => void;
}

/** The keys of the board, as listed in `keyboard/key-list.ts`. Single-character keys can be switched off. */
export function useBoardKeys(): void {
  const store = useGameStore();
  const actions = useGameActions();
  const sayState = useAnnounceState();

  useEffect(() => {
    const context = { store, actions, sayState };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (isTextField(event.target)) return leaveTextField(event);
      if (pressPlainKey(event, context) || pressCharacter(event, context)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store, actions, sayState]);
}

/** Escape leaves a field and restores the previous focus. During composition it only cancels the character. */
function leaveTextField({ key, target, isComposing }: KeyboardEvent): void {
  if (key === 'Escape' && !isComposing && target instanceof HTMLElement) target.blur();
}

/** @returns whether the key had an effect */
function pressPlainKey({ key, repeat }: KeyboardEvent, { store, actions }: KeyContext): boolean {
  switch (key) {
    case 'Escape':
      return !repeat && stepBack(store.getState(), actions);
    case 'ArrowLeft':
      return moveFocusAlong(-1) || moveFocusTowards('left');
    case 'ArrowRight':
      return moveFocusAlong(1) || moveFocusTowards('right');
    case 'ArrowUp':
      return moveFocusTowards('up') || enterBoard();
    case 'ArrowDown':
      return moveFocusTowards('down') || enterBoard();
    case 'Home':
      return moveFocusToEnd('first');
    case 'End':
      return moveFocusToEnd('last');
    default:
      return false;
  }
}

/** Closes the topmost overlay, or else takes the cancelling answer of the prompt. */
function stepBack(state: GameState, actions: GameActions): boolean {
  if (boardUi.closeTop()) return true;
  const prompt = activePrompt(state);
  const back = prompt && cancelControlOf(prompt);
  if (back) actions.press(back);
  return Boolean(back);
}

/** Without a focus, the arrow keys lead onto the board. @returns whether they did */
function enterBoard(): boolean {
  return document.activeElement === document.body && focusFirst('[data-zone="hand"]', '[data-zone]');
}

function pressCharacter(event: KeyboardEvent, context: KeyContext): boolean {
  const shortcut = useShortcuts.getState().areOn ? shortcutOf(event) : undefined;
  if (shortcut === undefined) return false;
  // A held key moves from card to card. It does not answer prompts.
  if (event.repeat && shortcut !== 'next' && shortcut !== 'previous') return true;
  if (typeof shortcut === 'number') {
    document.querySelectorAll<HTMLElement>(ANSWERS)[shortcut - 1]?.click();
    return true;
  }
  return act(shortcut, context);
}

function act(shortcut: CharacterKey, { store, actions, sayState }: KeyContext): boolean {
  const state = store.getState();
  const player = state.game?.table.players[state.game.seat ?? ''];
  switch (shortcut) {
    case 'endTurn':
      document.querySelector<HTMLElement>('[data-answers] [data-kind="end-turn"]')?.click();
      return true;
    case 'undo':
      if (player?.undo) actions.undo();
      return true;
    case 'redo':
      if (player?.redo) actions.redo();
      return true;
    case 'next':
      focusNextActionable(state, 1);
      return true;
    case 'previous':
      focusNextActionable(state, -1);
      return true;
    case 'state':
      sayState();
      return true;
    case 'help':
      showKeyHelp(true);
      return true;
    case 'read':
    case 'correct':
      return openFocusedCard(shortcut, state);
    default:
      return focusFirst(...FOCUS_TARGETS[shortcut]);
  }
}

const FOCUS_TARGETS = {
  hand: ['[data-zone="hand"]'],
  line: ['[data-side="near"] [data-zone="line"]'],
  opponentsLine: ['[data-side="far"] [data-zone="line"]'],
  question: ['[data-decision]'],
  log: ['[role="log"]'],
  chat: ['[data-chat]'],
} as const;

/** Focuses the first existing one of `piles`: its tab stop, or itself. */
function focusFirst(...places: readonly string[]): boolean {
  const place = places
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((found) => found !== null);
  if (!place) return false;
  const [first] = place.matches('[data-zone]')
    ? focusableIn(place).toSorted((a, b) => b.tabIndex - a.tabIndex)
    : place.querySelectorAll<HTMLElement>('input:not(:disabled), [data-answers] button:not(:disabled)');
  (first ?? place).focus();
  return true;
}

/** Opens the focused card: to read it, or in manual mode to correct it. */
function openFocusedCard(how: 'read' | 'correct', state: GameState): boolean {
  const id = document.activeElement?.getAttribute('data-card-id') ?? undefined;
  const card = cardOf(state, id);
  if (!card || id === undefined) return false;
  const slug = card.slug ?? card.printed;
  if (how === 'correct') {
    if (state.game?.table.manual && state.game.seat !== null) boardUi.openManual(id);
  } else if (slug !== undefined) {
    boardUi.openCard({ slug, id });
  }
  return true;
}
