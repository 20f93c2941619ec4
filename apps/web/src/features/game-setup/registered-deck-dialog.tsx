import type { LobbyPlayer, PendingGame } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './deck-dialog.module.css';

interface RegisteredDeckDialogProps {
  game: PendingGame;
  choices: NonNullable<LobbyPlayer['deck']['choices']>;
  /** The name of the chosen deck. */
  chosen: string | undefined;
  onClose: () => void;
}

/** Lets a player choose one of the decks that they have registered for the event of the game. */
export function RegisteredDeckDialog({ game, choices, chosen, onClose }: RegisteredDeckDialogProps) {
  const { t } = useTranslation('tables');
  const { selectRegisteredDeck } = useLobbyActions();
  const choose = async (position: number): Promise<void> => {
    if (await selectRegisteredDeck(game.id, position)) onClose();
  };
  return (
    <Dialog title={t('tables:decks.title')} onClose={onClose}>
      <p className={styles.help}>{t('tables:decks.registered')}</p>
      <ul className={styles.decks}>
        {choices.map(({ name, houses }, position) => (
          <li key={name}>
            <button
              type="button"
              className={styles.deck}
              aria-pressed={name === chosen}
              onClick={() => void choose(position)}
            >
              <span className={styles.houses}>
                {houses.map((house) => (
                  <Emblem key={house} name={house} label={t(`common:house.${house}`)} size={28} />
                ))}
              </span>
              <span className={styles.name}>{name}</span>
              {name === chosen && (
                <Icon name="ok" label={t('tables:decks.selected')} className={styles.ok ?? ''} />
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
