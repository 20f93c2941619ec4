import type { Practice } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hideHands, useHotSeat } from '../../lib/hot-seat.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { Button } from '../../ui/button.tsx';
import dialogForm from '../../ui/dialog-form.module.css';
import { Switch } from '../../ui/switch.tsx';
import styles from './hot-seat-dialog.module.css';
import { SideDecksDialog } from './side-decks.tsx';

/** Sets up a hot-seat game: a deck for each side, and whether hands are covered between turns. */
export function HotSeatDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['bothSides', 'tables']);
  const { practice } = useLobbyActions();
  const { coversHands } = useHotSeat();
  const [isBusy, setBusy] = useState(false);

  const start = async (decks: Practice): Promise<void> => {
    setBusy(true);
    await practice({ bothSides: true, ...decks });
    setBusy(false);
  };
  const sides = {
    own: { label: t('bothSides:side.own'), choose: t('bothSides:choose.own') },
    other: { label: t('bothSides:side.other'), choose: t('bothSides:choose.other') },
  };
  return (
    <SideDecksDialog title={t('bothSides:title')} sides={sides} onClose={onClose}>
      {(rows, decks) => (
        <div className={dialogForm.form}>
          <p className={dialogForm.text}>{t('bothSides:text')}</p>
          {rows}
          <Switch checked={coversHands} onChange={hideHands}>
            {t('bothSides:cover')}
          </Switch>
          <p className={styles.help}>{t('bothSides:coverHelp')}</p>
          <div className={dialogForm.actions}>
            <Button variant="ghost" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button
              variant="primary"
              icon="practice"
              busy={isBusy}
              disabled={isBusy}
              onClick={() => void start(decks)}
            >
              {t('bothSides:start')}
            </Button>
          </div>
        </div>
      )}
    </SideDecksDialog>
  );
}
