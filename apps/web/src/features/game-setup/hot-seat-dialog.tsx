import { useTranslation } from 'react-i18next';
import { hideHands, useHotSeat } from '../../lib/hot-seat.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import dialogForm from '../../ui/dialog-form.module.css';
import { Switch } from '../../ui/switch.tsx';
import styles from './hot-seat-dialog.module.css';
import { SideDecksDialog } from './side-decks-dialog.tsx';

/** Sets up a hot-seat game: a deck for each side, and whether hands are covered between turns. */
export function HotSeatDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['bothSides', 'tables']);
  const { practice } = useLobbyActions();
  const { coversHands } = useHotSeat();
  return (
    <SideDecksDialog
      title={t('bothSides:title')}
      sides={{
        own: { label: t('bothSides:side.own'), choose: t('bothSides:choose.own') },
        other: { label: t('bothSides:side.other'), choose: t('bothSides:choose.other') },
      }}
      before={<p className={dialogForm.text}>{t('bothSides:text')}</p>}
      after={
        <>
          <Switch checked={coversHands} onChange={hideHands}>
            {t('bothSides:cover')}
          </Switch>
          <p className={styles.help}>{t('bothSides:coverHelp')}</p>
        </>
      }
      onStart={(decks) => practice({ bothSides: true, ...decks })}
      onClose={onClose}
    />
  );
}
