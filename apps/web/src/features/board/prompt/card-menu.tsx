import { useLayoutEffect, useRef, useState } from 'react';
import type { PromptView } from '@amberhall/protocol';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { activePrompt, cardOf } from '../game/selectors.ts';
import { usePlainText } from '../game/use-texts.ts';
import styles from './card-menu.module.css';
import { ControlSign } from './control-buttons.tsx';

/** Purposes whose buttons also stand beside the card that asks. */
const BESIDE_CARD = new Set(['card-action', 'trigger-ability']);
const MARGIN = 10;
/** How far a chosen card of the hand stands out of it, in pixels. */
const RISE = 22;

/** The buttons of a question about one card, right beside that card. The panel has them too. */
export function CardMenu() {
  const prompt = useGame((state) => {
    const asked = activePrompt(state);
    return asked?.purpose && BESIDE_CARD.has(asked.purpose) && asked.source?.id !== undefined ? asked : null;
  });
  return prompt && <OpenMenu key={prompt.id} prompt={prompt} cardId={prompt.source?.id ?? ''} />;
}

function OpenMenu({ prompt, cardId }: { prompt: PromptView; cardId: string }) {
  const { press } = useGameActions();
  const plain = usePlainText();
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const isInHand = useGame((state) => cardOf(state, cardId)?.zone === 'hand');

  useLayoutEffect(() => {
    const card = document.querySelector(`[data-card-id="${CSS.escape(cardId)}"]`);
    if (card && menu.current) setPlace(placeBeside(card, menu.current));
  }, [cardId]);

  return (
    <div
      ref={menu}
      className={styles.menu}
      data-row={isInHand || undefined}
      data-placed={place !== null || undefined}
      style={place ?? undefined}
    >
      {prompt.controls.map((control) => (
        <button
          key={control.id}
          type="button"
          className={control.kind === 'cancel' ? styles.cancel : styles.item}
          onClick={() => press(control)}
          // The panel offers the same buttons; who goes by keyboard or ear needs them once.
          tabIndex={-1}
          aria-hidden="true"
        >
          <ControlSign control={control} />
          {plain(control.label)}
        </button>
      ))}
    </div>
  );
}

/** Above a card of the hand, else beside the card, always inside the board. */
export function placeBeside(card: Element, menu: HTMLElement): { left: number; top: number } {
  const board = menu.offsetParent?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const isHand = card.getAttribute('data-size') === 'hand';
  // A card of the hand moves while it is pointed at; its place does not.
  const at = (isHand ? (card.closest('li') ?? card) : card).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const fitsRight = at.right + MARGIN + width < board.right;
  const left = isHand
    ? at.left + at.width / 2 - width / 2
    : fitsRight
      ? at.right + MARGIN
      : at.left - MARGIN - width;
  const top = isHand ? at.top - RISE - height - MARGIN : at.top + at.height / 2 - height / 2;
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  return {
    left: clamp(left, board.left + 8, board.right - width - 8) - board.left,
    top: clamp(top, board.top + 8, board.bottom - height - 8) - board.top,
  };
}
