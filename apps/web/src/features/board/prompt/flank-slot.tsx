import { useGame, useGameActions } from '../game/game-context.tsx';
import { activePrompt } from '../game/selectors.ts';
import { usePlainText } from '../game/use-texts.ts';
import styles from './flank-slot.module.css';

/** While a creature is being placed, its possible positions can be clicked on the table. */
export function FlankSlot({ flank }: { flank: 'left' | 'right' }) {
  const plain = usePlainText();
  const { press } = useGameActions();
  const control = useGame((state) => {
    const prompt = activePrompt(state);
    if (prompt?.purpose !== 'flank') return undefined;
    return prompt.controls.find(({ value }) => value === flank);
  });
  if (!control) return null;
  return (
    <li className={styles.place} data-flank={flank}>
      <button type="button" className={styles.slot} tabIndex={-1} onClick={() => press(control)}>
        {plain(control.label)}
      </button>
    </li>
  );
}
