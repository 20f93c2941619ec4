import { Trans } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import styles from './bar.module.css';

/** How many games there are, once the lobby has said so. */
export function GameCount() {
  const count = useLobby(({ games }) => games && Object.keys(games).length);
  if (count === null) return null;
  return (
    <span className={styles.games}>
      <Trans i18nKey="common:nav.games" count={count} components={[<b key="count" />]} />
    </span>
  );
}
