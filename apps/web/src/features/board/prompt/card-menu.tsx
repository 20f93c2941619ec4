import { useRef } from 'react';
import type { PromptView } from '@amberhall/protocol';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { activePrompt, cardOf } from '../game/selectors.ts';
import { usePlainText } from '../game/use-texts.ts';
import { usePlaceBeside } from '../overlays/place-beside.ts';
import styles from './card-menu.module.css';
import { ControlIcon } from './control-buttons.tsx';

/** Prompts whose buttons also appear beside the card that asks. */
const BESIDE_CARD = new Set(['card-action', 'trigger-ability']);

/** The buttons of a prompt about one card, beside that card. The panel has them too. */
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
  const place = usePlaceBeside({ cardId, menu });
  const isInHand = useGame((state) => cardOf(state, cardId)?.zone === 'hand');

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
          // The panel has the same buttons. Keyboard and screen-reader users need them only once.
          tabIndex={-1}
          aria-hidden="true"
        >
          <ControlIcon control={control} />
          {plain(control.label)}
        </button>
      ))}
    </div>
  );
}
