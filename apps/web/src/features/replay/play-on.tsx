import type { ReplayMoment } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import styles from './replay-controls.module.css';

/** Starts a practice game at a moment of the replay. What the viewpoint hides is drawn by chance. */
export function PlayOn({ moment }: { moment: ReplayMoment }) {
  const { t } = useTranslation('replay');
  const { practice } = useLobbyActions();
  return (
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
    </Menu>
  );
}
