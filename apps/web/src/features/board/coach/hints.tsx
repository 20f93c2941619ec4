import { PRACTICE_BOT } from '@amberhall/protocol';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hintsLeft, noteHint, stopHints, useHintProgress } from '../../../lib/hint-progress.ts';
import { useGame, useGameStore } from '../game/game-context.tsx';
import { useCardNames } from '../game/use-texts.ts';
import { Bubble } from './bubble.tsx';
import styles from './coach.module.css';
import { hintFor } from './hint-for.ts';
import { Ring } from './spotlight.tsx';
import { useLitElement } from './use-lit-element.ts';
import { useRectangle } from './use-rectangle.ts';

/** Hints in the first practice games against the bot. */
export function Hints({ gameId }: { gameId: string }) {
  const isAgainstBot = useGame(({ game }) => game?.people[PRACTICE_BOT] !== undefined);
  return isAgainstBot && <Hint gameId={gameId} />;
}

function Hint({ gameId }: { gameId: string }) {
  const { t } = useTranslation('lessons');
  const cardName = useCardNames();
  const progress = useHintProgress();
  const names = useMemo(() => hintsLeft(progress, gameId), [progress, gameId]);
  const table = useGame(({ game }) => game);
  const store = useGameStore();
  const hint = useMemo(() => (table ? hintFor(store.getState(), names) : null), [table, store, names]);
  const lit = useRectangle(useLitElement(hint?.aim));
  const name = hint?.name;
  useEffect(() => {
    if (name === undefined) return undefined;
    // Once it no longer fits, it is not shown again.
    return () => noteHint(gameId, name);
  }, [gameId, name]);
  if (!hint || !lit) return null;
  return (
    <>
      <Ring rectangle={lit} />
      <Bubble
        head={<b>{t('lessons:hint.title')}</b>}
        sentence={t(`lessons:hint.${hint.name}`, {
          card: cardName(hint.card),
          target: cardName(hint.target),
        })}
        lit={lit}
        isSmall
      >
        <button type="button" className={styles.link} onClick={stopHints}>
          {t('lessons:hint.noMore')}
        </button>
        <button type="button" className={styles.link} onClick={() => noteHint(gameId, hint.name)}>
          {t('lessons:hint.gotIt')}
        </button>
      </Bubble>
    </>
  );
}
