import { FIRST_PLAYER_CHOICES } from '@amberhall/protocol';
import type { PendingGame } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import styles from './waiting-room-page.module.css';

/** In a match, the loser of the last game chooses who begins the next one. The others see the choice. */
export function FirstPlayerChoice({ game, viewer }: { game: PendingGame; viewer: string | undefined }) {
  const { t } = useTranslation('tables');
  const { chooseFirstPlayer } = useLobbyActions();
  const { id, firstPlayer, players } = game;
  if (firstPlayer === undefined) return null;
  const { chooser, choice } = firstPlayer;
  if (chooser === viewer) {
    return (
      <ChoiceChips
        legend={t('tables:firstPlayer.title')}
        choices={FIRST_PLAYER_CHOICES.map((value) => ({
          value,
          label: t(`tables:firstPlayer.choice.${value}`),
        }))}
        value={choice}
        onChange={(value) => void chooseFirstPlayer(id, value)}
        help={t('tables:firstPlayer.help')}
      />
    );
  }
  const opponent = Object.keys(players).find((name) => name !== chooser);
  const first = choice === 'self' ? chooser : choice === 'opponent' ? opponent : undefined;
  return (
    <p className={styles.commitment}>
      {first === undefined
        ? t('tables:firstPlayer.open', { name: chooser })
        : t('tables:firstPlayer.chosen', { name: chooser, first })}
    </p>
  );
}
