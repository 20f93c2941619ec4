import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useCanStart } from './use-can-start.ts';
import { useStartPractice } from './use-start-practice.ts';
import styles from './welcome-panel.module.css';

export interface StartActions {
  onNewGame: () => void;
  onQuickJoin: () => void;
  onPracticeOptions: () => void;
  onBothSides: () => void;
}

/**
 * The ways into a game. A member sees New Game, Quick Join and Practice; a visitor sees what works without an
 * account, and Register. Below them are the ways to set up practice.
 */
export function StartButtons({ onNewGame, onQuickJoin, onPracticeOptions, onBothSides }: StartActions) {
  const { t } = useTranslation();
  const isMember = useSession((session) => session.status === 'member');
  const isInGame = useLobby((lobby) => lobby.pending !== null || lobby.handoff !== null);
  const canStart = useCanStart();
  return (
    <>
      <div className={styles.actions}>
        {isMember ? (
          <>
            <Button
              variant={isInGame ? 'quiet' : 'primary'}
              size="large"
              icon="plus"
              disabled={!canStart}
              onClick={onNewGame}
            >
              {t('lobby:newGame')}
            </Button>
            <Button size="large" icon="bolt" disabled={!canStart} onClick={onQuickJoin}>
              {t('lobby:quickJoin')}
            </Button>
            <PracticeButton variant="quiet" disabled={!canStart} />
          </>
        ) : (
          <>
            <PracticeButton variant="primary" disabled={!canStart} />
            <ButtonLink to="/learn" size="large" icon="help">
              {t('common:nav.learn')}
            </ButtonLink>
            <ButtonLink to="/register" variant="ghost" size="large">
              {t('common:nav.register')}
            </ButtonLink>
          </>
        )}
      </div>
      <div className={styles.more}>
        {isMember && (
          <ButtonLink to="/learn" variant="ghost" size="small" icon="help">
            {t('common:nav.learn')}
          </ButtonLink>
        )}
        <Button variant="ghost" size="small" icon="settings" disabled={!canStart} onClick={onPracticeOptions}>
          {t('lobby:practiceOptions')}
        </Button>
        <Button variant="ghost" size="small" icon="users" disabled={!canStart} onClick={onBothSides}>
          {t('lobby:bothSides')}
        </Button>
      </div>
    </>
  );
}

function PracticeButton({ variant, disabled }: { variant: 'primary' | 'quiet'; disabled: boolean }) {
  const { t } = useTranslation();
  const { isStarting, start } = useStartPractice();
  return (
    <Button
      variant={variant}
      size="large"
      icon="practice"
      busy={isStarting}
      disabled={disabled || isStarting}
      onClick={start}
    >
      {t('lobby:practice')}
    </Button>
  );
}
