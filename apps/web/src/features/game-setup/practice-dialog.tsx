import { BOT_LEVELS } from '@amberhall/protocol';
import type { Practice } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseBotLevel, useBotLevel } from '../../lib/bot-level.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import dialogForm from '../../ui/dialog-form.module.css';
import styles from './hot-seat-dialog.module.css';
import { SideDecksDialog } from './side-decks.tsx';

/** Sets up a practice game: how well the bot plays, and a deck for each side. The level is kept for the next game. */
export function PracticeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['practice', 'bothSides']);
  const { practice } = useLobbyActions();
  const { level } = useBotLevel();
  const [isBusy, setBusy] = useState(false);

  const start = async (decks: Practice): Promise<void> => {
    setBusy(true);
    await practice(decks);
    setBusy(false);
  };
  const sides = {
    own: { label: t('bothSides:side.own'), choose: t('bothSides:choose.own') },
    other: { label: t('practice:otherDeck'), choose: t('practice:chooseOther') },
  };
  return (
    <SideDecksDialog title={t('practice:title')} sides={sides} onClose={onClose}>
      {(rows, decks) => (
        <div className={dialogForm.form}>
          <ChoiceChips
            legend={t('practice:level')}
            choices={BOT_LEVELS.map((value) => ({ value, label: t(`practice:levels.${value}`) }))}
            value={level}
            onChange={chooseBotLevel}
          />
          <p className={styles.help} role="status">
            {t(`practice:about.${level}`)}
          </p>
          {rows}
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
