import { useEffect } from 'react';
import { useGame } from './game/game-context.tsx';
import { activePrompt } from './game/selectors.ts';
import { useBoardTranslation } from './game/use-texts.ts';

const BLINK_MS = 500;

/** Blinks the title of the page while the player is asked in a window without focus. */
export function useTitleAlert(): void {
  const { t } = useBoardTranslation();
  const isAsked = useGame((state) => (activePrompt(state)?.kind ?? 'idle') !== 'idle');
  const alert = t('board:alert');

  useEffect(() => {
    if (!isAsked) return;
    let title = document.title;
    let timer: ReturnType<typeof setInterval> | undefined;
    // The page may have changed its title meanwhile, or may be another page.
    const showTitle = () => {
      if (document.title === alert) document.title = title;
    };
    const blink = () => {
      if (document.title === alert) return showTitle();
      title = document.title;
      document.title = alert;
    };
    const stop = () => {
      clearInterval(timer);
      timer = undefined;
      showTitle();
    };
    const start = () => {
      timer ??= setInterval(blink, BLINK_MS);
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
