import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGame } from '../game/game-context.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './pass-device.module.css';

/** Replaces the board until the player whose hand would be visible confirms that they are looking. */
export function PassDevice({ onLook }: { onLook: () => void }) {
  const { t } = useTranslation(['bothSides', 'board']);
  const name = useGame(({ game }) => game?.people[game.seat ?? '']?.user.name);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  if (name === undefined) return <p className={styles.cover}>{t('board:waitingForServer')}</p>;
  return (
    <div className={styles.cover}>
      <EmptyState
        heading="h1"
        title={t('bothSides:pass.title', { name })}
        actions={
          <Button ref={button} variant="primary" size="large" icon="eye" onClick={onLook}>
            {t('bothSides:pass.look')}
          </Button>
        }
      >
        <p>{t('bothSides:pass.text')}</p>
      </EmptyState>
    </div>
  );
}
