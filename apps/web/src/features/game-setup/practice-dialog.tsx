import { BOT_LEVELS } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { chooseBotLevel, useBotLevel } from '../../lib/bot-level.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import styles from './hot-seat-dialog.module.css';
import { SideDecksDialog } from './side-decks-dialog.tsx';

/** Sets up a practice game: how well the bot plays, and a deck for each side. The level is kept for the next game. */
export function PracticeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['practice', 'bothSides']);
  const { practice } = useLobbyActions();
  const { level } = useBotLevel();
  return (
    <SideDecksDialog
      title={t('practice:title')}
      sides={{
        own: { label: t('bothSides:side.own'), choose: t('bothSides:choose.own') },
        other: { label: t('practice:otherDeck'), choose: t('practice:chooseOther') },
      }}
      before={
        <>
          <ChoiceChips
            legend={t('practice:level')}
            choices={BOT_LEVELS.map((value) => ({ value, label: t(`practice:levels.${value}`) }))}
            value={level}
            onChange={chooseBotLevel}
          />
          <p className={styles.help} role="status">
            {t(`practice:about.${level}`)}
          </p>
        </>
      }
      onStart={practice}
      onClose={onClose}
    />
  );
}
