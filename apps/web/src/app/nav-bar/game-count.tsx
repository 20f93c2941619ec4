import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import styles from './nav-bar.module.css';

/** The number of games, once the lobby has sent the list. */
export function GameCount() {
  const { t } = useTranslation();
  const count = useLobby(({ games }) => games && Object.keys(games).length);
  if (count === null) return null;
  return <span className={styles.games}>{t('common:nav.games', { count })}</span>;
}
