import { useTranslation } from 'react-i18next';
import type { ReplayView } from '@amberhall/protocol';
import { useGame } from '../board/game/game-context.tsx';
import { RichText } from '../board/game/rich-text.tsx';
import { activePrompt } from '../board/game/selectors.ts';
import styles from './open-prompt.module.css';

/** The prompt at this position, and the button that will be pressed. The cards that can be chosen are highlighted. */
export function OpenPrompt({ view, pressedNext }: { view: ReplayView; pressedNext: string | undefined }) {
  const prompt = useGame(activePrompt);
  const pressed = prompt?.controls.find(({ id }) => id === pressedNext);
  if (view === 'spectator' || !prompt || prompt.kind === 'idle') return <WaitingFor />;
  return (
    <p className={styles.asked}>
      <RichText text={prompt.text ?? prompt.title} isStill />
      {pressed && (
        <span className={styles.answer}>
          <RichText text={pressed.label} isStill />
        </span>
      )}
    </p>
  );
}

/** Who decides next is visible to everybody. */
function WaitingFor() {
  const { t } = useTranslation('replay');
  const waiting = useGame(({ game }) => game?.table.waitingFor[0]);
  const name = useGame(({ game }) => game?.people[waiting ?? '']?.user.name);
  return <p className={styles.asked}>{name === undefined ? '' : t('replay:decides', { name })}</p>;
}
