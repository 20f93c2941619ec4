import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';

/** The duration of each tip in milliseconds. */
const TIP_MS = 7500;

const TIPS = [
  'lobby:tips.practice',
  'lobby:tips.invite',
  'lobby:tips.spectators',
  'lobby:tips.shuffle',
  'lobby:tips.keyboard',
] as const;

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One tip after the other. The user can stop the rotation. */
export function Tips({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(0);
  const [isPaused, setIsPaused] = useState(prefersStillness);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % TIPS.length), TIP_MS);
    return () => clearInterval(timer);
  }, [isPaused]);

  return (
    <div className={className}>
      <p>
        <HiddenText>{t('lobby:tips.label')}: </HiddenText>
        <span key={shown}>{t(TIPS[shown] ?? TIPS[0])}</span>
      </p>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        iconSize={16}
        label={t(isPaused ? 'lobby:tips.resume' : 'lobby:tips.pause')}
        onClick={() => setIsPaused(!isPaused)}
      />
    </div>
  );
}
