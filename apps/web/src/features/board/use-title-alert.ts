import { useEffect } from 'react';
import { useGame } from './game/game-context.tsx';
import { activePrompt } from './game/selectors.ts';
import { useBoardWords } from './game/use-texts.ts';

const BLINK_MS = 500;

/** Blinks the title of the page while somebody in another window is waited for. */
export function useTitleAlert(): void {
  const { t } = useBoardWords();
  const isAsked = useGame((state) => (activePrompt(state)?.kind ?? 'idle') !== 'idle');
  const alert = t('board:alert');

  useEffect(() => {
    if (!isAsked) return;
    const title = document.title;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => {
      clearInterval(timer);
      timer = undefined;
      document.title = title;
    };
    const start = () => {
      timer ??= setInterval(() => {
        document.title = document.title === alert ? title : alert;
      }, BLINK_MS);
    };
    if (!document.hasFocus()) start();
    window.addEventListener('blur', start);
    window.addEventListener('focus', stop);
    return () => {
      stop();
      window.removeEventListener('blur', start);
      window.removeEventListener('focus', stop);
    };
  }, [isAsked, alert]);
}
