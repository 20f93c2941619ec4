import type { TurnStep } from '@amberhall/protocol';
import { useGame } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './turn-steps.module.css';

const SHOWN_STEPS: readonly { name: string; steps: readonly TurnStep[] }[] = [
  { name: 'forge', steps: ['forge'] },
  { name: 'house', steps: ['house'] },
  { name: 'main', steps: ['main'] },
  { name: 'draw', steps: ['ready', 'draw'] },
];

/** The current step of the turn without words, where the player bar has no room for them. */
export function TurnStepBars() {
  const { t } = useBoardTranslation();
  const step = useGame(({ game }) => game?.table.step);
  const now = SHOWN_STEPS.find(({ steps }) => step !== undefined && steps.includes(step))?.name;
  if (now === undefined) return null;
  return (
    <span
      className={styles.bars}
      role="img"
      aria-label={t('board:facts', { items: [t('board:steps'), t(`board:step.${now}`)] })}
    >
      {SHOWN_STEPS.map(({ name }) => (
        <i key={name} data-now={name === now || undefined} />
      ))}
    </span>
  );
}

/** The current step of the turn. */
export function TurnSteps() {
  const { t } = useBoardTranslation();
  const step = useGame(({ game }) => game?.table.step);
  return (
    <ol className={styles.steps} aria-label={t('board:steps')}>
      {SHOWN_STEPS.map(({ name, steps }) => {
        const isNow = step !== undefined && steps.includes(step);
        return (
          <li key={name} className={isNow ? styles.now : undefined} aria-current={isNow ? 'step' : undefined}>
            {t(`board:step.${name}`)}
          </li>
        );
      })}
    </ol>
  );
}
