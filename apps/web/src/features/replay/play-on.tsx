import type { ReplayMoment } from '@amberhall/protocol';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { useUser } from '../../lib/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import styles from './replay-controls.module.css';

const SharePositionDialog = lazy(async () => ({
  default: (await import('./share-position-dialog.tsx')).SharePositionDialog,
}));

interface PlayOnProps {
  moment: ReplayMoment;
  /** Whose side the user takes. */
  player: string;
  /** Whose turn it is. */
  mover: string | undefined;
}

/**
 * Starts a practice game at a moment of the replay, or shares that moment as a link. What the viewpoint hides is drawn by
 * chance.
 */
export function PlayOn({ moment, player, mover }: PlayOnProps) {
  const { t } = useTranslation('replay');
  const { practice } = useLobbyActions();
  const user = useUser();
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <Menu
        buttonClass={styles.onward}
        button={
          <>
            <Icon name="practice" size={16} />
            {t('replay:playOn')}
          </>
        }
      >
        <MenuItem icon="practice" onClick={() => void practice({ replay: moment })}>
          {t('replay:playOnBot')}
        </MenuItem>
        <MenuItem icon="users" onClick={() => void practice({ replay: moment, bothSides: true })}>
          {t('replay:playOnBoth')}
        </MenuItem>
        {user && (
          <MenuItem icon="link" onClick={() => setSharing(true)}>
            {t('replay:sharePosition')}
          </MenuItem>
        )}
      </Menu>
      {user && isSharing && (
        <Suspense>
          <SharePositionDialog
            moment={moment}
            user={user.username}
            mover={mover}
            canWin={mover === player}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
