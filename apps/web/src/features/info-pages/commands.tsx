import { useTranslation } from 'react-i18next';
import styles from './commands.module.css';

/** The commands, which are the same in every language, and the keys of their explanations. */
const COMMANDS = [
  { typed: '/active-house mars', key: 'activeHouse' },
  { typed: '/add-card Troll', key: 'addCard' },
  { typed: '/cancel-prompt', key: 'cancelPrompt' },
  { typed: '/discard 1', key: 'discard' },
  { typed: '/discardtopofdeck 1', key: 'discardTop' },
  { typed: '/draw 1', key: 'draw' },
  { typed: '/first-player mira', key: 'firstPlayer' },
  { typed: '/forge red', key: 'forge' },
  { typed: '/give-control', key: 'giveControl' },
  { typed: '/help', key: 'help' },
  { typed: '/manual', key: 'manual' },
  { typed: '/modify-clock 60', key: 'clock' },
  { typed: '/mulligan', key: 'mulligan' },
  { typed: '/mute-spectators', key: 'mute' },
  { typed: '/rematch', key: 'rematch' },
  { typed: '/reveal-hand', key: 'revealHand' },
  { typed: '/shuffle', key: 'shuffle' },
  { typed: '/tide high', key: 'tide' },
  { typed: '/token damage 2', key: 'token' },
  { typed: '/token-creature', key: 'tokenCreature' },
  { typed: '/unforge red', key: 'unforge' },
] as const;

/** All chat commands of manual mode, each with an example. */
export function Commands() {
  const { t } = useTranslation('pages');
  return (
    <dl className={styles.commands}>
      {COMMANDS.map(({ typed, key }) => (
        <div key={key} className={styles.command}>
          <dt>
            <code translate="no">{typed}</code>
          </dt>
          <dd>{t(`pages:howToPlay.command.${key}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
