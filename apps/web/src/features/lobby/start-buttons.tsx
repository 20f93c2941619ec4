import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { useSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './welcome-panel.module.css';

export interface StartActions {
  onNewGame: () => void;
  onQuickJoin: () => void;
  onPracticeOptions: () => void;
  onBothSides: () => void;
}

/** New Game, Quick Join, Practice: the primary one is what this user can do next. Below them, the ways to set up practice. */
export function StartButtons({ onNewGame, onQuickJoin, onPracticeOptions, onBothSides }: StartActions) {
  const { t } = useTranslation();
  const isMember = useSession((session) => session.status === 'member');
  const isConnected = useLobby((lobby) => lobby.connection === 'connected');
  const isInGame = useLobby((lobby) => lobby.pending !== null || lobby.handoff !== null);
  const canStart = isMember && isConnected && !isInGame;

  const newGame = (
    <Button
      key="new"
      variant={isMember && !isInGame ? 'primary' : 'quiet'}
      size="large"
      icon="plus"
      disabled={!canStart}
      onClick={onNewGame}
    >
      {t('lobby:newGame')}
    </Button>
  );
  const quickJoin = (
    <Button key="quick" size="large" icon="bolt" disabled={!canStart} onClick={onQuickJoin}>
      {t('lobby:quickJoin')}
    </Button>
  );
  const practice = <PracticeButton key="practice" isFirst={!isMember} disabled={!isConnected || isInGame} />;
  return (
    <>
      <div className={styles.actions}>
        {isMember ? [newGame, quickJoin, practice] : [practice, newGame, quickJoin]}
      </div>
      <div className={styles.more}>
        <ButtonLink to="/learn" variant="ghost" size="small" icon="help">
          {t('common:nav.learn')}
        </ButtonLink>
        <Button
          variant="ghost"
          size="small"
          icon="settings"
          disabled={!isConnected || isInGame}
          onClick={onPracticeOptions}
        >
          {t('lobby:practiceOptions')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          icon="users"
          disabled={!isConnected || isInGame}
          onClick={onBothSides}
        >
          {t('lobby:bothSides')}
        </Button>
      </div>
    </>
  );
}

function PracticeButton({ isFirst, disabled }: { isFirst: boolean; disabled: boolean }) {
  const { t } = useTranslation();
  const { practice } = useLobbyActions();
  const [isBusy, setIsBusy] = useState(false);
  const start = async (): Promise<void> => {
    setIsBusy(true);
    await practice();
    setIsBusy(false);
  };
  return (
    <Button
      variant={isFirst ? 'primary' : 'quiet'}
      size="large"
      icon="practice"
      busy={isBusy}
      disabled={disabled || isBusy}
      onClick={() => void start()}
    >
      {t('lobby:practice')}
    </Button>
  );
}
