import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { PromptView, ViewId } from '@amberhall/protocol';
import { useGame } from '../game/game-context.tsx';
import { cardOf } from '../game/selectors.ts';
import { usePlaceBeside } from '../overlays/place-beside.ts';
import styles from './card-menu.module.css';

/** Prompts whose answers stand beside the card that asks. */
const BESIDE_CARD = new Set(['card-action', 'trigger-ability']);

/** The card beside which the answers stand, or `null` if they stand in the panel. */
export function cardOfMenu({ purpose, source }: PromptView): ViewId | null {
  return purpose && BESIDE_CARD.has(purpose) ? (source?.id ?? null) : null;
}

interface CardMenuProps {
  cardId: ViewId;
  /** The buttons of the answers. */
  children: ReactNode;
}

/** Puts the answers of a prompt beside its card. On small screens, and if no such card is shown, they stay in the panel. */
export function CardMenu({ cardId, children }: CardMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const place = usePlaceBeside({ cardId, menu });
  const isInHand = useGame((state) => cardOf(state, cardId)?.zone === 'hand');
  return (
    <div
      ref={menu}
      className={styles.menu}
      data-card-menu={cardId}
      data-row={isInHand || undefined}
      data-placed={place !== null || undefined}
      style={place ?? undefined}
    >
      {children}
    </div>
  );
}
